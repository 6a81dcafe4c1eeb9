import { z } from 'zod'
import { guideIdSchema } from '../guides/guide-schemas.ts'
import { currencies } from '../money.ts'

export const accessStatusSchema = z.object({
  hasPurchased: z.boolean().describe('this guide, or without one: any guide'),
  isSubscribed: z.boolean(),
})
export type AccessStatus = z.infer<typeof accessStatusSchema>

export const subscriptionStatusSchema = z.object({
  hasActiveSubscription: z.boolean(),
  subscriptionActive: z.boolean().describe('as Stripe says: active, trialing or past due'),
  subscriptionExpiresAt: z.string().nullable().describe('the instant at which reading by Pro ends'),
})

export const monthlyPurchaseStatusSchema = z.object({
  month: z.string().describe('UTC, as 2026-11'),
  purchaseCount: z.int(),
  hasPurchasedThisMonth: z.boolean(),
})

export const purchasesSchema = z.object({
  purchases: z.array(
    z.object({
      guideId: guideIdSchema,
      titleEn: z.string(),
      titleJa: z.string(),
      thumbnailUrl: z.string(),
      amount: z.int().describe('in the minor unit of the currency; the yen has none'),
      currency: z.enum(currencies),
      source: z.enum(['payment', 'free', 'given', 'gift']),
      purchaseDate: z.string(),
      state: z.enum(['open', 'suspended', 'revoked']).describe('suspended while its payment is disputed'),
      stripePaymentId: z.string().nullable(),
    }),
  ),
})
export type Purchases = z.infer<typeof purchasesSchema>

/** Guides that a user has access to besides free samples, for lists of guides. */
export const ownedGuidesSchema = z.object({
  subscribed: z.boolean(),
  bought: z.array(guideIdSchema),
  picked: z.array(guideIdSchema).describe('with the one free guide of the account'),
})
export type OwnedGuides = z.infer<typeof ownedGuidesSchema>

export const planSchema = z.object({
  subscribed: z.boolean().describe('has Pro, by a plan or by a gift'),
  givenUntil: z.string().nullable().describe('until when gifts give Pro; null where none does'),
  givenWaits: z.boolean().describe('a gift of Pro waits for the plan to end'),
  status: z.enum(['incomplete', 'trialing', 'active', 'past_due', 'ended']).nullable(),
  periodEnd: z.string().nullable().describe('what a reader is shown as the end of the paid month'),
  renews: z.boolean(),
  held: z
    .enum(['live', 'disputed'])
    .nullable()
    .describe('what Stripe still holds, whether it opens anything or not'),
  currency: z.enum(currencies).nullable().describe('the currency that Stripe holds this person to'),
})
export type Plan = z.infer<typeof planSchema>

/** Whether a user can read a guide and why, with the history of this access. */
export const accessExplanationSchema = z.object({
  grounds: z.enum(['free-preview', 'purchase', 'free-pick', 'gift', 'subscription']).nullable(),
  since: z.string().nullable(),
  reference: z.string().nullable().describe('the payment or subscription at Stripe'),
  history: z.array(
    z.object({
      change: z.string(),
      reason: z.string(),
      reference: z.string().nullable(),
      happenedAt: z.string(),
    }),
  ),
})
export type AccessExplanation = z.infer<typeof accessExplanationSchema>
