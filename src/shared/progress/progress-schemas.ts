import { z } from 'zod'
import { guideIdSchema } from '../guides/guide-schemas.ts'
import { pageLanguages } from '../languages.ts'
import { blockKeyLength, maxReadingPlaces } from './places.ts'
import { maxSavedGuides } from './saved.ts'
import { deviceKinds, maxJoinedNoteLength, maxNotesPerStep } from './step-notes.ts'
import { maxStepMarks, maxStepsPerGuide } from './steps.ts'
import { boundedText } from '../text-schemas.ts'

/** Time of a change in milliseconds, by the device's clock. */
const instant = z.int().min(0).max(8.64e15)

const savedChangeSchema = z.object({ guideId: guideIdSchema, saved: z.boolean(), at: instant })

const stepNoteSchema = z.object({
  device: z
    .string()
    .max(16)
    .regex(/^[\w-]*$/),
  kind: z.enum(deviceKinds),
  at: instant,
  text: boundedText(maxJoinedNoteLength),
})

const stepMarkSchema = z.object({
  guideId: guideIdSchema,
  step: z
    .string()
    .length(16)
    .regex(/^[\w-]+$/),
  place: z.int().min(0).max(maxStepsPerGuide),
  steps: z.int().min(1).max(maxStepsPerGuide),
  done: z.boolean(),
  note: boundedText(maxJoinedNoteLength),
  notes: z.array(stepNoteSchema).max(maxNotesPerStep).optional(),
  at: instant,
})

const readingPlaceSchema = z.object({
  guideId: guideIdSchema,
  block: z
    .string()
    .max(blockKeyLength)
    .regex(/^[\w-]*$/),
  percent: z.int().min(0).max(100),
  at: instant,
})

const progressSchema = z.object({
  saved: z.array(savedChangeSchema).max(maxSavedGuides),
  marks: z.array(stepMarkSchema).max(maxStepMarks),
  places: z.array(readingPlaceSchema).max(maxReadingPlaces),
})
export type Progress = z.infer<typeof progressSchema>

/**
 * Changes since the device's last sync. `all`: these are all changes on the device, so the response contains all others of the
 * account.
 */
export const syncInputSchema = progressSchema.extend({ all: z.boolean() })
export type SyncInput = z.infer<typeof syncInputSchema>

/** Changes that are newer than the device's own. */
export const syncResultSchema = progressSchema.extend({
  on: z.boolean().describe('false once the user turned it off: nothing is stored and nothing is returned'),
  now: z.int().describe('the time of the server, in milliseconds'),
  places: z.array(readingPlaceSchema.extend({ titleEn: z.string(), titleJa: z.string() })),
})
export type SyncResult = z.infer<typeof syncResultSchema>

/** Whether the account stores the user's progress (B21.95). */
export const progressSyncSchema = z.object({ on: z.boolean() })
export const setProgressSyncSchema = z.object({
  on: z.boolean(),
  deleteStored: z.boolean().describe('when it is turned off'),
})

/** Whether the user opted in to emails about saved guides or steps. */
export const emailOptInSchema = z.object({ wanted: z.boolean() })
export const setEmailOptInSchema = z.object({ wanted: z.boolean(), language: z.enum(pageLanguages) })
