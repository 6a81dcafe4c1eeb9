import { expect } from 'vitest'
import type { BuyerPlace } from '../../../../shared/law/places.ts'
import type { PageLanguage } from '../../../../shared/languages.ts'
import { toLocalDay } from '../../../../shared/payments/gift-days.ts'
import type { ShopDeps } from '../../../deps.ts'
import {
  startBundlePayment,
  startGiftPayment,
  startHostedCheckout,
  startPayment,
  startSubscription,
} from '../../../payments/checkout/start-payment.ts'
import { settleStripeObject } from '../../../payments/settle/settle.ts'
import type { User } from '../../../platform/caller.ts'
import { parsePaymentId, payOnHostedPage } from '../../../testing/buyers.ts'
import { readCallData, readRefusalCode, callMutation } from '../../../testing/call.ts'
import type { Person } from '../../../testing/people.ts'
import { openKillableDeps } from '../../../testing/processes/killable-deps.ts'
import type { TestResponse, Shop } from '../../../testing/shop.ts'

type Currency = 'usd' | 'jpy'

/** SKU of a product. Several guides at once are a bundle. */
export type TestSku = `guide:${number}` | 'pro-month' | 'pro-gift:3'

export interface PurchaseOptions {
  /** The card form of the shop, or Stripe's own page. */
  via?: 'form' | 'page'
  currency?: Currency
  code?: string | undefined
  /** Whether the purchase is a gift. */
  isGift?: boolean
  /** Fields of a gift's order that replace the defaults. */
  order?: object
  /** Slug of a reading path whose unowned guides are bought. */
  path?: string | undefined
  /** Number of concurrent requests that start the checkout. 1 by default. */
  submits?: number
  /** Whether the browser reports the payment to the shop. True by default. */
  isNamed?: boolean
  /** Step at which a node is killed, while it starts the checkout or settles the payment. */
  killed?: { during: 'start' | 'settle'; step: number } | undefined
  /** An earlier checkout for the same items, which the buyer tries to pay afterwards. */
  opened?: Required<Pick<PurchaseOptions, 'via' | 'currency'>> | undefined
  /** Whether a first card is declined. */
  isDeclined?: boolean
  /** The buyer's residence and the declarations that they check. */
  said?: { place?: BuyerPlace; declarations?: string[] } | undefined
  /** Whether the checkout is left unpaid. */
  isLeft?: boolean
  /** Called between the start of the checkout and the payment. */
  meanwhile?: (() => Promise<unknown>) | undefined
}

export interface PurchaseResult {
  /** Stripe's id of the payment or the checkout session. Empty if the checkout was refused. */
  payment: string
  /** Error code of a refused checkout. */
  refused?: string
  /** Id of the gift. Undefined for other purchases. */
  giftId?: string
}

interface Checkout {
  items: readonly TestSku[]
  how: PurchaseOptions
  giftId: string | undefined
}

interface Started {
  /** Stripe's id of the payment or the checkout session. */
  stripeId: string
  /** Pays, by default with a valid card. Stripe's page uses the number, the form the payment method. */
  pay: (number?: string, method?: string) => Promise<unknown>
}

export const getLanguageForCurrency = (currency: Currency = 'usd'): PageLanguage =>
  currency === 'usd' ? 'en' : 'ja'
export const parseGuideIdFromSku = (sku: TestSku): number => Number(sku.split(':')[1])

/** Buys items as a browser does, and retries while payments are unavailable. */
export async function buyItems(
  shop: Shop,
  person: Person,
  items: readonly TestSku[],
  how: PurchaseOptions = {},
): Promise<PurchaseResult> {
  const {
    isGift = false,
    submits = 1,
    isNamed = true,
    killed,
    opened,
    isDeclined = false,
    isLeft = false,
    meanwhile,
  } = how
  const giftId = isGift ? await orderGift(shop, person, items[0] ?? 'pro-gift:3', how.order) : undefined
  const start = (instead: PurchaseOptions = {}) =>
    retryUntilAvailable(() => startCheckout(shop, person, { items, how: { ...how, ...instead }, giftId }))
  if (killed?.during === 'start') await startAndKill(shop, person, { items, how, giftId }, killed.step)
  const before = opened && parseStarted(shop, person, await start(opened))
  const answers = await Promise.all(Array.from({ length: submits }, () => start()))
  const started = answers
    .map((answer) => parseStarted(shop, person, answer))
    .find((each) => each !== undefined)
  if (started === undefined) return { payment: '', refused: getErrorCode(answers[0]) ?? 'no answer' }
  const { stripeId, pay } = started
  if (isLeft) return { payment: stripeId }
  await meanwhile?.()
  if (isDeclined) await Promise.allSettled([pay('4000000000000002', 'pm_card_visa_chargeDeclined')])
  await pay()
  // Stripe has canceled the earlier checkout, so that paying it fails.
  await Promise.allSettled([before?.stripeId === stripeId ? undefined : before?.pay()])
  if (killed?.during === 'settle')
    await runAndKill(shop, killed.step, (deps) => settleStripeObject(deps, stripeId))
  if (isNamed) await retryUntilAvailable(() => reportPayment(shop, person, { items, how, giftId, stripeId }))
  return { payment: stripeId, ...(giftId !== undefined && { giftId }) }
}

/** Repeats a request while its status is 503. */
export async function retryUntilAvailable(call: () => Promise<TestResponse>): Promise<TestResponse> {
  for (;;) {
    const answer = await call()
    if (answer.status !== 503) return answer
  }
}

export const getErrorCode = (answer: TestResponse | undefined): string | undefined =>
  answer && (answer.json<{ code?: string }>().code ?? readRefusalCode(answer))

async function orderGift(shop: Shop, person: Person, sku: TestSku, order: object = {}): Promise<string> {
  const id = crypto.randomUUID()
  const guideId = sku === 'pro-gift:3' ? null : parseGuideIdFromSku(sku)
  const day = toLocalDay('en', shop.deps.clock())
  const ordered = { id, guideId, recipient: null, language: 'en', day, message: '', ...order }
  await callMutation(shop, person, 'gifts.order', ordered)
  return id
}

function startCheckout(shop: Shop, person: Person, { items, how, giftId }: Checkout): Promise<TestResponse> {
  const { via = 'form', currency, code, path, said } = how
  const language = getLanguageForCurrency(currency)
  const [item = 'pro-month'] = items
  if (giftId !== undefined) return callMutation(shop, person, 'gifts.pay', { id: giftId, language, ...said })
  const choice = bundleChoiceOf(items, path)
  if (choice !== undefined) return callMutation(shop, person, 'bundles.pay', { ...choice, language, ...said })
  const isPro = item === 'pro-month'
  if (via === 'form')
    return isPro
      ? shop.post('/api/create-subscription', { language, code, ...said }, person)
      : shop.post(
          '/api/users/create-payment-intent',
          { guideId: parseGuideIdFromSku(item), language, code, ...said },
          person,
        )
  const what = isPro ? { mode: 'subscription' } : { mode: 'payment', guideId: parseGuideIdFromSku(item) }
  return shop.post('/api/users/create-checkout-session', { ...what, language, code, ...said }, person)
}

/** Returns the guides or the reading path of a bundle. Undefined for other products. */
function bundleChoiceOf(items: readonly TestSku[], path: string | undefined) {
  if (path !== undefined) return { path }
  return items.length > 1 ? { guideIds: items.map(parseGuideIdFromSku) } : undefined
}

/** Returns the started checkout. Undefined if it was refused. */
function parseStarted({ deps }: Shop, { email }: Person, answer: TestResponse): Started | undefined {
  if (answer.status !== 200) return undefined
  const body = answer.json<{ clientSecret?: string; url?: string }>()
  if (body.url !== undefined) {
    const { url } = body
    return { stripeId: /cs_\w+/.exec(url)?.[0] ?? '', pay: (number) => payOnHostedPage(url, email, number) }
  }
  const clientSecret = body.clientSecret ?? readCallData<{ clientSecret: string }>(answer).clientSecret
  const stripeId = parsePaymentId({ clientSecret })
  const pay: Started['pay'] = (_number, method = 'pm_card_visa') =>
    deps.stripe.paymentIntents.confirm(stripeId, { payment_method: method })
  return { stripeId, pay }
}

/** Starts a checkout on a node that is killed at this step. */
async function startAndKill(
  shop: Shop,
  { uid }: Person,
  { items, how, giftId }: Checkout,
  step: number,
): Promise<void> {
  const user = await requireUser(shop, uid)
  const { code, via, currency, path } = how
  const [item = 'pro-month'] = items
  const guideId = item === 'pro-month' ? null : parseGuideIdFromSku(item)
  const terms = { language: getLanguageForCurrency(currency), code }
  const choice = bundleChoiceOf(items, path)
  await runAndKill(shop, step, (deps) => {
    if (giftId !== undefined) return startGiftPayment(deps, user, { id: giftId, ...terms })
    if (choice !== undefined) return startBundlePayment(deps, user, { ...choice, language: terms.language })
    if (via === 'page') return startHostedCheckout(deps, user, { guideId, ...terms })
    return guideId === null
      ? startSubscription(deps, user, terms)
      : startPayment(deps, user, { guideId, ...terms })
  })
}

async function runAndKill(
  shop: Shop,
  step: number,
  act: (deps: ShopDeps) => Promise<unknown>,
): Promise<void> {
  const mortal = openKillableDeps(shop, { step, moment: 'after' })
  await Promise.allSettled([act(mortal.deps)])
  if (mortal.hasDied()) await expect.poll(mortal.openConnections).toBe(0)
  await mortal.close()
}

async function requireUser({ deps }: Shop, uid: string): Promise<User> {
  const { rows } = await deps.pool.query<User>(
    `select id, firebase_uid as uid, email, username, free_access_used as "freeAccessUsed",
            created_at as "createdAt", deletes_at as "deletesAt" from users where firebase_uid = $1`,
    [uid],
  )
  if (rows[0] === undefined) throw new Error(`There is no user ${uid}`)
  return rows[0]
}

function reportPayment(
  shop: Shop,
  person: Person,
  { items, how, giftId, stripeId }: Checkout & { stripeId: string },
): Promise<TestResponse> {
  const [item = 'pro-month'] = items
  const guideId = item === 'pro-month' ? null : parseGuideIdFromSku(item)
  if (giftId !== undefined)
    return callMutation(shop, person, 'gifts.recordPaid', { id: giftId, stripePaymentId: stripeId })
  if (bundleChoiceOf(items, how.path) !== undefined)
    return callMutation(shop, person, 'bundles.recordPaid', { stripePaymentId: stripeId })
  if (stripeId.startsWith('cs_')) {
    const named = { sessionId: stripeId, guideId, userEmail: person.email }
    return shop.post('/api/users/verify-purchase', named, person)
  }
  return shop.post('/api/purchases', { guideId, stripePaymentId: stripeId }, person)
}
