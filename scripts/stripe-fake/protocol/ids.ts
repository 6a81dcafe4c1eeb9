import { randomInt } from 'node:crypto'

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

export function createRandomText(length: number): string {
  return Array.from({ length }, () => alphabet.charAt(randomInt(alphabet.length))).join('')
}

export const createId = (prefix: string): string => `${prefix}_${createRandomText(24)}`

export const createClientSecret = (id: string): string => `${id}_secret_${createRandomText(25)}`

/** Returns the id of a reference. Stored objects reference each other by id; only responses contain expanded objects. */
export function toId(reference: string | { id: string } | null): string {
  if (reference === null) throw new Error('Expected a reference to another object')
  return typeof reference === 'string' ? reference : reference.id
}
