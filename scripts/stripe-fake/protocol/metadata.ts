import type Stripe from 'stripe'
import { createInvalidRequestError } from './errors.ts'
import type { ParameterReader } from './parameters.ts'

const maximumKeys = 50
const maximumKeyLength = 40
const maximumValueLength = 500

/** A change of metadata. An empty value deletes its key; an empty string instead of a hash deletes all keys ('clear'). */
export type MetadataChange = Record<string, string> | 'clear'

export const metadataParameter: ParameterReader<MetadataChange> = (value, name) => {
  if (value === '') return 'clear'
  if (typeof value === 'string') throw createInvalidRequestError('Invalid object', { param: name })
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => {
      if (typeof each !== 'string') {
        throw createInvalidRequestError('Metadata values must be strings', { param: `${name}[${key}]` })
      }
      if (key.length > maximumKeyLength || each.length > maximumValueLength) {
        throw createInvalidRequestError(
          `Metadata keys can have up to ${maximumKeyLength} characters and values up to ${maximumValueLength}`,
          { param: `${name}[${key}]` },
        )
      }
      return [key, each]
    }),
  )
}

export function changeMetadata(
  current: Stripe.Metadata,
  change: MetadataChange | undefined,
): Stripe.Metadata {
  if (change === undefined) return current
  if (change === 'clear') return {}
  const changed = Object.fromEntries(
    Object.entries({ ...current, ...change }).filter(([, value]) => value !== ''),
  )
  if (Object.keys(changed).length > maximumKeys) {
    throw createInvalidRequestError(`Metadata can have up to ${maximumKeys} keys`, { param: 'metadata' })
  }
  return changed
}
