import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type Stripe from 'stripe'
import { createDefaultPortalConfiguration } from '../account/blank-portal.ts'

/** Seconds for which Stripe stores responses by idempotency key. */
export const answerRetentionSeconds = 24 * 60 * 60

export type ObjectTable<T> = Record<string, T>

/** A scheduled task. It is part of the stored state, so that a restart loses no webhook, dispute or refund. */
export type ScheduledTask = { kind: string; id: string; dueAtMs: number; attempts: number }

type Challenge = { paymentIntent: string; returnUrl: string | null }

/** What a checkout session sells. Stripe's session object does not contain it. */
type SessionOffer = {
  price: string
  name: string
  description: string | null
  metadata: Record<string, string>
  /** Id of the applied coupon. Null without a coupon. */
  coupon: string | null
  /** Id of the session's payment. Null before the first attempt. */
  attempt: string | null
}

export type StoredAnswer = {
  endpoint: string
  parameters: string
  status: number
  body: unknown
  createdAt: number
}

export type StripeState = {
  customers: ObjectTable<Stripe.Customer | Stripe.DeletedCustomer>
  paymentMethods: ObjectTable<Stripe.PaymentMethod>
  /** The test card of each payment method, by its `pm_card_…` id. */
  testCards: ObjectTable<string>
  paymentIntents: ObjectTable<Stripe.PaymentIntent>
  challenges: ObjectTable<Challenge>
  charges: ObjectTable<Stripe.Charge>
  refunds: ObjectTable<Stripe.Refund>
  disputes: ObjectTable<Stripe.Dispute>
  fraudWarnings: ObjectTable<Stripe.Radar.EarlyFraudWarning>
  products: ObjectTable<Stripe.Product>
  coupons: ObjectTable<Stripe.Coupon>
  /** Discounts with the subtracted amount, because their coupon can be deleted. */
  discounts: ObjectTable<Stripe.Discount & { amount_off: number }>
  prices: ObjectTable<Stripe.Price>
  subscriptions: ObjectTable<Stripe.Subscription>
  invoices: ObjectTable<Stripe.Invoice>
  invoicePayments: ObjectTable<Stripe.InvoicePayment>
  checkoutSessions: ObjectTable<Stripe.Checkout.Session>
  sessionOffers: ObjectTable<SessionOffer>
  portalConfigurations: ObjectTable<Stripe.BillingPortal.Configuration>
  portalSessions: ObjectTable<Stripe.BillingPortal.Session>
  webhookEndpoints: ObjectTable<Stripe.WebhookEndpoint>
  /**
   * Signing secrets of webhook endpoints, by endpoint id. They are not in the endpoint, because only its creation returns the
   * secret.
   */
  webhookSecrets: ObjectTable<string>
  testClocks: ObjectTable<Stripe.TestHelpers.TestClock>
  events: ObjectTable<Stripe.Event>
  answers: ObjectTable<StoredAnswer>
  tasks: ScheduledTask[]
  /** Seconds by which the fake's clock is ahead of real time. */
  clockAheadSeconds: number
  /** Listener that gets every event, like `stripe listen`, in addition to the account's endpoints. */
  webhook: { url: string | null; secret: string; paused: boolean }
}

export const createEmptyState = (): StripeState => ({
  customers: {},
  paymentMethods: {},
  testCards: {},
  paymentIntents: {},
  challenges: {},
  charges: {},
  refunds: {},
  disputes: {},
  fraudWarnings: {},
  products: {},
  coupons: {},
  discounts: {},
  prices: {},
  subscriptions: {},
  invoices: {},
  invoicePayments: {},
  checkoutSessions: {},
  sessionOffers: {},
  portalConfigurations: { bpc_sandbox: createDefaultPortalConfiguration() },
  portalSessions: {},
  webhookEndpoints: {},
  webhookSecrets: {},
  testClocks: {},
  events: {},
  answers: {},
  tasks: [],
  clockAheadSeconds: 0,
  webhook: { url: null, secret: 'whsec_sandbox', paused: false },
})

export type StateStore = { state: StripeState; save: () => Promise<void> }

/** Opens the stored state. `save` resolves when all changes made before the call are on disk. */
export async function openStateStore(file: string | undefined): Promise<StateStore> {
  if (file === undefined) return { state: createEmptyState(), save: () => Promise.resolve() }
  await mkdir(path.dirname(file), { recursive: true })
  const state = { ...createEmptyState(), ...(await readJson(file)) }
  state.answers = withoutOldAnswers(state.answers)
  const target = file
  let latest: Promise<void> = Promise.resolve()
  let queued: Promise<void> | undefined
  async function writeAfter(previous: Promise<void>): Promise<void> {
    await previous
    queued = undefined
    await replaceFile(target, JSON.stringify(state))
  }
  const save = () => {
    queued ??= latest = writeAfter(latest)
    return queued
  }
  return { state, save }
}

// Removes expired responses. The library sends an idempotency key with every POST, so they would accumulate.
function withoutOldAnswers(answers: StripeState['answers']): StripeState['answers'] {
  const oldest = Date.now() / 1000 - answerRetentionSeconds
  return Object.fromEntries(Object.entries(answers).filter(([, answer]) => answer.createdAt > oldest))
}

async function readJson(file: string): Promise<Partial<StripeState>> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Partial<StripeState>
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return {}
    throw error
  }
}

// Replaces a file by renaming a new one, which is atomic. If the process is killed, the old file stays intact.
async function replaceFile(file: string, content: string): Promise<void> {
  await writeFile(`${file}.new`, content)
  await rename(`${file}.new`, file)
}
