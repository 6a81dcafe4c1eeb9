import { z } from 'zod'
import { createReaderInputSchema } from '../../../shared/admin/admin-schemas.ts'
import { relinkOutcomes } from '../../../shared/auth/relink.ts'
import { hasPermission } from '../../../shared/auth/roles.ts'
import { pageLanguages } from '../../../shared/languages.ts'
import { instantSchema } from '../../../shared/text-schemas.ts'
import { requestDataExport, scheduleDeletion, type AccountDeps } from '../../account/index.ts'
import { planRelink, relinkAccount } from '../../auth/index.ts'
import { Refusal } from '../../platform/refusal.ts'
import {
  createAdminAction,
  createChangedSinceShownRefusal,
  createNewOperation,
  runOperation,
} from '../operations/run-operation.ts'
import { createVendorOperation } from '../operations/run-vendor-operation.ts'
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
export const relinkReader = createAdminAction(
  /** `outcome`: the outcome that the dialog showed before the operator confirmed it. */
  createReaderInputSchema({}).extend({ outcome: z.enum(relinkOutcomes) }),
  async (input, { deps, operator }) => {
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
  },
)

/** `language`: language of the email to the user. */
const exportDataInputSchema = createReaderInputSchema({}).extend({ language: z.enum(pageLanguages) })

/** Requests a data export for a user, who is notified by email. No one else can open the export (B20.27). */
export const requestReaderDataExport = createAdminAction(
  exportDataInputSchema,
  async (input, { deps, operator }) => {
    const { userId, reason, language } = input
    await requireReader(deps.db, userId)
    await runOperation(deps, createNewOperation(operator, 'data-copied', userId, input), (complete) =>
      requestDataExport(deps, { id: userId }, language, (tx) => complete(tx, { reason, userId })),
    )
  },
)

/** Schedules the deletion of a user's account, with the same grace period and emails as when the owner requests it (B20.28). */
export const deleteReader = createAdminAction(
  /** `deletesAt`: time of deletion, as shown on the user's page. */
  exportDataInputSchema.extend({ shown: z.object({ deletesAt: instantSchema.nullable() }) }),
  async (input, { deps, operator }) => {
    const { db, identity } = deps
    const { userId, reason, language, shown } = input
    const { uid } = await requireReader(db, userId)
    if (uid === operator.uid)
      throw new Refusal('forbidden', 'Your own account is deleted on your account page')
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
  },
)

/** Ends all sessions of a user on every device, once per operation (B20.16). */
export const logOutOperation = createVendorOperation({
  kind: 'logged-out',
  schema: createReaderInputSchema({}),
  subjectOf: ({ userId }) => userId,
  check: async ({ db }, { userId }) => (await requireReader(db, userId)).uid,
  async send({ identity }, { input: { userId, reason }, target: uid }) {
    await identity.endSessions(uid)
    return { userId, reason }
  },
})
