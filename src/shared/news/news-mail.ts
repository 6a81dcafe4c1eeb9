/** What a page says about the weekly mail, or about reminders of steps, as its address names it. */
export const newsMailStates = [
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
export type NewsMailState = (typeof newsMailStates)[number]

/** Where the forms of the weekly mail are sent, with script and without. */
export const newsMailPath = '/news-mail'

export const isNewsKey = (text: string) => /^[\w-]{43}$/.test(text)
