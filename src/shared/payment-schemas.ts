import { z } from 'zod'
import { guideIdSchema } from './guide-schemas.ts'
import { defaultLanguage, pageLanguages } from './languages.ts'
import { currencies } from './money.ts'

export const paymentInputSchema = z.object({
  guideId: guideIdSchema,
  language: z
    .enum(pageLanguages)
    .catch(defaultLanguage)
    .default(defaultLanguage)
    .describe('decides the currency'),
})

export const startedPaymentSchema = z.object({
  clientSecret: z.string(),
  amount: z.int().describe('in the minor unit of the currency; the yen has none'),
  currency: z.enum(currencies),
})

export const purchaseInputSchema = z.object({
  guideId: guideIdSchema,
  stripePaymentId: z
    .string()
    .regex(/^pi_\w+$/, 'not a payment id')
    .max(255),
  amount: z.number().optional().describe('never looked at: Stripe says what was paid'),
})

export const recordedPurchaseSchema = z.object({
  guideId: guideIdSchema,
  stripePaymentId: z.string(),
  purchased: z.literal(true),
})

export const freeSelectionInputSchema = z.object({ guideId: guideIdSchema })

export const freeSelectionSchema = z.object({ guideId: guideIdSchema, selected: z.literal(true) })
