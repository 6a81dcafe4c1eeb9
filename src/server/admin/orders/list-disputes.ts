import { disputeReasonOf, type OpenDispute } from '../../../shared/admin/dispute-schemas.ts'
import { currencies } from '../../../shared/money.ts'
import { disputeUrl, type PaymentDeps } from '../../payments/index.ts'
import { listOpenDisputes } from './dispute-queries.ts'

/** What is disputed now, with its deadline and what was done about it (B20.66). */
export async function listDisputes({
  db,
  env,
}: Pick<PaymentDeps, 'db' | 'env'>): Promise<{ disputes: OpenDispute[] }> {
  const rows = await listOpenDisputes(db)
  return {
    disputes: rows.map(({ currency, reason, dueAt, openedAt, ...row }) => ({
      ...row,
      currency: currencies.find((each) => each === currency) ?? null,
      reason: disputeReasonOf(reason),
      dueAt: dueAt?.toISOString() ?? null,
      openedAt: openedAt.toISOString(),
      url: disputeUrl(env, row.id),
    })),
  }
}
