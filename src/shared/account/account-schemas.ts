import { z } from 'zod'
import { pageLanguages } from '../languages.ts'

const language = z.enum(pageLanguages)
/** Schema of a time as ISO 8601 text. Converts the Date objects that the server passes. */
const when = z
  .custom<string | Date>((value) => typeof value === 'string' || value instanceof Date)
  .transform((value) => (typeof value === 'string' ? value : value.toISOString()))
  .pipe(z.string())
const listOf = <Shape extends z.ZodRawShape>(shape: Shape) => z.array(z.object(shape))

export const pageLanguageInputSchema = z.object({ language })

/** What an account deletion removes and what it keeps, shown before the user confirms. */
export const deletionSummarySchema = z.object({
  deletesAt: when.nullable().describe('null: nobody has asked for it'),
  guides: z.number().describe('guides that would be lost'),
  pro: z.enum(['none', 'renews', 'ends']).describe('whether a month of Pro would be lost'),
  proUntil: when.nullable(),
  payments: z.number().describe('payments that the law has us keep'),
})
export type DeletionSummary = z.infer<typeof deletionSummarySchema>

const key = z
  .string()
  .length(43)
  .regex(/^[\w-]+$/, 'not a key from a mail')
export const deletionKeySchema = z.object({ key })

/** Time of the scheduled account deletion. Null if none is scheduled. */
export const deletionTimeSchema = z.object({ deletesAt: when.nullable() })

export const dataExportsSchema = z.object({
  copies: listOf({ id: z.string(), askedAt: when, endsAt: when, ready: z.boolean() }),
})

const money = { amount: z.number(), currency: z.string() }
const guide = { guideId: z.number(), title: z.string() }

/** All data that the shop stores about one user. Contains no paid text, no tokens, and no data of other users. */
export const personalDataSchema = z.object({
  madeAt: when,
  account: z.object({
    email: z.string(),
    username: z.string(),
    accountNumber: z.number(),
    signInNumber: z.string(),
    createdAt: when,
    freeGuideUsed: z.boolean(),
    stripeCustomer: z.string().nullable(),
    newEmail: z.string().nullable(),
    deletesAt: when.nullable(),
  }),
  signIn: z
    .object({
      email: z.string(),
      emailVerified: z.boolean(),
      createdAt: when,
      lastSignInAt: when.nullable(),
      methods: z.array(z.string()),
      secondFactors: listOf({ kind: z.string(), number: z.string().nullable(), addedAt: when.nullable() }),
    })
    .nullable(),
  pro: z.object({
    status: z.string().nullable(),
    active: z.boolean(),
    until: when.nullable(),
    // Exports created before this field existed don't contain it.
    givenUntil: when.nullable().default(null),
    renews: z.boolean(),
  }),
  purchases: listOf({
    ...guide,
    ...money,
    source: z.string(),
    boughtAt: when,
    reference: z.string().nullable(),
    onHoldSince: when.nullable(),
    takenBackAt: when.nullable(),
  }),
  accessChanges: listOf({
    happenedAt: when,
    change: z.string(),
    reason: z.string(),
    guideId: z.number().nullable(),
    reference: z.string().nullable(),
  }),
  checkouts: listOf({
    begunAt: when,
    description: z.string(),
    ...money,
    state: z.string(),
    closedAt: when.nullable(),
    reference: z.string().nullable(),
    // Exports created before these fields existed don't contain them.
    terms: z.string().nullable().default(null),
    termsShownAt: when.nullable().default(null),
    termsHash: z.string().nullable().default(null),
  }),
  receipts: listOf({
    paidAt: when,
    description: z.string(),
    ...money,
    refunded: z.number().describe('by the shop'),
    bankReturned: z.number().default(0).describe('by the bank, after a dispute'),
    reference: z.string(),
    receiptNumber: z.string(),
  }),
  officeReceipts: listOf({
    issuedAt: when,
    receiptNumber: z.string(),
    addressee: z.string(),
    address: z.string(),
    purpose: z.string(),
  }).default([]),
  refunds: listOf({
    paidAt: when,
    description: z.string(),
    ...money,
    state: z.string(),
    reference: z.string(),
  }),
  // Exports created before these fields existed don't contain them.
  orderPlaces: listOf({
    description: z.string(),
    place: z.string(),
    declarations: z.string().nullable(),
    declaredAt: when.nullable(),
    declarationsHash: z.string().nullable(),
  }).default([]),
  withdrawals: listOf({
    statedAt: when,
    description: z.string(),
    ...money,
    guideIds: z.array(z.number()).nullable(),
    refundedAt: when.nullable(),
  }).default([]),
  disputes: listOf({
    openedAt: when,
    ...money,
    reason: z.string(),
    state: z.string(),
    reference: z.string(),
  }).default([]),
  giftsGiven: listOf({
    orderedAt: when,
    guideId: z.number().nullable(),
    title: z.string(),
    to: z.string().nullable(),
    language: z.string(),
    message: z.string(),
    tellAt: when,
    toldAt: when.nullable(),
    state: z.string(),
    reference: z.string().nullable(),
  }).default([]),
  giftsClaimed: listOf({
    claimedAt: when.nullable(),
    guideId: z.number().nullable(),
    title: z.string(),
    until: when.nullable().default(null),
    message: z.string(),
  }).default([]),
  deletions: listOf({ askedAt: when, dueAt: when, state: z.string(), endedAt: when.nullable() }),
  savedGuides: listOf({ ...guide, saved: z.boolean(), changedAt: when }),
  steps: listOf({
    ...guide,
    step: z.number(),
    done: z.boolean(),
    note: z.string(),
    notes: listOf({
      device: z.string(),
      deviceNumber: z.string(),
      writtenAt: when,
      text: z.string(),
    }).default([]),
    changedAt: when,
  }),
  sessions: listOf({ device: z.string(), signedInAt: when, lastUsedAt: when }).default([]),
  openedGuides: listOf({ ...guide, lastOpenedAt: when }).default([]),
  readingLimits: listOf({ reachedAt: when, guides: z.number() }).default([]),
  readingPlaces: listOf({
    ...guide,
    percent: z.number(),
    block: z.string(),
    changedAt: when,
  }).default([]),
  progressOptOut: z.object({ askedAt: when }).nullable().default(null),
  // Exports created before these fields existed don't contain them.
  savedWish: z.object({ language: z.string(), askedAt: when }).nullable().default(null),
  stepWish: z.object({ language: z.string(), askedAt: when }).nullable().default(null),
  /** Null without a newsletter subscription, or while the user's email address is not confirmed. */
  newsMail: z
    .object({ email: z.string(), language: z.string(), askedAt: when, confirmedAt: when.nullable() })
    .nullable()
    .default(null),
  // Exports created before income reports existed don't contain this field.
  reports: listOf({
    ...guide,
    tried: z.boolean(),
    hours: z.string().nullable(),
    weeks: z.number().nullable(),
    incomeBand: z.number().nullable(),
    stoppedAt: z.number().nullable(),
    trouble: z.string(),
    sentence: z.string(),
    changedAt: when,
  }).default([]),
  reportWishes: listOf({ ...guide, dueAt: when }).default([]),
  /** Null while the email address is not confirmed, because it may belong to someone else. */
  mails: listOf({
    writtenAt: when,
    sentAt: when.nullable(),
    to: z.string(),
    subject: z.string(),
    text: z.string(),
  }).nullable(),
  messages: listOf({ writtenAt: when, message: z.string() }).nullable(),
})
export type PersonalData = z.infer<typeof personalDataSchema>
