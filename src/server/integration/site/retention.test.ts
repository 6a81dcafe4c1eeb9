import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { listTables, withDatabaseConnection } from '../../../../scripts/backup/tables.ts'
import { payWithCard, parsePaymentId } from '../../testing/buyers.ts'
import { openTestShop } from '../../testing/shop.ts'
import { listMaintenanceJobs, runRetentionJob } from '../../maintenance/index.ts'

const day = 24 * 60 * 60 * 1000

const shop = await openTestShop()
await shop.stock({ id: 1 }, { id: 2 })

const ask = async (sql: string, values: unknown[] = []) => (await shop.deps.pool.query(sql, values)).rows
const sweepIn = (days: number) =>
  runRetentionJob({ ...shop.deps, clock: () => new Date(shop.deps.clock().getTime() + days * day) })

/** Inserts one row of each kind that the retention job deletes, dated now. */
async function leaveTraces(): Promise<void> {
  await ask(
    `insert into users (email, username, firebase_uid) values ('a@example.com', 'a', 'a') on conflict do nothing`,
  )
  await ask(`insert into mails (recipient, subject, body_text, body_html, created_at, sent_at)
    values ('a@example.com', 'x', 'x', 'x', now(), now())`)
  await ask(
    `insert into contact_messages (email, message, language, created_at) values ('a@example.com', 'x', 'en', now())`,
  )
  await ask(`insert into account_deletions (user_id, key_hash, language, email_confirmed, asked_at, due_at, state, ended_at, stripe_owed)
    select id, gen_random_uuid(), 'en', true, now(), now(), 'undone', now(), false from users where firebase_uid = 'a'`)
  await ask(`insert into data_exports (user_id, language, asked_at, ends_at, content)
    select id, 'en', now(), now() + interval '3 days', '{}' from users where firebase_uid = 'a'`)
  await ask(`insert into email_changes
    select id, 'b@example.com', 'en', now() from users where firebase_uid = 'a' on conflict do nothing`)
  await ask(
    `insert into news_subscriptions (email, language, key, asked_at) values (gen_random_uuid() || '@example.com', 'en', gen_random_uuid(), now())`,
  )
  await ask(`insert into news_requests (email, language, requested_at) values ('a@example.com', 'en', now())`)
  await ask(`insert into guide_views values (current_date, 1, 1) on conflict do nothing`)
  await ask(`insert into missed_searches (key, times, last_at) values (gen_random_uuid(), 1, now())`)
  await ask(
    `insert into stripe_events (id, type, created, object_id) values (gen_random_uuid(), 'x', now(), 'x')`,
  )
  await ask(`insert into opened_guides select id, 1, now() from users where firebase_uid = 'a'
    on conflict (user_id, guide_id) do update set opened_at = now()`)
  await ask(`insert into reading_limit_notices select id, now(), 150 from users where firebase_uid = 'a'`)
  await ask(
    `insert into sessions select id, now(), 'Firefox, Linux', now() from users where firebase_uid = 'a'`,
  )
  await ask(`insert into ended_sessions values (gen_random_uuid(), now() + interval '14 days')`)
  await ask(
    `insert into rate_limits (key, count, window_ends_at) values (gen_random_uuid(), 1, now() + interval '1 hour')`,
  )
  await ask(`insert into nodes values (gen_random_uuid(), '1', '1', now(), now())`)
  await ask(
    `insert into failed_requests values (gen_random_uuid(), now(), '/', 'internal', 'x', null, '1', 1)`,
  )
  await ask(`insert into income_reports (guide_id, tried, sentence, language, network, created_at, changed_at)
    values (1, false, '', 'en', 'a network', now(), now())`)
  await ask(`insert into guide_pictures (hash, kind, width, height, bytes, stored_by, named_at)
    values (encode(sha256(gen_random_uuid()::text::bytea), 'hex')::char(43), 'png', 320, 180, 'x', 'a@example.com', now())`)
  await ask(
    `insert into gifts (id, buyer_id, guide_id, language, recipient, message, tell_at, claimed_at, created_at, paid_at)
    select gen_random_uuid(), id, 1, 'en', $1, 'x', now(), now(), now(), now() from users where firebase_uid = 'a'`,
    ['b@example.com'],
  )
  for (const state of ['closed', 'paid'])
    await ask(
      `insert into orders (buyer_id, kind, currency, amount, language, description, state, opened_at, ${state}_at)
      select id, 'payment_intent', 'usd', 200, 'en', 'x', $1, now(), now() from users where firebase_uid = 'a'`,
      [state],
    )
}

const traces = {
  mails: '1=1',
  contact_messages: '1=1',
  missed_searches: '1=1',
  stripe_events: `type = 'x'`,
  ended_sessions: '1=1',
  sessions: '1=1',
  rate_limits: `key not like '%:%'`,
  orders: `state = 'closed'`,
  data_exports: '1=1',
  email_changes: '1=1',
  news_requests: '1=1',
  news_subscriptions: '1=1',
  account_deletions: '1=1',
  guide_views: '1=1',
  income_reports: 'network is not null',
  nodes: '1=1',
  opened_guides: '1=1',
  reading_limit_notices: '1=1',
  failed_requests: '1=1',
  guide_pictures: '1=1',
  gifts: 'recipient is not null',
}

async function remaining(): Promise<string[]> {
  const left: string[] = []
  for (const [table, condition] of Object.entries(traces))
    if ((await ask(`select from ${table} where ${condition} limit 1`)).length > 0) left.push(table)
  return left
}

const all = Object.keys(traces)
const without = (...gone: string[]) => all.filter((table) => !gone.includes(table))

const aYear = ['contact_messages', 'orders', 'account_deletions', 'guide_views']
const aDay = ['rate_limits', 'nodes', 'opened_guides']
const soon = [...aDay, 'data_exports', 'email_changes', 'news_requests']
const aWeek = [...soon, 'failed_requests', 'news_subscriptions']
const twoWeeks = [...aWeek, 'ended_sessions', 'sessions']
const aMonth = [...twoWeeks, 'guide_pictures']

test.each([
  [0, all],
  [1, without(...aDay)],
  [2, without(...aDay)],
  [4, without(...soon)],
  [6, without(...soon)],
  [8, without(...aWeek)],
  [13, without(...aWeek)],
  [15, without(...twoWeeks)],
  [29, without(...twoWeeks)],
  [31, without(...aMonth)],
  [59, without(...aMonth)],
  [61, without(...aMonth, 'stripe_events')],
  [89, without(...aMonth, 'stripe_events')],
  [91, aYear],
  [364, aYear],
  [366, ['guide_views']],
  [732, []],
])('after %d days the retention job has left only rows in %j', async (days, left) => {
  await leaveTraces()
  await sweepIn(days)
  expect(await remaining()).toEqual(left)
})

test('the retention job keeps purchases and accounting records for ten years', async () => {
  const aiko = await shop.signUp('aiko')
  for (const guideId of [1, 2]) {
    const started = await shop.post('/api/users/create-payment-intent', { guideId }, aiko)
    const stripePaymentId = parsePaymentId(started.json())
    await payWithCard(shop.deps.stripe, stripePaymentId)
    await shop.post('/api/purchases', { guideId, stripePaymentId }, aiko)
    if (guideId === 2) await shop.deps.stripe.refunds.create({ payment_intent: stripePaymentId })
  }
  await expect.poll(() => ask(`select from purchases where revoked_at is not null`)).toHaveLength(1)
  const kept = ['users', 'purchases', 'access_changes', 'receipts', 'guides']
  const contents = () => Promise.all(kept.map((table) => ask(`select id from ${table} order by id`)))
  const before = await contents()

  await sweepIn(3653)

  expect(await contents()).toEqual(before)
  expect(
    await ask(`select from orders join order_items on order_id = orders.id where state = 'paid'`),
  ).toHaveLength(2)
  const view = await shop.visit('/api/users/can-view/1', aiko)
  expect(view.json()).toMatchObject({ canView: true })
})

test('the retention job deletes more than one batch and records its run', async () => {
  await ask(`insert into stripe_events (id, type, created, object_id, received)
    select 'evt_' || number, 'x', now(), 'x', now() - interval '61 days' from generate_series(1, 2500) as number`)

  await sweepIn(0)

  expect(await ask(`select from stripe_events where id like 'evt_%' and type = 'x'`)).toEqual([])
  const chores = await listMaintenanceJobs(shop.deps.db)
  expect(chores).toEqual([
    {
      chore: 'sweep',
      succeededAt: expect.any(Date),
      figures: expect.objectContaining({ stripe_events: 2500 }),
    },
  ])
})

test('docs/retention.md names every table of the database', async () => {
  const text = await readFile('docs/retention.md', 'utf8')
  const tables = await withDatabaseConnection(shop.databaseUrl, listTables)
  const names = tables.map(({ name }) => name.replace(/^public\./, '')).filter((name) => !name.includes('.'))
  expect(names.filter((name) => !text.includes(`\`${name}\``))).toEqual([])
})
