/** States of the weekly email and of step reminders, as named in the URL. */
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

/** Target of the newsletter's forms, with and without script. */
export const newsletterPath = '/news-mail'

export const isSubscriptionKey = (text: string) => /^[\w-]{43}$/.test(text)
