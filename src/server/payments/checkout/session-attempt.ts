import type { PayDeps } from '../deps.ts'
import type { Stripe } from 'stripe'
import { localizePath, paths } from '../../../shared/paths.ts'
import { findOrderPlace } from '../declarations/declaration-queries.ts'
import { renderOrderTerms } from '../declarations/order-terms.ts'
import type { CheckoutAttempt } from './checkout-attempt.ts'
import { ensureCustomer } from './ensure-customer.ts'
import type { Buyer } from '../queries.ts'
import { ensureProProduct, createProSubscriptionItem } from '../pro/pro-product.ts'
import { createProCreditCoupon } from '../credit/credit-coupon.ts'
import { classifyProduct } from '../orders/item-queries.ts'
import { sumDiscounts, type Order } from '../orders/order.ts'

/** Returns a checkout attempt as a session on Stripe's own page, for one guide or for Pro. */
export async function openSessionAttempt(
  deps: PayDeps,
  order: Order,
  buyer: Buyer,
): Promise<CheckoutAttempt> {
  const { sessions } = deps.stripe.checkout
  const session =
    order.stripeId === null
      ? await createSession(deps, order, buyer)
      : await sessions.retrieve(order.stripeId)
  return {
    kind: 'session',
    id: session.id,
    url: session.url,
    chargeMinor: session.amount_total ?? 0,
    usable: session.status === 'open',
    end: () => expireUnlessOver(deps, session),
  }
}

/** Expires an open session unless another tab has paid or expired it in the meantime, which settling detects. */
async function expireUnlessOver({ stripe }: PayDeps, { id, status }: Stripe.Checkout.Session): Promise<void> {
  if (status !== 'open') return
  try {
    await stripe.checkout.sessions.expire(id)
  } catch (error) {
    const now = await stripe.checkout.sessions.retrieve(id)
    if (now.status === 'open') throw error
  }
}

async function createSession(deps: PayDeps, order: Order, buyer: Buyer): Promise<Stripe.Checkout.Session> {
  const { id, userId, language, metadata, isPlan } = order
  const place = (await findOrderPlace(deps.db, id))?.place
  const terms = renderOrderTerms(deps.env, {
    product: classifyProduct(order.items),
    count: order.items.length,
    price: order.price,
    discountMinor: sumDiscounts(order),
    kind: 'session',
    language,
    place,
    now: deps.clock(),
  })
  const customer = await ensureCustomer(deps, order, buyer)
  if (isPlan) await ensureProProduct(deps.stripe)
  const discounts = await createProCreditCoupon(deps.stripe, order)
  const offer = isPlan ? proOffer(order) : guideOffer(order)
  // These parameters must not change between retries: Stripe rejects the same idempotency key with different parameters.
  return deps.stripe.checkout.sessions.create(
    {
      ...offer,
      ...discounts,
      customer,
      client_reference_id: String(userId),
      metadata,
      locale: language,
      // Stripe would charge foreign buyers in their own currency, at a rate that the shop has not shown.
      adaptive_pricing: { enabled: false },
      custom_text: { submit: { message: terms } },
      allowed_payment_method_types: ['card'],
      success_url: successUrl(deps.env.ORIGIN, order),
      cancel_url: `${deps.env.ORIGIN}${localizePath(language, cancelPath(order))}`,
    },
    { idempotencyKey: `checkout:${id}` },
  )
}

function guideOffer({ price, codeMinor, description, metadata }: Order): Stripe.Checkout.SessionCreateParams {
  const { currency } = price
  return {
    mode: 'payment',
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency,
          unit_amount: price.amountMinor - codeMinor,
          product_data: { name: description },
        },
      },
    ],
    // Stripe does not copy the session's metadata to the payment.
    payment_intent_data: { metadata, description },
  }
}

function proOffer({ price, metadata }: Order): Stripe.Checkout.SessionCreateParams {
  return {
    mode: 'subscription',
    line_items: [{ quantity: 1, ...createProSubscriptionItem(price) }],
    subscription_data: { metadata },
  }
}

/** Returns the URL of the page after payment. Stripe replaces the session id's placeholder only if it is not URL-encoded. */
function successUrl(origin: string, { language, guideId }: Order): string {
  const guide = guideId === null ? '' : `&guide_id=${guideId}`
  return `${origin}${localizePath(language, paths.paymentSuccess)}?session_id={CHECKOUT_SESSION_ID}${guide}`
}

const cancelPath = ({ guideId }: Order) => (guideId === null ? paths.subscribe : paths.guide(guideId))
