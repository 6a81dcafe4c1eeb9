import type { Stripe } from 'stripe'
import { expect } from 'vitest'
import { parsePaymentId } from './buyers.ts'
import type { Person } from './people.ts'
import { controlSandbox, type Shop } from './shop.ts'

/** Calls the control interface of the Stripe fake. */
export const controlStripe = ({ stripeUrl }: Shop, what: string, body: object) =>
  controlSandbox({ url: stripeUrl }, what, body)

/** Advances the clocks of Stripe and the shop. */
export async function advanceClocks(shop: Shop, seconds: number): Promise<void> {
  const { clock } = shop.deps
  shop.deps.clock = () => new Date(clock().getTime() + seconds * 1000)
  await controlStripe(shop, 'clock', { advanceSeconds: seconds })
}

/** Subscribes a user to Pro, pays the first month by card and returns the payment id. */
export async function subscribeByCard(
  shop: Shop,
  person: Person,
  { card = 'pm_card_visa', language = 'en' } = {},
): Promise<string> {
  const started = await shop.post('/api/create-subscription', { language }, person)
  const payment = parsePaymentId(started.json())
  await shop.deps.stripe.paymentIntents.confirm(payment, { payment_method: card })
  return payment
}

export const canReadWithPro = async (shop: Shop, person: Person) =>
  (await shop.visit('/api/users/can-view/1', person)).json<{ canView: boolean }>().canView

export const expectProAccess = (shop: Shop, person: Person, reads = true) =>
  expect.poll(() => canReadWithPro(shop, person)).toBe(reads)

export async function fetchCustomerId({ deps }: Shop, { uid }: Pick<Person, 'uid'>): Promise<string> {
  const { rows } = await deps.pool.query<{ customer: string }>(
    'select stripe_customer_id as customer from users where firebase_uid = $1',
    [uid],
  )
  return rows[0]?.customer ?? ''
}

/** Returns the user's subscriptions at Stripe, newest first. */
export async function fetchSubscriptions(shop: Shop, person: Person): Promise<Stripe.Subscription[]> {
  const customer = await fetchCustomerId(shop, person)
  return (await shop.deps.stripe.subscriptions.list({ customer, status: 'all' })).data
}

/** Returns the statuses of the user's invoices at Stripe, newest first. */
export async function fetchInvoiceStatuses(shop: Shop, person: Person): Promise<(string | null)[]> {
  const { data } = await shop.deps.stripe.invoices.list({ customer: await fetchCustomerId(shop, person) })
  return data.map(({ status }) => status)
}

/** Disputes a payment in full, or an amount of it in minor units, and returns the id of the dispute. */
export async function createDispute(shop: Shop, payment: string, amount?: number): Promise<string> {
  const { stripe } = shop.deps
  const { data: charges } = await stripe.charges.list({ payment_intent: payment })
  await controlStripe(shop, 'disputes', { charge: charges.find(({ paid }) => paid)?.id, amount })
  const { data } = await stripe.disputes.list({ payment_intent: payment })
  return data[0]?.id ?? ''
}

export const decideDispute = (shop: Shop, disputeId: string, verdict: 'won' | 'lost') =>
  controlStripe(shop, `disputes/${disputeId}/decide`, { verdict })
