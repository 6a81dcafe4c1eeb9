/** All kinds of audit log entries (B20.5). A new kind needs a text, `admin.action.…`. */
export const auditKinds = [
  'role-changed',
  // Only in entries from before operations were stored (B20.39), as is the value 'attempt'.
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
  'picture-stored',
  'compared',
  'differences-written',
  'report-hidden',
  'report-shown',
  'subscriber-removed',
  'code-made',
  'code-ended',
] as const
export type AuditKind = (typeof auditKinds)[number]

/**
 * The fields that an audit log entry may have before and after; each has a text, `admin.value.…`. Never paid text,
 * never an address.
 */
export const auditValueNames = [
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
  'picture',
  'price',
  'tagAdded',
  'tagRemoved',
  'report',
  'code',
  'codeTerms',
] as const
export type AuditValueName = (typeof auditValueNames)[number]
