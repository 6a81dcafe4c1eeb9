import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { reconcileNightly } from '../../admin/health/reconciliation.ts'
import { startMetricsServer } from '../../http/metrics-server.ts'
import { openDatabase } from '../../platform/database.ts'
import { Telemetry } from '../../platform/watching/watch.ts'
import { registerDependencyGauges } from '../../platform/watching/watch-stores.ts'
import { searchPaidLines } from '../../proof/index.ts'
import { parsePaymentId, payWithCard } from '../../testing/buyers.ts'
import type { Person } from '../../testing/people.ts'
import { controlSandbox, openTestShop } from '../../testing/shop.ts'
import { deliverWebhook, createStripeEvent } from '../../testing/stripe-event.ts'
import { recordChore, type Chore } from '../../maintenance/index.ts'
import {
  evaluatePromql,
  parseMetrics,
  readAlerts,
  type MetricSample,
  type MetricScrape,
} from './testing/alert-rules.ts'

// Evaluates each alert of deploy/alerts.yml on metrics of a running shop, before and after its condition is caused.
// Prometheus handles how long a condition must last (`for`), so it is not tested here.

const hour = 60 * 60 * 1000
const day = 24 * hour

const filler = 'Short.\n\n'.repeat(60)
const paidGuide = `A teaser.\n\n${filler}\n\n## Paid\n\n${filler}\n\nOnly a buyer may read this sentence, which is long enough.`

const settings = { REQUESTS_PER_SECOND: '10', TRUSTED_PROXIES: '127.0.0.1' }
const shop = await openTestShop({ settings, logsErrors: true })
await shop.stock({ id: 1 }, { id: 2 }, { id: 3, contentEn: paidGuide })
shop.deps.watch.process({ release: 'first', node: process.version, schema: 'newest' })
let metrics = await startMetricsServer(shop.deps, { host: '127.0.0.1', port: 0 })
afterAll(() => metrics.close())

const sql = (text: string, values: unknown[] = []) => shop.deps.pool.query(text, values)
const chores: Chore[] = ['backup', 'restore-drill', 'sweep', 'reconcile', 'paid-lines', 'proof']
const succeed = (chore: Chore, msAgo = 0) =>
  recordChore(shop.deps.db, { chore, figures: {}, succeededAt: new Date(Date.now() - msAgo) })

let history: MetricScrape[]
let buyer: Person
beforeEach(async () => {
  history = []
  buyer = await shop.signUp('buyer')
  for (const chore of chores) await succeed(chore)
})

/** Scrapes the metrics and adds Prometheus's own metric `up`. */
async function scrape(...others: Telemetry[]): Promise<void> {
  const text = await fetch(`http://127.0.0.1:${metrics.port}/metrics`).then(
    (answer) => answer.text(),
    () => undefined,
  )
  const texts = [text ?? '', ...(await Promise.all(others.map((other) => other.text(shop.deps.logger))))]
  const up: MetricSample = { name: 'up', labels: { job: 'shop' }, value: text === undefined ? 0 : 1 }
  history.push({ at: Date.now() / 1000, samples: [up, ...texts.flatMap(parseMetrics)] })
}

const startPayment = (guideId: number) =>
  shop.post('/api/users/create-payment-intent', { guideId, language: 'en' }, buyer)
const fault = (body: object) => controlSandbox({ url: shop.stripeUrl }, 'faults', { path: '*', ...body })

async function buy(guideId: number): Promise<string> {
  const payment = parsePaymentId((await startPayment(guideId)).json())
  await payWithCard(shop.deps.stripe, payment)
  const canRead = async () =>
    (await shop.visit(`/api/users/can-view/${guideId}`, buyer)).json<{ canView: boolean }>().canView
  await expect.poll(canRead).toBe(true)
  return payment
}

async function failAtStripe(): Promise<void> {
  await fault({ status: 500, times: 100 })
  expect((await startPayment(2)).status).toBe(503)
  await fetch(`${shop.stripeUrl}/_sandbox/faults`, { method: 'DELETE' })
}

const waitingJobs = (queue: string, count: number, age: string) =>
  sql(
    `insert into pgboss.job (name, data, start_after, created_on)
     select $1, '{}', now() + interval '1 day', now() - $2::interval from generate_series(1, $3)`,
    [queue, age, count],
  )

/** Allocates resident memory by writing to each page, because unwritten pages do not count. */
function occupy(bytes: number): Buffer {
  const held = Buffer.alloc(bytes)
  for (let page = 0; page < bytes; page += 4096) held[page] = 1
  return held
}

/** Functions that cause the condition of each alert and scrape at least once afterwards. */
const causes: Record<string, () => Promise<void>> = {
  async NodeDown() {
    await metrics.close()
    await scrape()
    metrics = await startMetricsServer(shop.deps, { host: '127.0.0.1', port: 0 })
  },
  async DependencyDown() {
    const gone = openDatabase('postgres://shop@127.0.0.1:1/shop', () => undefined, { patienceMs: 500 })
    const watch = new Telemetry()
    registerDependencyGauges(watch, gone)
    await scrape(watch)
    await gone.close()
  },
  async RequestsFail() {
    await failAtStripe()
    await scrape()
    await failAtStripe()
    await scrape()
  },
  async RequestsSlow() {
    await startPayment(2)
    await scrape()
    await fault({ latencyMs: 1200 })
    await startPayment(1)
    await scrape()
  },
  async EventLoopLate() {
    const until = performance.now() + 700
    await pause(20)
    while (performance.now() < until);
    await pause(20)
    await scrape()
  },
  async VisitorsTurnedAway() {
    const headers = { 'x-forwarded-for': '192.0.2.1' }
    const visit = () => shop.visit('/healthz-of-another', undefined, headers)
    const before = await turnedAway()
    while ((await turnedAway()) <= before + 5 * 60) await Promise.all(Array.from({ length: 100 }, visit))
    await scrape()
  },
  async ConnectionsAwaited() {
    const { pool } = shop.deps
    history = []
    while (history.length < 2) {
      const all = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()))
      const waiting = pool.connect()
      // Starts reading before the connections are released, to count the waiting clients. The job metrics need a connection, so
      // reading ends afterwards.
      const text = shop.deps.watch.text(shop.deps.logger)
      for (const client of all) client.release()
      await waiting.then((client) => client.release())
      history.push({ at: Date.now() / 1000, samples: parseMetrics(await text) })
    }
  },
  async MemoryHigh() {
    const held: Buffer[] = []
    while ((await valueOf('process_resident_memory_bytes')) < 1.22e9) held.push(occupy(1e9))
    await scrape()
    expect(held.every(([first]) => first === 1)).toBe(true)
  },
  async PaymentsWait() {
    await waitingJobs('payments.settle', 1, '11 minutes')
    await scrape()
  },
  async MailsWait() {
    await waitingJobs('mail.send', 1, '61 minutes')
    await scrape()
  },
  async JobsPileUp() {
    await waitingJobs('translation.run', 1001, '1 minute')
    await scrape()
  },
  async WebhooksRejected() {
    for (let sent = 0; sent < 6; sent += 1)
      expect(
        await deliverWebhook(shop, createStripeEvent('charge.succeeded', {}), { signature: 't=1,v1=00' }),
      ).toBe(400)
    await scrape()
  },
  async EventsSettledLate() {
    const before = await settled()
    const created = Math.floor(Date.now() / 1000) - 200
    const object = { id: parsePaymentId((await startPayment(2)).json()), object: 'payment_intent' }
    await deliverWebhook(shop, createStripeEvent('payment_intent.succeeded', object, { created }))
    await expect.poll(settled).toBeGreaterThan(before)
    await scrape()
  },
  async VendorFails() {
    await failAtStripe()
    await scrape()
    await failAtStripe()
    await scrape()
  },
  async PaymentsDiffer() {
    await buy(1)
    await sql('update purchases set revoked_at = now() where stripe_payment_id is not null')
    await reconcileNightly(shop.deps)
    await expect.poll(() => valueOf('shop_upkeep_figure', { chore: 'reconcile', figure: 'left' })).toBe(1)
    await scrape()
  },
  async PaidLineFound() {
    await sql(
      `insert into purchases (user_id, guide_id, amount, currency, source)
       select id, 3, 0, 'usd', 'given' from users where firebase_uid = $1`,
      [buyer.uid],
    )
    await searchPaidLines(shop.deps, async (path) => (await shop.visit(path, buyer)).body)
    await scrape()
  },
  async RefundsUnusual() {
    await shop.deps.stripe.refunds.create({ payment_intent: await buy(2) })
    await expect.poll(refunded).toBeGreaterThan(0)
    await scrape()
  },
  async ChoreOverdue() {
    await succeed('sweep', 37 * hour)
    await scrape()
  },
  async ChoreNeverDone() {
    await sql(`delete from upkeep where chore = 'sweep'`)
    await scrape()
  },
  async RestoreNotProven() {
    await succeed('restore-drill', 36 * day)
    await scrape()
  },
  async BackupMissing() {
    await sql(`delete from upkeep where chore = 'backup'`)
    await scrape()
  },
  async ReleasesMixed() {
    const next = new Telemetry()
    next.process({ release: 'next', node: process.version, schema: 'newest' })
    await scrape(next)
  },
}

/** Returns the current value of a series, 0 when it does not exist. */
async function valueOf(name: string, labels: Record<string, string> = {}): Promise<number> {
  const samples = parseMetrics(await shop.deps.watch.text(shop.deps.logger))
  const wanted = Object.entries(labels)
  const found = samples.find(
    (each) => each.name === name && wanted.every(([label, value]) => each.labels[label] === value),
  )
  return found?.value ?? 0
}

const turnedAway = () => valueOf('shop_turned_away_total', { why: 'address' })
const settled = () => valueOf('shop_webhook_settled_seconds_count')
const refunded = () => valueOf('shop_money_minor_total', { kind: 'refund', currency: 'usd' })

const alerts = readAlerts()

test('every alert in deploy/alerts.yml has a cause in this test', () => {
  expect(alerts.length).toBeGreaterThan(15)
  expect(Object.keys(causes)).toEqual(alerts.map(({ name }) => name))
})

test.each(alerts)(
  'the alert $name fires when its condition is caused, and not before',
  async ({ name, expression }) => {
    const fires = () => evaluatePromql(expression, history).length > 0
    const firesBefore = async () => {
      history = []
      await scrape()
      return fires()
    }
    await expect.poll(firesBefore).toBe(false)

    await causes[name]?.()

    expect([name, history.length > 0, fires()]).toEqual([name, true, true])
    await sql(`delete from pgboss.job where data = '{}' and start_after > now() + interval '1 hour'`)
  },
)
