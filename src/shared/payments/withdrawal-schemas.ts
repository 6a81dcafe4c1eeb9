import { z } from 'zod'
import { guideIdSchema } from '../guides/guide-schemas.ts'
import { pageLanguages } from '../languages.ts'
import { lawProducts } from '../law/law-table.ts'
import { currencies } from '../money.ts'
import { trimmedText } from '../text-schemas.ts'

/**
 * Reasons why a withdrawal is impossible. 'no-right': the buyer's law grants none. 'late': the period is over. 'used': the
 * right ended with the declared use. 'refunded': the money was returned. 'disputed': a dispute is open.
 */
export const withdrawalObstacles = ['no-right', 'late', 'used', 'refunded', 'disputed'] as const
export type WithdrawalObstacle = (typeof withdrawalObstacles)[number]

export const withdrawalKeySchema = z
  .string()
  .length(43)
  .regex(/^[\w-]+$/, 'not a key from a mail')
export const withdrawnGuideIdsSchema = z
  .array(guideIdSchema)
  .min(1)
  .max(100)
  .nullable()
  .describe('null: all that can be')

export const withdrawalLinkInputSchema = z.object({
  number: trimmedText(255).describe('as receipts print it'),
  email: z.email().max(254),
  language: z.enum(pageLanguages),
})
export const shownContractSchema = z.object({
  receiptId: z.string(),
  product: z.enum(lawProducts),
  number: z.string(),
  description: z.string(),
  descriptionLanguage: z.enum(pageLanguages),
  currency: z.enum(currencies),
  paid: z.int(),
  refund: z.int().describe('what a withdrawal from all that is open would refund'),
  until: z.string(),
  obstacle: z.enum(withdrawalObstacles).nullable(),
  parts: z.array(
    z.object({ guideId: guideIdSchema, title: z.string(), amount: z.int(), isOpen: z.boolean() }),
  ),
  withdrawnAt: z.string().nullable().describe('when the last withdrawal was stated'),
  withdrawnAmount: z.int().nullable(),
})
export type ShownContract = z.infer<typeof shownContractSchema>
