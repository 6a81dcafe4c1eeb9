import { z } from 'zod'
import { defaultLanguage, type PageLanguage } from '../../../shared/languages.ts'
import type { Db } from '../../platform/database.ts'
import type { ProAtStripe } from './fetch-subscriptions.ts'
import type { ProDecision } from './decide-pro.ts'
import { findCheckout } from '../queries.ts'
import { describePro } from '../receipts/receipt-mails.ts'
import { unmarkRefunded } from '../receipts/receipt-queries.ts'
import type { SettleDeps } from './settle-deps.ts'
import { recordRefund, writeReceipt } from '../receipts/write-receipt.ts'

interface ProAnswer extends ProAtStripe {
  decision: ProDecision
}

/** Writes a receipt for each paid month and a notice for each refunded one; returns the new ones. */
export async function writeProReceipts(
  tx: Db,
  deps: SettleDeps,
  userId: number,
  { subscriptions, invoices, decision }: ProAnswer,
): Promise<string[]> {
  const changes: string[] = []
  const ours = subscriptions.filter(({ id }) => !decision.ignored.some((each) => each.id === id))
  for (const { id, subscriptionId, checkoutId, money, outcome, paidAt, period } of invoices) {
    if (!ours.some((subscription) => subscription.id === subscriptionId)) continue
    const language = await languageOf(tx, checkoutId)
    const description = describePro(language, period)
    const paid = { userId, guideId: null, reference: id, description, money, language, paidAt }
    if (await writeReceipt(tx, deps, paid, deps.clock())) changes.push(`receipt for ${id}`)
    if (outcome === 'kept') await unmarkRefunded(tx, id)
    if (outcome !== 'refunded' && outcome !== 'lost') continue
    if (await recordRefund(tx, deps, id, deps.clock())) changes.push(`refund of ${id}`)
  }
  return changes
}

/** The language in which the subscription was begun. */
async function languageOf(tx: Db, checkoutId: string | undefined): Promise<PageLanguage> {
  const known = z.uuid().safeParse(checkoutId)
  const checkout = known.success ? await findCheckout(tx, known.data) : undefined
  return checkout?.language ?? defaultLanguage
}
