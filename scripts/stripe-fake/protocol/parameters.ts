import { createInvalidRequestError } from './errors.ts'
import type { FormObject, FormValue } from './form-encoding.ts'

export type ParameterReader<T> = (value: FormValue, name: string) => T
type RequiredReader<T> = ParameterReader<T> & { required: true }
type Shape = Record<string, ParameterReader<unknown>>

type RequiredNames<S extends Shape> = {
  [K in keyof S]: S[K] extends { required: true } ? K : never
}[keyof S]
export type ParameterValues<S extends Shape> = { [K in RequiredNames<S>]: ReturnType<S[K]> } & {
  [K in Exclude<keyof S, RequiredNames<S>>]?: ReturnType<S[K]>
}

/** Reads the parameters of a call by their shape. Throws Stripe's error for invalid ones. */
export function readParameters<S extends Shape>(form: FormObject, shape: S, within = ''): ParameterValues<S> {
  const nameOf = (key: string) => (within ? `${within}[${key}]` : key)
  const unknown = Object.keys(form).find((key) => !Object.hasOwn(shape, key))
  if (unknown !== undefined) {
    const name = nameOf(unknown)
    throw createInvalidRequestError(`Received unknown parameter: ${name}`, {
      code: 'parameter_unknown',
      param: name,
    })
  }
  const read: Record<string, unknown> = {}
  for (const [key, reader] of Object.entries(shape)) {
    const value = form[key]
    if (value !== undefined) read[key] = reader(value, nameOf(key))
    else if ('required' in reader) throw createMissingError(nameOf(key))
  }
  return read as ParameterValues<S>
}

export function createMissingError(name: string) {
  return createInvalidRequestError(`Missing required param: ${name}.`, {
    code: 'parameter_missing',
    param: name,
  })
}

export function requiredParameter<T>(reader: ParameterReader<T>): RequiredReader<T> {
  return Object.assign((value: FormValue, name: string) => reader(value, name), { required: true as const })
}

export const textParameter: ParameterReader<string> = (value, name) => {
  if (typeof value !== 'string') throw createInvalidRequestError(`Invalid string: ${name}`, { param: name })
  if (value === '') {
    throw createInvalidRequestError(
      `You passed an empty string for '${name}'. We assume empty values are an attempt to unset a parameter; however '${name}' cannot be unset.`,
      { code: 'parameter_invalid_empty', param: name },
    )
  }
  return value
}

/** Returns a reader that also accepts an empty string, which unsets the value. */
export const emptyableParameter =
  <T>(reader: ParameterReader<T>): ParameterReader<T | null> =>
  (value, name) =>
    value === '' ? null : reader(value, name)

export const integerParameter: ParameterReader<number> = (value, name) => {
  if (typeof value !== 'string' || !/^-?\d+$/.test(value)) {
    throw createInvalidRequestError(`Invalid integer: ${JSON.stringify(value)}`, {
      code: 'parameter_invalid_integer',
      param: name,
    })
  }
  return Number(value)
}

export const booleanParameter: ParameterReader<boolean> = (value, name) => {
  if (value !== 'true' && value !== 'false') {
    throw createInvalidRequestError(`Invalid boolean: ${JSON.stringify(value)}`, { param: name })
  }
  return value === 'true'
}

export function enumParameter<const T extends string>(...allowed: T[]): ParameterReader<T> {
  return (value, name) => {
    const found = allowed.find((each) => each === value)
    if (found !== undefined) return found
    throw createInvalidRequestError(`Invalid ${name}: must be one of ${allowed.join(', ')}`, { param: name })
  }
}

export function listParameter<T>(
  reader: ParameterReader<T>,
  most = Number.POSITIVE_INFINITY,
): ParameterReader<T[]> {
  return (value, name) => {
    if (typeof value === 'string') throw createInvalidRequestError('Invalid array', { param: name })
    if (Object.keys(value).length > most)
      throw createInvalidRequestError(`Array ${name} has more than ${most} elements`, { param: name })
    return Object.entries(value).map(([key, each]) => reader(each, `${name}[${key}]`))
  }
}

export function hashParameter<S extends Shape>(shape: S): ParameterReader<ParameterValues<S>> {
  return (value, name) => {
    if (typeof value === 'string') throw createInvalidRequestError('Invalid object', { param: name })
    return readParameters(value, shape, name)
  }
}

/** Reads a parameter that has no effect in the fake. */
export const ignoredParameter: ParameterReader<unknown> = (value) => value
