import { z } from 'zod'
import { emailSchema } from '../auth/auth-schemas.ts'
import { contactMaximum, contactMinimum, normalizeMessage } from './contact-message.ts'
import { defaultLanguage, pageLanguages } from '../languages.ts'
import { lengthOf } from '../length-of.ts'
import { textOf } from '../text-schemas.ts'

export const contactMessageSchema = z.object({
  email: emailSchema,
  message: z
    .string()
    .transform(normalizeMessage)
    .pipe(
      textOf(
        contactMaximum,
        `Message must be at most ${contactMaximum.toLocaleString('en-US')} characters long`,
      ).refine(
        (text) => lengthOf(text) >= contactMinimum,
        `Message must be at least ${contactMinimum} characters long`,
      ),
    )
    .describe(`${contactMinimum} to ${contactMaximum} characters`),
  language: z
    .enum(pageLanguages)
    .catch(defaultLanguage)
    .default(defaultLanguage)
    .describe('the language of the page it was written on'),
  website: textOf(2000).default('').describe('people never see this field; leave it out'),
})
export type ContactMessage = z.output<typeof contactMessageSchema>

export const contactAnswerSchema = z.object({ success: z.literal(true), message: z.string() })
