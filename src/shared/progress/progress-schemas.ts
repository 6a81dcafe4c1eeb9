import { z } from 'zod'
import { guideIdSchema } from '../guides/guide-schemas.ts'
import { pageLanguages } from '../languages.ts'
import { mostSaved } from './saved.ts'
import { longestNote, mostMarks, maxSteps } from './steps.ts'
import { textOf } from '../text-schemas.ts'

/** Time of the change in milliseconds, by the clock of the device. */
const instant = z.int().min(0).max(8.64e15)

const savedChangeSchema = z.object({ guideId: guideIdSchema, saved: z.boolean(), at: instant })

export const syncSavedSchema = z.object({ changes: z.array(savedChangeSchema).max(mostSaved) })

const stepMarkSchema = z.object({
  guideId: guideIdSchema,
  step: z
    .string()
    .length(16)
    .regex(/^[\w-]+$/),
  place: z.int().min(0).max(maxSteps),
  steps: z.int().min(1).max(maxSteps),
  done: z.boolean(),
  note: textOf(longestNote),
  at: instant,
})

export const syncStepsSchema = z.object({ marks: z.array(stepMarkSchema).max(mostMarks) })

/** Whether the user opted in to emails: about saved guides, or about steps. */
export const wishSchema = z.object({ wanted: z.boolean() })
export const setWishSchema = z.object({ wanted: z.boolean(), language: z.enum(pageLanguages) })
