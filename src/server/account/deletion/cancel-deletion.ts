import { enqueueMail } from '../../mail/index.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { User } from '../../platform/caller.ts'
import type { AccountDeps } from '../deps.ts'
import { enqueueDeletion, hashDeletionKey } from './request-deletion.ts'
import { composeDeletionCanceledMail } from './deletion-mails.ts'
import {
  findDeletionByKey,
  findOpenDeletion,
  lockUserToDelete,
  markDeletionCanceled,
  type Deletion,
} from './deletion-queries.ts'

type KeepDeps = Pick<AccountDeps, 'db' | 'jobs' | 'env' | 'clock'>

/** Cancels the user's pending deletion. Does nothing if there is none. */
export async function cancelOwnDeletion(deps: KeepDeps, user: User) {
  const open = await findOpenDeletion(deps.db, user.id)
  if (open !== undefined) await undo(deps, open)
  return { deletesAt: null }
}

/** Cancels a deletion through the link in the email, without a login. The link can do nothing else and may be opened repeatedly. */
export async function cancelDeletionByKey(deps: KeepDeps, key: string) {
  await undo(deps, await requireDeletion(deps, key))
  return { deletesAt: null }
}

/** Returns the date of the deletion that this link cancels. Null once the deletion was canceled. */
export async function readDeletionByKey(deps: Pick<AccountDeps, 'db'>, key: string) {
  const { state, dueAt } = await requireDeletion(deps, key)
  return { deletesAt: state === 'undone' ? null : dueAt.toISOString() }
}

async function requireDeletion({ db }: Pick<AccountDeps, 'db'>, key: string): Promise<Deletion> {
  const deletion = await findDeletionByKey(db, hashDeletionKey(key))
  if (deletion === undefined || isBeyondUndo(deletion)) throw new Refusal('not-found')
  return deletion
}

const isBeyondUndo = ({ state }: Deletion) => state === 'begun' || state === 'done'

async function undo({ db, jobs, env, clock }: KeepDeps, deletion: Deletion): Promise<void> {
  if (deletion.state === 'undone') return
  const now = clock()
  const isUndone = await db.transaction().execute(async (tx) => {
    const { email } = await lockUserToDelete(tx, deletion.userId)
    if (!(await markDeletionCanceled(tx, deletion, now))) return false
    await enqueueMail(tx, jobs, composeDeletionCanceledMail(env, email, deletion.language), now)
    await enqueueDeletion(tx, jobs, deletion.id)
    return true
  })
  // A concurrent request canceled the deletion, or the deletion has begun.
  if (!isUndone && (await findOpenDeletion(db, deletion.userId)) !== undefined)
    throw new Refusal('not-found', 'The deletion of this account has begun')
}
