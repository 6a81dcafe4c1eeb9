import { z } from 'zod'
import { operationId, reason } from './admin-schemas.ts'
import { mostAmount, mostPercent, mostUses, wordPattern } from '../payments/code-terms.ts'
import { textOf, trimmedTextOf } from '../text-schemas.ts'

/** '2026-12-31'; days begin and end by UTC, as those of the figures. */
const day = z.iso.date()
const amount = z.int().min(1).max(mostAmount)

/** A code as an owner makes it: a part of the price, or an amount in each currency. */
export const newCodeInput = z
  .object({
    operationId,
    word: textOf(20).regex(new RegExp(`^${wordPattern}$`), '4 to 20 letters and digits'),
    forGuides: z.boolean(),
    forPro: z.boolean(),
    terms: z.union([
      z.object({ percent: z.int().min(1).max(mostPercent), amounts: z.null() }),
      z.object({ percent: z.null(), amounts: z.object({ usd: amount, jpy: amount }) }),
    ]),
    firstDay: day,
    /** Null: until it is ended. */
    lastDay: day.nullable(),
    /** Null: as many as want to. */
    mostUses: z.int().min(1).max(mostUses).nullable(),
    newBuyers: z.boolean(),
    note: trimmedTextOf(500).min(1),
  })
  .refine(({ forGuides, forPro }) => forGuides || forPro, { path: ['forGuides'], message: 'for nothing' })
  .refine(({ firstDay, lastDay }) => lastDay === null || lastDay >= firstDay, {
    path: ['lastDay'],
    message: 'before the first day',
  })
export type NewCodeInput = z.infer<typeof newCodeInput>

export const endCodeInput = z.object({
  operationId,
  word: textOf(20),
  reason,
})
