import { formatMoney } from '../../../shared/money.ts'
import { listUnopenedGifts } from '../gifts/gift-queries.ts'
import { describeFailedRefund, retryFailedRefund } from '../refunds/refund-owed-payment.ts'
import { listFailedRefunds } from '../refunds/refund-queries.ts'
import { stripePageSize } from '../stripe/stripe.ts'
import { listStripeCustomers, type StripeCustomer } from '../queries.ts'
import type { SettleDeps } from '../settle/settle-deps.ts'
import { settleStripeObject } from '../settle/settle.ts'
import { settleGuide } from '../settle/settle-order.ts'
import { settlePro } from '../settle/settle-pro.ts'

export interface Discrepancy {
  userId: number
  email: string
  /** Id of the payment, or of the customer if the discrepancy is about Pro. */
  stripeId: string
  /** Changes that settling would write or has written, as readable text. */
  changes: string[]
}

/** Progress after each compared customer: the user's id, and the number of customers so far. */
export interface ReconciliationProgress {
  userId: number
  checked: number
}

const sliceSize = 100

/**
 * Compares all customers with Stripe in order of their ids. First it reports failed refunds that are no longer retried and
 * claimed gifts that grant nothing. An interrupted comparison resumes `after` a customer. It reuses `settleStripeObject`: each discrepancy
 * is what `settleStripeObject` would write. With `apply`, it writes the changes and retries those refunds.
 */
export async function* reconcile(
  deps: SettleDeps,
  { apply, after = 0 }: { apply: boolean; after?: number },
): AsyncGenerator<Discrepancy | ReconciliationProgress> {
  const settleDeps = { ...deps, dryRun: !apply }
  if (after === 0) {
    for (const refund of await listFailedRefunds(deps.db)) {
      if (apply) await retryFailedRefund(deps, refund)
      const { userId, email, paymentId: stripeId, money } = refund
      yield { userId, email, stripeId, changes: [describeFailedRefund(refund, formatMoney(money))] }
    }
    yield* reconcileGifts(settleDeps)
  }
  let checked = 0
  for (let last = after; ;) {
    const customers = await listStripeCustomers(deps.db, last, sliceSize)
    for (const customer of customers) {
      yield* reconcileCustomer(settleDeps, customer)
      checked += 1
      last = customer.userId
      yield { userId: last, checked }
    }
    if (customers.length < sliceSize) return
  }
}

async function* reconcileCustomer(
  deps: SettleDeps,
  { userId, email, customerId }: StripeCustomer,
): AsyncGenerator<Discrepancy> {
  for await (const { id, metadata } of deps.stripe.paymentIntents.list({
    customer: customerId,
    limit: stripePageSize,
  })) {
    // Payments of invoices belong to Pro, which is compared as a whole.
    if (metadata['checkoutId'] === undefined) continue
    const settled = await settleStripeObject(deps, id)
    if (settled !== undefined && settled.changes.length > 0)
      yield { userId, email, stripeId: id, changes: settled.changes }
  }
  const { changes } = await settlePro(deps, userId)
  if (changes.length > 0) yield { userId, email, stripeId: customerId, changes }
}

/** Reports paid and claimed gifts whose recipients have lost their other entitlement to the guide (B21.67). */
async function* reconcileGifts(deps: SettleDeps): AsyncGenerator<Discrepancy> {
  for (const gift of await listUnopenedGifts(deps.db)) {
    const { userId, email, guideId, stripePaymentId: stripeId, money } = gift
    const settled = await settleGuide(deps, { userId, guideId })
    const changes = settled.map((change) => `${change}, ${formatMoney(money)} paid`)
    if (changes.length > 0) yield { userId, email, stripeId, changes }
  }
}
