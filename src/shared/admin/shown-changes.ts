/** Changes that can have happened since a dialog of the admin opened (B20.39). Each has a text, `admin.changed.…`. */
export const changesSinceShown = [
  /** With the refunded amount, formatted. */
  'refunded',
  'pro-over',
  /** With the time when Pro ends without renewing. */
  'pro-ends',
  /** With the end of the renewed month. */
  'pro-renewed',
  /** With the role, or 'none'. */
  'role',
  'guide',
  /** With the current email address. */
  'email',
  'relink',
  'deletion',
  'dispute',
] as const
export type ChangeSinceShown = (typeof changesSinceShown)[number]
