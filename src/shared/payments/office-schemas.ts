import { z } from 'zod'
import { pageLanguages } from '../languages.ts'
import { lengthOf } from '../length-of.ts'

const line = (most: number) =>
  z
    .string()
    .trim()
    .refine((text) => lengthOf(text) <= most, `at most ${most} characters`)
    // Text direction marks can make one name look like another.
    .regex(/^[^\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]*$/u, 'no control characters')

const details = {
  addressee: line(100).refine((text) => text !== '', 'missing'),
  address: line(200),
  purpose: line(100).describe('empty: what was bought'),
  language: z.enum(pageLanguages),
}

export const officeReceiptInputSchema = z.object({ receiptId: z.uuid(), ...details })
export const officeMonthInputSchema = z.object({
  month: z.string().regex(/^20\d{2}-(?:0[1-9]|1[0-2])$/),
  ...details,
})
export type OfficeDetails = Omit<z.infer<typeof officeReceiptInputSchema>, 'receiptId'>

export const officeFileSchema = z.object({
  name: z.string(),
  pdf: z.string().describe('the file, in Base64'),
})

/** What one's last one was made out to. */
export const officeUsedSchema = z.object({ addressee: z.string(), address: z.string() })
