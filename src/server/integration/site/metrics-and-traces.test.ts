import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, describe, expect, test } from 'vitest'
import { startMetricsServer } from '../../http/metrics-server.ts'
import { openDatabase } from '../../platform/database.ts'
import { Telemetry } from '../../platform/watching/watch.ts'
import { registerDependencyGauges } from '../../platform/watching/watch-stores.ts'
import { parsePaymentId, payWithCard } from '../../testing/buyers.ts'
import { fetchMailsTo } from '../../testing/mailbox.ts'
import type { Person } from '../../testing/people.ts'
import { openShop, openTestShop } from '../../testing/shop.ts'
import { registerChoreGauges } from '../../maintenance/index.ts'

/** Texts that must not occur in any log line, metric or span. */
const secrets = {
  paidText: 'CanaryPaidText',
  username: 'CanaryName',
  password: 'CanaryPassword1',
  search: 'CanarySearch',
  message: 'CanaryMessage about my card',
  card: '4242424242424242',
}

const logged: string[] = []
const traced: string[] = []
const collector = createServer((request, response) => {
  const parts: Buffer[] = []
  request.on('data', (part: Buffer) => parts.push(part))
  request.on('end', () => {
    traced.push(Buffer.concat(parts).toString())
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  })
})
await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve))
afterAll(() => void collector.close())
const shop = await openTestShop({
  client: 'built',
  log: { write: (line) => void logged.push(line) },
  settings: {
    LOG_LEVEL: 'debug',
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${(collector.address() as AddressInfo).port}`,
  },
})
await shop.stock(
  { id: 1, contentEn: `A preview.\n\n## Premium\n\n${secrets.paidText}\n` },
  { id: 2, contentEn: `A preview.\n\n## Premium\n\n${secrets.paidText}\n` },
)
shop.deps.watch.process({ node: process.version, schema: 'newest' })
const metrics = await startMetricsServer(shop.deps, { host: '127.0.0.1', port: 0 })
afterAll(() => metrics.close())
const aiko = await shop.signUp(secrets.username)
await shop.deps.pool.query(
  `insert into upkeep (chore, succeeded_at, figures) values ('reconcile', now() - interval '1 hour', '{"left": 3}')`,
)
await shop.deps.pool.query(
  `insert into pgboss.job (name, data, start_after, created_on)
   values ('translation.run', '{}', now() + interval '1 day', now() - interval '1 hour')`,
)

async function read(): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${metrics.port}/metrics`)
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain/)
  return answer.text()
}

/** Returns the value of a series such as `shop_jobs_waiting{queue="x"}`, with labels in any order. */
async function valueOf(name: string, labels: Record<string, string> = {}): Promise<number> {
  const lines = (await read()).split('\n').filter((line) => new RegExp(`^${name}[ {]`).test(line))
  const line = lines.find((each) =>
    Object.entries(labels).every(([label, value]) => each.includes(`${label}="${value}"`)),
  )
  return line === undefined ? 0 : Number(line.slice(line.lastIndexOf(' ')))
}

const refused = () => valueOf('shop_vendor_call_seconds_count', { vendor: 'stripe', outcome: 'refused' })
const listed = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name)
const lines = () => logged.map((line) => JSON.parse(line) as { reqId?: string; req?: { path: string } })
const idOf = (path: string) => lines().findLast(({ req }) => req?.path === path)?.reqId
const spans = () => traced.join('\n')

const guestAsks = (path: string) =>
  fetch(`${shop.url}${path}`, { headers: { accept: 'text/html', 'accept-encoding': 'br' } })
const answered = (route: string, status = '2xx') => valueOf('shop_request_seconds_count', { route, status })

async function buy(person: Person, guideId: number): Promise<void> {
  const started = await shop.post('/api/users/create-payment-intent', { guideId }, person)
  const paymentId = parsePaymentId(started.json())
  await payWithCard(shop.deps.stripe, paymentId)
  await expect
    .poll(
      async () =>
        (await shop.visit(`/api/users/can-view/${guideId}`, person)).json<{ canView: boolean }>().canView,
    )
    .toBe(true)
}

test('metrics are served only at /metrics of a separate port', async () => {
  expect(await read()).toContain('shop_build_info{')
  expect((await fetch(`http://127.0.0.1:${metrics.port}/`)).status).toBe(404)
  expect((await fetch(`http://127.0.0.1:${metrics.port}/metrics`, { method: 'POST' })).status).toBe(404)
  expect((await guestAsks('/metrics')).status).toBe(404)
})

test('every request is counted once by its route pattern, cached or not', async () => {
  const before = await answered('/guide/:id')

  for (const path of ['/guide/1', '/guide/1', '/guide/1', '/ja/guide/2']) await (await guestAsks(path)).text()
  await shop.visit('/api/guides/1')
  await shop.visit('/guide/424242')

  await expect.poll(() => answered('/guide/:id')).toBe(before + 4)
  expect(await answered('/guide/:id', '4xx')).toBeGreaterThan(0)
  expect(await answered('/api/guides/:id')).toBeGreaterThan(0)
  for (const cache of ['responses', 'guides'])
    expect(await valueOf('shop_cache_entries', { cache })).toBeGreaterThan(0)
  expect(await valueOf('shop_page_cache_asked', { outcome: 'rendered' })).toBeGreaterThan(0)
  expect(await read()).not.toMatch(/guide\/\d/)
})

test('metrics count sales and refunds, and the vendor calls and webhooks behind them', async () => {
  const charged = await valueOf('shop_money_minor_total', { kind: 'charge', currency: 'usd' })
  const intents = () => valueOf('shop_procedure_seconds_count', { procedure: 'payments.createPaymentIntent' })
  const intentsBefore = await intents()
  await buy(aiko, 2)
  const started = await shop.post('/api/users/create-payment-intent', { guideId: 1 }, aiko)
  const paymentId = parsePaymentId(started.json())
  await payWithCard(shop.deps.stripe, paymentId)
  await expect
    .poll(() => valueOf('shop_money_minor_total', { kind: 'charge', currency: 'usd' }))
    .toBe(charged + 400)
  await shop.deps.stripe.refunds.create({ payment_intent: paymentId })

  await expect.poll(() => valueOf('shop_money_minor_total', { kind: 'refund', currency: 'usd' })).toBe(200)
  await expect.poll(() => valueOf('shop_webhook_settled_seconds_count')).toBeGreaterThan(1)
  for (const [vendor, call] of [
    ['stripe', 'POST payment_intents'],
    ['firebase', 'verify'],
    ['smtp', 'send'],
  ] as const)
    await expect
      .poll(() => valueOf('shop_vendor_call_seconds_count', { vendor, call, outcome: 'ok' }))
      .toBeGreaterThan(0)
  expect(await intents()).toBe(intentsBefore + 2)
})

test('metrics distinguish vendor calls that were refused from those that failed', async () => {
  const before = await refused()
  await expect(shop.deps.stripe.paymentIntents.retrieve('pi_of_nobody')).rejects.toThrow(/No such/)
  expect(await refused()).toBe(before + 1)

  const away = await openShop({ settings: { STRIPE_API_URL: 'http://127.0.0.1:1' } })
  await expect(
    away.deps.stripe.paymentIntents.retrieve('pi_x', {}, { maxNetworkRetries: 0 }),
  ).rejects.toThrow(/connection/)
  const text = await away.deps.watch.text(away.deps.logger)
  await away.close()
  expect(text).toMatch(/shop_vendor_call_seconds_count\{[^}]*outcome="failed"[^}]*\} 1/)
})

test('metrics read waiting jobs, connections and chores at each scrape', async () => {
  expect(await valueOf('shop_jobs_waiting', { queue: 'translation.run' })).toBe(1)
  expect(await valueOf('shop_jobs_oldest_seconds', { queue: 'translation.run' })).toBeGreaterThan(3500)
  expect(await valueOf('shop_pool_connections', { state: 'waiting' })).toBe(0)
  expect(await valueOf('shop_upkeep_figure', { chore: 'reconcile', figure: 'left' })).toBe(3)
  const hourAgo = Date.now() / 1000 - 3600
  expect(await valueOf('shop_upkeep_success_timestamp_seconds', { chore: 'reconcile' })).toBeGreaterThan(
    hourAgo - 600,
  )
})

const rejected = () => valueOf('shop_webhooks_rejected_total', { reason: 'signature' })

test('a rejected webhook is counted and logged with its reason', async () => {
  const before = await rejected()
  const answer = await fetch(`${shop.url}/api/webhooks/stripe`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'stripe-signature': 't=1,v1=00' },
    body: '{}',
  })

  expect(answer.status).toBe(400)
  expect(await rejected()).toBe(before + 1)
  expect(logged.some((line) => /"reason":"signature".*webhook rejected/.test(line))).toBe(true)
})

test('metrics report a chore that has never succeeded as 0', async () => {
  expect(await read()).toContain('shop_upkeep_success_timestamp_seconds{chore="restore-drill"} 0\n')
})

test('metrics report that PostgreSQL and Firebase answer', async () => {
  expect(await valueOf('shop_dependency_up', { dependency: 'postgresql' })).toBe(1)
  expect(await valueOf('shop_dependency_up', { dependency: 'firebase' })).toBe(1)
})

test('during a database outage metrics that need no database are still served', async () => {
  const gone = openDatabase('postgres://shop@127.0.0.1:1/shop', () => undefined, { patienceMs: 500 })
  const watch = new Telemetry()
  registerDependencyGauges(watch, gone)
  registerChoreGauges({ watch, db: gone.db })

  const text = await watch.text(shop.deps.logger)

  await gone.close()
  expect(text).toContain('shop_pool_connections{state="waiting"} 0')
  expect(text).not.toMatch(/^shop_(jobs|upkeep)\w+\{/m)
  expect(logged.join()).toMatch(/"metric":"shop_jobs_waiting".*a gauge could not be read/)
})

const countGaugeFailures = () => logged.filter((line) => line.includes('the gauge failed')).length

test('a gauge that can’t be read has no value, is logged once and hides no other metric', async () => {
  const watch = new Telemetry()
  let fails = false
  watch.gauge('shop_failing', 'A gauge that fails at times', ['part'], () => {
    if (fails) throw new Error('the gauge failed')
    return [{ labels: { part: 'a' }, value: 7 }]
  })
  watch.gauge('shop_working', 'A gauge that never fails', [], () => [{ value: 1 }])
  const scrape = async () => (await watch.text(shop.deps.logger)).match(/^shop_(?:failing|working)\S* .+$/gm)
  expect(await scrape()).toEqual(['shop_failing{part="a"} 7', 'shop_working 1'])

  fails = true
  expect([await scrape(), await scrape()]).toEqual([['shop_working 1'], ['shop_working 1']])
  expect(countGaugeFailures()).toBe(1)

  fails = false
  expect(await scrape()).toEqual(['shop_failing{part="a"} 7', 'shop_working 1'])
  fails = true
  await scrape()
  expect(countGaugeFailures()).toBe(2)
})

describe('alerts and dashboard match the exported metrics', () => {
  const rules = readFileSync('deploy/alerts.yml', 'utf8')
  const words = readFileSync('docs/alerts.md', 'utf8')
  const dashboard = JSON.parse(readFileSync('deploy/grafana.json', 'utf8')) as {
    panels: { title: string; targets: { expr: string }[] }[]
  }
  const expressions = [
    ...listed(rules, /^ +expr: (.+)$/gm),
    ...dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
  ]

  test('alerts and dashboard use only metrics and labels that a node exports', async () => {
    const text = await read()
    const told = new Map(listed(text, /^# TYPE (\S+)/gm).map((name) => [name, new Set<string>()]))
    for (const [, name = '', labels = ''] of text.matchAll(/^(\w+?)(?:_bucket|_sum|_count)?\{([^}]*)\}/gm))
      for (const label of listed(labels, /(\w+)="/g)) told.get(name)?.add(label)
    expect(expressions.length).toBeGreaterThan(35)
    for (const expression of expressions) {
      const names = listed(expression, /\b((?:shop|nodejs|process)_\w+|up\b)/g)
      expect([expression, names.length > 0]).toEqual([expression, true])
      for (const name of names.filter((each) => each !== 'up')) {
        const metric = told.has(name) ? name : name.replace(/_(bucket|sum|count)$/, '')
        expect([expression, told.has(metric)]).toEqual([expression, true])
      }
      for (const [, name = '', labels = ''] of expression.matchAll(/(shop_\w+)\{([^}]*)\}/g))
        for (const label of listed(labels, /(\w+)[!=]/g))
          expect([
            name,
            label,
            [...(told.get(name.replace(/_(bucket|sum|count)$/, '')) ?? told.get(name) ?? [])],
          ]).toEqual([name, label, expect.arrayContaining([label])])
    }
  })

  test('docs/alerts.md explains every alert and every metric', async () => {
    const alerts = listed(rules, /- alert: (\w+)/g)
    const explained = listed(words, /^\| `([A-Z]\w+)` /gm)
    expect(alerts.length).toBeGreaterThan(15)
    expect(explained).toEqual(alerts)
    const own = listed(await read(), /^# TYPE (shop_\S+)/gm)
    expect(own.filter((name) => !words.includes(`\`${name}\``))).toEqual([])
  })
})

test('the request id of a request is in its log line, error page and emails', async () => {
  const written = await shop.app.inject({
    method: 'POST',
    url: '/api/contact/submit',
    payload: { email: 'friend@example.org', message: 'How do I change the name on my receipt?' },
  })
  expect(written.statusCode).toBe(200)
  const mail = async () =>
    (await fetchMailsTo(shop, 'support@example.com')).find(({ text }) => text.includes('friend@example.org'))
  await expect.poll(mail).toBeDefined()
  expect((await mail())?.raw).toContain(`X-Request-ID: ${idOf('/api/contact/submit')}`)

  const failed = await shop.app.inject({ url: '/ja/%zz', headers: { accept: 'text/html' } })
  expect(failed.body).toContain(String(failed.headers['x-request-id']))
})

test('logs, metrics and traces contain no personal data, tokens, cards or paid text', async () => {
  await buy(await shop.signUp(secrets.username), 2)
  await shop.visit(`/guides?q=${secrets.search}`, aiko)
  await shop.visit(`/search?q=${secrets.search}`)
  await shop.visit('/guide/2', aiko)
  await shop.visit(`/api/guides/2?token=${aiko.idToken}`, aiko)
  await shop.visit(
    `/trpc/guides.find?input=${encodeURIComponent(JSON.stringify({ json: { id: 'x', q: secrets.search } }))}`,
  )
  await shop.post('/api/auth/login', { email: aiko.email, password: secrets.password })
  await shop.post('/api/auth/login', { email: aiko.email, password: 'secret-123' })
  await shop.post('/api/auth/username', { username: `${secrets.username} ${secrets.card}` }, aiko)
  await shop.post('/api/contact/submit', { email: aiko.email, message: secrets.message })
  await shop.post('/api/contact/submit', { email: aiko.email, message: 7 })
  await shop.app.inject({
    method: 'POST',
    url: '/api/webhooks/stripe',
    payload: { secret: secrets.password },
  })
  for (const name of [
    'procedure guides.find',
    'query',
    'stripe POST payment_intents',
    'job mail.send',
    'GET /*',
  ])
    await expect.poll(() => spans().includes(`"name":"${name}"`)).toBe(true)

  const everything = { log: logged.join('\n'), metrics: await read(), traces: spans() }
  const hidden = { ...secrets, email: aiko.email, token: aiko.idToken, cookie: aiko.cookie ?? '' }
  expect(everything.log.length).toBeGreaterThan(1000)
  for (const [where, text] of Object.entries(everything))
    for (const [what, secret] of Object.entries(hidden))
      expect([where, what, text.includes(secret)]).toEqual([where, what, false])
})
