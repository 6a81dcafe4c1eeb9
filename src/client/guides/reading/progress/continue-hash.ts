/** URL hash that opens a guide at the saved reading position. */
export const continueHash = '#continue'
