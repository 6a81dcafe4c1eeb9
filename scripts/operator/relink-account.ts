import { relinkAccount } from '../../src/server/auth/index.ts'
import { withDatabase } from './database.ts'
import { firebaseFromEnvironment, describeError } from './firebase-admin.ts'

/** Moves an account to a user who verified its e-mail under a new sign-in. */
export function relinkAccountOf(email: string): Promise<void> {
  return withDatabase(async ({ db }) => {
    const { outcome, from, to } = await relinkAccount(firebaseFromEnvironment(), db, email).catch(
      (error: unknown) => {
        throw new Error(describeError(error, email), { cause: error })
      },
    )
    console.log(
      outcome === 'moved'
        ? `The account of ${email} has moved from ${from} to ${to}, with all that was bought.`
        : `${from} still signs in under another e-mail and keeps its account; ${to} may now register ${email}.`,
    )
  })
}
