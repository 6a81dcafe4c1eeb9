import { z } from 'zod'
import type { Currency } from '../../../shared/money.ts'
import { getGuidePrice, getMinCharge } from '../../../shared/prices.ts'
import { createFieldShape } from '../../../shared/guides/fields/field-schemas.ts'
import { listFieldsOfKind, fileFields, type FileField } from '../../../shared/guides/fields/guide-fields.ts'
import { maxGuideId } from '../../../shared/guides/guides.ts'
import { rowProblems } from '../../../shared/guides/editing/row-problems.ts'
import { isThumbnailUrl } from '../../../shared/guides/editing/guide-images.ts'
import { columnOf, toDrawnThumbnailPath, toDrawnVideoThumbnailPath } from '../storage/index.ts'
import { parseLanguageCode, parseVideoId } from './parse-video.ts'

export interface RowProblem {
  field: string
  reason: string
}

/** Characters. Equals the maximum length of texts whose translation is measured (B14.10). */
const maxTextLength = 200_000
const deepestJson = 100
const defaultPrice = 200
const dearest = 99_999_999

type Fields = Record<string, unknown>

const unstorable = { error: ({ input }: { input: unknown }) => findUnstorable(input, 0) }

const text = z
  .string({ error: missingOr(rowProblems.say('noText')) })
  .max(maxTextLength, rowProblems.say('tooLong', { most: maxTextLength }))
  .refine(isStorable, unstorable)

const filledText = text.refine((value) => value.trim() !== '', rowProblems.say('empty'))
const textOrEmpty = text.nullish().transform((value) => value ?? '')
const textOrNull = text.nullish().transform((value) => value ?? null)

/** Returns a schema of integers in a range. */
function whole(least: number, most: number) {
  const reason = rowProblems.say('range', { least, most })
  return z
    .int({ error: missingOr(reason) })
    .min(least, reason)
    .max(most, reason)
}

const readDigits = (value: unknown) =>
  typeof value === 'string' && /^ *\d{1,15} *$/.test(value) ? Number(value) : value

const amountIn = (currency: Currency) =>
  z.preprocess(readDigits, whole(getMinCharge(currency), dearest).nullish())

const flag = z.preprocess(
  (value) => (['boolean', 'number'].includes(typeof value) ? String(value) : (value ?? '')),
  z.stringbool({ truthy: ['true', '1'], falsy: ['false', '0', ''], error: rowProblems.say('noFlag') }),
)

/** Tags as a list, or as one comma-separated string (B4.23). */
const tags = z
  .union([text, z.array(z.unknown())], {
    error: missingOr(rowProblems.say('noTags')),
  })
  .transform((value) => (typeof value === 'string' ? splitTags(value) : value))
  .pipe(z.array(text))

const splitTags = (value: string) =>
  value
    .split(',')
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '')

const thumbnail = textOrNull.refine(
  (address) => address === null || isThumbnailUrl(address),
  rowProblems.say('elsewhere'),
)

const json = z
  .unknown()
  .refine(isStorable, unstorable)
  .transform((value) => value ?? null)

/** A JSON object. Not a zod object schema, because that drops keys with a special meaning in JavaScript. */
const object = z
  .custom<Fields>((value) => typeof value === 'object' && value !== null && !Array.isArray(value), {
    error: rowProblems.say('noObject'),
    abort: true,
  })
  .refine(isStorable, unstorable)

const instantReason = rowProblems.say('noTime', { example: '2026-05-27T09:30:00Z' })

/** ISO 8601 time in UTC. Stays text, because PostgreSQL stores microseconds and a Date does not. */
const instant = text
  .pipe(
    z.iso
      .datetime(instantReason)
      .regex(/^(?:19[7-9]|[2-9]\d\d)\d-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,6})?Z$/, instantReason),
  )
  .nullish()
  .transform((value) => value ?? null)

/** Returns a schema that parses non-empty text with `read` and rejects it if `read` returns undefined. */
const readAs = (read: (given: string) => string | undefined, reason: string) =>
  filledText.transform((given, context) => {
    const value = read(given)
    if (value !== undefined) return value
    context.addIssue({ code: 'custom', message: reason })
    return z.NEVER
  })

const video = fieldsOf({
  videoId: readAs(parseVideoId, rowProblems.say('noVideoId')),
  title: filledText,
  language: readAs(parseLanguageCode, rowProblems.say('noLanguage', { example: 'en, ja, pt-BR' })),
  thumbnailUrl: thumbnail,
  channelTitle: textOrNull,
})

const videos = z
  .array(object.pipe(video.schema), rowProblems.say('noVideos'))
  .refine(
    (list) => new Set(list.map(({ videoId }) => videoId)).size === list.length,
    rowProblems.say('sameVideo'),
  )
  .nullish()
  .transform((list) =>
    (list ?? []).map((each) => ({
      ...each,
      thumbnailUrl: each.thumbnailUrl ?? toDrawnVideoThumbnailPath(each.videoId),
    })),
  )

const guide = fieldsOf(
  createFieldShape(fileFields, {
    id: z.preprocess(readDigits, whole(1, maxGuideId)),
    text: textOrEmpty,
    filledText,
    optionalText: textOrNull,
    tags,
    cents: amountIn('usd').transform((price) => price ?? defaultPrice),
    yen: amountIn('jpy').transform((price) => price ?? null),
    flag,
    image: thumbnail,
    facts: object.nullish().transform((value) => value ?? {}),
    json,
    videos,
    time: instant,
  }),
)

/** Fields whose cells contain JSON in a CSV file. */
export const jsonFields: ReadonlySet<FileField> = new Set(listFieldsOfKind('facts', 'json', 'videos'))

export const findFieldBySpelling = guide.named

export type GuideRow = Omit<z.output<typeof guide.schema>, 'thumbnailUrl'> & { thumbnailUrl: string }

/** Returns the guide of a row, with defaults for omitted fields, or all errors of the row. */
export function parseGuideRow(fields: Fields) {
  const { data, error } = guide.schema.safeParse(withYenPrice(fields))
  if (data === undefined) return { guide: undefined, problems: error.issues.map(toProblem) }
  // Without a yen price, the amount in `price` also counts as yen.
  const minYen = getMinCharge('jpy')
  if (getGuidePrice('jpy', data).amountMinor < minYen)
    return {
      guide: undefined,
      problems: [{ field: 'priceJpy', reason: rowProblems.say('range', { least: minYen, most: dearest }) }],
    }
  return {
    guide: { ...data, thumbnailUrl: data.thumbnailUrl ?? toDrawnThumbnailPath(data.id) },
    problems: [],
  }
}

/** Takes the yen price from the metadata (B1.5) unless the row has a price field in yen, even if that is null. */
function withYenPrice(fields: Fields): Fields {
  const { metadata } = fields
  if ('priceJpy' in fields || 'price_jpy' in fields || typeof metadata !== 'object' || metadata === null)
    return fields
  return 'priceJpy' in metadata ? { ...fields, priceJpy: metadata.priceJpy } : fields
}

/** Builds a schema that validates each field separately, in both spellings, such as titleEn and title_en (B4.23). */
function fieldsOf<Shape extends z.ZodRawShape>(shape: Shape) {
  const names = Object.keys(shape) as (keyof Shape & string)[]
  const fieldBySpelling = new Map(
    names.flatMap((name) => [name, columnOf(name)].map((spelling) => [spelling, name] as const)),
  )
  const named = (name: string) => fieldBySpelling.get(name)
  // Sets every field, so that the field's own schema decides whether a missing value is an error.
  const nothing: Fields = Object.fromEntries(names.map((name) => [name, undefined]))
  const fields = z.object(shape)
  const schema = z.transform((given: Fields, context): z.output<typeof fields> => {
    const refuse = (name: string, message: string) =>
      context.addIssue({ code: 'custom', path: [name], message })
    const values = new Map<string, unknown>()
    for (const [name, value] of Object.entries(given)) {
      const field = named(name)
      if (field === undefined) refuse(name, rowProblems.say('unknown'))
      else if (values.has(field)) refuse(name, rowProblems.say('twice'))
      else values.set(field, value)
    }
    const { data, error } = fields.safeParse({ ...nothing, ...Object.fromEntries(values) })
    for (const issue of firstOfEachField(error)) context.addIssue({ ...issue, code: 'custom' })
    return data ?? z.NEVER
  })
  return { schema, named }
}

function firstOfEachField(error: z.ZodError | undefined): z.core.$ZodIssue[] {
  const told = new Set<unknown>()
  return (error?.issues ?? []).filter(({ path: [field] }) => !told.has(field) && told.add(field))
}

function toProblem({ path: [field, place, inner], message }: z.core.$ZodIssue): RowProblem {
  const number = Number(place) + 1
  const reason =
    inner === undefined
      ? message
      : rowProblems.say('inVideo', { number, part: String(inner), reason: message })
  return { field: String(field), reason }
}

function missingOr(reason: string) {
  return ({ input }: { input: unknown }) =>
    input === undefined || input === null ? rowProblems.say('missing') : reason
}

function isStorable(value: unknown): boolean {
  return findUnstorable(value, 0) === undefined
}

/**
 * Returns why a value can't be stored. PostgreSQL stores neither NUL nor lone surrogates, and JSON has no Infinity, which
 * `1e999` is parsed as.
 */
function findUnstorable(value: unknown, depth: number): string | undefined {
  if (typeof value === 'string') {
    if (value.includes('\0')) return rowProblems.say('nul')
    return value.isWellFormed() ? undefined : rowProblems.say('halfPair')
  }
  if (typeof value === 'number') return Number.isFinite(value) ? undefined : rowProblems.say('tooLarge')
  if (typeof value !== 'object' || value === null) return undefined
  if (depth === deepestJson) return rowProblems.say('tooDeep', { most: deepestJson })
  for (const [key, inner] of Object.entries(value)) {
    const reason = findUnstorable(key, depth) ?? findUnstorable(inner, depth + 1)
    if (reason !== undefined) return reason
  }
  return undefined
}
