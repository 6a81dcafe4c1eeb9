import { z } from 'zod'
import { pageLanguages } from '../languages.ts'
import { singleLineText } from '../text-schemas.ts'

const details = {
  addressee: singleLineText(100).refine((text) => text !== '', 'missing'),
  address: singleLineText(200),
  purpose: singleLineText(100).describe('empty: what was bought'),
  language: z.enum(pageLanguages),
}

export const companyInvoiceInputSchema = z.object({ receiptId: z.uuid(), ...details })
export const companyInvoiceMonthInputSchema = z.object({
  month: z
    .string()
    .length(7)
    .regex(/^20\d{2}-(?:0[1-9]|1[0-2])$/),
  ...details,
})
export type CompanyInvoiceDetails = Omit<z.infer<typeof companyInvoiceInputSchema>, 'receiptId'>

/** The seller's details on a company invoice. */
export interface CompanyInvoiceSeller {
  name: string
  address: string | null
  phone: string | null
  registrationNumber: string | null
  /** Consumption tax rate in percent that is included in the price. Null if the invoice shows none. */
  taxPercent: number | null
}

export const companyInvoiceFileSchema = z.object({
  name: z.string(),
  pdf: z.string().describe('the file, in Base64'),
})
