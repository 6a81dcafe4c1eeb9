/** A ref callback that focuses the element when it mounts, also in a dialog that opens with it. */
export function focusOnMount(element: HTMLElement | null): void {
  element?.setAttribute('autofocus', '')
  element?.focus()
}
