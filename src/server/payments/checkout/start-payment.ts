import type { BundleChoice } from '../../../shared/payments/bundle-schemas.ts'
import type { PageLanguage } from '../../../shared/languages.ts'
import type { CodeProblem } from '../../../shared/payments/code-terms.ts'
import type { Money } from '../../../shared/money.ts'
import type { User } from '../../platform/caller.ts'
import type { SettleDeps } from '../settle/settle-deps.ts'
import type { BuyerDeclarations } from '../declarations/declare.ts'
import { requireOwnGift } from '../gifts/own-gifts.ts'
import {
  createBundleSku,
  createGiftSku,
  createGuideSku,
  proMonthSku,
  createSingleSku,
  type Sku,
} from '../skus/index.ts'
import type { AttemptKind } from './attempt-kind.ts'
import { startCheckout, type StartedCheckout } from './start-checkout.ts'

export interface StartedPayment {
  clientSecret: string
  amount: number
  currency: Money['currency']
}

interface OrderInput extends BuyerDeclarations {
  language: PageLanguage
  code?: string | undefined
}

interface StartedPaymentWithCode extends StartedPayment {
  code: { word: string; takenOff: number } | null
  codeProblem: CodeProblem | null
}

/** Starts a payment for the card form. The same offer returns the same payment. */
async function startOnForm(
  deps: SettleDeps,
  user: User,
  order: OrderInput & { sku: Sku },
): Promise<StartedPaymentWithCode> {
  const started = await startCheckout(deps, user, { ...order, kind: 'payment_intent' })
  return toStartedPayment(started, started.object.client_secret)
}

export const startPayment = (
  deps: SettleDeps,
  user: User,
  { guideId, ...order }: OrderInput & { guideId: number },
): Promise<StartedPaymentWithCode> => startOnForm(deps, user, { ...order, sku: createGuideSku(guideId) })

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
  { id, ...order }: BuyerDeclarations & { id: string; language: PageLanguage },
): Promise<StartedPayment> {
  const { guideId } = await requireOwnGift(deps.db, user, id)
  return startOnForm(deps, user, { ...order, sku: createGiftSku(id, guideId) })
}

/** Starts a subscription to Pro for the card form. */
export async function startSubscription(
  deps: SettleDeps,
  user: User,
  order: OrderInput,
): Promise<StartedPaymentWithCode & { monthly: number; credit: number }> {
  const started = await startCheckout(deps, user, { ...order, sku: proMonthSku, kind: 'subscription' })
  const invoice = started.object.latest_invoice
  const secret = invoice === null || typeof invoice === 'string' ? null : invoice.confirmation_secret
  return {
    ...toStartedPayment(started, secret?.client_secret),
    monthly: started.price.amountMinor,
    credit: started.creditMinor,
  }
}

/** Starts a checkout on Stripe's own page for a guide or Pro and returns its URL. `startedAt` precedes any resulting purchase. */
export async function startHostedCheckout(
  deps: SettleDeps,
  user: User,
  { guideId, ...order }: OrderInput & { guideId: number | null },
): Promise<{ url: string; startedAt: string }> {
  const startedAt = deps.clock().toISOString()
  const sku = createSingleSku(guideId)
  const { object } = await startCheckout(deps, user, { ...order, sku, kind: 'session' })
  const { url } = object
  if (url === null) throw new Error('Stripe gave no address for an open checkout session')
  return { url, startedAt }
}

function toStartedPayment(
  { price, chargeMinor, taken }: Omit<StartedCheckout<AttemptKind>, 'object'>,
  clientSecret: string | null | undefined,
): StartedPaymentWithCode {
  if (clientSecret == null)
    throw new Error('Stripe gave no client secret for an attempt that waits for a card')
  const { code, codeMinor, problem } = taken
  return {
    clientSecret,
    amount: chargeMinor,
    currency: price.currency,
    code: code === null ? null : { word: code, takenOff: codeMinor },
    codeProblem: problem,
  }
}
