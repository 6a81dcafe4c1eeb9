/** What can have changed since a dialog of the admin was opened (B20.39). Each has a text, `admin.changed.…`. */
export const shownChanges = [
  /** The amount refunded by now, as people read it. */
  'refunded',
  'pro-over',
  /** When Pro ends, without renewing. */
  'pro-ends',
  /** When the month ends that Pro was renewed to. */
  'pro-renewed',
  /** The role, or 'none'. */
  'role',
  'guide',
  /** The email address of the account by now. */
  'email',
  'relink',
  'deletion',
] as const
export type ShownChange = (typeof shownChanges)[number]
