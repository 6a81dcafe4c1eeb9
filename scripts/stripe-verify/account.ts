import type { Stripe } from 'stripe'

/** Stripe account that the checks run against: a test account or the fake. */
export interface VerifiedAccount {
  stripe: Stripe
  /** Waits for Stripe's background work, such as opening the dispute of a test card. */
  wait: () => Promise<void>
}

const productId = 'shop_stripe_verify'
const month = 31 * 24 * 60 * 60
/** Maximum number of polls before a check fails. */
const maxLooks = 60

/** Polls until `find` returns a result, and returns it. */
export async function pollStripe<T>(
  { wait }: VerifiedAccount,
  what: string,
  find: () => Promise<T | undefined>,
): Promise<T> {
  for (let look = 0; look < maxLooks; look += 1) {
    const found = await find()
    if (found !== undefined) return found
    await wait()
  }
  throw new Error(`Stripe never showed ${what}`)
}

/** A subscriber to Pro whose time is controlled by a test clock. */
export interface Subscriber {
  customer: string
  subscriptionId: string
  /** Id of the first month's payment. */
  payment: string
  /** Advances the customer's test clock, and waits until Stripe has processed what became due. */
  advance: (seconds: number) => Promise<void>
  /** Advances into the second month, after its charge. */
  advanceToSecondMonth: () => Promise<void>
  latestInvoice: () => Promise<Stripe.Invoice>
  subscription: () => Promise<Stripe.Subscription>
  /** Sets the card of later charges to a test card. */
  useCard: (testCard: string) => Promise<void>
}

/** Creates a subscriber for a check, and deletes the test clock with all its objects afterwards. */
export async function withSubscriber(
  account: VerifiedAccount,
  { pays }: { pays: boolean },
  check: (subscriber: Subscriber) => Promise<void>,
): Promise<void> {
  const { stripe } = account
  const clock = await stripe.testHelpers.testClocks.create({
    frozen_time: Math.floor(Date.now() / 1000),
    name: 'stripe:verify',
  })
  try {
    await check(await subscribe(account, clock, pays))
  } finally {
    await stripe.testHelpers.testClocks.del(clock.id)
  }
}

async function subscribe(
  account: VerifiedAccount,
  clock: Stripe.TestHelpers.TestClock,
  pays: boolean,
): Promise<Subscriber> {
  const { stripe } = account
  const { id: customer } = await stripe.customers.create({ test_clock: clock.id })
  const { id: subscriptionId, latest_invoice: first } = await stripe.subscriptions.create({
    customer,
    items: [{ price_data: await createMonthlyPrice(stripe, 'usd') }],
    payment_behavior: 'default_incomplete',
    payment_settings: { save_default_payment_method: 'on_subscription' },
    expand: ['latest_invoice.payments'],
  })
  const payment = findPaymentId(first as Stripe.Invoice)
  if (pays) await confirmWithTestCard(stripe, payment, 'pm_card_visa')
  let time = clock.frozen_time
  const advance = async (seconds: number) => {
    time += seconds
    await stripe.testHelpers.testClocks.advance(clock.id, { frozen_time: time })
    await pollStripe(account, 'the clock at its new time', async () => {
      const { status } = await stripe.testHelpers.testClocks.retrieve(clock.id)
      return status === 'ready' ? true : undefined
    })
  }
  const subscription = () => stripe.subscriptions.retrieve(subscriptionId)
  return {
    customer,
    subscriptionId,
    payment,
    advance,
    advanceToSecondMonth: () => advance(month + 3 * 60 * 60),
    subscription,
    async latestInvoice() {
      const { latest_invoice: latest } = await subscription()
      return stripe.invoices.retrieve(typeof latest === 'string' ? latest : (latest?.id ?? ''), {
        expand: ['payments'],
      })
    },
    async useCard(testCard) {
      const { id } = await stripe.paymentMethods.attach(testCard, { customer })
      await stripe.subscriptions.update(subscriptionId, { default_payment_method: id })
    },
  }
}

export async function createMonthlyPrice(stripe: Stripe, currency: 'usd' | 'jpy') {
  try {
    await stripe.products.create({ id: productId, name: 'stripe:verify' })
  } catch (error) {
    if (codeOf(error) !== 'resource_already_exists') throw error
  }
  return { currency, unit_amount: 1500, product: productId, recurring: { interval: 'month' as const } }
}

export function findPaymentId({ payments }: Stripe.Invoice): string {
  const payment = payments?.data[0]?.payment.payment_intent
  return typeof payment === 'string' ? payment : (payment?.id ?? '')
}

export const confirmWithTestCard = (stripe: Stripe, payment: string, testCard: string) =>
  stripe.paymentIntents.confirm(payment, {
    payment_method: testCard,
    return_url: 'https://shop.example/paid',
  })

/** Pays $2 with a test card. */
export const payWithTestCard = (stripe: Stripe, testCard: string) =>
  stripe.paymentIntents.create({
    amount: 200,
    currency: 'usd',
    confirm: true,
    allowed_payment_method_types: ['card'],
    payment_method: testCard,
    expand: ['latest_charge'],
  })

/** Returns Stripe's error for a rejected call. Throws if the call succeeds. */
export async function catchRefusal(
  call: Promise<unknown>,
): Promise<{ code: string | undefined; message: string }> {
  try {
    await call
  } catch (error) {
    return { code: codeOf(error), message: error instanceof Error ? error.message : String(error) }
  }
  throw new Error('Stripe did not refuse the call')
}

const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined
