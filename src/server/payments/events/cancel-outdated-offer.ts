import { findSubscription, hasActiveSubscription } from '../../access/index.ts'
import { isSameProCredit } from '../credit/compute-credit.ts'
import { listProCredit } from '../credit/credit-queries.ts'
import { findProCredit } from '../credit/find-credit.ts'
import { isCodeUseOutdated } from '../codes/outdated-code-uses.ts'
import { findOrder } from '../orders/order-queries.ts'
import type { Order } from '../orders/order.ts'
import type { SettleDeps } from '../settle/settle-deps.ts'
import { cancelOrderAtStripe } from '../checkout/open-checkout-attempt.ts'

/**
 * Cancels an open checkout at Stripe whose discount no longer applies, so that its form requests another one (B21.53, B21.86),
 * or whose buyer has Pro again (B8.20).
 */
export async function cancelOutdatedOffer(deps: SettleDeps, { checkoutId }: { checkoutId: string }) {
  const { db, clock } = deps
  const order = await findOrder(db, checkoutId)
  if (order?.state !== 'open') return
  const isOutdated =
    (await isCodeUseOutdated(db, checkoutId, clock())) ||
    (order.isPlan && ((await isCreditOutdated(deps, order)) || (await hasProAlready(deps, order))))
  if (isOutdated) await cancelOrderAtStripe(deps, order)
}

/** Returns whether a month or gift restored Pro. A live plan at Stripe doesn't count, because this order may have started it. */
async function hasProAlready({ db, clock }: SettleDeps, { userId }: Order): Promise<boolean> {
  const pro = await findSubscription(db, userId)
  return pro.held === null && hasActiveSubscription(pro, clock())
}

async function isCreditOutdated({ db, clock }: SettleDeps, { id, userId, price, codeMinor }: Order) {
  const whole = { ...price, amountMinor: price.amountMinor - codeMinor }
  const now = await findProCredit(db, userId, whole, clock())
  return !isSameProCredit(now, await listProCredit(db, id))
}
