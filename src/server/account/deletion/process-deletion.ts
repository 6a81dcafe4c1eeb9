import { z } from 'zod'
import { toDeletedUid, deleteEmailChange, deleteSessionsOfUser } from '../../auth/index.ts'
import { eraseMessagesOfSender } from '../../contact/index.ts'
import { deleteUnsavedEditsOfEditor } from '../../guides/editor/index.ts'
import { deleteReadingLimitDataOfUser } from '../../guides/reading-limit/index.ts'
import { anonymizeReportsOfUser } from '../../guides/reports/index.ts'
import { deleteProgressAndOptIns } from '../../progress/index.ts'
import { deleteMailsOfUser, createPseudonym, enqueueMail } from '../../mail/index.ts'
import {
  cancelOpenCheckouts,
  closeCustomer,
  eraseInvoiceAddressees,
  eraseGiverData,
  resumeRenewal,
  stopRenewal,
} from '../../payments/index.ts'
import { deleteSubscriber } from '../../newsletter/index.ts'
import { deleteDataExportsOfUser } from '../data-exports/data-export-queries.ts'
import type { AccountDeps } from '../deps.ts'
import { composeDeletionDoneMail } from './deletion-mails.ts'
import {
  beginDeletion,
  endDeletion,
  eraseUser,
  findDeletion,
  findUserUid,
  listDueDeletions,
  lockUserToDelete,
  markStripeSynced,
  type Deletion,
} from './deletion-queries.ts'
import { enqueueDeletion } from './request-deletion.ts'

export type WorkDeps = Pick<
  AccountDeps,
  'db' | 'jobs' | 'env' | 'clock' | 'catalogue' | 'identity' | 'stripe' | 'logger' | 'watch'
>

const jobSchema = z.object({ deletionId: z.uuid() })
const maxAtOnce = 200

/**
 * Advances a deletion as far as its due date allows. Depends only on the row, so that it may be interrupted, run late or run twice in parallel. Reads the row
 * again after updating Stripe, because the deletion may have been canceled in the meantime.
 */
export async function processDeletion(deps: WorkDeps, data: unknown): Promise<void> {
  const { db, clock, identity } = deps
  const { deletionId } = jobSchema.parse(data)
  for (;;) {
    const deletion = await findDeletion(db, deletionId)
    if (deletion === undefined || deletion.state === 'done') return
    const { userId, state, askedAt, dueAt } = deletion
    if (state === 'begun') return removePerson(deps, deletion)
    if (state === 'asked' && dueAt <= clock()) {
      await beginDeletion(db, deletionId, clock())
      continue
    }
    if (state === 'asked') {
      await cancelOpenCheckouts(deps, userId)
      await identity.endSessions((await findUserUid(db, userId)).uid, askedAt)
      await stopRenewal(deps, userId)
    } else await resumeRenewal(deps, userId)
    if (await markStripeSynced(db, deletion)) return
  }
}

/** Updates Stripe and Firebase before erasing the row, because the row holds the ids that both need. */
async function removePerson(deps: WorkDeps, deletion: Deletion): Promise<void> {
  const { db, jobs, env, clock, identity } = deps
  const { id, userId, emailConfirmed, language } = deletion
  await closeCustomer(deps, userId)
  await identity.deleteSignIn((await findUserUid(db, userId)).uid)
  await db.transaction().execute(async (tx) => {
    const { uid, email } = await lockUserToDelete(tx, userId)
    // Another worker finished first.
    if ((await findDeletion(tx, id))?.state !== 'begun') return
    const pseudonym = createPseudonym()
    const provedEmail = emailConfirmed ? email : undefined
    await deleteMailsOfUser(tx, { userId, provedEmail, supportEmail: env.SUPPORT_EMAIL })
    if (provedEmail !== undefined) {
      await eraseMessagesOfSender(tx, provedEmail, pseudonym)
      await deleteSubscriber(tx, provedEmail)
    }
    await eraseGiverData(tx, deps, userId, clock())
    await deleteDataExportsOfUser(tx, userId)
    await deleteProgressAndOptIns(tx, userId)
    await deleteReadingLimitDataOfUser(tx, userId)
    await eraseInvoiceAddressees(tx, userId)
    await anonymizeReportsOfUser(tx, userId)
    await deleteEmailChange(tx, userId)
    await deleteUnsavedEditsOfEditor(tx, uid)
    await deleteSessionsOfUser(tx, uid)
    await eraseUser(tx, userId, { pseudonym, closedUid: toDeletedUid(uid) })
    await enqueueMail(tx, jobs, composeDeletionDoneMail(env, email, language), clock())
    await endDeletion(tx, id, clock())
  })
}

/** Enqueues deletions that are due or whose job stopped retrying. */
export async function enqueueDueDeletions({ db, jobs, clock }: WorkDeps): Promise<void> {
  for (const id of await listDueDeletions(db, clock(), maxAtOnce)) await enqueueDeletion(db, jobs, id)
}
