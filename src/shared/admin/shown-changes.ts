/** Changes that may have happened after a dialog of the admin opened (B20.39). Each has a text, `admin.changed.…`. */
export const dialogConflicts = [
  /** Its detail is the refunded amount, formatted. */
  'refunded',
  'pro-over',
  /** Its detail is the time when Pro ends without renewing. */
  'pro-ends',
  /** Its detail is the end of the renewed month. */
  'pro-renewed',
  /** Its detail is the current role, or 'none'. */
  'role',
  'guide',
  /** Its detail is the current email address. */
  'email',
  'relink',
  'deletion',
  'dispute',
] as const
export type DialogConflict = (typeof dialogConflicts)[number]
