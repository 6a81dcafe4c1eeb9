import { randomUUID } from 'node:crypto'

/** A domain that can never be registered. */
const nowhere = '@deleted.invalid'

/** Replaces the email address of a deleted account. Random, so that no one could register it in advance. */
export const makePseudonym = () => `${randomUUID()}${nowhere}`

export const isPseudonym = (email: string) => email.endsWith(nowhere)
