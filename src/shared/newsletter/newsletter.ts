/** What a page says about the weekly mail, or about reminders of steps, as its address names it. */
export const newsletterStates = [
  'asked',
  'invalid',
  'busy',
  'confirm',
  'confirmed',
  'leave',
  'left',
  'leave-steps',
  'left-steps',
  'gone',
] as const
export type NewsletterState = (typeof newsletterStates)[number]

/** Where the forms of the weekly mail are sent, with script and without. */
export const newsletterPath = '/news-mail'

export const isSubscriptionKey = (text: string) => /^[\w-]{43}$/.test(text)
