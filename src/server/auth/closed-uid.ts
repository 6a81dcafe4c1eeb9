import { hash } from 'node:crypto'

/**
 * Returns the replacement of a deleted account's uid. It doesn't identify the user, but it matches a token that is still in use.
 */
export const closedUid = (uid: string) => `deleted:${hash('sha256', uid, 'base64url')}`
