import type { Auth } from 'firebase-admin/auth'
import type { Db } from '../platform/database.ts'
import { changeEmail, findUser, findUserByEmail, moveUser } from './queries.ts'

/** Why an e-mail stays with its existing sign-in. */
class CannotRelink extends Error {}

interface Relinked {
  /** The account moved to the new sign-in; or it stayed with the old sign-in, under that sign-in's current e-mail. */
  outcome: 'moved' | 'freed'
  from: string
  to: string
}

/**
 * Resolves who owns an e-mail, for a user who gets "already in use" (B7.14). The proof is that Firebase has verified the
 * e-mail of the new sign-in. An account whose old sign-in was deleted moves to the new one, with all its purchases; an
 * account that still has a sign-in stays with its user and only gives up the e-mail.
 */
export async function relinkAccount(auth: Auth, db: Db, email: string): Promise<Relinked> {
  const account = await findUserByEmail(db, email)
  if (account === undefined) throw new CannotRelink(`No account of this shop has the e-mail ${email}`)
  const { uid: to, emailVerified, disabled } = await auth.getUserByEmail(email)
  const from = account.uid
  if (to === from) throw new CannotRelink(`${email} is linked to ${to} already`)
  if (!emailVerified)
    throw new CannotRelink(`${to} has not verified ${email}; without that there is no proof`)
  if (disabled) throw new CannotRelink(`${to} is disabled`)

  const { users } = await auth.getUsers([{ uid: from }])
  const emailOfFormer = users[0]?.email
  if (emailOfFormer !== undefined) {
    await changeEmail(db, from, emailOfFormer)
    return { outcome: 'freed', from, to }
  }
  if ((await findUser(db, to)) !== undefined)
    throw new CannotRelink(`${to} has an account of its own; two accounts are not made one`)
  await moveUser(db, { from, to })
  return { outcome: 'moved', from, to }
}
