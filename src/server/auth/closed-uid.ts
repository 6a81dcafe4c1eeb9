import { hash } from 'node:crypto'

/**
 * Replaces the uid of a deleted account. It doesn't identify the user, but it matches a token that was in use at that
 * moment.
 */
export const closedUid = (uid: string) => `deleted:${hash('sha256', uid, 'base64url')}`
