import { randomUUID } from 'node:crypto'

/** Domain of pseudonyms. The top-level domain `invalid` is reserved, so no one can register it. */
const nowhere = '@deleted.invalid'

/** Returns a replacement for the email of a deleted account. Random, so that no one can sign up with it in advance. */
export const createPseudonym = () => `${randomUUID()}${nowhere}`

export const isPseudonym = (email: string) => email.endsWith(nowhere)
