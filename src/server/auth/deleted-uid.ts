import { hash } from 'node:crypto'

/** Returns the replacement for the uid of a deleted account. It doesn't identify the user, but a token that is still valid can be matched with it. */
export const toDeletedUid = (uid: string) => `deleted:${hash('sha256', uid, 'base64url')}`
