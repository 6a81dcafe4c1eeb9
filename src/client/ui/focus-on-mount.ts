/** As a ref: takes the focus when the element appears, also in a dialog that opens with it. */
export function focusOnMount(element: HTMLElement | null): void {
  element?.setAttribute('autofocus', '')
  element?.focus()
}
