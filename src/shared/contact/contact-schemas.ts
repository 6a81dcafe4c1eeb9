import { z } from 'zod'
import { emailSchema } from '../auth/auth-schemas.ts'
import { maxContactLength, minContactLength, normalizeMessage } from './contact-message.ts'
import { defaultLanguage, pageLanguages } from '../languages.ts'
import { countCodePoints } from '../length-of.ts'
import { boundedText } from '../text-schemas.ts'

export const contactMessageSchema = z.object({
  email: emailSchema,
  message: z
    .string()
    .transform(normalizeMessage)
    .pipe(
      boundedText(
        maxContactLength,
        `Message must be at most ${maxContactLength.toLocaleString('en-US')} characters long`,
      ).refine(
        (text) => countCodePoints(text) >= minContactLength,
        `Message must be at least ${minContactLength} characters long`,
      ),
    )
    .describe(`${minContactLength} to ${maxContactLength} characters`),
  language: z
    .enum(pageLanguages)
    .catch(defaultLanguage)
    .default(defaultLanguage)
    .describe('the language of the page it was written on'),
  website: boundedText(2000).default('').describe('people never see this field; leave it out'),
})
export type ContactMessage = z.output<typeof contactMessageSchema>

export const contactResponseSchema = z.object({ success: z.literal(true), message: z.string() })
