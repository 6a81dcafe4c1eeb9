import { z } from 'zod'

type Schema = z.core.$ZodType

/** Returns the schema of a value as sent by clients, without optional, default, nullable and transforms. */
function unwrap(schema: Schema): Schema {
  if (schema instanceof z.ZodPipe) {
    const from = schema.def.in
    return unwrap(from instanceof z.ZodTransform ? schema.def.out : from)
  }
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodCatch ||
    schema instanceof z.ZodReadonly
  ) {
    return unwrap(schema.def.innerType)
  }
  return schema
}

/** Returns the fields of a procedure's merged inputs. */
export function listInputFields(inputs: Schema[]): Record<string, Schema> {
  const objects = inputs.map(unwrap).filter((schema) => schema instanceof z.ZodObject)
  return Object.assign({}, ...objects.map((schema) => schema.shape))
}

/**
 * Converts the text of a path or query parameter to the type of its schema, which still validates the value. Converts only
 * plain integers and booleans, so '1e3', '+5' and '１' stay text and are rejected.
 */
export function coerceText(schema: Schema | undefined, value: unknown): unknown {
  if (schema === undefined) return value
  const wanted = unwrap(schema)
  if (wanted instanceof z.ZodArray)
    return (Array.isArray(value) ? value : [value]).map((each) => coerceText(wanted.element, each))
  const text: unknown = Array.isArray(value) ? value[0] : value // A repeated parameter counts once, with its first value (B12.3).
  if (typeof text !== 'string') return text
  if (wanted instanceof z.ZodNumber) return /^-?[0-9]{1,20}$/.test(text) ? toSafeInteger(text) : text
  if (wanted instanceof z.ZodBoolean) return text === 'true' ? true : text === 'false' ? false : text
  return text
}

/** Converts digits to a number and caps it at the largest safe integer, so that a huge limit stays a valid limit. */
function toSafeInteger(digits: string): number {
  return Math.max(Math.min(Number(digits), Number.MAX_SAFE_INTEGER), Number.MIN_SAFE_INTEGER)
}
