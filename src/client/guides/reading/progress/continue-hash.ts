/** URL hash that scrolls a guide to the saved reading position. */
export const continueHash = '#continue'
