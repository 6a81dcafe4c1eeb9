import { z } from 'zod'
import { guideIdSchema } from '../guides/guide-schemas.ts'
import { pageLanguages } from '../languages.ts'
import { currencies } from '../money.ts'

export const receiptIdSchema = z.object({ receiptId: z.uuid() })

export const receiptSchema = z.object({
  id: z.uuid(),
  guideId: guideIdSchema.nullable().describe('null for Pro; the first of several'),
  lines: z
    .array(
      z.object({
        guideId: guideIdSchema,
        title: z.string(),
        amount: z.int().describe('its share of what was paid'),
        givenBack: z.boolean().describe('its share is refunded'),
      }),
    )
    .describe('where several guides were paid for at once'),
  reference: z.string().describe('the payment or invoice at Stripe'),
  description: z.string(),
  descriptionLanguage: z.enum(pageLanguages).describe('the page’s language when it was paid'),
  amount: z.int().describe('in the minor unit of the currency; the yen has none'),
  takenOff: z.int().describe('what had been taken off the price; the amount is what was paid'),
  code: z.string().nullable().describe('the code that took it off, or a part of it'),
  currency: z.enum(currencies),
  paidAt: z.string(),
  refundedAt: z.string().nullable(),
  refundedAmount: z.int().describe('all of it, a part, or 0'),
  bankReturnedAmount: z.int().describe('what the bank returned after a dispute; not a refund'),
  seller: z.string(),
  buyer: z.string(),
})
export type Receipt = z.infer<typeof receiptSchema>

export const ownReceiptSchema = receiptSchema.extend({
  declarations: z.string().nullable().describe('what was ticked before the order, one sentence a line'),
  withdrawUntil: z.string().nullable().describe('null: there is no right to withdraw'),
})
export type OwnReceipt = z.infer<typeof ownReceiptSchema>
