/** States of a newsletter or reminder subscription after a form was submitted, as named in the URL. */
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

/** Path that the newsletter's forms submit to, with and without script. */
export const newsletterPath = '/news-mail'

export const isSubscriptionKey = (text: string) => /^[\w-]{43}$/.test(text)
