/** As a ref: `showModal` gives the focus to the element with this attribute, which React itself never sets. */
export function focusOnOpen(element: HTMLElement | null): void {
  element?.setAttribute('autofocus', '')
}
