import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type Stripe from 'stripe'
import { createDashboardPortal } from '../account/blank-portal.ts'

/** Seconds for which Stripe stores responses by idempotency key. */
export const answerRetentionSeconds = 24 * 60 * 60

export type Table<T> = Record<string, T>

/** A scheduled task. It is part of the stored state, so that a restart loses no webhook, dispute or refund. */
export type Task = { kind: string; id: string; dueAtMs: number; attempts: number }

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

export type State = {
  customers: Table<Stripe.Customer | Stripe.DeletedCustomer>
  paymentMethods: Table<Stripe.PaymentMethod>
  /** The test card of each payment method, by its `pm_card_…` id. */
  testCards: Table<string>
  paymentIntents: Table<Stripe.PaymentIntent>
  challenges: Table<Challenge>
  charges: Table<Stripe.Charge>
  refunds: Table<Stripe.Refund>
  disputes: Table<Stripe.Dispute>
  fraudWarnings: Table<Stripe.Radar.EarlyFraudWarning>
  products: Table<Stripe.Product>
  coupons: Table<Stripe.Coupon>
  /** Discounts with the subtracted amount, because their coupon can be deleted. */
  discounts: Table<Stripe.Discount & { amount_off: number }>
  prices: Table<Stripe.Price>
  subscriptions: Table<Stripe.Subscription>
  invoices: Table<Stripe.Invoice>
  invoicePayments: Table<Stripe.InvoicePayment>
  checkoutSessions: Table<Stripe.Checkout.Session>
  sessionOffers: Table<SessionOffer>
  portalConfigurations: Table<Stripe.BillingPortal.Configuration>
  portalSessions: Table<Stripe.BillingPortal.Session>
  webhookEndpoints: Table<Stripe.WebhookEndpoint>
  /**
   * Signing secrets of webhook endpoints, by endpoint id. They are not in the endpoint, because only its creation returns the
   * secret.
   */
  webhookSecrets: Table<string>
  testClocks: Table<Stripe.TestHelpers.TestClock>
  events: Table<Stripe.Event>
  answers: Table<StoredAnswer>
  tasks: Task[]
  /** Seconds by which the fake's clock is ahead of real time. */
  clockAheadSeconds: number
  /** Listener that gets every event, like `stripe listen`, in addition to the account's endpoints. */
  webhook: { url: string | null; secret: string; paused: boolean }
}

export const createEmptyState = (): State => ({
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
  portalConfigurations: { bpc_sandbox: createDashboardPortal() },
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

export type Store = { state: State; save: () => Promise<void> }

/** Opens the stored state. `save` resolves when all changes made before the call are on disk. */
export async function openStore(file: string | undefined): Promise<Store> {
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
function withoutOldAnswers(answers: State['answers']): State['answers'] {
  const oldest = Date.now() / 1000 - answerRetentionSeconds
  return Object.fromEntries(Object.entries(answers).filter(([, answer]) => answer.createdAt > oldest))
}

async function readJson(file: string): Promise<Partial<State>> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Partial<State>
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
