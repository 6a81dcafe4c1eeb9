import pg from 'pg'
import { beforeEach, describe, expect, test } from 'vitest'
import { storeNode } from '../../platform/watching/node-queries.ts'
import { startHeartbeat } from '../../platform/watching/heartbeat.ts'
import {
  callQuery,
  readCallData,
  readRefusalCode,
  submitOperation,
  callMutation,
  type RouterOutputs,
} from '../../testing/call.ts'
import { fetchMailsTo, runJobsNow } from '../../testing/mailbox.ts'
import { signUpOperator } from '../../testing/operators.ts'
import type { Person } from '../../testing/people.ts'
import { type Shop, openShop, openTestShop } from '../../testing/shop.ts'
import { createTestDatabase } from '../../testing/test-database.ts'

type Figures = RouterOutputs['admin']['figures']

const shop = await openTestShop()
await shop.stock({ id: 1, titleEn: 'Sell narration' }, { id: 2 })
const [owner, support, editor] = await Promise.all([
  signUpOperator(shop, 'chie'),
  signUpOperator(shop, 'sora', 'support'),
  signUpOperator(shop, 'edda', 'editor'),
])

const sql = (text: string, values: unknown[] = []) => shop.deps.pool.query(text, values)
beforeEach(() => sql('truncate contact_messages cascade'))

/** Inserts orders and receipts without Stripe, because the sales figures are computed from these rows only. */
async function insertReceipts(
  rows: [guide: number | null, amount: number, currency: string, paidAt: string, back: number][],
): Promise<void> {
  const sold = JSON.stringify(
    rows.map(([guide, amount, currency, paid_at, back]) => ({
      guide,
      amount,
      currency,
      paid_at,
      back,
      order_id: crypto.randomUUID(),
      reference: `pi_figure${crypto.randomUUID()}`,
    })),
  )
  const soldToFirst = `(select min(id) as user_id from users) buyer, jsonb_to_recordset($1)
    as sold(order_id uuid, guide int, amount int, currency text, paid_at timestamptz, back int, reference text)`
  await sql(
    `insert into orders (id, buyer_id, kind, currency, amount, language, description, state, opened_at, paid_at)
     select order_id, user_id, 'payment_intent', currency, amount, 'en', 'x', 'paid', paid_at, paid_at from ${soldToFirst}`,
    [sold],
  )
  await sql(
    `insert into order_items (order_id, position, sku, title, amount, recipient)
     select order_id, 0, coalesce('guide:' || guide, 'pro-month'), 'x', amount, 'buyer' from ${soldToFirst}`,
    [sold],
  )
  await sql(
    `insert into receipts (user_id, order_id, reference, description, amount, currency, language, paid_at, mailed_at, refunded_at, refunded_amount)
     select user_id, order_id, reference, 'x', amount, currency, 'en', paid_at, now(), case when back > 0 then paid_at end, nullif(back, 0)
     from ${soldToFirst}`,
    [sold],
  )
}

const figuresOf = async (period: string) =>
  readCallData<Figures>(await callQuery(shop, owner, 'admin.figures', { period }))
const sumIn = ({ sales }: Figures, currency: string) =>
  sales.find((each) => each.currency === currency)?.buckets.reduce((sum, { amount }) => sum + amount, 0)

/** Inserts a receipt without a payment at Stripe. */
const insertSale = (pool: Shop['deps']['pool'] | pg.Client) =>
  pool.query(
    `with buyer as (
       insert into users (email, username, firebase_uid) values ('ken@example.com', 'ken', 'ken') returning id)
     insert into receipts (user_id, reference, description, amount, currency, language, paid_at, mailed_at)
     select id, 'pi_ken', 'x', 200, 'usd', 'en', now(), now() from buyer returning user_id`,
  )

describe('the admin overview shows sales figures and pending tasks', () => {
  test('the admin reads figures and orders from the replica, and users from the primary', async () => {
    const replica = await createTestDatabase()
    const other = await openShop({ settings: { DATABASE_REPLICA_URL: replica.url } })
    try {
      const chie = await signUpOperator(other, 'chie')
      const answers = async () => {
        const { sales } = readCallData<Figures>(
          await callQuery(other, chie, 'admin.figures', { period: 'today' }),
        )
        const { orders } = readCallData<{ orders: object[] }>(await callQuery(other, chie, 'admin.orders'))
        return { sold: sales.map(({ buckets }) => buckets.at(-1)?.count), orders: orders.length }
      }
      const { rows } = await insertSale(other.deps.pool)
      expect(await answers()).toEqual({ sold: [0, 0], orders: 0 })
      const reader = await callQuery(other, chie, 'admin.reader', { userId: Number(rows[0].user_id) })
      expect(readCallData<{ orders: object[] }>(reader).orders).toHaveLength(1)

      const client = new pg.Client({ connectionString: replica.url })
      await client.connect()
      await insertSale(client)
      await client.end()
      expect(await answers()).toEqual({ sold: [1, 0], orders: 1 })
    } finally {
      await other.close()
      await replica.drop()
    }
  })

  test('sales figures sum the receipts by currency, day and guide', async () => {
    const now = new Date()
    const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 60 * 60 * 1000).toISOString()
    await insertReceipts([
      [1, 200, 'usd', daysAgo(0), 0],
      [1, 200, 'usd', daysAgo(3), 50],
      [2, 350, 'usd', daysAgo(20), 0],
      [null, 1500, 'jpy', daysAgo(3), 1500],
      [1, 999, 'usd', daysAgo(60), 0],
    ])
    const [today, week, month, year] = [
      await figuresOf('today'),
      await figuresOf('week'),
      await figuresOf('month'),
      await figuresOf('year'),
    ]
    expect([today, week, month, year].map((each) => sumIn(each, 'usd'))).toEqual([200, 400, 750, 1749])
    expect([today, week].map((each) => sumIn(each, 'jpy'))).toEqual([0, 1500])
    expect(week.sales).toMatchObject([
      { currency: 'usd', refunded: 50, refunds: 1 },
      { currency: 'jpy', refunded: 1500, refunds: 1 },
    ])
    expect(month.guides).toMatchObject([
      { guideId: 1, title: 'Sell narration', currency: 'usd', count: 2, amount: 400 },
      { guideId: 2, title: 'Guide number 2', currency: 'usd', count: 1, amount: 350 },
      { guideId: null, title: null, currency: 'jpy', count: 1, amount: 1500 },
    ])
    const { rows } = await sql(`select sum(amount)::int as sum from receipts where currency = 'usd'`)
    expect(sumIn(year, 'usd')).toBe((rows as { sum: number }[])[0]?.sum)
  })

  test('the overview counts pending tasks only for roles with the permission', async () => {
    await shop.post('/api/contact/submit', { email: 'mei@example.com', message: 'Where is my guide?' })
    const waitingFor = async (person: Person) =>
      readCallData<object>(await callQuery(shop, person, 'admin.waiting'))
    expect(await waitingFor(owner)).toEqual({
      disputes: 0,
      messages: 1,
      refunds: 0,
      differences: 0,
      mails: 0,
      jobs: 0,
      translations: 0,
    })
    expect(await waitingFor(support)).toMatchObject({
      messages: 1,
      differences: null,
      jobs: null,
      translations: null,
    })
    expect(await waitingFor(editor)).toMatchObject({ messages: null, refunds: null, translations: 0 })
  })
})

describe('contact messages can be answered, closed and reopened in the admin', () => {
  test('answering a message sends one email in its language and marks it as answered', async () => {
    const { email } = await shop.signUp('hana')
    await shop.post('/api/contact/submit', { email, message: '領収書が届きません。', language: 'ja' })
    const inboxOf = async (state: string) =>
      readCallData<{ messages: { id: number; email: string }[] }>(
        await callQuery(shop, support, 'admin.inbox', { state }),
      ).messages
    const id = (await inboxOf('open')).find((each) => each.email === email)?.id ?? 0

    expect(
      (await submitOperation(shop, support, 'admin.answerMessage', { id, body: 'お送りしました。' })).status,
    ).toBe(200)

    await expect
      .poll(async () => {
        await runJobsNow(shop)
        return (await fetchMailsTo(shop, email)).map(({ subject }) => subject)
      })
      .toEqual([`Re: お問い合わせ（${id}）について`])
    const [mail] = await fetchMailsTo(shop, email)
    expect(mail?.text).toContain('お送りしました。')
    expect(mail?.text).toContain('> 領収書が届きません。')
    expect((await inboxOf('open')).map((each) => each.id)).not.toContain(id)
    expect((await inboxOf('answered')).map((each) => each.id)).toEqual([id])
    const thread = readCallData<object>(await callQuery(shop, support, 'admin.message', { id }))
    expect(thread).toMatchObject({
      readerId: expect.any(Number),
      replies: [{ operator: support.email, body: 'お送りしました。' }],
    })
  })

  test('closing and reopening a message writes two audit log entries', async () => {
    await shop.post('/api/contact/submit', { email: 'spam@example.com', message: 'Buy our tablets now!' })
    const { rows } = await sql(`select max(id) as id from contact_messages`)
    const { id } = (rows as { id: number }[])[0] ?? { id: 0 }
    for (const state of ['closed', 'closed', 'open'])
      expect((await callMutation(shop, support, 'admin.moveMessage', { id, state })).status).toBe(200)
    const entries = await sql(
      `select before ->> 'state' as was, after ->> 'state' as is from operator_deeds where kind = 'message-moved' order by id`,
    )
    expect(entries.rows).toEqual([
      { was: 'open', is: 'closed' },
      { was: 'closed', is: 'open' },
    ])
  })
})

test('the overview lists the open setup steps of a new shop', async () => {
  const steps = readCallData<object>(await callQuery(shop, owner, 'admin.firstSteps'))
  expect(steps).toMatchObject({ seller: true, guide: true, domain: false })
})

test('an owner sees failed jobs, retries them, and runs the retention job', async () => {
  const job = await sql(
    `insert into pgboss.job (name, data, state, completed_on, output)
     values ('mail.send', '{"mailId":"00000000-0000-4000-8000-000000000000"}', 'failed', now(), '{"message":"no route"}') returning id`,
  )
  const id = (job.rows as { id: string }[])[0]?.id
  const health = async () =>
    readCallData<{ failed: { id: string; message: string }[]; chores: { chore: string }[] }>(
      await callQuery(shop, owner, 'admin.health'),
    )
  expect((await health()).failed).toMatchObject([{ id, message: 'no route' }])
  expect((await callMutation(shop, owner, 'admin.retryJobs')).status).toBe(200)
  await expect.poll(async () => (await health()).failed).toEqual([])
  expect((await callMutation(shop, owner, 'admin.sweepNow')).status).toBe(200)
  expect((await health()).chores).toMatchObject([{ chore: 'sweep' }])
  expect(readRefusalCode(await callMutation(shop, support, 'admin.sweepNow'))).toBe('forbidden')
})

interface ShownHealth {
  nodes: { release: string; silent: boolean }[]
  failures: {
    today: number
    found: { id: string; route: string; code: string; error: string; count: number }[]
  }
}
const healthOf = async (find?: string) =>
  readCallData<ShownHealth>(await callQuery(shop, owner, 'admin.health', find === undefined ? {} : { find }))

const nodes = async () => (await healthOf()).nodes.map(({ release, silent }) => ({ release, silent }))

test('the health page lists running and silent nodes, but no stopped ones', async () => {
  const heartbeat = await startHeartbeat(shop.deps, '1.0.0 (aaaaaaa)')
  const died = new Date(Date.now() - 5 * 60_000)
  await storeNode(shop.deps.db, {
    id: crypto.randomUUID(),
    release: '0.9.0',
    nodeVersion: process.version,
    startedAt: died,
    seenAt: died,
  })
  expect(await nodes()).toEqual([
    { release: '1.0.0 (aaaaaaa)', silent: false },
    { release: '0.9.0', silent: true },
  ])
  await heartbeat.leave()
  expect(await nodes()).toEqual([{ release: '0.9.0', silent: true }])
  expect(shop.deps.release).toMatch(/^\d+\.\d+\.\d+/)
})

/** Records a database error whose message quotes the input. */
async function recordFailure(id: string, asked: string): Promise<void> {
  const failing = shop.deps.pool.query('select $1::timestamptz', [asked])
  const error: unknown = await failing.catch((thrown: unknown) => thrown)
  expect(String(error)).toContain(asked)
  shop.deps.failures.note({ id, route: '/ask', code: 'internal', error })
}

describe('the admin lists failed requests by their request id', () => {
  test('a failed request is found by its id and stored without user input', async () => {
    await sql('alter table contact_messages rename to contact_messages_gone')
    const refused = await shop.post('/api/contact/submit', {
      email: 'mei@example.com',
      message: 'CanaryWord',
    })
    await sql('alter table contact_messages_gone rename to contact_messages')
    expect(refused.status).toBe(500)
    expect(shop.unexpectedErrors()).not.toEqual([])
    await shop.deps.failures.flush()
    const [failure] = (await healthOf()).failures.found
    expect(failure).toMatchObject({
      route: '/api/contact/submit',
      code: 'internal',
      error: expect.stringContaining('42P01'),
      count: 1,
    })
    const { id = '' } = failure ?? {}
    expect((await healthOf(id.slice(0, 8))).failures.found).toEqual([failure])
    expect((await healthOf('nothing-like-it')).failures.found).toEqual([])
    const { rows } = await sql('select * from failed_requests')
    expect(JSON.stringify(rows)).not.toMatch(/Canary|mei@/)
  })

  test('a failure is stored without its error message, and its repetitions are counted', async () => {
    await recordFailure('req-quoting-something', 'CanaryWord')
    for (let number = 0; number < 300; number += 1)
      shop.deps.failures.note({ id: `flood-${number}`, route: '/guides', code: 'unavailable', error: 'away' })
    await shop.deps.failures.flush()
    const { rows } = await sql(
      `select count(*)::int as rows, sum(count)::int as requests from failed_requests where route = '/guides'`,
    )
    const [flood] = rows as { rows: number; requests: number }[]
    expect(flood?.requests).toBe(300)
    expect(flood?.rows).toBeLessThanOrEqual(100)
    const all = await sql('select * from failed_requests')
    expect(JSON.stringify(all.rows)).not.toContain('CanaryWord')
  })

  test('failed requests are stored once the database is back, but client errors never', async () => {
    const before = (await healthOf()).failures.today
    await shop.visit('/api/guides/none')
    await shop.visit('/api/users/can-view/x')
    await sql('alter table failed_requests rename to failed_requests_gone')
    shop.deps.failures.note({
      id: 'req-in-an-outage',
      route: '/',
      code: 'unavailable',
      error: new Error('x'),
    })
    await shop.deps.failures.flush()
    await sql('alter table failed_requests_gone rename to failed_requests')
    await shop.deps.failures.flush()
    expect((await healthOf('req-in-an')).failures).toMatchObject({
      today: before + 1,
      found: [{ id: 'req-in-an-outage', code: 'unavailable', error: 'Error' }],
    })
  })
})

const insertMessage = (email: string, message: string, language = 'en') =>
  sql('insert into contact_messages (email, message, language, created_at) values ($1, $2, $3, now())', [
    email,
    message,
    language,
  ])
const findMessages = async (find: string) =>
  readCallData<{ messages: { id: number; email: string; message: string }[] }>(
    await callQuery(shop, support, 'admin.inbox', { find }),
  ).messages

describe('contact messages can be searched and answered from a template', () => {
  test('messages in any state are found by address, text and replies', async () => {
    await insertMessage('hana@example.com', 'My receipt shows 100% too much_')
    await insertMessage('ren@example.com', 'Where is the guide?')
    const [byHana] = await findMessages('HANA@ex')
    expect((await findMessages('100%')).map(({ email }) => email)).toEqual(['hana@example.com'])
    expect(await findMessages('100_')).toEqual([])

    await submitOperation(shop, support, 'admin.answerMessage', {
      id: byHana?.id,
      body: 'It is corrected now.',
    })

    expect((await findMessages('corrected')).map(({ id }) => id)).toEqual([byHana?.id])
  })

  test('answer templates are offered in the language of the message', async () => {
    const template = {
      id: null,
      name: 'Where',
      bodyEn: 'It is in My guides.',
      bodyJa: 'マイガイドにあります。',
    }
    expect((await callMutation(shop, support, 'admin.saveTemplate', template)).status).toBe(200)
    expect(readRefusalCode(await callMutation(shop, support, 'admin.saveTemplate', template))).toBe(
      'wrong-state',
    )
    await insertMessage('yui@example.com', 'ガイドはどこですか', 'ja')
    const [message] = await findMessages('yui@')
    const templatesOf = async () =>
      readCallData<{ templates: { id: number; body: string }[] }>(
        await callQuery(shop, support, 'admin.message', { id: message?.id }),
      ).templates
    expect((await templatesOf()).map(({ body }) => body)).toEqual(['マイガイドにあります。'])

    const [stored] = await templatesOf()
    const changed = { ...template, id: stored?.id, bodyJa: 'マイガイドをご覧ください。' }
    expect((await callMutation(shop, support, 'admin.saveTemplate', changed)).status).toBe(200)
    expect((await templatesOf()).map(({ body }) => body)).toEqual(['マイガイドをご覧ください。'])

    expect((await callMutation(shop, support, 'admin.deleteTemplate', { id: stored?.id })).status).toBe(200)
    expect(await templatesOf()).toEqual([])
    const log = await sql(`select kind from operator_deeds where kind like 'template-%' order by id`)
    expect(log.rows).toEqual([
      { kind: 'template-saved' },
      { kind: 'template-saved' },
      { kind: 'template-deleted' },
    ])
  })
})

test.each([
  ['admin.inbox', 'before'],
  ['admin.log', 'before'],
  ['admin.message', 'id'],
  ['admin.reader', 'userId'],
])('%s rejects a number outside the database’s range', async (name, field) => {
  const owner = await signUpOperator(shop, 'chie')
  expect((await callQuery(shop, owner, name, { [field]: 2_147_483_648 })).status).toBe(400)
})
