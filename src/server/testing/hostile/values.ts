import fc from 'fast-check'
import type { InputSchema } from './surface.ts'

/** Texts that often cause errors in programs. */
const knownTexts = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\uD800',
  '\uFFFF',
  '\u202E',
  '１２',
  '1e3',
  '+1',
  '-1',
  '-0',
  '0x10',
  '1.5',
  'NaN',
  'null',
  'undefined',
  'true',
  '2147483647',
  '2147483648',
  '9007199254740993',
  '99999999999999999999',
  "' or 1=1 --",
  '$1',
  '%',
  '\\',
  '../../etc/passwd',
  '..%2f..%2f',
  '<script>alert(1)</script>',
  '{{7*7}}',
  '${7*7}',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'a@b.example',
  'cs_test_1',
  'pi_1',
  '00000000-0000-4000-8000-000000000000',
  'en',
  'ja',
  'th',
  'a'.repeat(5000),
  '漢'.repeat(400),
  '👩‍👩‍👧‍👦'.repeat(50),
  '('.repeat(300),
]

/** Ids of existing guides. */
const plainNumbers = [1, 2, 3]

export const anyText: fc.Arbitrary<string> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...knownTexts) },
  { weight: 2, arbitrary: fc.constantFrom(...plainNumbers).map(String) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  { weight: 1, arbitrary: fc.string({ maxLength: 40 }) },
)

const anyNumber: fc.Arbitrary<number> = fc.oneof(
  fc.constantFrom(...plainNumbers, 0, -1, 2 ** 31, -(2 ** 31) - 1, 2 ** 53, 1e300, 1.5),
  fc.integer(),
)

const anyValue: fc.Arbitrary<unknown> = fc.oneof(
  anyText,
  anyNumber,
  fc.constantFrom(null, true, false, [], {}, [[]], [null]),
  fc.jsonValue({ maxDepth: 3 }),
  fc.integer({ min: 50, max: 2000 }).map(nested),
)

function nested(depth: number): unknown {
  let value: unknown = 1
  for (let level = 0; level < depth; level += 1) value = level % 2 === 0 ? [value] : { value }
  return value
}

/** Generates values that mostly match a schema, so that they are rejected late or not at all. */
export function nearlyValidValues(schema: InputSchema, depth = 0): fc.Arbitrary<unknown> {
  if (depth > 4) return anyValue
  return fc.oneof({ weight: 12, arbitrary: fittingValues(schema, depth) }, { weight: 1, arbitrary: anyValue })
}

function fittingValues(schema: InputSchema, depth: number): fc.Arbitrary<unknown> {
  const deeper = (inner: InputSchema) => nearlyValidValues(inner, depth + 1)
  const choices = schema.anyOf ?? schema.oneOf
  if (choices !== undefined && choices.length > 0) return fc.oneof(...choices.map(deeper))
  if (schema.allOf !== undefined)
    return fc.tuple(...schema.allOf.map(deeper)).map((parts) => Object.assign({}, ...parts) as object)
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum)
  switch (schema.type) {
    case 'object': {
      const fields = Object.entries(schema.properties ?? {}).map(([name, inner]) => [name, deeper(inner)])
      return fc.record(Object.fromEntries(fields) as Record<string, fc.Arbitrary<unknown>>, {
        requiredKeys: [],
      })
    }
    case 'array':
      return fc.array(deeper(schema.items ?? {}), { maxLength: 4 })
    case 'integer':
    case 'number':
      return anyNumber
    case 'boolean':
      return fc.boolean()
    default:
      return anyText
  }
}

/** Generates metadata for tRPC's transformer with paths that don't exist and types that don't match. */
const anyMeta: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(
    { values: { a: ['Date'] } },
    { values: { '__proto__.a': ['Date'] } },
    { values: { id: ['regexp'] } },
    { values: { id: ['bigint'] } },
    { values: { id: ['Error'] } },
    { values: { id: [['custom', 'x']] } },
    { values: { id: [['symbol', 'x']] } },
    { values: { id: [['class', 'x']] } },
    { values: { id: [['typed-array', 'x']] } },
    { values: ['map'] },
    { values: ['set', { a: ['Date'] }] },
    { referentialEqualities: { id: ['id.id'] } },
    { referentialEqualities: ['x'] },
  ),
  fc.jsonValue({ maxDepth: 3 }),
)

/** Generates a tRPC body or the value of `input`, with and without the expected wrapper. */
export const wrappedInputs = (value: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc.oneof(
    { weight: 8, arbitrary: value.map((json) => ({ json })) },
    { weight: 2, arbitrary: fc.record({ json: value, meta: anyMeta }) },
    { weight: 1, arbitrary: value },
    {
      weight: 1,
      arbitrary: fc.tuple(value, value).map(([first, second]) => ({ 0: { json: first }, 1: second })),
    },
  )

/** Generates valid JSON and text that resembles JSON. */
export const jsonTexts = (value: fc.Arbitrary<unknown>): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 10, arbitrary: value.map((each) => JSON.stringify(each) ?? '') },
    { weight: 1, arbitrary: value.map((each) => (JSON.stringify(each) ?? '').slice(0, -1)) },
    {
      weight: 1,
      arbitrary: fc.constantFrom('', '{', 'null', '[]', '0', '"x"', '{"__proto__":{"x":1}}', '﻿{}'),
    },
    {
      weight: 1,
      arbitrary: fc.constantFrom('{"constructor":{"prototype":{"x":1}}}', '[1,2', '{"a":1,"a":2}'),
    },
    { weight: 1, arbitrary: anyText },
  )
