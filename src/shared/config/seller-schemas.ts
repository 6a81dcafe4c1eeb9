import { z } from 'zod'
import { pageLanguages } from '../languages.ts'

export const sellerInputSchema = z.object({ language: z.enum(pageLanguages) })

export const sellerSchema = z.object({
  name: z.string(),
  responsible: z
    .string()
    .nullable()
    .describe('the person in charge of sales; null where nobody need be named'),
  address: z.string().nullable().describe('null: told on request'),
  phone: z.string().nullable().describe('null: told on request'),
  supportEmail: z.string(),
  taxed: z.boolean().describe('whether prices in yen include consumption tax'),
})
/** The seller's details that a shop must publish by law. */
export type Seller = z.infer<typeof sellerSchema>
