/** What is said when a call or a page fails. */
export const texts = {
  // In the message of a refused call, for logs and error cards (B13.4).
  'callError.loginRequired': 'Authentication error: Login required',

  // Pages that the server sends instead of one that it can't show (B13.15).
  'failure.address.title': 'This address can’t be read',
  'failure.address.text':
    'Part of the address is broken or missing. Please check it, or start from the list of guides.',
  'failure.method.title': 'This page can only be viewed',
  'failure.method.text': 'It doesn’t accept what was sent. Nothing was bought or changed.',
  'failure.limit.title': 'Too many requests',
  'failure.limit.text':
    'Your network has sent us many requests within a short time. Please wait a moment and try again. Your account and purchases are safe.',
  'failure.busy.title': 'This page is not available right now',
  'failure.busy.text':
    'The shop can’t be reached properly at the moment. Your account and purchases are safe. Please try again in a few seconds.',
  'failure.reader.text':
    'We can’t look up your account at the moment, so this page is shown as visitors see it. What you own is safe; there is no need to buy it again.',
  'failure.reader.again': 'Try again',
  'failure.reference': 'If you contact us about this, please quote the reference {id}.',
} as const
