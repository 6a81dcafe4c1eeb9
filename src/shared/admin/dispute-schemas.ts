import { z } from 'zod'
import { pageLanguages } from '../languages.ts'
import { currencies } from '../money.ts'

/** Stripe's reasons for a dispute; each has a text, `admin.disputes.reason.…`. */
export const disputeReasons = [
  'bank_cannot_process',
  'credit_not_processed',
  'customer_initiated',
  'debit_not_authorized',
  'duplicate',
  'fraudulent',
  'general',
  'incorrect_account_details',
  'insufficient_funds',
  'noncompliant',
  'product_not_received',
  'product_unacceptable',
  'subscription_canceled',
  'unrecognized',
] as const
export type DisputeReason = (typeof disputeReasons)[number]

/** A reason that Stripe adds later is a general one. */
export const disputeReasonOf = (reason: string): DisputeReason =>
  disputeReasons.find((each) => each === reason) ?? 'general'

export const disputeSchema = z.object({
  id: z.string(),
  userId: z.number(),
  email: z.string(),
  /** Of the receipt; null where the payment has none. */
  description: z.string().nullable(),
  descriptionLanguage: z.enum(pageLanguages).nullable(),
  reference: z.string(),
  amount: z.int(),
  currency: z.enum(currencies).nullable().describe('null where the bank names another one'),
  reason: z.enum(disputeReasons),
  evidence: z.enum(['none', 'staged', 'submitted']),
  dueAt: z.string().nullable().describe('null where the bank takes no evidence'),
  openedAt: z.string(),
  /** In Stripe's dashboard. */
  url: z.string(),
})
export type OpenDispute = z.infer<typeof disputeSchema>

export const disputesSchema = z.object({ disputes: z.array(disputeSchema) })
