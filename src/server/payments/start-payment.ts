import type { Stripe } from 'stripe'
import type { GuideCard } from '../../shared/guides.ts'
import type { PageLanguage } from '../../shared/languages.ts'
import type { Money } from '../../shared/money.ts'
import { findHoldings, mayRead } from '../access/index.ts'
import type { Deps } from '../deps.ts'
import { Refusal } from '../platform/refusal.ts'
import type { User } from '../platform/trpc.ts'
import { priceOf } from './price-of.ts'
import {
  endCheckout,
  findOpenCheckout,
  insertCheckout,
  lockBuyer,
  recordCustomer,
  recordStripeId,
  requireBuyer,
  type Checkout,
} from './queries.ts'
import { settle } from './settle.ts'
import { isStripeOutage } from './stripe.ts'

export interface StartedPayment {
  clientSecret: string
  amount: number
  currency: Money['currency']
}

interface Offer {
  userId: number
  guide: GuideCard
  price: Money
  language: PageLanguage
}

/** Attempts after which a checkout that keeps ending under us is somebody else's race to win. */
const mostAttempts = 3

/** A payment for one guide, ready for the card form; the same offer again is the same payment. */
export async function startPayment(
  deps: Deps,
  user: User,
  { guideId, language }: { guideId: number; language: PageLanguage },
): Promise<StartedPayment> {
  const guide = deps.catalogue.current().find(guideId)
  if (guide === undefined) throw new Refusal('not-found', `No guide ${guideId}`)
  const offer = { userId: user.id, guide, price: priceOf(guide, language), language }
  for (let attempt = 1; attempt <= mostAttempts; attempt += 1) {
    await refuseOwned(deps, user, guide)
    const checkout = await openCheckout(deps, offer)
    const intent = await refuseWhenDown(intentOf(deps, checkout, offer))
    if (isPayable(intent, checkout, offer.price)) {
      return { clientSecret: requireSecret(intent), amount: intent.amount, currency: checkout.price.currency }
    }
    await refuseWhenDown(endAttempt(deps, checkout, intent))
  }
  throw new Refusal('already-owned', 'Another payment for this guide is under way')
}

async function refuseOwned({ db, clock }: Deps, user: User, guide: GuideCard): Promise<void> {
  const holdings = await findHoldings(db, user.uid, guide.id)
  if (mayRead(guide, holdings, clock())) throw new Refusal('already-owned')
}

/** Committed before Stripe is called, so that whatever happens next, its id finds the same payment again. */
function openCheckout({ db }: Deps, { userId, guide, price, language }: Offer): Promise<Checkout> {
  return db.transaction().execute(async (tx) => {
    await lockBuyer(tx, userId)
    const open = await findOpenCheckout(tx, userId, guide.id)
    return open ?? insertCheckout(tx, { userId, guideId: guide.id, kind: 'payment_intent', price, language })
  })
}

async function intentOf(
  { db, stripe }: Deps,
  checkout: Checkout,
  offer: Offer,
): Promise<Stripe.PaymentIntent> {
  if (checkout.stripeId !== null) return stripe.paymentIntents.retrieve(checkout.stripeId)
  const customer = await customerOf({ db, stripe }, checkout.userId)
  const { id, userId, price } = checkout
  const intent = await stripe.paymentIntents.create(
    {
      amount: price.amountMinor,
      currency: price.currency,
      customer,
      allowed_payment_method_types: ['card'],
      description: offer.guide.titleEn,
      metadata: { checkoutId: id, userId: String(userId), guideId: String(offer.guide.id) },
    },
    { idempotencyKey: `checkout:${id}` },
  )
  await recordStripeId(db, id, intent.id)
  return intent
}

/** One Stripe customer a person, even from two tabs at once. */
async function customerOf({ db, stripe }: Pick<Deps, 'db' | 'stripe'>, userId: number): Promise<string> {
  const { stripeCustomerId } = await requireBuyer(db, userId)
  if (stripeCustomerId !== null) return stripeCustomerId
  const customer = await stripe.customers.create(
    { metadata: { userId: String(userId) } },
    { idempotencyKey: `customer:${userId}` },
  )
  await recordCustomer(db, userId, customer.id)
  return customer.id
}

/** Whether the card form can still take this payment for exactly this offer. */
function isPayable(intent: Stripe.PaymentIntent, { kind }: Checkout, price: Money): boolean {
  const sameOffer =
    kind === 'payment_intent' && intent.amount === price.amountMinor && intent.currency === price.currency
  return (
    sameOffer &&
    ['requires_payment_method', 'requires_confirmation', 'requires_action'].includes(intent.status)
  )
}

/** Another currency or price was asked for, or the payment has ended: it must be over at Stripe before a new one opens. */
async function endAttempt(deps: Deps, checkout: Checkout, intent: Stripe.PaymentIntent): Promise<void> {
  const ended = intent.status === 'succeeded' || intent.status === 'canceled'
  if (!ended)
    await deps.stripe.paymentIntents.cancel(intent.id, {}, { idempotencyKey: `cancel:${checkout.id}` })
  await settle(deps, intent.id)
  if (intent.status !== 'succeeded') await endCheckout(deps.db, checkout.id, 'closed', deps.clock())
}

function requireSecret(intent: Stripe.PaymentIntent): string {
  if (intent.client_secret === null) throw new Error(`Stripe gave no client secret for ${intent.id}`)
  return intent.client_secret
}

async function refuseWhenDown<T>(call: Promise<T>): Promise<T> {
  try {
    return await call
  } catch (error) {
    if (isStripeOutage(error)) throw new Refusal('payments-unavailable', undefined, { cause: error })
    throw error
  }
}
