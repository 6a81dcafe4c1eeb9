import { randomInt } from 'node:crypto'

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

export function randomText(length: number): string {
  return Array.from({ length }, () => alphabet.charAt(randomInt(alphabet.length))).join('')
}

export const newId = (prefix: string): string => `${prefix}_${randomText(24)}`

export const newClientSecret = (id: string): string => `${id}_secret_${randomText(25)}`

/** The objects that are kept name each other by id; whole they are only in an expanded answer. */
export function idOf(reference: string | { id: string } | null): string {
  if (reference === null) throw new Error('Expected a reference to another object')
  return typeof reference === 'string' ? reference : reference.id
}
