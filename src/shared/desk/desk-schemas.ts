import { z } from 'zod'
import { deedKinds } from './deeds.ts'

/** What of a thing a deed changed: names and values, no text that is paid for and no address. */
const deedValues = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])).nullable()
export type DeedValues = z.infer<typeof deedValues>

const deedSchema = z.object({
  id: z.number(),
  happenedAt: z.string(),
  operator: z.string(),
  kind: z.enum(deedKinds),
  reason: z.string(),
  userId: z.number().nullable(),
  guideId: z.number().nullable(),
  before: deedValues,
  after: deedValues,
})
export type ShownDeed = z.infer<typeof deedSchema>

const rowId = z.number().int().positive()

/** The deeds before this one, of everybody or about one reader or guide. */
export const deedsInput = z.object({
  before: rowId.optional(),
  userId: rowId.optional(),
  guideId: rowId.optional(),
})
export const deedsSchema = z.object({
  deeds: z.array(deedSchema),
  /** Where the next page begins; null at the end. */
  next: z.number().nullable(),
})
