import { z } from 'zod'
import { defaultLanguage, type PageLanguage } from '../../../shared/languages.ts'
import type { Db } from '../../platform/database.ts'
import type { ProAtStripe } from './fetch-subscriptions.ts'
import type { ProDecision } from './decide-pro.ts'
import { findCheckout, type Checkout } from '../queries.ts'
import { describePro } from '../receipts/receipt-mails.ts'
import type { SettleDeps } from './settle-deps.ts'
import { recordRefunded, writeReceipt, type ReceiptDeps } from '../receipts/write-receipt.ts'

export interface ProAnswer extends ProAtStripe {
  decision: ProDecision
}

/** Writes a receipt for each paid month and a notice for each refunded one; returns the new ones. */
export async function writeProReceipts(
  tx: Db,
  deps: ReceiptDeps & Pick<SettleDeps, 'clock'>,
  {
    userId,
    keepsAccess,
    subscriptions,
    invoices,
    decision,
  }: ProAnswer & { userId: number; keepsAccess: boolean },
): Promise<string[]> {
  const changes: string[] = []
  const ours = subscriptions.filter(({ id }) => !decision.ignored.some((each) => each.id === id))
  for (const invoice of invoices) {
    const { id, subscriptionId, checkoutId, paid: money, takenOffMinor, paidAt, period } = invoice
    if (!ours.some((subscription) => subscription.id === subscriptionId)) continue
    const language = await languageOfCheckout(tx, checkoutId)
    const code = takenOffMinor === 0 ? null : await codeOfCheckout(tx, checkoutId)
    const description = describePro(language, period)
    const bought = { userId, guideId: null, giftId: null, reference: id, description, language, paidAt }
    const paid = { ...bought, money, takenOffMinor, code }
    // It opened nothing, so it has none.
    if (!invoice.isLate && (await writeReceipt(tx, deps, paid, deps.clock())))
      changes.push(`receipt for ${id}`)
    const { money: outcome, refundedMinor, bankReturnedMinor } = invoice
    // While the money is disputed, the receipt says what it said before.
    if (outcome === 'disputed') continue
    const endsAccess = outcome === 'lost' || outcome === 'refunded'
    const givenBack = { reference: id, refundedMinor, bankReturnedMinor, keepsAccess, endsAccess }
    const returned = await recordRefunded(tx, deps, givenBack, deps.clock())
    if (returned !== undefined) changes.push(`${returned} on the receipt of ${id}`)
  }
  return changes
}

/** The language in which the subscription was begun. */
export async function languageOfCheckout(db: Db, checkoutId: string | undefined): Promise<PageLanguage> {
  return (await checkoutNamed(db, checkoutId))?.language ?? defaultLanguage
}

async function codeOfCheckout(db: Db, checkoutId: string | undefined): Promise<string | null> {
  return (await checkoutNamed(db, checkoutId))?.code ?? null
}

async function checkoutNamed(db: Db, checkoutId: string | undefined): Promise<Checkout | undefined> {
  const known = z.uuid().safeParse(checkoutId)
  return known.success ? findCheckout(db, known.data) : undefined
}
