import { z } from 'zod'
import { lengthOf } from './length-of.ts'

// Schemas for texts from outside: PostgreSQL can't store NUL, and UTF-8 has no lone surrogates.

/** Text of at most `max` code points. */
export const textOf = (max: number, tooLong?: string) => bounded(z.string(), max, tooLong)

/** Text of at most `max` code points, without surrounding white space. */
export const trimmedTextOf = (max: number) => bounded(z.string().trim(), max)

/** Text without control characters, and without text direction marks, which can make names look alike. */
export const lineOf = (max: number) =>
  trimmedTextOf(max).regex(/^[^\p{Cc}\u202a-\u202e\u2066-\u2069]*$/u, 'no control characters')

/** A search text or question: truncated and cleaned instead of rejected, so that every link shows a page. */
export const searchTextOf = (max: number) =>
  z.string().transform((text) => {
    const start = toStorable(text.slice(0, 4 * max)).trim()
    return [...start].slice(0, max).join('')
  })

/** The same for a documented call, which rejects longer texts. */
export const searchedTextOf = (max: number) => z.string().transform(toStorable).pipe(textOf(max))

const toStorable = (text: string) => text.replaceAll('\0', '\ufffd').toWellFormed()

/** A time in the format of `toISOString`. */
export const instantSchema = z.iso.datetime().max(30)

/** JSON of at most `max` characters with storable texts. */
export const jsonOf = (max: number) => {
  const storable = textOf(max)
  const value: z.ZodType<z.core.util.JSONType> = z.lazy(() =>
    z.union([storable, z.number(), z.boolean(), z.null(), z.array(value), z.record(storable, value)]),
  )
  return value.refine((json) => JSON.stringify(json).length <= max, `at most ${max} characters`)
}

/** UTF-16 has at most two units per code point. */
function bounded(text: z.ZodString, max: number, tooLong = `at most ${max} characters`) {
  return text
    .max(2 * max, tooLong)
    .meta({ maxLength: max })
    .refine((each) => each.length <= max || lengthOf(each) <= max, tooLong)
    .refine((each) => each.isWellFormed() && !each.includes('\0'), 'holds NUL or half a character')
}
