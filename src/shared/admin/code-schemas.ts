import { z } from 'zod'
import { operationIdSchema, reasonSchema } from './admin-schemas.ts'
import { maxCodeAmount, maxCodePercent, maxCodeUses, codePattern } from '../payments/code-terms.ts'
import { boundedText, trimmedText } from '../text-schemas.ts'

/** A UTC day such as '2026-12-31'. */
const day = z.iso.date()
const amount = z.int().min(1).max(maxCodeAmount)

/** Input of a new discount code: a percentage, or an amount in each currency (minor units). */
export const newCodeInputSchema = z
  .object({
    operationId: operationIdSchema,
    word: boundedText(20).regex(new RegExp(`^${codePattern}$`), '4 to 20 letters and digits'),
    forGuides: z.boolean(),
    forPro: z.boolean(),
    terms: z.union([
      z.object({ percent: z.int().min(1).max(maxCodePercent), amounts: z.null() }),
      z.object({ percent: z.null(), amounts: z.object({ usd: amount, jpy: amount }) }),
    ]),
    firstDay: day,
    /** Last day on which the code is valid. Null if it never expires. */
    lastDay: day.nullable(),
    /** Maximum number of redemptions. Null if unlimited. */
    mostUses: z.int().min(1).max(maxCodeUses).nullable(),
    newBuyers: z.boolean(),
    note: trimmedText(500).min(1),
  })
  .refine(({ forGuides, forPro }) => forGuides || forPro, { path: ['forGuides'], message: 'no product' })
  .refine(({ firstDay, lastDay }) => lastDay === null || lastDay >= firstDay, {
    path: ['lastDay'],
    message: 'before the first day',
  })
export type NewCodeInput = z.infer<typeof newCodeInputSchema>

export const endCodeInputSchema = z.object({
  operationId: operationIdSchema,
  word: boundedText(20),
  reason: reasonSchema,
})
