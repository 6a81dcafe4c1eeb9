import { beforeEach, expect, test } from 'vitest'
import { formatDay } from '../../../shared/dates.ts'
import type { PageLanguage } from '../../../shared/languages.ts'
import { notifyOfCharges } from '../../payments/notices/notify-of-charges.ts'
import { settlePro } from '../../payments/settle/settle-pro.ts'
import { callQuery, readCallData, callMutation } from '../../testing/call.ts'
import { fetchMailsTo, waitForJobs } from '../../testing/mailbox.ts'
import type { Person } from '../../testing/people.ts'
import { openTestShop } from '../../testing/shop.ts'
import { advanceClocks, fetchSubscriptions } from '../../testing/subscribers.ts'
import { buyItems, type PurchaseOptions } from './testing/buy.ts'

const shop = await openTestShop()
await shop.stock({ id: 1 }, { id: 2 })
const { pool, stripe } = shop.deps
const day = 24 * 60 * 60

let aiko: Person
beforeEach(async () => {
  await pool.query('delete from rate_limits')
  aiko = await shop.signUp('aiko')
})

const subscribe = async (how: PurchaseOptions = {}) => {
  await buyItems(shop, aiko, ['pro-month'], how)
  await settled()
}
const settled = () => waitForJobs(shop)
/** Runs the notice job twice and returns the renewal notices that were sent. */
const notices = async (language: PageLanguage = 'en') => {
  await notifyOfCharges(shop.deps)
  await notifyOfCharges(shop.deps)
  await settled()
  const word = { en: 'Pro renews on', ja: '更新されます' }[language]
  return (await fetchMailsTo(shop, aiko.email)).filter(({ subject }) => subject.includes(word))
}
const settleNow = async () => {
  const { rows } = await pool.query('select id from users where firebase_uid = $1', [aiko.uid])
  await settlePro(shop.deps, rows[0].id)
}
const planOf = async () =>
  readCallData<{ renews: boolean; periodEnd: string }>(await callQuery(shop, aiko, 'access.plan'))

test.each([
  ['en', 'usd', '$15', 'http://localhost:3000/withdraw?plan=end'],
  ['ja', 'jpy', '1,500円', 'http://localhost:3000/ja/withdraw?plan=end'],
] as const)(
  'the renewal after a credited month is announced once with amount, date and link (%s)',
  async (language, currency, amount, link) => {
    await buyItems(shop, aiko, ['guide:1'], { currency })
    await subscribe({ currency })
    expect(await notices(language)).toEqual([])
    await advanceClocks(shop, 24 * day)

    const [notice, ...more] = await notices(language)

    expect(more).toEqual([])
    const { periodEnd } = await planOf()
    for (const words of [amount, formatDay(language, new Date(periodEnd)), link]) {
      expect(notice?.text).toContain(words)
    }
  },
)

test('an ordinary monthly renewal is not announced', async () => {
  await subscribe({ said: { place: 'us' } })
  await advanceClocks(shop, 24 * day)
  expect(await notices()).toEqual([])
})

test('the renewal of a plan that was canceled and resumed is announced once', async () => {
  await subscribe()
  const [plan] = await fetchSubscriptions(shop, aiko)
  expect((await callMutation(shop, aiko, 'payments.endPlan')).status).toBe(200)
  expect((await planOf()).renews).toBe(false)
  expect(await notices()).toEqual([])
  await stripe.subscriptions.update(plan?.id ?? '', { cancel_at_period_end: false })
  await settleNow()

  const [notice, ...more] = await notices()

  expect(more).toEqual([])
  expect(notice?.text).toContain('You canceled Pro and then resumed it')
})

test('a renewal at a changed price is announced with the old and the new amount', async () => {
  await subscribe()
  await pool.query(
    'update receipts set amount = 1200 where user_id = (select id from users where firebase_uid = $1)',
    [aiko.uid],
  )
  await advanceClocks(shop, 24 * day)

  const [notice] = await notices()

  expect(notice?.text).toContain('from $12 to $15 a month')
})

test('a subscriber in the US gets a yearly reminder before the twelfth renewal', async () => {
  await subscribe({ said: { place: 'us' } })
  await pool.query(
    `insert into receipts (user_id, reference, description, amount, currency, language, paid_at, mailed_at, order_id)
     select user_id, 'in_old' || n || user_id, 'Pro', 1500, 'usd', 'en', paid_at - make_interval(months => n), paid_at, order_id
     from receipts, generate_series(1, 11) n where user_id = (select id from users where firebase_uid = $1)`,
    [aiko.uid],
  )

  const [notice, ...more] = await notices()

  expect(more).toEqual([])
  expect(notice?.text).toContain('This is your yearly reminder')
})

test('ending a plan twice concurrently cancels it once, and access lasts until the period ends', async () => {
  await subscribe()
  const answers = await Promise.all([
    callMutation(shop, aiko, 'payments.endPlan'),
    callMutation(shop, aiko, 'payments.endPlan'),
  ])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  const [plan] = await fetchSubscriptions(shop, aiko)
  expect(plan).toMatchObject({ status: 'active', cancel_at_period_end: true })
  const { canView } = (await shop.visit('/api/users/can-view/1', aiko)).json<{ canView: boolean }>()
  expect(canView).toBe(true)
})
