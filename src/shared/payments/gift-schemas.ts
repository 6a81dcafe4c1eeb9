import { z } from 'zod'
import { hasContactDetails } from '../contact-details.ts'
import { guideIdSchema } from '../guides/guide-schemas.ts'
import { pageLanguages } from '../languages.ts'
import { orderDeclarationFields } from './condition-schemas.ts'
import { trimmedText } from '../text-schemas.ts'
import { maxGiftMessageLength } from './gift-days.ts'
import { isGiftKey } from './gift-paths.ts'

export const giftIdSchema = z.object({ id: z.uuid() })

/** The email to the recipient of a gift: message, address and date. */
const tellingShape = {
  recipient: z.email().max(254).nullable().describe('null: the buyer passes on the link'),
  language: z.enum(pageLanguages).describe('of the mail'),
  day: z
    .string()
    .length(10)
    .regex(/^\d{4}-\d{2}-\d{2}$/)
    .refine((day) => !Number.isNaN(Date.parse(day)), 'not a day')
    .describe('on which the mail is written, in the time zone of its language'),
  message: trimmedText(maxGiftMessageLength).refine(
    (text) => !hasContactDetails(text),
    'no addresses, links or phone numbers',
  ),
}

export const giftOrderSchema = z.object({
  id: z.uuid().describe('made by the form: the same order again is the same gift'),
  guideId: guideIdSchema.nullable().describe('null: months of Pro'),
  ...tellingShape,
})

export const giftChangeSchema = giftIdSchema.extend(tellingShape)

export const giftLinkInputSchema = giftIdSchema.extend({ language: z.enum(pageLanguages) })
export const giftPaymentSchema = giftLinkInputSchema.extend(orderDeclarationFields)

/** States of a gift. `unreached`: the email bounced permanently, so the buyer must pass on the link. */
export const giftStates = [
  'unpaid',
  'waiting',
  'told',
  'unreached',
  'claimed',
  'on-hold',
  'taken-back',
] as const
export type GiftState = (typeof giftStates)[number]

/** Content of a gift: a guide, or months of Pro. The other field is null. */
const givenShape = { guideId: guideIdSchema.nullable(), months: z.int().nullable() }

export const giftSchema = z.object({
  id: z.uuid(),
  ...givenShape,
  titleEn: z.string(),
  titleJa: z.string(),
  state: z.enum(giftStates),
  recipient: z.string().nullable(),
  language: z.enum(pageLanguages),
  day: z.string(),
  message: z.string(),
  orderedAt: z.string(),
  toldAt: z.string().nullable(),
  claimedAt: z.string().nullable(),
})
export type Gift = z.infer<typeof giftSchema>

export const giftKeySchema = z.object({
  key: z.string().length(43).refine(isGiftKey, 'not a key of a gift'),
})

/** Content of a gift's page before the recipient claims it. */
export const giftPageSchema = z.object({
  ...givenShape,
  titleEn: z.string().describe('of the guide, as the next two'),
  titleJa: z.string(),
  thumbnailUrl: z.string(),
  from: z.string().describe('empty where the giver is gone'),
  message: z.string(),
  state: z.enum(['open', 'claimed', 'on-hold', 'taken-back']),
  mine: z.boolean().describe('claimed by whoever asks'),
  mayRead: z.boolean().describe('whoever asks may read the guide already'),
  until: z.string().nullable().describe('when Pro would end, accepted now; or will end, where it was'),
  plan: z
    .object({
      state: z.enum(['renews', 'ends', 'disputed']),
      until: z.string().nullable(),
    })
    .nullable()
    .describe('of whoever asks: while there is one, months of Pro can’t be claimed'),
})
export type GiftPageData = z.infer<typeof giftPageSchema>
