import type { DeletionSummary } from '../../../shared/account/account-schemas.ts'
import { findSubscription, hasActiveSubscription, hasPlan, listPurchases } from '../../access/index.ts'
import { listReceipts } from '../../payments/index.ts'
import type { User } from '../../platform/caller.ts'
import type { AccountDeps } from '../deps.ts'

/** Returns what deleting the account removes and what the shop keeps, for the confirmation page. */
export async function summarizeDeletion(
  { db, clock }: Pick<AccountDeps, 'db' | 'clock'>,
  { id, deletesAt }: User,
): Promise<DeletionSummary> {
  const purchases = await listPurchases(db, id)
  const plan = await findSubscription(db, id)
  const hasPro = hasActiveSubscription(plan, clock())
  const until = hasPlan(plan, clock()) ? plan.periodEnd : plan.grantedUntil
  return {
    deletesAt: deletesAt?.toISOString() ?? null,
    guides: purchases.filter(({ revokedAt }) => revokedAt === null).length,
    pro: hasPro ? (plan.renews ? 'renews' : 'ends') : 'none',
    proUntil: hasPro ? (until?.toISOString() ?? null) : null,
    payments: (await listReceipts(db, id)).length,
  }
}
