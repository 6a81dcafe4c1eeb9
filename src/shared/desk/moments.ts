/** What happens to a reader, in one line of time (B20.11); each has its text, `desk.moment.…`. */
export const momentKinds = [
  'signed-up',
  'attempt',
  'payment',
  'refund',
  'gift',
  'mail',
  'access',
  'message',
] as const
export type MomentKind = (typeof momentKinds)[number]
