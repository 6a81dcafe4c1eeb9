import { z } from 'zod'
import { countCodePoints } from './count-code-points.ts'

// Schemas for texts from users. They reject NUL, which PostgreSQL can't store, and lone surrogates, which UTF-8 can't encode.

/** Returns a schema for a text of at most `max` code points. */
export const boundedText = (max: number, tooLong?: string) => bounded(z.string(), max, tooLong)

/** Returns a schema for a text of at most `max` code points, from which surrounding white space is removed. */
export const trimmedText = (max: number) => bounded(z.string().trim(), max)

/**
 * Returns a schema for one line of text. Rejects control characters and text direction marks, which can make two names look
 * alike.
 */
export const singleLineText = (max: number) =>
  trimmedText(max).regex(/^[^\p{Cc}\u202a-\u202e\u2066-\u2069]*$/u, 'no control characters')

/** Returns a schema for a search text or question. Truncates and cleans instead of rejecting, so that every link shows a page. */
export const searchText = (max: number) =>
  z.string().transform((text) => {
    const start = toStorable(text.slice(0, 4 * max)).trim()
    return [...start].slice(0, max).join('')
  })

/** Returns a schema for the search text of a documented call. Cleans like `searchText`, but rejects longer texts. */
export const documentedSearchText = (max: number) => z.string().transform(toStorable).pipe(boundedText(max))

const toStorable = (text: string) => text.replaceAll('\0', '\ufffd').toWellFormed()

/** A time in the format of `toISOString`, such as '2026-11-21T09:41:07.000Z'. */
export const instantSchema = z.iso.datetime().max(30)

/** Returns a schema for JSON of at most `max` characters, all of whose texts can be stored. */
export const boundedJson = (max: number) => {
  const storable = boundedText(max)
  const value: z.ZodType<z.core.util.JSONType> = z.lazy(() =>
    z.union([storable, z.number(), z.boolean(), z.null(), z.array(value), z.record(storable, value)]),
  )
  return value.refine((json) => JSON.stringify(json).length <= max, `at most ${max} characters`)
}

/** Adds length and encoding checks. A code point has at most two UTF-16 units, so the first check bounds the second. */
function bounded(text: z.ZodString, max: number, tooLong = `at most ${max} characters`) {
  return text
    .max(2 * max, tooLong)
    .meta({ maxLength: max })
    .refine((each) => each.length <= max || countCodePoints(each) <= max, tooLong)
    .refine((each) => each.isWellFormed() && !each.includes('\0'), 'holds NUL or half a character')
}
