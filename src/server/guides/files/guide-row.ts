import { largestGuideId } from '../../../shared/guides/guides.ts'
import { isThumbnailUrl } from '../catalogue/to-thumbnail-url.ts'
import { drawnThumbnailOf, drawnVideoThumbnailOf } from '../saving/save-guide.ts'

/** Says what is wrong with one value. */
class Unfit extends Error {}

export interface RowProblem {
  field: string
  reason: string
}

/** As long as the longest text that a translation is measured by (reading A27). */
const longestText = 200_000
const deepestJson = 100
const defaultPrice = 200
const cheapest = 50
const dearest = 99_999_999

const isAbsent = (value: unknown) => value === undefined || value === null

function text(value: unknown): string {
  if (typeof value !== 'string') throw new Unfit(isAbsent(value) ? 'is missing' : 'must be text')
  if (value.length > longestText) throw new Unfit(`is longer than ${longestText} characters`)
  requireStorable(value)
  return value
}

function filledText(value: unknown): string {
  const found = text(value)
  if (found.trim() === '') throw new Unfit('is empty')
  return found
}

const textOrEmpty = (value: unknown) => (isAbsent(value) ? '' : text(value))
const textOrNull = (value: unknown) => (isAbsent(value) ? null : text(value))

/** A number, or its digits as a cell of a CSV file has them. */
function whole(least: number, most: number) {
  return (value: unknown): number => {
    const number = typeof value === 'string' && /^ *\d{1,15} *$/.test(value) ? Number(value) : value
    if (isAbsent(number)) throw new Unfit('is missing')
    if (!Number.isInteger(number) || Number(number) < least || Number(number) > most)
      throw new Unfit(`must be a whole number from ${least} to ${most}`)
    return Number(number)
  }
}
const amount = whole(cheapest, dearest)

const flags: ReadonlyMap<unknown, boolean> = new Map<unknown, boolean>([
  [true, true],
  ['true', true],
  ['1', true],
  [1, true],
  [false, false],
  ['false', false],
  ['0', false],
  [0, false],
  ['', false],
  [null, false],
  [undefined, false],
])

function flag(value: unknown): boolean {
  const found = flags.get(typeof value === 'string' ? value.toLowerCase() : value)
  if (found === undefined) throw new Unfit('must be true or false')
  return found
}

/** A list, or one text with commas between the tags (spec 3). */
function tags(value: unknown): string[] {
  if (typeof value === 'string')
    return text(value)
      .split(',')
      .map((tag) => tag.trim())
      .filter((tag) => tag !== '')
  if (isAbsent(value)) throw new Unfit('is missing')
  if (!Array.isArray(value)) throw new Unfit('must be a list of texts, or texts with commas between them')
  return value.map(text)
}

function thumbnail(value: unknown): string | null {
  const address = textOrNull(value)
  if (address !== null && !isThumbnailUrl(address)) throw new Unfit('must begin with / or with https://')
  return address
}

function json(value: unknown): unknown {
  requireStorable(value)
  return value ?? null
}

function object(value: unknown): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Unfit('must be a JSON object')
  requireStorable(value)
  return value as Record<string, unknown>
}

/** Kept as text: PostgreSQL counts microseconds, a Date does not. */
function instant(value: unknown): string | null {
  const time = textOrNull(value)
  if (time === null) return null
  const day = /^((?:19[7-9]|[2-9]\d\d)\d-\d\d-\d\d)T\d\d:\d\d:\d\d(\.\d{1,6})?Z$/.exec(time)?.[1]
  const read = new Date(time)
  // February 30 would be read as a day in March.
  if (day === undefined || Number.isNaN(read.valueOf()) || !read.toISOString().startsWith(day))
    throw new Unfit('must be a time in UTC such as 2026-05-27T09:30:00Z')
  return time
}

const videoReaders = {
  videoId: filledText,
  title: filledText,
  language: filledText,
  thumbnailUrl: thumbnail,
  channelTitle: textOrNull,
}

function videos(value: unknown) {
  if (isAbsent(value)) return []
  if (!Array.isArray(value)) throw new Unfit('must be a list of videos')
  const list = value.map((entry: unknown, index) => {
    const { read, problems } = readFields(object(entry), videoReaders, videoFields)
    const [problem] = problems
    if (read === undefined) throw new Unfit(`video ${index + 1}: ${problem?.field} ${problem?.reason}`)
    return { ...read, thumbnailUrl: read.thumbnailUrl ?? drawnVideoThumbnailOf(read.videoId) }
  })
  if (new Set(list.map(({ videoId }) => videoId)).size < list.length) throw new Unfit('names a video twice')
  return list
}

/** Every field of a guide in a file, in the order of the export (docs/importing-guides.md). */
const readers = {
  id: whole(1, largestGuideId),
  titleEn: filledText,
  titleJa: textOrEmpty,
  titleTh: textOrEmpty,
  summaryEn: textOrNull,
  summaryJa: textOrNull,
  summaryTh: textOrNull,
  tags,
  price: (value: unknown) => (isAbsent(value) ? defaultPrice : amount(value)),
  priceJpy: (value: unknown) => (isAbsent(value) ? null : amount(value)),
  isFreePreview: flag,
  thumbnailUrl: thumbnail,
  incomeRange: textOrNull,
  metadata: (value: unknown) => (isAbsent(value) ? {} : object(value)),
  contentEn: filledText,
  contentJa: textOrEmpty,
  contentTh: textOrEmpty,
  titleJson: json,
  summaryJson: json,
  contentJson: json,
  referenceVideos: videos,
  sourceHashJa: textOrNull,
  sourceHashTh: textOrNull,
  createdAt: instant,
  updatedAt: instant,
}

export type GuideField = keyof typeof readers
export const guideFields = Object.keys(readers) as GuideField[]

/** In a CSV file a cell of these holds JSON. */
export const jsonFields: ReadonlySet<GuideField> = new Set([
  'metadata',
  'titleJson',
  'summaryJson',
  'contentJson',
  'referenceVideos',
])

/** Both spellings of a name lead to one field: titleEn and title_en (spec 3). */
const guideFieldBySpelling = bySpelling(guideFields)
const videoFields = bySpelling(Object.keys(videoReaders))

export function fieldNamed(name: string): GuideField | undefined {
  return guideFieldBySpelling.get(name)
}

function bySpelling<Field extends string>(fields: readonly Field[]): ReadonlyMap<string, Field> {
  return new Map(fields.flatMap((field) => [[field, field] as const, [toSnakeCase(field), field] as const]))
}

function toSnakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}

type Read<Readers> = {
  [Field in keyof Readers]: Readers[Field] extends (value: unknown) => infer Value ? Value : never
}

export type GuideRow = Omit<Read<typeof readers>, 'thumbnailUrl'> & { thumbnailUrl: string }

/** The guide that a row describes, whole: what it leaves out is empty. Or everything that is wrong with it. */
export function readGuideRow(
  fields: Record<string, unknown>,
): { guide: GuideRow; problems: [] } | { guide: undefined; problems: RowProblem[] } {
  const { read, problems } = readFields(withYenPrice(fields), readers, guideFieldBySpelling)
  if (read === undefined) return { guide: undefined, problems }
  return { guide: { ...read, thumbnailUrl: read.thumbnailUrl ?? drawnThumbnailOf(read.id) }, problems: [] }
}

/** A yen price may stand in the metadata (reading A10); a field of its own goes before, also when it is null. */
function withYenPrice(fields: Record<string, unknown>): Record<string, unknown> {
  const { metadata } = fields
  if ('priceJpy' in fields || 'price_jpy' in fields || typeof metadata !== 'object' || metadata === null)
    return fields
  return 'priceJpy' in metadata ? { ...fields, priceJpy: metadata.priceJpy } : fields
}

function readFields<Readers extends Record<string, (value: unknown) => unknown>>(
  given: Record<string, unknown>,
  readers: Readers,
  fieldBySpelling: ReadonlyMap<string, string>,
): { read: Read<Readers> | undefined; problems: RowProblem[] } {
  const problems: RowProblem[] = []
  const values = new Map<string, unknown>()
  for (const [name, value] of Object.entries(given)) {
    const field = fieldBySpelling.get(name)
    if (field === undefined) problems.push({ field: name, reason: 'is not a known field' })
    else if (values.has(field)) problems.push({ field: name, reason: 'is given in both spellings' })
    else values.set(field, value)
  }
  const read: Record<string, unknown> = {}
  for (const [field, reader] of Object.entries(readers)) {
    try {
      read[field] = reader(values.get(field))
    } catch (error) {
      if (!(error instanceof Unfit)) throw error
      problems.push({ field, reason: error.message })
    }
  }
  return { read: problems.length === 0 ? (read as Read<Readers>) : undefined, problems }
}

/** PostgreSQL holds neither NUL nor half a surrogate pair; JSON knows no infinite number (1e999 is read as one). */
function requireStorable(value: unknown, depth = 0): void {
  if (typeof value === 'string') {
    if (value.includes('\0')) throw new Unfit('holds a NUL character')
    if (!value.isWellFormed()) throw new Unfit('holds half of a surrogate pair')
  } else if (typeof value === 'number') {
    if (!Number.isFinite(value)) throw new Unfit('holds a number that is too large')
  } else if (typeof value === 'object' && value !== null) {
    if (depth === deepestJson) throw new Unfit(`is nested more than ${deepestJson} levels deep`)
    for (const [key, inner] of Object.entries(value)) {
      requireStorable(key)
      requireStorable(inner, depth + 1)
    }
  }
}
