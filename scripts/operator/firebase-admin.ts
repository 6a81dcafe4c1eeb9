import type { Auth } from 'firebase-admin/auth'
import { openFirebase } from '../../src/server/auth/index.ts'
import { readSettings } from '../../src/server/platform/env.ts'

/** Returns Firebase Auth as configured in the environment, for operators' commands. */
export function openFirebaseAuth(): Auth {
  return openFirebase(
    readSettings(process.env, [
      'FIREBASE_PROJECT_ID',
      'FIREBASE_SERVICE_ACCOUNT',
      'FIREBASE_AUTH_EMULATOR_HOST',
    ]),
  )
}

/** Returns the message of an error. Names the email address if it is invalid or Firebase has no user with it. */
export function describeFirebaseError(error: unknown, email: string): string {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined
  if (code === 'auth/user-not-found') return `No Firebase user has the email ${email}`
  if (code === 'auth/invalid-email') return `${email} is not an email address`
  return error instanceof Error ? error.message : String(error)
}
