/** Focuses the element, once the sign-up dialog is closed: a modal dialog keeps the focus. */
export function takeFocus(element: HTMLElement | null): void {
  const dialog = document.querySelector('dialog:modal')
  if (dialog === null) element?.focus()
  else dialog.addEventListener('close', () => element?.focus(), { once: true })
}
