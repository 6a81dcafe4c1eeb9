import type { RelinkObstacle, RelinkOutcome } from '../../shared/auth/relink.ts'
import type { Db } from '../platform/database.ts'
import type { IdentityProvider } from './identity-provider.ts'
import { findUser, findUserByEmail, updateUser } from './queries.ts'

/** Transfer of an email between two sign-ins, or the obstacle to it. */
type RelinkPlan =
  | { outcome: RelinkOutcome; from: string; to: string; freedEmail?: string }
  | { obstacle: RelinkObstacle }

/**
 * Plans the relinking of an account for a user whose email is "already in use" (B7.14). The new sign-in must have verified the email at Firebase. If the old
 * sign-in was deleted, the account moves to the new one with all its purchases; otherwise it stays with its user and only gives up the email.
 */
export async function planRelink(
  identity: Pick<IdentityProvider, 'findByEmail' | 'findSignIn'>,
  db: Db,
  email: string,
): Promise<RelinkPlan> {
  const account = await findUserByEmail(db, email)
  if (account === undefined) return { obstacle: 'no-account' }
  const signIn = await identity.findByEmail(email)
  if (signIn === undefined) return { obstacle: 'no-sign-in' }
  const { uid: to, emailVerified, disabled } = signIn
  const from = account.uid
  if (to === from) return { obstacle: 'linked-already' }
  if (!emailVerified) return { obstacle: 'not-verified' }
  if (disabled) return { obstacle: 'disabled' }
  const former = await identity.findSignIn(from)
  if (former !== undefined && former.email !== '')
    return { outcome: 'freed', from, to, freedEmail: former.email }
  if ((await findUser(db, to)) !== undefined) return { obstacle: 'has-account' }
  return { outcome: 'moved', from, to }
}

/** Applies a relink plan to the database. */
export async function relinkAccount(
  db: Db,
  { outcome, from, to, freedEmail }: Exclude<RelinkPlan, { obstacle: unknown }>,
): Promise<void> {
  if (outcome === 'moved') await updateUser(db, from, { firebaseUid: to })
  else if (freedEmail !== undefined) await updateUser(db, from, { email: freedEmail })
}
