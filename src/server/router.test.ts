import { expect, test } from 'vitest'
import { z } from 'zod'
import { appRouter } from './router.ts'

interface Field {
  name: string
  /** Schema of the field with its transforms and defaults. */
  whole: z.core.$ZodType
  leaf: z.core.$ZodType
}

const definitions = appRouter._def.procedures as unknown as Record<
  string,
  { _def: { inputs: z.core.$ZodType[] } }
>
const fields = Object.entries(definitions).flatMap(([name, { _def }]) =>
  _def.inputs.flatMap((input) => fieldsIn(name, input)),
)

function fieldsIn(name: string, whole: z.core.$ZodType, schema = whole): Field[] {
  const within = (part: string, inner: z.core.$ZodType) => fieldsIn(`${name}${part}`, inner)
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape).flatMap(([key, inner]) => within(`.${key}`, inner))
  if (schema instanceof z.ZodArray) return within('[]', schema.element)
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((each) => within('', each))
  if (schema instanceof z.ZodRecord)
    return [...within(' key', schema.keyType), ...within(' value', schema.valueType)]
  if (schema instanceof z.ZodPipe) return fieldsIn(name, whole, schema.in)
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodCatch
  )
    return fieldsIn(name, whole, schema.unwrap())
  return [{ name, whole, leaf: schema }]
}

const outputOf = ({ whole }: Field, input: unknown): unknown => z.safeParse(whole, input).data
const isStorable = (text: unknown) =>
  typeof text !== 'string' || (text.isWellFormed() && !text.includes('\0'))
const samples = ['', 'a', 'a'.repeat(12), '1', 'a b', 'A1B2']
const formatsOfFixedLength = new Set<string | null>(['uuid', 'date'])

/** Returns whether the field has a maximum length, has a format of fixed length, or rejects or truncates texts longer than any guide. */
function isBounded(field: Field): boolean {
  const { leaf } = field
  const isText = leaf instanceof z.ZodString || leaf instanceof z.ZodStringFormat
  if (isText && (leaf.maxLength !== null || formatsOfFixedLength.has(leaf.format))) return true
  if (leaf instanceof z.ZodLazy) return outputOf(field, 'a'.repeat(200_001)) === undefined
  const isFree = samples.some((sample) => outputOf(field, sample) !== undefined)
  const cut = outputOf(field, 'a'.repeat(20_000))
  return isFree && (typeof cut !== 'string' || cut.length <= 200)
}

test('every text field of an input yields well-formed text of limited length, without NUL', () => {
  const texts = fields.filter(({ leaf }) =>
    [z.ZodString, z.ZodStringFormat, z.ZodLazy].some((kind) => leaf instanceof kind),
  )
  expect(texts.length).toBeGreaterThan(100)
  const failing = texts.filter(
    (field) =>
      !isBounded(field) ||
      samples.some((sample) =>
        ['\0', '\ud800', '\udc00'].some((bad) => !isStorable(outputOf(field, sample + bad))),
      ),
  )
  expect(failing.map(({ name }) => name)).toEqual([])
})

/** Fields stored as timestamps (milliseconds since 1970), and an amount that the server ignores. */
const largerNumbers = new Set([
  'progress.sync.marks[].at',
  'progress.sync.marks[].notes[].at',
  'progress.sync.places[].at',
  'progress.sync.saved[].at',
  'payments.recordPurchase.amount',
])

test('every number field of an input yields numbers that fit a four-byte column', () => {
  const numbers = fields.filter(({ leaf }) => leaf instanceof z.ZodNumber)
  expect(numbers.length).toBeGreaterThan(30)
  const failing = numbers.filter(
    (field) =>
      !largerNumbers.has(field.name) &&
      [2 ** 31, -(2 ** 31) - 1, Number.MAX_SAFE_INTEGER, 1e300].some((number) => {
        const output = outputOf(field, number)
        return typeof output === 'number' && Math.abs(output) >= 2 ** 31
      }),
  )
  expect(failing.map(({ name }) => name)).toEqual([])
})

test('the tests of input fields cover every schema type that inputs use', () => {
  const known = [
    z.ZodString,
    z.ZodStringFormat,
    z.ZodNumber,
    z.ZodBoolean,
    z.ZodEnum,
    z.ZodLiteral,
    z.ZodNull,
    z.ZodLazy,
  ]
  const unknown = fields.filter(({ leaf }) => !known.some((kind) => leaf instanceof kind))
  expect(unknown.map(({ name, leaf }) => `${name}: ${leaf._zod.def.type}`)).toEqual([])
})
