import { z } from 'zod'
import { emailSchema } from '../auth/auth-schemas.ts'
import {
  maxContactMessageLength,
  minContactMessageLength,
  normalizeContactMessage,
} from './contact-message.ts'
import { defaultLanguage, pageLanguages } from '../languages.ts'
import { countCodePoints } from '../count-code-points.ts'
import { boundedText } from '../text-schemas.ts'

export const contactMessageSchema = z.object({
  email: emailSchema,
  message: z
    .string()
    .transform(normalizeContactMessage)
    .pipe(
      boundedText(
        maxContactMessageLength,
        `Message must be at most ${maxContactMessageLength.toLocaleString('en-US')} characters long`,
      ).refine(
        (text) => countCodePoints(text) >= minContactMessageLength,
        `Message must be at least ${minContactMessageLength} characters long`,
      ),
    )
    .describe(`${minContactMessageLength} to ${maxContactMessageLength} characters`),
  language: z
    .enum(pageLanguages)
    .catch(defaultLanguage)
    .default(defaultLanguage)
    .describe('the language of the page it was written on'),
  website: boundedText(2000).default('').describe('people never see this field; leave it out'),
})
export type ContactMessage = z.output<typeof contactMessageSchema>

export const contactResponseSchema = z.object({ success: z.literal(true), message: z.string() })
