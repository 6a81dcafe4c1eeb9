/** Behind a guide's address: open it where reading stopped. */
export const continueHash = '#continue'
