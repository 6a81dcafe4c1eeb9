import { z } from 'zod'
import { currencies } from '../money.ts'
import { firstSteps } from './first-steps.ts'
import { periodNames } from './periods.ts'

const amount = z.int().describe('in the minor unit of the currency')
const count = z.int()

export const figuresInput = z.object({ period: z.enum(periodNames) })

export const figuresSchema = z.object({
  sales: z.array(
    z.object({
      currency: z.enum(currencies),
      buckets: z.array(z.object({ at: z.string(), count, amount })),
      refunded: amount,
      refunds: count,
      recurring: amount,
    }),
  ),
  guides: z.array(
    z.object({
      /** Null for Pro. */
      guideId: z.number().nullable(),
      title: z.string().nullable(),
      titleJa: z.string(),
      currency: z.enum(currencies),
      count,
      amount,
    }),
  ),
  /** From view to payment, of the guides that were looked at most. */
  way: z.array(
    z.object({
      guideId: z.number(),
      title: z.string(),
      titleJa: z.string(),
      views: count,
      /** Previews that were read to their end. */
      ends: count,
      checkouts: count,
      paid: count,
    }),
  ),
  readers: count,
  newReaders: count,
  freePicks: count,
  proStarted: count,
  proEnded: count,
  proRenewing: count,
  proEnding: count,
  proInGrace: count,
  proGiven: count,
  disputes: count,
})
export type Figures = z.infer<typeof figuresSchema>

/** What waits for a person; null for what this operator's role does not concern. */
export const waitingSchema = z.object({
  /** Open disputes for which no evidence was submitted yet. */
  disputes: count.nullable(),
  messages: count.nullable(),
  refunds: count.nullable(),
  /** Discrepancies of the last reconciliation that are not corrected yet. */
  differences: count.nullable(),
  mails: count.nullable(),
  jobs: count.nullable(),
  translations: count.nullable(),
})
export type Waiting = z.infer<typeof waitingSchema>

export const firstStepsSchema = z.record(z.enum(firstSteps), z.boolean())
export type FirstSteps = z.infer<typeof firstStepsSchema>
