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

/** What became of it; each has its text, `desk.detail.…`. */
export const detailWords = [
  'attempt-open',
  'attempt-paid',
  'attempt-closed',
  'taken-off-guides',
  'taken-off-code',
  'gift-by-link',
  'gift-unpaid',
  'gift-waiting',
  'gift-told',
  'gift-unreached',
  'gift-claimed',
  'gift-on-hold',
  'gift-taken-back',
  'gift-claimed-by',
  'gift-from',
  'mail-waiting',
  'mail-sent',
  'mail-refused',
  'access-granted',
  'access-suspended',
  'access-restored',
  'access-revoked',
  'access-duplicate-refunded',
  'access-refund-failed',
  'access-ignored',
  'access-pro-started',
  'access-pro-ended',
  'access-renewal-failed',
] as const
export type DetailWord = (typeof detailWords)[number]
