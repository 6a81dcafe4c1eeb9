/** A ref callback: focuses the element when it is mounted, also in a dialog that opens with it. */
export function focusOnMount(element: HTMLElement | null): void {
  element?.setAttribute('autofocus', '')
  element?.focus()
}
