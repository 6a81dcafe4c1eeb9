import type { TextName } from '../texts/translate.ts'

/**
 * All kinds of audit log entries (B20.5). `role-unconfirmed` and the value `attempt` occur only in entries from before
 * operations were stored (B20.39).
 */
export type AuditKind = TextName<'admin.action.'>

/**
 * Field names in the before and after values of an audit log entry; each has a text, `admin.value.…`. Never paid text or an
 * address.
 */
export const auditValueNames = [
  'role',
  'payment',
  'dispute',
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

/** Values before or after an admin action, as the audit log stores them. */
export type AuditValues = Partial<Record<AuditValueName, string>> | null
