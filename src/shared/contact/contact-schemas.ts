import { z } from 'zod'
import { emailSchema } from '../auth/auth-schemas.ts'
import { contactMaximum, contactMinimum, messageLength, normalizeMessage } from './contact-message.ts'
import { defaultLanguage, pageLanguages } from '../languages.ts'

export const contactMessageSchema = z.object({
  email: emailSchema,
  message: z
    .string()
    .transform(normalizeMessage)
    .refine(
      (text) => messageLength(text) >= contactMinimum,
      `Message must be at least ${contactMinimum} characters long`,
    )
    .refine(
      (text) => messageLength(text) <= contactMaximum,
      `Message must be at most ${contactMaximum.toLocaleString('en-US')} characters long`,
    )
    .describe(`${contactMinimum} to ${contactMaximum} characters`),
  language: z
    .enum(pageLanguages)
    .catch(defaultLanguage)
    .default(defaultLanguage)
    .describe('of the page it was written on'),
  website: z.string().max(2000).default('').describe('people never see this field; leave it out'),
})
export type ContactMessage = z.output<typeof contactMessageSchema>

export const contactAnswerSchema = z.object({ success: z.literal(true), message: z.string() })
