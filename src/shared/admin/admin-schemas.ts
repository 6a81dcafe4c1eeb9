import { z } from 'zod'
import { relinkOutcomes } from '../auth/relink.ts'
import { roles } from '../auth/roles.ts'
import { messageStates } from '../contact/message-states.ts'
import { bulkChangeInputSchema } from '../guides/editing/editing-schemas.ts'
import { guideIdSchema } from '../guides/guide-schemas.ts'
import { pageLanguages } from '../languages.ts'
import { rowIdSchema } from '../row-id-schemas.ts'
import { salesPeriodNames } from './periods.ts'
import { instantSchema, boundedText, trimmedText } from '../text-schemas.ts'

/** Id of an operation, created when a dialog is first submitted. A repeated submit with the same id has no effect (B20.39). */
export const operationIdSchema = z.uuid()
/** Reason for an admin action, which its audit log entry stores. */
export const reasonSchema = trimmedText(500).min(1)

/** Filters the audit log. `before`: id of the last entry of the previous page. Without `userId` and `guideId`, all entries match. */
export const auditLogInputSchema = z.object({
  before: rowIdSchema.optional(),
  userId: rowIdSchema.optional(),
  guideId: rowIdSchema.optional(),
})
export type AuditLogInput = z.infer<typeof auditLogInputSchema>

export const figuresInputSchema = z.object({ period: z.enum(salesPeriodNames) })

/**
 * Filters orders. `find`: an email address, name, receipt id, Stripe id, guide id or title. `before`: last order of the
 * previous page.
 */
export const ordersInputSchema = z.object({
  find: trimmedText(200).optional(),
  before: boundedText(100).optional(),
})
export const readerInputSchema = z.object({ userId: rowIdSchema })
export const accessAtDateInputSchema = readerInputSchema.extend({ guideId: guideIdSchema, at: instantSchema })

export const refundableInputSchema = z.object({ receiptId: z.uuid() })
export const refundInputSchema = z.object({
  operationId: operationIdSchema,
  receiptId: z.uuid(),
  amount: z.int32().positive(),
  shown: z.object({ refunded: z.int32().min(0) }),
  reason: reasonSchema,
})
export const sendReceiptInputSchema = z.object({
  operationId: operationIdSchema,
  receiptId: z.uuid(),
  shown: z.object({ email: boundedText(254) }),
})

/** Input of an operation on a user. Stored fingerprints depend on the order of the fields. */
const readerOperation = <Fields extends z.ZodRawShape>(fields: Fields) =>
  z.object({ operationId: operationIdSchema, userId: rowIdSchema, ...fields, reason: reasonSchema })

export const grantGuideInputSchema = readerOperation({ guideId: guideIdSchema })
/** `since`: start of the access, as shown on the user's page. */
export const revokeGuideInputSchema = grantGuideInputSchema.extend({
  shown: z.object({ since: instantSchema }),
})
export const endProInputSchema = readerOperation({
  when: z.enum(['now', 'period-end']),
  shown: z.object({ periodEnd: instantSchema.nullable(), renews: z.boolean() }),
})
export const roleInputSchema = readerOperation({
  role: z.enum(roles).nullable(),
  shown: z.object({ role: z.enum(roles).nullable() }),
})
export const logOutInputSchema = readerOperation({})
/** `language`: language of the email to the user. */
export const exportDataInputSchema = logOutInputSchema.extend({ language: z.enum(pageLanguages) })
/** `deletesAt`: time of deletion, as shown on the user's page. */
export const deleteReaderInputSchema = exportDataInputSchema.extend({
  shown: z.object({ deletesAt: instantSchema.nullable() }),
})
/** Relinks an account. `outcome`: the outcome that the dialog showed before the operator confirmed it. */
export const relinkInputSchema = logOutInputSchema.extend({ outcome: z.enum(relinkOutcomes) })

export const evidenceInputSchema = z.object({ disputeId: boundedText(100) })
/** `shown`: time of the records that the dialog showed, and the hash of the shown evidence. */
export const submitEvidenceInputSchema = evidenceInputSchema.extend({
  operationId: operationIdSchema,
  shown: z.object({ at: instantSchema, hash: boundedText(64) }),
  reason: reasonSchema,
})

/** Filters contact messages. `find`: a part of an address, a message or a reply, in any state. */
export const inboxInputSchema = z.object({
  state: z.enum(messageStates).default('open'),
  find: trimmedText(200).min(1).optional(),
  before: rowIdSchema.optional(),
})
export const messageInputSchema = z.object({ id: rowIdSchema })
export const replyInputSchema = z.object({
  operationId: operationIdSchema,
  id: rowIdSchema,
  body: trimmedText(10_000).min(1),
})
export const messageStateInputSchema = z.object({ id: rowIdSchema, state: z.enum(messageStates) })

export const subscriberActionInputSchema = z.object({ email: z.email().max(254), reason: reasonSchema })

export const hideSentenceInputSchema = z.object({
  id: rowIdSchema,
  hidden: z.boolean(),
  reason: reasonSchema,
})

/** `find`: the first characters of a failed request's id, which its error page shows. */
export const healthInputSchema = z.object({
  find: trimmedText(64)
    .regex(/^[\w-]+$/)
    .optional(),
})
export const reconcileInputSchema = z.object({ operationId: operationIdSchema })
export const guideReasonInputSchema = z.object({ guideId: guideIdSchema, reason: reasonSchema })
/** `mark`: hash of the previewed changes. Nothing changes if the current changes have another hash. */
export const bulkGuidesInputSchema = bulkChangeInputSchema.extend({
  mark: boundedText(100),
  reason: reasonSchema,
})
