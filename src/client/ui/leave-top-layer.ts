/**
 * Makes the modal dialog around this element non-modal, but keeps it open. While it is modal, nothing
 * outside it can be used, and reCAPTCHA adds its picture challenge at the end of the page.
 */
export function leaveTopLayer(element: HTMLElement): void {
  const dialog = element.closest<HTMLDialogElement>('dialog:modal')
  if (dialog === null) return
  // Escape still requests a cancel, as in a modal dialog.
  dialog.setAttribute('closedby', 'closerequest')
  dialog.close()
  dialog.show()
}
