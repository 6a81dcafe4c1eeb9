import type { z } from 'zod'
import type { BundleChoice } from '../../../shared/payments/bundle-schemas.ts'
import type { startedPaymentSchema } from '../../../shared/payments/payment-schemas.ts'
import type { User } from '../../platform/caller.ts'
import type { SettleDeps } from '../settle/settle-deps.ts'
import type { BuyerDeclarations } from '../declarations/record-declarations.ts'
import { requireOwnGift } from '../gifts/own-gifts.ts'
import { createBundleSku } from '../skus/bundle.ts'
import { createGiftSku } from '../skus/gift.ts'
import { createGuideSku } from '../skus/guide.ts'
import { proMonthSku } from '../skus/pro-month.ts'
import { startCheckout, type CheckoutOffer } from './start-checkout.ts'

type StartedPayment = z.infer<typeof startedPaymentSchema>
type OrderInput = Omit<CheckoutOffer, 'sku' | 'kind'>

/** Starts a payment for the card form. The same offer returns the same payment. */
async function startOnForm(deps: SettleDeps, user: User, order: Omit<CheckoutOffer, 'kind'>) {
  return toStartedPayment(await startCheckout(deps, user, { ...order, kind: 'payment_intent' }))
}

export const startPayment = (
  deps: SettleDeps,
  user: User,
  { guideId, ...order }: OrderInput & { guideId: number },
): Promise<StartedPayment> => startOnForm(deps, user, { ...order, sku: createGuideSku(guideId) })

/** Starts a payment for several guides. */
export const startBundlePayment = (
  deps: SettleDeps,
  user: User,
  { place, declarations, ...choice }: BundleChoice & BuyerDeclarations,
): Promise<StartedPayment> =>
  startOnForm(deps, user, { sku: createBundleSku(choice), language: choice.language, place, declarations })

export async function startGiftPayment(
  deps: SettleDeps,
  user: User,
  { id, ...order }: OrderInput & { id: string },
): Promise<StartedPayment> {
  const { guideId } = await requireOwnGift(deps.db, user, id)
  return startOnForm(deps, user, { ...order, sku: createGiftSku(id, guideId) })
}

/** Starts a subscription to Pro for the card form. */
export async function startSubscription(deps: SettleDeps, user: User, order: OrderInput) {
  const started = await startCheckout(deps, user, { ...order, sku: proMonthSku, kind: 'subscription' })
  const { price, creditMinor } = started.order
  return { ...toStartedPayment(started), monthly: price.amountMinor, credit: creditMinor }
}

/** Starts a checkout on Stripe's own page for a guide or Pro and returns its URL. `startedAt` precedes any resulting purchase. */
export async function startHostedCheckout(
  deps: SettleDeps,
  user: User,
  { guideId, ...order }: OrderInput & { guideId: number | null },
): Promise<{ url: string; startedAt: string }> {
  const startedAt = deps.clock().toISOString()
  const sku = guideId === null ? proMonthSku : createGuideSku(guideId)
  const { url } = (await startCheckout(deps, user, { ...order, sku, kind: 'session' })).attempt
  if (url == null) throw new Error('Stripe gave no address for an open checkout session')
  return { url, startedAt }
}

type StartedCheckout = Awaited<ReturnType<typeof startCheckout>>

function toStartedPayment({ attempt, order, taken }: StartedCheckout): StartedPayment {
  const { clientSecret, chargeMinor } = attempt
  if (clientSecret == null)
    throw new Error('Stripe gave no client secret for an attempt that waits for a card')
  const { code, codeMinor, problem } = taken
  return {
    clientSecret,
    amount: chargeMinor,
    currency: order.price.currency,
    code: code === null ? null : { word: code, takenOff: codeMinor },
    codeProblem: problem,
  }
}
