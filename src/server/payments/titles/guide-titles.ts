import { listPurchasesOf, type Purchase, type PurchaseSource, type Title } from '../../access/index.ts'
import type { Db } from '../../platform/database.ts'
import { listParts, type StoredPart } from '../bundles/bundle-queries.ts'
import { listGiftsOfPurchases, type StoredGift } from '../gifts/gift-queries.ts'
import { decidePayment } from '../settle/decide-payment.ts'
import type { CheckoutPayment } from './fetch-titles.ts'

/** A payment that was made, with the guides that it is for. */
export interface PaidCheckout extends CheckoutPayment {
  standing: Title['standing']
  parts: StoredPart[]
}

export interface GuideTitle extends Title {
  source: PurchaseSource
  guideId: number
  /** Undefined for a payment that has never granted access. */
  purchase: Purchase | undefined
  paid: PaidCheckout | undefined
  gift: StoredGift | undefined
}

/** Those of the payments that were made for guides of their buyer. */
export async function listPaidCheckouts(
  tx: Db,
  payments: readonly CheckoutPayment[],
  liveMode: boolean,
): Promise<PaidCheckout[]> {
  const paid: PaidCheckout[] = []
  for (const each of payments) {
    const { checkout, payment } = each
    const decision = decidePayment(payment, checkout, liveMode)
    if (decision.do !== 'settle' || checkout.guideId === null) continue
    const { guideId, description: title, bundle } = checkout
    const whole = { guideId, title, amountMinor: payment.amountMinor, givenBackAt: null }
    const parts = bundle ? await listParts(tx, checkout.id) : [whole]
    paid.push({ ...each, standing: decision.standing, parts })
  }
  return paid
}

/** All titles of a person to one guide. A share of a bundle that was returned is none (B21.77). */
export async function listGuideTitles(
  tx: Db,
  { userId, guideId, paid }: { userId: number; guideId: number; paid: readonly PaidCheckout[] },
): Promise<GuideTitle[]> {
  const purchases = await listPurchasesOf(tx, userId, [guideId])
  const claimed = purchases.filter(({ source }) => source === 'gift').map(({ id }) => id)
  const gifts = claimed.length === 0 ? [] : await listGiftsOfPurchases(tx, claimed)
  const paying = paid.filter(({ parts }) =>
    parts.some((part) => part.guideId === guideId && part.givenBackAt === null),
  )
  const stored = purchases.map((purchase): GuideTitle => {
    const { id, source, stripePaymentId, purchasedAt: since } = purchase
    const gift = gifts.find(({ purchaseId }) => purchaseId === id)
    const by = paying.find(({ payment }) => payment.paymentId === stripePaymentId)
    const state = storedState(purchase)
    // What neither Stripe nor a gift speaks of stands as it is stored.
    const standing = by?.standing ?? (gift === undefined ? standingOf[state] : standingOf[storedState(gift)])
    const refundable = by !== undefined
    return {
      source,
      guideId,
      purchase,
      paid: by,
      gift,
      standing,
      stored: state,
      refundable,
      precedence: 0,
      since,
    }
  })
  const unopened = paying
    .filter(({ payment }) => purchases.every(({ stripePaymentId }) => stripePaymentId !== payment.paymentId))
    .map((by): GuideTitle => {
      const since = by.payment.paidAt ?? new Date(0)
      const title = { source: 'payment', guideId, purchase: undefined, paid: by, gift: undefined } as const
      return { ...title, standing: by.standing, stored: null, refundable: true, precedence: 0, since }
    })
  return [...stored, ...unopened]
}

/** Purchases and gifts store in the same words whether they stand. */
export function storedState({
  suspendedAt,
  revokedAt,
}: Pick<Purchase, 'suspendedAt' | 'revokedAt'>): 'open' | 'on-hold' | 'closed' {
  if (revokedAt !== null) return 'closed'
  return suspendedAt === null ? 'open' : 'on-hold'
}

const standingOf = { open: 'stands', 'on-hold': 'on-hold', closed: 'ended' } as const
