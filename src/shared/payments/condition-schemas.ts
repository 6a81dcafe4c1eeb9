import { z } from 'zod'
import { buyerPlaces } from '../law/places.ts'
import { boundedText } from '../text-schemas.ts'

/** Fields that every call to start a payment has: the buyer's place and declarations. */
export const orderDeclarationFields = {
  place: z
    .enum(buyerPlaces)
    .optional()
    .describe('where the buyer lives; some places need declarations. Without it, every right stays'),
  declarations: z
    .array(boundedText(500))
    .max(3)
    .optional()
    .describe('the sentences that the buyer checked, word for word as shown'),
}

export const orderConditionsSchema = z.object({
  place: z.enum(buyerPlaces).nullable().describe('null: the buyer has to say it'),
  taxed: z.boolean().describe('whether prices in yen include consumption tax'),
})
