import { hash } from 'node:crypto'

/**
 * What stands for the sign-in of somebody who is gone. It says nothing about who that was, but a token that was in use at
 * that moment can be recognised.
 */
export const closedUid = (uid: string) => `deleted:${hash('sha256', uid, 'base64url')}`
