import { planRelink, relinkAccount, createSignInLookup } from '../../src/server/auth/index.ts'
import type { RelinkObstacle } from '../../src/shared/auth/relink.ts'
import { withDatabase } from './database.ts'
import { openFirebaseAuth, describeError } from './firebase-admin.ts'

const reasons: Record<RelinkObstacle, (email: string) => string> = {
  'no-account': (email) => `No account of this shop has the e-mail ${email}`,
  'no-sign-in': (email) => `Nobody at Firebase has the e-mail ${email}`,
  'linked-already': (email) => `${email} is linked to its sign-in already`,
  'not-verified': (email) => `The new sign-in has not verified ${email}; without that there is no proof`,
  disabled: (email) => `The new sign-in of ${email} is disabled`,
  'has-account': (email) => `The new sign-in of ${email} has an account of its own; two are not made one`,
}

/** Moves an account to the user who verified its email address with a new sign-in. */
export function relinkAccountOf(email: string): Promise<void> {
  return withDatabase(async ({ db }) => {
    const plan = await planRelink(createSignInLookup(openFirebaseAuth()), db, email).catch(
      (error: unknown) => {
        throw new Error(describeError(error, email), { cause: error })
      },
    )
    if ('obstacle' in plan) throw new Error(reasons[plan.obstacle](email))
    await relinkAccount(db, plan)
    const { outcome, from, to } = plan
    console.log(
      outcome === 'moved'
        ? `The account of ${email} has moved from ${from} to ${to}, with all that was bought.`
        : `${from} still signs in under another e-mail and keeps its account; ${to} may now register ${email}.`,
    )
  })
}
