/**
 * As a ref: `showModal` gives the focus to the element with this attribute, which React itself never sets. What comes
 * into a dialog that is open already takes the focus by itself.
 */
export function focusOnOpen(element: HTMLElement | null): void {
  element?.setAttribute('autofocus', '')
  if (element?.closest('dialog')?.open) element.focus()
}
