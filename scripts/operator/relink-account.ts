import { planRelink, relinkAccount, createSignInLookup } from '../../src/server/auth/index.ts'
import type { RelinkObstacle } from '../../src/shared/auth/relink.ts'
import { withShopDatabase } from './database.ts'
import { openFirebaseAuth, describeFirebaseError } from './firebase-admin.ts'

const reasons: Record<RelinkObstacle, (email: string) => string> = {
  'no-account': (email) => `No account of this shop has the email ${email}`,
  'no-sign-in': (email) => `No Firebase user has the email ${email}`,
  'linked-already': (email) => `${email} is already linked to its login`,
  'not-verified': (email) => `The new login hasn’t verified ${email}, so there is no proof`,
  disabled: (email) => `The new login of ${email} is disabled`,
  'has-account': (email) => `The new login of ${email} has its own account; two accounts can’t be merged`,
}

/** Moves an account to the user who verified its email address with a new login. */
export function relinkAccountByEmail(email: string): Promise<void> {
  return withShopDatabase(async ({ db }) => {
    const plan = await planRelink(createSignInLookup(openFirebaseAuth()), db, email).catch(
      (error: unknown) => {
        throw new Error(describeFirebaseError(error, email), { cause: error })
      },
    )
    if ('obstacle' in plan) throw new Error(reasons[plan.obstacle](email))
    await relinkAccount(db, plan)
    const { outcome, from, to } = plan
    console.log(
      outcome === 'moved'
        ? `The account of ${email} has moved from ${from} to ${to}, with everything that was bought.`
        : `${from} still logs in with another email and keeps its account; ${to} can now register ${email}.`,
    )
  })
}
