import { expect, test } from 'vitest'
import { parsePaymentId, payWithCard } from '../../testing/buyers.ts'
import { callQuery, callMutation } from '../../testing/call.ts'
import { signUpOperator } from '../../testing/operators.ts'
import { recordQueryPlans, type ExecutedStatement } from './testing/record-query-plans.ts'
import { openTestShop } from '../../testing/shop.ts'
import { subscribeByCard } from '../../testing/subscribers.ts'
import { runRetentionJob } from '../../maintenance/index.ts'
import { recoverMissedPayments } from '../../payments/events/recover-missed-payments.ts'

const guides = 100_000
const accounts = 1_000_000
const purchases = 3_000_000
const onSale = 200
/** Milliseconds for writing about six gigabytes of rows on a slow machine. */
const longEnough = 3_600_000
/** Maximum number of rows that any node of a query plan may read. */
const mostRowsRead = 2_000

const shop = await openTestShop({ client: 'built' })
await shop.stock(...Array.from({ length: onSale }, (_, index) => ({ id: index + 1 })))
const chie = await signUpOperator(shop, 'chie')
const plans = await recordQueryPlans(shop.deps.pool)

/** Statements that insert three years of data, spread over users, guides and days. */
const growth = [
  `insert into guides (id, title_en, title_ja, content_en, tags, thumbnail_url, state)
   select 1000 + n, 'Draft ' || n, '下書き' || n, 'Text of draft ' || n, array['AI Writing'], '/x.svg', 'draft'
   from generate_series(1, ${guides}) n`,
  `insert into users (email, username, firebase_uid, stripe_customer_id, created_at, registered_at)
   select 'reader' || n || '@many.example', 'r' || n, 'many' || n, 'cus_many' || n, at, at
   from (select n, now() - n * interval '90 seconds' as at from generate_series(1, ${accounts}) n) days`,
  `create temporary table sold as
   select n, gen_random_uuid() as order_id, u.id as user_id, 1 + (n / ${accounts} * 67 + n) % ${onSale} as guide_id, 'pi_many' || n as payment,
     now() - n * interval '30 seconds' as at
   from generate_series(1, ${purchases}) n join users u on u.firebase_uid = 'many' || (1 + n % ${accounts})`,
  `insert into orders (id, kind, buyer_id, amount, currency, language, description, stripe_id, state, opened_at, paid_at)
   select order_id, 'payment_intent', user_id, 200, 'usd', 'en', 'A guide', payment, 'paid', at, at from sold`,
  `insert into order_items (order_id, position, sku, title, amount, recipient)
   select order_id, 0, 'guide:' || guide_id, 'A guide', 200, 'buyer' from sold`,
  `insert into purchases (user_id, guide_id, amount, currency, source, stripe_payment_id, item_id, purchase_date)
   select user_id, guide_id, 200, 'usd', 'payment', payment, id, at from sold join order_items using (order_id)
   on conflict do nothing`,
  `insert into receipts (user_id, order_id, reference, description, amount, currency, language, paid_at, mailed_at)
   select user_id, order_id, payment, 'A guide', 200, 'usd', 'en', at, at from sold`,
  `insert into access_changes (user_id, guide_id, change, reason, source_ref, happened_at)
   select user_id, guide_id, 'granted', 'payment', payment, at from sold`,
  `insert into stripe_events (id, type, created, object_id, received)
   select 'evt_' || n, 'payment_intent.succeeded', at, payment, at from sold where n <= 500000`,
  `insert into mails (recipient, subject, body_html, body_text, created_at, sent_at, user_id)
   select 'reader@many.example', 'Receipt', '<p>Thank you</p>', 'Thank you', at, at, user_id from sold where n <= 250000`,
  `insert into saved_guides (user_id, guide_id, saved, changed_at)
   select user_id, guide_id, true, at from sold where n <= 1000000 on conflict do nothing`,
  `insert into step_marks (user_id, guide_id, step, place, steps, done, note, changed_at)
   select user_id, guide_id, 'step', 1, 5, true, '', at from sold where n <= 1000000 on conflict do nothing`,
  'drop table sold',
  'analyze',
]

async function grow(): Promise<void> {
  const client = await shop.deps.pool.connect()
  try {
    await client.query('set statement_timeout = 0; set auto_explain.log_min_duration = -1')
    // Skips foreign key checks, which would take most of the time. The generated rows are consistent.
    await client.query('set session_replication_role = replica')
    for (const statement of growth)
      await client.query({ text: statement, query_timeout: 3_600_000 } as { text: string })
  } finally {
    client.release(true)
  }
}

const answersWell = async (answer: Promise<{ status: number; body: string }>) => {
  const { status, body } = await answer
  expect([status, status < 400 ? '' : body]).toEqual([200, ''])
}

/** Runs the actions of a typical day and returns the statements that each action ran. */
async function day(): Promise<Map<string, ExecutedStatement[]>> {
  const mika = await shop.signUp('mika')
  const ren = await shop.signUp('ren')
  let payment = ''
  const paths = [
    '/',
    '/guides',
    '/guides?q=narration',
    '/guide/7',
    '/my-guides',
    '/profile',
    '/new',
    '/saved',
    '/proof',
  ]
  const work: [string, () => Promise<unknown>][] = [
    ['somebody signs up', async () => void (await shop.signUp('aiko'))],
    ...paths.map((path): [string, () => Promise<unknown>] => [
      `${path}, signed in`,
      () => answersWell(shop.visit(path, mika)),
    ]),
    ['may they read', () => answersWell(shop.visit('/api/users/can-view/7', mika))],
    ['what they own', () => answersWell(shop.visit('/api/purchases/user', mika))],
    ['the free guide', () => answersWell(shop.post('/api/users/free-selection', { guideId: 3 }, mika))],
    [
      'a purchase begins',
      async () => {
        const started = await shop.post('/api/users/create-payment-intent', { guideId: 7 }, mika)
        payment = parsePaymentId(started.json())
      },
    ],
    [
      'it is paid and settled',
      async () => {
        await payWithCard(shop.deps.stripe, payment)
        await answersWell(shop.post('/api/purchases', { guideId: 7, stripePaymentId: payment }, mika))
        await expect.poll(mailsOwed).toBe(0)
      },
    ],
    ['a guide is read', () => answersWell(shop.visit('/guide/7', mika))],
    ['their receipts', () => answersWell(callQuery(shop, mika, 'payments.receipts'))],
    [
      'Pro begins',
      async () => {
        await subscribeByCard(shop, ren)
        await expect
          .poll(async () => (await shop.visit('/api/users/can-view/9', ren)).json())
          .toMatchObject({ canView: true })
      },
    ],
    [
      'a guide is saved for later',
      () =>
        answersWell(
          callMutation(shop, mika, 'progress.sync', {
            saved: [{ guideId: 8, saved: true, at: 1 }],
            marks: [],
            places: [],
            all: true,
          }),
        ),
    ],
    ['what is missed is looked for', () => recoverMissedPayments(shop.deps)],
    ['what is old is deleted', () => runRetentionJob(shop.deps)],
    ['orders in the admin', () => answersWell(callQuery(shop, chie, 'admin.orders', {}))],
    ['an order is found', () => answersWell(callQuery(shop, chie, 'admin.orders', { find: mika.email }))],
  ]
  const seen = new Map<string, ExecutedStatement[]>()
  for (const [name, action] of work) seen.set(name, await plans.during(action))
  return seen
}

/** Query of this test itself, which is not checked. */
const owedQuestion = 'select count(*)::int as owed from mails where sent_at is null'

async function mailsOwed(): Promise<number> {
  const { rows } = await shop.deps.pool.query<{ owed: number }>(owedQuestion)
  return rows[0]?.owed ?? 0
}

const sum = (ran: ExecutedStatement[]) => ran.reduce((total, { ms }) => total + ms, 0)

test(
  'after three years of growth no common statement reads more than 2,000 rows',
  async () => {
    await day()
    const before = await day()
    await grow()
    await day()
    // Updates the statistics, because the test database has no autovacuum.
    await shop.deps.pool.query('analyze')
    const after = await day()

    const lines = [...after].map(([name, ran]) => {
      const most = ran.toSorted((one, other) => other.maxRows - one.maxRows)[0]
      return `${name}: ${ran.length} statements, ${sum(before.get(name) ?? []).toFixed(1)} ms before, ${sum(ran).toFixed(1)} ms after; at most ${most?.maxRows ?? 0} rows (${most?.where ?? '-'})`
    })
    process.stdout.write(`${lines.join('\n')}\n`)
    const wide = [...after].flatMap(([name, ran]) =>
      ran
        .filter(({ text, maxRows }) => text !== owedQuestion && maxRows > mostRowsRead)
        .map(({ text, maxRows, where }) => ({ name, maxRows, where, text })),
    )
    expect(wide).toEqual([])
  },
  longEnough,
)
