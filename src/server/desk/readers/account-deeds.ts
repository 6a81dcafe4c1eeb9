import type { PageLanguage } from '../../../shared/languages.ts'
import type { Relinkable } from '../../../shared/desk/desk-schemas.ts'
import { askCopy, openDeletion, type AccountDeps } from '../../account/index.ts'
import { planRelink, relinkAccount } from '../../auth/index.ts'
import type { Caller } from '../../platform/caller.ts'
import { Refusal } from '../../platform/refusal.ts'
import { recordDeed } from '../deeds/record-deed.ts'
import { requireReader, type ReaderDeed } from './require-reader.ts'

/** What relinking would do with this account, as Firebase says now (B20.26). */
export async function readRelinkable(
  { db, identity }: Pick<AccountDeps, 'db' | 'identity'>,
  userId: number,
): Promise<Relinkable> {
  const { email } = await requireReader(db, userId)
  const plan = await planRelink(identity, db, email)
  return 'obstacle' in plan
    ? { outcome: null, obstacle: plan.obstacle, freedEmail: null }
    : { outcome: plan.outcome, obstacle: null, freedEmail: plan.freedEmail ?? null }
}

/** Gives an account, or its e-mail, to the sign-in that has proved the e-mail (B20.26). */
export async function relinkReader(
  { db, identity, clock }: Pick<AccountDeps, 'db' | 'identity' | 'clock'>,
  operator: Caller,
  { userId, reason, outcome }: ReaderDeed & { outcome: string },
): Promise<void> {
  const { email } = await requireReader(db, userId)
  const plan = await planRelink(identity, db, email)
  if ('obstacle' in plan || plan.outcome !== outcome)
    throw new Refusal('email-in-use', 'Relinking would do something else by now')
  const values = { before: { signIn: plan.from }, after: { signIn: plan.to } }
  await db.transaction().execute(async (tx) => {
    await relinkAccount(tx, plan)
    await recordDeed(tx, { operator, kind: 'relinked', reason, userId, ...values }, clock())
  })
}

/** Has a copy of a reader's data made and tells them by e-mail; nobody else can open it (B20.27). */
export async function copyDataOf(
  deps: Pick<AccountDeps, 'db' | 'jobs' | 'clock'>,
  operator: Caller,
  { userId, reason, language }: ReaderDeed & { language: PageLanguage },
): Promise<void> {
  await requireReader(deps.db, userId)
  await askCopy(deps, { id: userId }, language, (tx) =>
    recordDeed(tx, { operator, kind: 'data-copied', reason, userId }, deps.clock()),
  )
}

/** Deletes an account as its owner would: the same days to keep it, the same e-mails (B20.28). */
export async function deleteReader(
  deps: Pick<AccountDeps, 'db' | 'jobs' | 'env' | 'clock' | 'identity'>,
  operator: Caller,
  { userId, reason, language }: ReaderDeed & { language: PageLanguage },
): Promise<void> {
  const { db, identity, clock } = deps
  const { uid } = await requireReader(db, userId)
  if (uid === operator.uid) throw new Refusal('forbidden', 'Your own account is deleted on your account page')
  if (operator.role !== 'owner' && (await identity.findRole(uid)) !== undefined)
    throw new Refusal('forbidden', 'Only an owner deletes the account of an operator')
  const emailConfirmed = (await identity.findSignIn(uid))?.emailVerified ?? false
  await db.transaction().execute(async (tx) => {
    const { dueAt } = await openDeletion(tx, deps, { userId, emailConfirmed, language })
    const after = { ends: dueAt.toISOString() }
    await recordDeed(tx, { operator, kind: 'deletion-asked', reason, userId, after }, clock())
  })
  await identity.endSessions(uid)
}
