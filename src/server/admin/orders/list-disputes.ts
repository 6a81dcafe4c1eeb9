import { toDisputeReason } from '../../../shared/admin/dispute-reasons.ts'
import { currencies } from '../../../shared/money.ts'
import { buildDisputeUrl, type PayDeps } from '../../payments/index.ts'
import { listOpenDisputes } from './dispute-queries.ts'

/** Returns open disputes with their deadline, evidence state and Stripe URL (B20.66). */
export async function listDisputes({ db, env }: PayDeps) {
  const rows = await listOpenDisputes(db)
  return {
    disputes: rows.map(({ currency, reason, dueAt, openedAt, ...row }) => ({
      ...row,
      // Null for currencies that the shop doesn't sell in.
      currency: currencies.find((each) => each === currency) ?? null,
      reason: toDisputeReason(reason),
      dueAt: dueAt?.toISOString() ?? null,
      openedAt: openedAt.toISOString(),
      url: buildDisputeUrl(env, row.id),
    })),
  }
}
