/**
 * From here on the dialog around this element is open like any other part of the page: while it is modal, nothing
 * outside it can be reached, and reCAPTCHA puts its picture task at the end of the page.
 */
export function leaveTopLayer(element: HTMLElement): void {
  const dialog = element.closest<HTMLDialogElement>('dialog:modal')
  if (dialog === null) return
  // Escape still asks to cancel, as it does by itself in a modal dialog.
  dialog.setAttribute('closedby', 'closerequest')
  dialog.close()
  dialog.show()
}
