import type { z } from 'zod'
import type { BundleChoice, BundleOffer, paidBundleSchema } from '../../../shared/payments/bundle-schemas.ts'
import { sumOfShares } from '../../../shared/payments/bundle-price.ts'
import { currencyOf, guidePriceIn } from '../../../shared/prices.ts'
import { findSubscription, hasActiveSubscription } from '../../access/index.ts'
import type { User } from '../../platform/caller.ts'
import { Refusal } from '../../platform/refusal.ts'
import { startCheckout } from '../checkout/start-checkout.ts'
import { started, type StartedPayment } from '../checkout/start-payment.ts'
import type { OrderSaid } from '../declarations/declare.ts'
import type { PaymentDeps } from '../deps.ts'
import { settle } from '../settle/settle.ts'
import type { SettleDeps } from '../settle/settle-deps.ts'
import { bundleOf, priceBundle } from '../skus/index.ts'
import { refuseDuringOutage } from '../stripe.ts'
import { listParts } from './bundle-queries.ts'

/** Returns what the buyer would pay for each guide, and why one is left out (B21.75, B21.76). */
export async function lookAtBundle(
  deps: Pick<PaymentDeps, 'db' | 'clock' | 'catalogue'>,
  { id }: User,
  choice: BundleChoice,
): Promise<BundleOffer> {
  const currency = currencyOf(choice.language)
  const { lines, shares, complete } = await priceBundle(deps, id, choice)
  const subscribed = hasActiveSubscription(await findSubscription(deps.db, id), deps.clock())
  return {
    lines: lines.map(({ guide, state }) => ({
      guideId: guide.id,
      titleEn: guide.titleEn,
      titleJa: guide.titleJa,
      state,
      amount: guidePriceIn(currency, guide).amountMinor,
      share: shares.get(guide.id) ?? 0,
    })),
    amount: sumOfShares(shares),
    currency,
    buyable: complete && !subscribed,
    subscribed,
  }
}

/** A payment for several guides, ready for the card form; the same choice again is the same payment. */
export async function startBundlePayment(
  deps: SettleDeps,
  user: User,
  { place, declarations, ...choice }: BundleChoice & OrderSaid,
): Promise<StartedPayment> {
  const { language } = choice
  const offer = { sku: bundleOf(choice), kind: 'payment_intent', language, place, declarations } as const
  const { object: intent, price } = await startCheckout(deps, user, offer)
  return started(intent.client_secret, price)
}

/** The buyer names the payment; Stripe alone says whether it is paid. Answers what it has opened. */
export async function recordBundlePaid(
  deps: SettleDeps,
  user: User,
  { stripePaymentId }: { stripePaymentId: string },
): Promise<z.infer<typeof paidBundleSchema>> {
  const settled = await refuseDuringOutage(settle(deps, stripePaymentId))
  if (settled?.checkout?.bundle !== true || settled.userId !== user.id) throw new Refusal('payment-mismatch')
  if (!settled.paid) throw new Refusal('payment-incomplete')
  const guides = deps.catalogue.current()
  const parts = await listParts(deps.db, settled.checkout.id)
  return {
    lines: parts.map(({ guideId, givenBackAt }) => ({
      guideId,
      titleEn: guides.findSold(guideId)?.titleEn ?? '',
      titleJa: guides.findSold(guideId)?.titleJa ?? '',
      givenBack: givenBackAt !== null,
    })),
  }
}
