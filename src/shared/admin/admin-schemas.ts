import { z } from 'zod'
import { planSchema } from '../access/access-schemas.ts'
import { roles } from '../auth/roles.ts'
import { relinkObstacles, relinkOutcomes } from '../auth/relink.ts'
import { messageStates } from '../contact/message-states.ts'
import { manyInputSchema } from '../guides/editing/editing-schemas.ts'
import { guideIdSchema } from '../guides/guide-schemas.ts'
import { pageLanguages } from '../languages.ts'
import { currencies } from '../money.ts'
import { rowId } from '../row-id-schemas.ts'
import { auditKinds, auditValueNames } from './audit-log.ts'
import { detailWords, momentKinds } from './moments.ts'
import { operationId } from './operation-schemas.ts'
import { instantSchema, textOf, trimmedTextOf } from '../text-schemas.ts'

/** The values that an admin action changed. */
const auditValues = z.partialRecord(z.enum(auditValueNames), z.string()).nullable()
export type AuditValues = z.infer<typeof auditValues>

const auditEntrySchema = z.object({
  id: z.number(),
  happenedAt: z.string(),
  operator: z.string(),
  kind: z.enum(auditKinds),
  reason: z.string(),
  userId: z.number().nullable(),
  guideId: z.number().nullable(),
  before: auditValues,
  after: auditValues,
})
export type ShownAuditEntry = z.infer<typeof auditEntrySchema>

/** Audit log entries before this one: all, or those about one user or guide. */
export const auditLogInput = z.object({
  before: rowId.optional(),
  userId: rowId.optional(),
  guideId: rowId.optional(),
})
export const auditLogSchema = z.object({
  entries: z.array(auditEntrySchema),
  /** Where the next page begins; null at the end. */
  next: z.number().nullable(),
})

const money = { currency: z.enum(currencies), amount: z.int(), refundedAmount: z.int() }

const orderItemSchema = z.object({
  guideId: z.number().nullable(),
  title: z.string(),
  amount: z.int(),
  recipient: z.enum(['buyer', 'gift']),
  isReturned: z.boolean().describe('the buyer owned it already, so its share is refunded'),
  isPart: z.boolean().describe('the description names several items or a path'),
})
export type OrderItem = z.infer<typeof orderItemSchema>

const orderSchema = z.object({
  id: z.uuid(),
  paidAt: z.string(),
  items: z.array(orderItemSchema),
  description: z.string(),
  descriptionLanguage: z.enum(pageLanguages),
  ...money,
  reference: z.string(),
  /** A bank decides about its money. */
  disputed: z.boolean(),
  userId: z.number(),
  email: z.string(),
})
export type Order = z.infer<typeof orderSchema>

/** `find`: an email address, a name, a receipt, any id of Stripe, or a guide by number or title. `before`: where a page begins. */
export const ordersInput = z.object({
  find: trimmedTextOf(200).optional(),
  before: textOf(100).optional(),
})
export const ordersSchema = z.object({
  /** Whose address or name begins so. */
  readers: z.array(z.object({ id: z.number(), email: z.string(), username: z.string() })),
  orders: z.array(orderSchema),
  next: z.string().nullable(),
})

export const readerInput = z.object({ userId: rowId })

export const toldShape = {
  /** What became of it; `value` is a sum, a code or whom it is about. */
  details: z.array(z.object({ word: z.enum(detailWords), value: z.string() })),
  /** A value as it was recorded: a number, or free text. */
  recorded: z.string(),
}

const momentSchema = z.object({
  at: z.string(),
  kind: z.enum(momentKinds),
  /** The guide that it is about, or Pro, which has no title. */
  about: z.object({ title: z.string().nullable(), titleJa: z.string() }).nullable(),
  /** A further detail: an amount, an address, or text that a user wrote. */
  subject: z.string(),
  subjectLanguage: z.enum(pageLanguages),
  ...toldShape,
})
export type ReaderMoment = z.infer<typeof momentSchema>

export const readerSchema = z.object({
  id: z.number(),
  uid: z.string(),
  email: z.string(),
  username: z.string(),
  createdAt: z.string(),
  /** When the account is going to be deleted. */
  deletesAt: z.string().nullable(),
  freeAccessUsed: z.boolean(),
  customerId: z.string().nullable(),
  plan: planSchema,
  orders: z.array(orderSchema),
  guides: z.array(
    z.object({
      guideId: z.number(),
      title: z.string(),
      titleJa: z.string(),
      source: z.enum(['payment', 'free', 'given', 'gift']),
      since: z.string(),
      state: z.enum(['open', 'suspended', 'revoked']),
    }),
  ),
  moments: z.array(momentSchema),
  entries: z.array(auditEntrySchema),
})
export type AdminReader = z.infer<typeof readerSchema>

/** Required for every action that may be questioned later. */
export const reason = trimmedTextOf(500).min(1)

export const refundableInput = z.object({ receiptId: z.uuid() })
/** What a refund can be, as Stripe says now. */
export const refundableSchema = z.object({
  currency: z.enum(currencies),
  paid: z.int(),
  refunded: z.int(),
  left: z.int(),
  forPro: z.boolean(),
  /** What of it was taken off a month of Pro, which stays so. */
  counted: z.int(),
})
export const refundInput = z.object({
  operationId,
  receiptId: z.uuid(),
  amount: z.int32().positive(),
  shown: z.object({ refunded: z.int32().min(0) }),
  reason,
})
export const sendReceiptInput = z.object({
  operationId,
  receiptId: z.uuid(),
  shown: z.object({ email: textOf(254) }),
})
export const giveGuideInput = z.object({ operationId, userId: rowId, guideId: guideIdSchema, reason })
/** `since` as on the reader's page. */
export const takeGuideBackInput = giveGuideInput.extend({ shown: z.object({ since: instantSchema }) })
export const endProInput = z.object({
  operationId,
  userId: rowId,
  when: z.enum(['now', 'period-end']),
  shown: z.object({ periodEnd: instantSchema.nullable(), renews: z.boolean() }),
  reason,
})
/** The user's role according to Firebase; null for none. */
export const roleOfSchema = z.object({ role: z.enum(roles).nullable() })
export const roleInput = z.object({
  operationId,
  userId: rowId,
  role: z.enum(roles).nullable(),
  shown: roleOfSchema,
  reason,
})
export const logOutInput = z.object({ operationId, userId: rowId, reason })
/** With the language of the email about it. */
export const copyDataInput = z.object({
  operationId,
  userId: rowId,
  reason,
  language: z.enum(pageLanguages),
})
/** `deletesAt` as on the reader's page. */
export const deleteReaderInput = copyDataInput.extend({
  shown: z.object({ deletesAt: instantSchema.nullable() }),
})
/** What relinking would do as Firebase says now, or why it does nothing. */
export const relinkableSchema = z.object({
  outcome: z.enum(relinkOutcomes).nullable(),
  obstacle: z.enum(relinkObstacles).nullable(),
  /** The address that an account keeps when it gives up this one. */
  freedEmail: z.string().nullable(),
})
export type Relinkable = z.infer<typeof relinkableSchema>
/** The outcome is what the dialog showed. */
export const relinkInput = z.object({
  operationId,
  userId: rowId,
  reason,
  outcome: z.enum(relinkOutcomes),
})

const messageSchema = z.object({
  id: z.number(),
  email: z.string(),
  message: z.string(),
  language: z.enum(pageLanguages),
  createdAt: z.string(),
  state: z.enum(messageStates),
})

/** `find`: a part of an address, a message or an answer, in any state. */
export const inboxInput = z.object({
  state: z.enum(messageStates).default('open'),
  find: trimmedTextOf(200).min(1).optional(),
  before: rowId.optional(),
})
export const inboxSchema = z.object({
  counts: z.record(z.enum(messageStates), z.int()),
  messages: z.array(messageSchema),
  next: z.number().nullable(),
})
export const messageInput = z.object({ id: rowId })
export const messageThreadSchema = messageSchema.extend({
  /** The reader with this address, if there is one. */
  readerId: z.number().nullable(),
  /** In the language of the message. */
  templates: z.array(z.object({ id: z.int(), name: z.string(), body: z.string() })),
  replies: z.array(
    z.object({ id: z.number(), operator: z.string(), body: z.string(), writtenAt: z.string() }),
  ),
})
export const answerInput = z.object({ operationId, id: rowId, body: trimmedTextOf(10_000).min(1) })
export const moveMessageInput = z.object({ id: rowId, state: z.enum(messageStates) })

export const subscribersSchema = z.object({
  languages: z.array(z.object({ language: z.enum(pageLanguages), confirmed: z.int(), unconfirmed: z.int() })),
  last: z.object({ owedAt: z.string(), count: z.int() }).nullable().describe('when mails were owed last'),
  waiting: z.int(),
  refused: z.array(z.object({ email: z.string(), refusedAt: z.string() })),
})
export const subscriberActionInput = z.object({ email: z.email().max(254), reason })

export const hideSentenceInput = z.object({ id: rowId, hidden: z.boolean(), reason })

/** `find`: how the id of a failed request begins, as its error page shows it. */
export const healthInput = z.object({
  find: trimmedTextOf(64)
    .regex(/^[\w-]+$/)
    .optional(),
})
export const healthSchema = z.object({
  nodes: z.array(
    z.object({
      id: z.string(),
      release: z.string(),
      nodeVersion: z.string(),
      startedAt: z.string(),
      seenAt: z.string(),
      /** Without a heartbeat for so long that it counts as dead. */
      silent: z.boolean(),
    }),
  ),
  /** The newest, or those that were looked for; how many there were within a day. */
  failures: z.object({
    today: z.int(),
    found: z.array(
      z.object({
        id: z.string(),
        failedAt: z.string(),
        route: z.string(),
        code: z.string(),
        error: z.string(),
        place: z.string().nullable(),
        release: z.string(),
        count: z.int(),
      }),
    ),
  }),
  queues: z.array(z.object({ queue: z.string(), waiting: z.int(), failed: z.int() })),
  failed: z.array(z.object({ id: z.string(), queue: z.string(), at: z.string(), message: z.string() })),
  mails: z.object({ waiting: z.int(), refused: z.int(), oldest: z.string().nullable() }),
  events: z.object({ lastAt: z.string().nullable(), slowestSeconds: z.number().nullable() }),
  chores: z.array(
    z.object({
      chore: z.enum(['backup', 'restore-drill', 'sweep', 'reconcile', 'paid-lines', 'proof']),
      succeededAt: z.string(),
    }),
  ),
  /** With Stripe, the one that is running or else the last; null while there was none (B20.24). */
  comparison: z
    .object({
      /** Whether it writes what differs. */
      repairs: z.boolean(),
      endedAt: z.string().nullable(),
      gaveUp: z.boolean(),
      buyers: z.int(),
      compared: z.int(),
      /** All of them, and the first of them. */
      differences: z.int(),
      found: z.array(
        z.object({ userId: z.int(), email: z.string(), stripeId: z.string(), changes: z.array(z.string()) }),
      ),
    })
    .nullable(),
})
export const compareInput = z.object({ operationId })
export const guideReasonInput = z.object({ guideId: guideIdSchema, reason })
/** With the mark of what was shown: if something else would change by now, nothing does. */
export const manyGuidesInput = manyInputSchema.extend({ mark: textOf(100), reason })
