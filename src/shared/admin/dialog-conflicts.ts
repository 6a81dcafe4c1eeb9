/** Changes that may have happened after a dialog of the admin opened (B20.39). Each has a text, `admin.changed.…`. */
export const dialogConflicts = [
  /** Detail: the refunded amount, formatted. */
  'refunded',
  'pro-over',
  /** Detail: the time when Pro ends without renewing. */
  'pro-ends',
  /** Detail: the end of the renewed month. */
  'pro-renewed',
  /** Detail: the current role, or 'none'. */
  'role',
  'guide',
  /** Detail: the current email address. */
  'email',
  'relink',
  'deletion',
  'dispute',
] as const
export type DialogConflict = (typeof dialogConflicts)[number]
