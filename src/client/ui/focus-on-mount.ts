/** Focuses an element when it mounts, even in a dialog that opens with it. A ref callback. */
export function focusOnMount(element: HTMLElement | null): void {
  element?.setAttribute('autofocus', '')
  element?.focus()
}
