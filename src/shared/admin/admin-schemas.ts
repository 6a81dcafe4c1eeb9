import { z } from 'zod'
import { relinkOutcomes } from '../auth/relink.ts'
import { roles } from '../auth/roles.ts'
import { messageStates } from '../contact/message-states.ts'
import { bulkChangeInputSchema } from '../guides/editing/editing-schemas.ts'
import { guideIdSchema } from '../guides/guide-schemas.ts'
import { pageLanguages } from '../languages.ts'
import { rowIdSchema } from '../row-id-schemas.ts'
import { periodNames } from './periods.ts'
import { instantSchema, boundedText, trimmedText } from '../text-schemas.ts'

/** Id of an operation, created when a dialog is first submitted. A repeated submit with the same id has no effect (B20.39). */
export const operationIdSchema = z.uuid()
/** Reason for an admin action, which its audit log entry stores. */
export const reasonSchema = trimmedText(500).min(1)

/** Filters the audit log. `before`: id of the last entry of the previous page. Without `userId` and `guideId`, all entries match. */
export const auditLogInput = z.object({
  before: rowIdSchema.optional(),
  userId: rowIdSchema.optional(),
  guideId: rowIdSchema.optional(),
})
export type AuditLogInput = z.infer<typeof auditLogInput>

export const figuresInput = z.object({ period: z.enum(periodNames) })

/**
 * Filters orders. `find`: an email address, name, receipt id, Stripe id, guide id or title. `before`: last order of the
 * previous page.
 */
export const ordersInput = z.object({
  find: trimmedText(200).optional(),
  before: boundedText(100).optional(),
})
export const readerInput = z.object({ userId: rowIdSchema })
export const accessAtDateInput = z.object({ userId: rowIdSchema, guideId: guideIdSchema, at: instantSchema })
export type AccessAtDateInput = z.infer<typeof accessAtDateInput>

export const refundableInput = z.object({ receiptId: z.uuid() })
export const refundInput = z.object({
  operationId: operationIdSchema,
  receiptId: z.uuid(),
  amount: z.int32().positive(),
  shown: z.object({ refunded: z.int32().min(0) }),
  reason: reasonSchema,
})
export type RefundInput = z.infer<typeof refundInput>
export const sendReceiptInput = z.object({
  operationId: operationIdSchema,
  receiptId: z.uuid(),
  shown: z.object({ email: boundedText(254) }),
})
export type SendReceiptInput = z.infer<typeof sendReceiptInput>
export const grantGuideInput = z.object({
  operationId: operationIdSchema,
  userId: rowIdSchema,
  guideId: guideIdSchema,
  reason: reasonSchema,
})
export type GrantGuideInput = z.infer<typeof grantGuideInput>
/** `since`: start of the access, as shown on the user's page. */
export const revokeGuideInput = grantGuideInput.extend({ shown: z.object({ since: instantSchema }) })
export type RevokeGuideInput = z.infer<typeof revokeGuideInput>
export const endProInput = z.object({
  operationId: operationIdSchema,
  userId: rowIdSchema,
  when: z.enum(['now', 'period-end']),
  shown: z.object({ periodEnd: instantSchema.nullable(), renews: z.boolean() }),
  reason: reasonSchema,
})
export type EndProInput = z.infer<typeof endProInput>
export const roleInput = z.object({
  operationId: operationIdSchema,
  userId: rowIdSchema,
  role: z.enum(roles).nullable(),
  shown: z.object({ role: z.enum(roles).nullable() }),
  reason: reasonSchema,
})
export type RoleInput = z.infer<typeof roleInput>
export const logOutInput = z.object({
  operationId: operationIdSchema,
  userId: rowIdSchema,
  reason: reasonSchema,
})
/** `language`: language of the email to the user. */
export const exportDataInput = logOutInput.extend({ language: z.enum(pageLanguages) })
export type ExportDataInput = z.infer<typeof exportDataInput>
/** `deletesAt`: time of deletion, as shown on the user's page. */
export const deleteReaderInput = exportDataInput.extend({
  shown: z.object({ deletesAt: instantSchema.nullable() }),
})
export type DeleteReaderInput = z.infer<typeof deleteReaderInput>
/** Relinks an account. `outcome`: the outcome that the dialog showed before the operator confirmed it. */
export const relinkInput = logOutInput.extend({ outcome: z.enum(relinkOutcomes) })
export type RelinkInput = z.infer<typeof relinkInput>

/** Filters contact messages. `find`: a part of an address, a message or a reply, in any state. */
export const inboxInput = z.object({
  state: z.enum(messageStates).default('open'),
  find: trimmedText(200).min(1).optional(),
  before: rowIdSchema.optional(),
})
export const messageInput = z.object({ id: rowIdSchema })
export const replyInput = z.object({
  operationId: operationIdSchema,
  id: rowIdSchema,
  body: trimmedText(10_000).min(1),
})
export type ReplyInput = z.infer<typeof replyInput>
export const messageStateInput = z.object({ id: rowIdSchema, state: z.enum(messageStates) })

export const subscriberActionInput = z.object({ email: z.email().max(254), reason: reasonSchema })

export const hideSentenceInput = z.object({ id: rowIdSchema, hidden: z.boolean(), reason: reasonSchema })

/** `find`: the first characters of a failed request's id, which its error page shows. */
export const healthInput = z.object({
  find: trimmedText(64)
    .regex(/^[\w-]+$/)
    .optional(),
})
export const reconcileInput = z.object({ operationId: operationIdSchema })
export const guideReasonInput = z.object({ guideId: guideIdSchema, reason: reasonSchema })
/** `mark`: hash of the previewed changes. Nothing changes if the current changes have another hash. */
export const bulkGuidesInput = bulkChangeInputSchema.extend({ mark: boundedText(100), reason: reasonSchema })
