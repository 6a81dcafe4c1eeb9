import type { BundleChoice } from '../../../shared/payments/bundle-schemas.ts'
import type { PageLanguage } from '../../../shared/languages.ts'
import type { CodeProblem } from '../../../shared/payments/code-terms.ts'
import type { Money } from '../../../shared/money.ts'
import type { User } from '../../platform/caller.ts'
import type { SettleDeps } from '../settle/settle-deps.ts'
import type { TakenCode } from '../codes/take-code.ts'
import type { OrderSaid } from '../declarations/declare.ts'
import { requireOwn } from '../gifts/own-gifts.ts'
import { bundleOf, giftOf, guide, proMonth, singleOf, type Sku } from '../skus/index.ts'
import { startCheckout } from './start-checkout.ts'

export interface StartedPayment {
  clientSecret: string
  amount: number
  currency: Money['currency']
}

interface OrderInput extends OrderSaid {
  language: PageLanguage
  code?: string | undefined
}

interface WithCode extends StartedPayment {
  code: { word: string; takenOff: number } | null
  codeProblem: CodeProblem | null
}

/** A payment for one guide, ready for the card form; the same offer again is the same payment. */
export async function startPayment(
  deps: SettleDeps,
  user: User,
  { guideId, ...order }: OrderInput & { guideId: number },
): Promise<WithCode> {
  const {
    object: intent,
    price,
    chargeMinor,
    taken,
  } = await startCheckout(deps, user, { ...order, sku: guide(guideId), kind: 'payment_intent' })
  return { ...started(intent.client_secret, { ...price, amountMinor: chargeMinor }), ...shown(taken) }
}

/** A subscription to Pro, ready for the card form. */
export async function startSubscription(
  deps: SettleDeps,
  user: User,
  order: OrderInput,
): Promise<WithCode & { monthly: number; credit: number }> {
  const {
    object: subscription,
    price,
    chargeMinor,
    creditMinor,
    taken,
  } = await startCheckout(deps, user, { ...order, sku: proMonth, kind: 'subscription' })
  const invoice = subscription.latest_invoice
  const secret = invoice === null || typeof invoice === 'string' ? null : invoice.confirmation_secret
  return {
    ...started(secret?.client_secret ?? null, { ...price, amountMinor: chargeMinor }),
    ...shown(taken),
    monthly: price.amountMinor,
    credit: creditMinor,
  }
}

/** The address of Stripe's own page, for one guide or for Pro. A purchase that comes of it is later than `startedAt`. */
export async function startHostedCheckout(
  deps: SettleDeps,
  user: User,
  { guideId, ...order }: OrderInput & { guideId: number | null },
): Promise<{ url: string; startedAt: string }> {
  const startedAt = deps.clock().toISOString()
  const sku = singleOf(guideId)
  const { object } = await startCheckout(deps, user, { ...order, sku, kind: 'session' })
  const { url } = object
  if (url === null) throw new Error('Stripe gave no address for an open checkout session')
  return { url, startedAt }
}

const shown = ({ code, codeMinor, problem }: TakenCode): Pick<WithCode, 'code' | 'codeProblem'> => ({
  code: code === null ? null : { word: code, takenOff: codeMinor },
  codeProblem: problem,
})

function started(clientSecret: string | null, { amountMinor, currency }: Money): StartedPayment {
  if (clientSecret === null)
    throw new Error('Stripe gave no client secret for an attempt that waits for a card')
  return { clientSecret, amount: amountMinor, currency }
}

/** A payment for several guides, ready for the card form; the same choice again is the same payment. */
export async function startBundlePayment(
  deps: SettleDeps,
  user: User,
  { place, declarations, ...choice }: BundleChoice & OrderSaid,
): Promise<StartedPayment> {
  const { language } = choice
  return startWithoutCode(deps, user, { sku: bundleOf(choice), language, place, declarations })
}

/** The payment of a gift, ready for the card form; asked again, the same one. */
export async function startGiftPayment(
  deps: SettleDeps,
  user: User,
  { id, ...order }: OrderSaid & { id: string; language: PageLanguage },
): Promise<StartedPayment> {
  const { guideId } = await requireOwn(deps.db, user, id)
  return startWithoutCode(deps, user, { ...order, sku: giftOf(id, guideId) })
}

async function startWithoutCode(
  deps: SettleDeps,
  user: User,
  order: OrderSaid & { sku: Sku; language: PageLanguage },
): Promise<StartedPayment> {
  const { object: intent, price } = await startCheckout(deps, user, { ...order, kind: 'payment_intent' })
  return started(intent.client_secret, price)
}
