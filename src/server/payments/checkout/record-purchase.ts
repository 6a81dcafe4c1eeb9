import type { z } from 'zod'
import type { paidBundleSchema } from '../../../shared/payments/bundle-schemas.ts'
import type { Gift } from '../../../shared/payments/gift-schemas.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { User } from '../../platform/caller.ts'
import { findOwnGift } from '../gifts/own-gifts.ts'
import { findOrder } from '../orders/order-queries.ts'
import type { Order } from '../orders/order.ts'
import { refuseDuringOutage } from '../stripe/stripe.ts'
import type { SettleDeps } from '../settle/settle-deps.ts'
import { settleStripeObject } from '../settle/settle.ts'

/**
 * Settles a payment that the buyer names and returns its order. Rejects a payment that, according to Stripe, is unpaid, belongs
 * to another buyer or is for another product (B8.16). Undefined for a month of Pro without an order.
 */
async function requirePaid(
  deps: SettleDeps,
  user: User,
  stripePaymentId: string,
  isFor: (order: Order | undefined) => boolean,
): Promise<Order | undefined> {
  const settled = await refuseDuringOutage(deps, settleStripeObject(deps, stripePaymentId))
  if (settled?.userId !== user.id || !isFor(settled.order)) throw new Refusal('payment-mismatch')
  if (!settled.paid) throw new Refusal('payment-incomplete')
  return settled.order
}

/** Settles the payment for a guide, or for Pro if `guideId` is null. */
export async function recordPurchase(
  deps: SettleDeps,
  user: User,
  { guideId, stripePaymentId }: { guideId: number | null; stripePaymentId: string },
): Promise<{ guideId: number | null; stripePaymentId: string; purchased: true }> {
  const isFor = (order: Order | undefined) =>
    guideId === null ? order === undefined || order.isPlan : order?.guideId === guideId
  await requirePaid(deps, user, stripePaymentId, isFor)
  return { guideId, stripePaymentId, purchased: true }
}

export async function recordGiftPayment(
  deps: SettleDeps,
  user: User,
  { id, stripePaymentId }: { id: string; stripePaymentId: string },
): Promise<Gift> {
  await requirePaid(deps, user, stripePaymentId, (order) => order?.giftId === id)
  return findOwnGift(deps, user, id)
}

const isForGuides = (order: Order | undefined) => order?.giftId === null && !order.isPlan

/** Settles a payment for several guides and returns which of them it opened or refunded. */
export async function recordBundlePayment(
  deps: SettleDeps,
  user: User,
  { stripePaymentId }: { stripePaymentId: string },
): Promise<z.infer<typeof paidBundleSchema>> {
  const paid = await requirePaid(deps, user, stripePaymentId, isForGuides)
  // The order is read again, because settling may have marked items as returned.
  const { items } = (paid && (await findOrder(deps.db, paid.id))) ?? { items: [] }
  const guides = deps.catalogue.current()
  return {
    lines: items.map(({ guideId: id, isReturned }) => {
      const guideId = id ?? 0
      const { titleEn = '', titleJa = '' } = guides.findSold(guideId) ?? {}
      return { guideId, titleEn, titleJa, givenBack: isReturned }
    }),
  }
}
