import { z } from 'zod'
import type { Db } from '../../platform/database.ts'
import { findRefundByReference } from '../refunds/refund-queries.ts'
import type { PaidInvoice } from '../stripe/fetch-subscriptions.ts'
import { markProCreditUsed } from './credit-queries.ts'

/** Marks the Pro credit of the plan that grants access as used. An unpaid attempt or a refunded second plan uses no credit (B21.51). */
export async function markPlanCreditUsed(
  tx: Db,
  {
    invoices,
    state,
  }: { invoices: readonly PaidInvoice[]; state: { active: boolean; subscriptionId: string | null } },
  now: Date,
): Promise<string[]> {
  if (!state.active) return []
  const changes: string[] = []
  for (const { id, subscriptionId, checkoutId } of invoices) {
    const known = z.uuid().safeParse(checkoutId)
    if (subscriptionId !== state.subscriptionId || !known.success) continue
    if ((await findRefundByReference(tx, id)) !== undefined) continue
    if (await markProCreditUsed(tx, known.data, now))
      changes.push(`count guides towards Pro, taken off ${id}`)
  }
  return changes
}
