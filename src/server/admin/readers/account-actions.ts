import type { z } from 'zod'
import { hasPermission } from '../../../shared/auth/roles.ts'
import type {
  exportDataInputSchema,
  deleteReaderInputSchema,
  relinkInputSchema,
} from '../../../shared/admin/admin-schemas.ts'
import { requestDataExport, scheduleDeletion, type AccountDeps } from '../../account/index.ts'
import { planRelink, relinkAccount } from '../../auth/index.ts'
import type { Caller } from '../../platform/caller.ts'
import { Refusal } from '../../platform/refusal.ts'
import {
  createChangedSinceShownRefusal,
  createNewOperation,
  runOperation,
} from '../operations/run-operation.ts'
import { requireReader } from './reader-queries.ts'

/** Returns what relinking the account would do according to Firebase, or the obstacle to it; the other field is null (B20.26). */
export async function previewRelink({ db, identity }: Pick<AccountDeps, 'db' | 'identity'>, userId: number) {
  const { email } = await requireReader(db, userId)
  const plan = await planRelink(identity, db, email)
  return 'obstacle' in plan
    ? { outcome: null, obstacle: plan.obstacle, freedEmail: null }
    : { outcome: plan.outcome, obstacle: null, freedEmail: plan.freedEmail ?? null }
}

/** Moves an account or its email address to the sign-in that has verified the address (B20.26). */
export async function relinkReader(
  deps: Pick<AccountDeps, 'db' | 'identity' | 'clock'>,
  operator: Caller,
  input: z.infer<typeof relinkInputSchema>,
): Promise<void> {
  const { db, identity } = deps
  const { userId, reason, outcome } = input
  const { email } = await requireReader(db, userId)
  await runOperation(deps, createNewOperation(operator, 'relinked', userId, input), async (complete) => {
    const plan = await planRelink(identity, db, email)
    if ('obstacle' in plan || plan.outcome !== outcome)
      throw createChangedSinceShownRefusal('relink', 'Relinking would do something else by now')
    await db.transaction().execute(async (tx) => {
      await relinkAccount(tx, plan)
      await complete(tx, { reason, userId, before: { signIn: plan.from }, after: { signIn: plan.to } })
    })
  })
}

/** Requests a data export for a user, who is notified by email. No one else can open the export (B20.27). */
export async function requestReaderDataExport(
  deps: Pick<AccountDeps, 'db' | 'jobs' | 'clock'>,
  operator: Caller,
  input: z.infer<typeof exportDataInputSchema>,
): Promise<void> {
  const { userId, reason, language } = input
  await requireReader(deps.db, userId)
  await runOperation(deps, createNewOperation(operator, 'data-copied', userId, input), (complete) =>
    requestDataExport(deps, { id: userId }, language, (tx) => complete(tx, { reason, userId })),
  )
}

/** Schedules the deletion of a user's account, with the same grace period and emails as when the owner requests it (B20.28). */
export async function deleteReader(
  deps: Pick<AccountDeps, 'db' | 'jobs' | 'env' | 'clock' | 'identity'>,
  operator: Caller,
  input: z.infer<typeof deleteReaderInputSchema>,
): Promise<void> {
  const { db, identity } = deps
  const { userId, reason, language, shown } = input
  const { uid } = await requireReader(db, userId)
  if (uid === operator.uid) throw new Refusal('forbidden', 'Your own account is deleted on your account page')
  if (!hasPermission(operator.role, 'manageRoles') && (await identity.findRole(uid)) !== undefined)
    throw new Refusal('forbidden', 'Only an owner deletes the account of an operator')
  const emailConfirmed = (await identity.findSignIn(uid))?.emailVerified ?? false
  const operation = createNewOperation(operator, 'deletion-asked', userId, input)
  await runOperation(deps, operation, async (complete) => {
    await db.transaction().execute(async (tx) => {
      const { deletesAt } = await requireReader(tx, userId)
      if ((deletesAt?.toISOString() ?? null) !== shown.deletesAt)
        throw createChangedSinceShownRefusal(
          'deletion',
          'Whether this account is going to be deleted has changed',
        )
      const { dueAt } = await scheduleDeletion(tx, deps, { userId, emailConfirmed, language })
      await complete(tx, { reason, userId, after: { ends: dueAt.toISOString() } })
    })
    // If Firebase is unavailable, the deletion job ends the sessions.
    await identity.endSessions(uid)
  })
}
