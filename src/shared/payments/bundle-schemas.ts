import { z } from 'zod'
import { orderDeclarationFields } from './condition-schemas.ts'
import { guideIdSchema } from '../guides/guide-schemas.ts'
import { pageLanguages } from '../languages.ts'
import { currencies } from '../money.ts'
import { bundleSize } from './bundle-price.ts'
import { boundedText } from '../text-schemas.ts'

const language = z.enum(pageLanguages).describe('decides the currency')
const chosenGuides = z.object({
  guideIds: z
    .array(guideIdSchema)
    .length(bundleSize)
    .refine((ids) => new Set(ids).size === ids.length, 'each guide once'),
  language,
})
const chosenPath = z.object({ path: boundedText(80), language })

/** Either chosen guides, or those guides of a reading path that the buyer has no access to. */
export const bundleChoiceSchema = z.union([chosenGuides, chosenPath])
export const bundlePaymentSchema = z.union([
  chosenGuides.extend(orderDeclarationFields),
  chosenPath.extend(orderDeclarationFields),
])
export type BundleChoice = z.infer<typeof bundleChoiceSchema>

/** Whether a guide is part of the bundle; otherwise the reason why it is not. */
export const bundleStates = ['offered', 'owned', 'on-hold', 'free', 'own-price', 'not-on-sale'] as const
export type BundleState = (typeof bundleStates)[number]

export const bundleOfferSchema = z.object({
  lines: z.array(
    z.object({
      guideId: guideIdSchema,
      titleEn: z.string(),
      titleJa: z.string(),
      state: z.enum(bundleStates),
      amount: z.int().describe('what it costs by itself'),
      share: z.int().describe('what it costs together with the others; 0 where it is not bought'),
    }),
  ),
  amount: z.int().describe('the sum of the shares'),
  currency: z.enum(currencies),
  buyable: z.boolean().describe('whether this can be paid for now'),
  subscribed: z.boolean().describe('Pro includes them all'),
})
export type BundleOffer = z.infer<typeof bundleOfferSchema>

export const paidBundleSchema = z.object({
  lines: z.array(
    z.object({
      guideId: guideIdSchema,
      titleEn: z.string(),
      titleJa: z.string(),
      givenBack: z.boolean().describe('it was owned already, so its share goes back'),
    }),
  ),
})
