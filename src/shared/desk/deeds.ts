/** Everything that an operator can do at the desk and that is noted (B20.5). A new kind needs its text, `desk.deed.…`. */
export const deedKinds = [
  'role-changed',
  'role-unconfirmed',
  'relinked',
  'data-copied',
  'deletion-asked',
  'receipt-sent',
  'refund',
  'refund-refused',
  'guide-given',
  'guide-taken-back',
  'pro-ended',
  'logged-out',
  'message-answered',
  'message-moved',
  'template-saved',
  'template-deleted',
  'jobs-retried',
  'swept',
  'guide-state-changed',
  'guides-changed',
  'guides-imported',
  'guides-exported',
  'compared',
] as const
export type DeedKind = (typeof deedKinds)[number]

/** What a deed may say of before and after; each has its text, `desk.value.…`. Never paid text, never an address. */
export const deedValueNames = [
  'role',
  'payment',
  'refunded',
  'attempt',
  'refusal',
  'ends',
  'message',
  'template',
  'state',
  'jobs',
  'publishAt',
  'guides',
  'signIn',
  'file',
  'price',
  'tagAdded',
  'tagRemoved',
] as const
export type DeedValueName = (typeof deedValueNames)[number]
