import type { Db } from '../../platform/database.ts'

/** A dispute as Stripe told it last. */
export interface Dispute {
  id: string
  paymentId: string
  /** As on the receipt: Stripe's payment, or its invoice for a month of Pro. */
  reference: string
  userId: number
  /** Minor units; less than the payment when only a part is disputed. */
  amountMinor: number
  /** Usually the payment's. */
  currency: string
  /** Stripe's word for what the cardholder says. */
  reason: string
  status: string
  evidence: 'none' | 'staged' | 'submitted'
  /** Until when evidence can be submitted; null where the bank takes none. */
  dueAt: Date | null
  openedAt: Date
  isOpen: boolean
}

/** By its id, what Stripe told of each last. */
export async function listKnownDisputes(db: Db): Promise<Map<string, Pick<Dispute, 'status' | 'evidence'>>> {
  const rows = await db.selectFrom('disputes').select(['id', 'status', 'evidence']).execute()
  // The column's check constraint allows only these values.
  return new Map(
    rows.map(({ id, status, evidence }) => [id, { status, evidence: evidence as Dispute['evidence'] }]),
  )
}

export async function storeDispute(tx: Db, dispute: Dispute): Promise<void> {
  const { status, evidence, dueAt, isOpen } = dispute
  const latest = {
    amount: dispute.amountMinor,
    status,
    evidence,
    due_at: dueAt,
    is_open: isOpen,
  }
  await tx
    .insertInto('disputes')
    .values({
      id: dispute.id,
      payment_id: dispute.paymentId,
      reference: dispute.reference,
      user_id: dispute.userId,
      currency: dispute.currency,
      reason: dispute.reason,
      opened_at: dispute.openedAt,
      ...latest,
    })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(latest))
    .execute()
}

/** False if the owner was notified before; of several concurrent calls only one returns true. */
export async function markOwnerNotified(tx: Db, disputeId: string, now: Date): Promise<boolean> {
  const marked = await tx
    .updateTable('disputes')
    .set({ owner_notified_at: now })
    .where('id', '=', disputeId)
    .where('owner_notified_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return marked !== undefined
}

/** The oldest first. */
export async function listDisputesOf(
  db: Db,
  userId: number,
): Promise<Pick<Dispute, 'paymentId' | 'amountMinor' | 'currency' | 'reason' | 'status' | 'openedAt'>[]> {
  return db
    .selectFrom('disputes')
    .select([
      'payment_id as paymentId',
      'amount as amountMinor',
      'currency',
      'reason',
      'status',
      'opened_at as openedAt',
    ])
    .where('user_id', '=', userId)
    .orderBy('opened_at')
    .execute()
}
