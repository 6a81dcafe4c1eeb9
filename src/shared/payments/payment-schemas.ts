import { z } from 'zod'
import { guideIdSchema } from '../guides/guide-schemas.ts'
import { defaultLanguage, pageLanguages } from '../languages.ts'
import { currencies } from '../money.ts'
import { orderDeclarationFields } from './condition-schemas.ts'
import { codeProblems } from './code-terms.ts'
import { boundedText, trimmedText } from '../text-schemas.ts'

export const pageLanguageSchema = z
  .enum(pageLanguages)
  .catch(defaultLanguage)
  .default(defaultLanguage)
  .describe('decides the currency')

const code = trimmedText(60)
  .transform((typed) => (typed === '' ? undefined : typed))
  .optional()
  .describe('the code for a discount, as the buyer typed it')

/** Id of a payment at Stripe. */
export const paymentIdSchema = z
  .string()
  .regex(/^pi_\w+$/, 'not a payment id')
  .max(255)

const orderFields = { language: pageLanguageSchema, code, ...orderDeclarationFields }

export const paymentInputSchema = z.object({ guideId: guideIdSchema, ...orderFields })

export const subscriptionInputSchema = z.object(orderFields).default({ language: 'en' })

export const checkoutSessionInputSchema = z.discriminatedUnion('mode', [
  z.object({ mode: z.literal('payment'), guideId: guideIdSchema, ...orderFields }),
  z.object({ mode: z.literal('subscription'), ...orderFields }),
])

export const hostedCheckoutSchema = z.object({
  url: z.url(),
  startedAt: z.string().describe('by the clock that purchases are dated by'),
})

const sessionIdSchema = z
  .string()
  .regex(/^cs_\w+$/, 'not a checkout session id')
  .max(255)

export const sessionCheckInputSchema = z.object({ sessionId: sessionIdSchema, guideId: guideIdSchema })

export const verificationInputSchema = z.object({
  sessionId: sessionIdSchema,
  guideId: guideIdSchema.nullable().default(null).describe('null for a subscription'),
  userEmail: boundedText(320).default('').describe('never says who is granted'),
})

export const startedPaymentSchema = z.object({
  clientSecret: z.string(),
  amount: z.int().describe('in the minor unit of the currency; the yen has none'),
  currency: z.enum(currencies),
  code: z
    .object({ word: z.string(), takenOff: z.int() })
    .nullable()
    .describe('the code that is taken, and what it has taken off'),
  codeProblem: z
    .enum(codeProblems)
    .nullable()
    .describe('why the code of the call takes nothing off; the payment is without it then'),
})

/** A started payment for a gift or a bundle, to which no code applies. */
export const startedPaymentWithoutCodeSchema = startedPaymentSchema.omit({ code: true, codeProblem: true })

export const startedSubscriptionSchema = startedPaymentSchema.extend({
  amount: z.int().describe('what is charged for the first month'),
  monthly: z.int().describe('what each further month costs'),
  credit: z.int().describe('what guides bought lately take off the first month'),
})

export const purchaseInputSchema = z.object({
  guideId: guideIdSchema.nullable().describe('null for Pro'),
  stripePaymentId: paymentIdSchema,
  amount: z.number().optional().describe('never looked at: Stripe says what was paid'),
})
