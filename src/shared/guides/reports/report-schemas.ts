import { z } from 'zod'
import { hasContactDetails } from '../../contact-details.ts'
import { pageLanguages } from '../../languages.ts'
import { rowIdSchema } from '../../row-id-schemas.ts'
import { maxStepsPerGuide } from '../../progress/steps.ts'
import { guideIdSchema } from '../guide-schemas.ts'
import {
  hourBands,
  incomeBands,
  maxReportSentenceLength,
  maxReportedWeeks,
  reportObstacles,
} from './reports.ts'
import { trimmedText } from '../../text-schemas.ts'

const lastBand = incomeBands.length - 1

/** A user's report about a guide. If the guide was not tried, only `trouble` and `sentence` are stored. */
const saidSchema = z.object({
  tried: z.boolean(),
  hours: z.enum(hourBands).nullable(),
  /** Weeks until the first payment. Null if there is none yet. */
  weeks: z.int().min(0).max(maxReportedWeeks).nullable(),
  /** Band of the last month's income. Null if the guide was not tried. */
  income: z.int().min(0).max(lastBand).nullable(),
  /** Last step that the user reached, from 1. Null for a user who continues. */
  stoppedAt: z.int().min(1).max(maxStepsPerGuide).nullable(),
  trouble: z.enum(reportObstacles),
  sentence: z.string(),
})
export type IncomeReport = z.infer<typeof saidSchema>

const sentenceSchema = trimmedText(maxReportSentenceLength)
  .transform((text) => text.replace(/\s+/g, ' '))
  .refine((text) => !hasContactDetails(text), 'no addresses, links or phone numbers')

export const reportInputSchema = saidSchema
  .extend({ guideId: guideIdSchema, language: z.enum(pageLanguages), sentence: sentenceSchema })
  .refine(({ tried, hours, income }) => !tried || (hours !== null && income !== null), {
    message: 'hours and income are needed of whoever tried it',
  })
  .refine(
    ({ tried, hours, weeks, income, stoppedAt }) =>
      tried || [hours, weeks, income, stoppedAt].every((each) => each === null),
    { message: 'nothing can be said of what was not tried' },
  )
  .refine(({ income, weeks }) => income === null || income === 0 || weeks !== null, {
    path: ['weeks'],
    message: 'needed where there was an income',
  })
export type ReportInput = z.infer<typeof reportInputSchema>

export const ownReportInputSchema = z.object({ guideId: guideIdSchema })

export const ownReportSchema = z.object({
  opensAt: z.string().nullable().describe('from when on it can be made; null where it never can'),
  report: saidSchema.nullable(),
  wished: z.boolean().describe('a mail will ask for it'),
})

export const reportOptInInputSchema = z.object({
  guideId: guideIdSchema,
  language: z.enum(pageLanguages),
  wished: z.boolean(),
})

export const reportListInputSchema = z.object({
  odd: z.boolean().default(false).describe('only what looks made up'),
  before: rowIdSchema.optional(),
})

export const reportListSchema = z.object({
  reports: z.array(
    saidSchema.extend({
      id: z.int(),
      guideId: guideIdSchema,
      title: z.string().describe('in English, or in Japanese without it'),
      titleJa: z.string(),
      userId: z.int().nullable().describe('null once the account is gone'),
      language: z.enum(pageLanguages).describe('of the page that it was written on'),
      hidden: z.boolean(),
      createdAt: z.string(),
      changedAt: z.string(),
      sameDay: z.int().describe('how many reports on this guide came within a day of it, with itself'),
      sameNetwork: z.int().describe('how many reports came from its network, with itself'),
    }),
  ),
  next: z.int().nullable(),
})
export type ListedReport = z.infer<typeof reportListSchema>['reports'][number]
