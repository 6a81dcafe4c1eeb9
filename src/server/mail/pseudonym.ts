import { randomUUID } from 'node:crypto'

/** A domain that nobody can have. */
const nowhere = '@deleted.invalid'

/** What stands where an address was; nobody can have guessed and taken it. */
export const makePseudonym = () => `${randomUUID()}${nowhere}`

export const isPseudonym = (email: string) => email.endsWith(nowhere)
