import type { Selectable } from 'kysely'
import type { DB } from '../../platform/database-types.ts'
import type { Db } from '../../platform/database.ts'

/** Last known state of a dispute at Stripe. */
export type Dispute = Omit<Selectable<DB['disputes']>, 'ownerNotifiedAt'>

/** Returns the last known status and evidence of each dispute, by its id. */
export async function listDisputeStates(db: Db): Promise<Map<string, Pick<Dispute, 'status' | 'evidence'>>> {
  const rows = await db.selectFrom('disputes').select(['id', 'status', 'evidence']).execute()
  return new Map(rows.map(({ id, status, evidence }) => [id, { status, evidence }]))
}

export async function upsertDispute(tx: Db, dispute: Dispute): Promise<void> {
  const { amount, status, evidence, dueAt, isOpen } = dispute
  await tx
    .insertInto('disputes')
    .values(dispute)
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ amount, status, evidence, dueAt, isOpen }))
    .execute()
}

/** Records that the owner was notified of a dispute. Only the first of several concurrent calls returns true. */
export async function markDisputeNotified(tx: Db, disputeId: string, now: Date): Promise<boolean> {
  const marked = await tx
    .updateTable('disputes')
    .set({ ownerNotifiedAt: now })
    .where('id', '=', disputeId)
    .where('ownerNotifiedAt', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return marked !== undefined
}

/** Lists a user's disputes, oldest first. */
export function listDisputesOfUser(db: Db, userId: number) {
  return db
    .selectFrom('disputes')
    .select(['paymentId as reference', 'amount', 'currency', 'reason', 'status as state', 'openedAt'])
    .where('userId', '=', userId)
    .orderBy('openedAt')
    .orderBy('id')
    .execute()
}

/** Finds the receipt of a payment, or of a month of Pro by its invoice, and returns its id. */
export async function findReceiptOfPayment(db: Db, reference: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('receipts')
    .select('id')
    .where('reference', '=', reference)
    .executeTakeFirst()
  return row?.id
}
