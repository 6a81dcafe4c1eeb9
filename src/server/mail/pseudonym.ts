import { randomUUID } from 'node:crypto'

/** A domain that can never be registered. */
const nowhere = '@deleted.invalid'

/** Returns a replacement for the email of a deleted account. Random, so that no one can register it in advance. */
export const makePseudonym = () => `${randomUUID()}${nowhere}`

export const isPseudonym = (email: string) => email.endsWith(nowhere)
