import { hash } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { listDeclarationTexts } from '../../../shared/law/law-texts.ts'
import type { Product } from '../../../shared/law/law-table.ts'
import type { BuyerPlace } from '../../../shared/law/places.ts'
import { formatDateTime } from '../../../shared/dates.ts'
import { calculateUnusedShare } from '../../../shared/law/withdrawal-period.ts'
import type { Receipt } from '../../../shared/payments/receipt-schemas.ts'
import type { ShownContract } from '../../../shared/payments/withdrawal-schemas.ts'
import { retryWithdrawalRefunds } from '../../payments/withdrawal/refund-withdrawal.ts'
import { getTranslate } from '../../platform/texts.ts'
import {
  callQuery,
  readCallData,
  readRefusalCode,
  callMutation,
  type RouterOutputs,
} from '../../testing/call.ts'
import { fetchMailsTo, waitForJobs } from '../../testing/mailbox.ts'
import { signUpOperator } from '../../testing/operators.ts'
import type { Person } from '../../testing/people.ts'
import { controlStripe } from '../../testing/subscribers.ts'
import { openTestShop } from '../../testing/shop.ts'
import { buyItems, type PurchaseOptions, type TestSku } from './testing/buy.ts'

const five = [1, 2, 3, 4, 5]
const shop = await openTestShop({
  settings: { COUNTRY_HEADER: 'CF-IPCountry', TRUSTED_PROXIES: '127.0.0.2' },
})
await shop.stock(...five.map((id) => ({ id, titleEn: `Guide ${id}`, titleJa: `ガイド${id}` })))
const { stripe, pool } = shop.deps

let aiko: Person
beforeEach(async () => {
  await pool.query('delete from rate_limits')
  aiko = await shop.signUp('aiko')
})

const declarationsFor = (place: BuyerPlace, product: Product, language: 'en' | 'ja' = 'en') => ({
  place,
  declarations: listDeclarationTexts(getTranslate(language), place, product),
})
const pay = async (items: readonly TestSku[], how: PurchaseOptions = {}, person = aiko) => {
  const bought = await buyItems(shop, person, items, how)
  await settled()
  return bought
}
const receiptsOf = async (person = aiko) =>
  readCallData<{ receipts: Receipt[] }>(await callQuery(shop, person, 'payments.receipts')).receipts
const receiptId = async (person = aiko) => (await receiptsOf(person))[0]?.id ?? ''
const fetchContract = async (id: string, person = aiko) =>
  readCallData<ShownContract>(await callQuery(shop, person, 'withdrawals.find', { receiptId: id }))
const withdraw = (id: string, guideIds: number[] | null = null, person = aiko) =>
  callMutation(shop, person, 'withdrawals.confirm', { receiptId: id, guideIds })
const canRead = async (id: number, person = aiko) =>
  (await shop.visit(`/api/users/can-view/${id}`, person)).json<{ canView: boolean }>().canView
const subjects = async (person = aiko) =>
  (await fetchMailsTo(shop, person.email)).map(({ subject }) => subject)
const settled = () => waitForJobs(shop)
/** Returns the amounts of a payment's refunds at Stripe. */
const refundsOf = async (payment: string) => {
  const { data } = await stripe.refunds.list({ payment_intent: payment })
  return data.map(({ amount }) => amount)
}
/** Moves all receipts this many days into the past, because Stripe's clock only moves forward. */
const backdateReceipts = (days: number) =>
  pool.query('update receipts set paid_at = paid_at - make_interval(days => $1)', [days])

test.each(['eu', 'uk'] as const)(
  'an order from the %s without its declarations is rejected',
  async (place) => {
    const order = { guideId: 1, language: 'en', place }
    const start = (more: object) => shop.post('/api/users/create-payment-intent', { ...order, ...more }, aiko)
    const { declarations } = declarationsFor(place, 'guide')

    for (const more of [
      {},
      { declarations: declarations.slice(0, 1) },
      { declarations: ['I agree', 'I know'] },
    ]) {
      const answer = await start(more)
      expect(answer.status).toBe(400)
      expect(answer.json()).toMatchObject({ code: 'declarations-required' })
    }

    expect((await start({ declarations })).status).toBe(200)
  },
)

test('a bundle is rejected if all but one of its guides are owned', async () => {
  await pool.query(
    `insert into purchases (user_id, guide_id, amount, currency, source)
     select users.id, guides.id, 0, 'usd', 'given' from users, guides where email = $1 and guides.id < 5`,
    [aiko.email],
  )
  const items = five.map((id): TestSku => `guide:${id}`)
  const { refused } = await buyItems(shop, aiko, items, { said: declarationsFor('eu', 'bundle') })
  expect(refused).toBe('already-owned')
})

test('an order stores its declarations with a hash, and its receipt repeats them', async () => {
  const said = declarationsFor('eu', 'guide')
  await pay(['guide:1'], { said })

  const { rows } = await pool.query('select * from order_places')
  const text = said.declarations.join('\n')
  expect(rows.at(-1)).toMatchObject({
    place: 'eu',
    declarations: text,
    declarations_hash: hash('sha256', text),
  })
  const [mail] = await fetchMailsTo(shop, aiko.email)
  for (const sentence of said.declarations) expect(mail?.text).toContain(sentence)
  expect(mail?.text).not.toContain('/withdraw')
  const shown = await callQuery(shop, aiko, 'payments.receipt', { receiptId: await receiptId() })
  expect(readCallData(shown)).toMatchObject({ declarations: text, withdrawUntil: null })
})

test('changed declarations keep the open payment, and only the last ones are stored', async () => {
  const order = { guideId: 1, language: 'en' }
  const start = async (more: object) =>
    (await shop.post('/api/users/create-payment-intent', { ...order, ...more }, aiko)).json<{
      clientSecret: string
    }>().clientSecret
  const first = await start({})
  expect(await start(declarationsFor('eu', 'guide'))).toBe(first)
  expect(await start({ place: 'us' })).toBe(first)

  const { rows } = await pool.query(
    `select place, declarations from order_places join orders on orders.id = checkout_id
     join users on users.id = buyer_id where email = $1`,
    [aiko.email],
  )
  expect(rows).toEqual([{ place: 'us', declarations: null }])
})

test('declarations sent concurrently, after the payment or after a deletion request have one effect', async () => {
  const said = declarationsFor('eu', 'guide')
  const start = (guideId: number, more: object) =>
    shop.post('/api/users/create-payment-intent', { guideId, language: 'en', ...more }, aiko)
  const stored = async () => {
    const { rows } = await pool.query(
      `select place, declarations, declared_at from order_places join orders on orders.id = checkout_id
       join users on users.id = buyer_id where email = $1`,
      [aiko.email],
    )
    return rows
  }
  const tabs = await Promise.all([start(1, said), start(1, said)])
  expect(new Set(tabs.map((answer) => answer.json<{ clientSecret: string }>().clientSecret)).size).toBe(1)
  await pay(['guide:1'], { said })
  const declared = await stored()
  expect(declared).toHaveLength(1)

  const late = await start(1, { place: 'us' })
  expect([late.status, late.json()]).toEqual([409, expect.objectContaining({ code: 'already-owned' })])
  expect((await callMutation(shop, aiko, 'account.askDeletion', { language: 'en' })).status).toBe(200)
  await pool.query('delete from ended_sessions')
  const closing = await start(2, said)
  expect(closing.status).toBeGreaterThanOrEqual(400)
  expect(await stored()).toEqual(declared)
})

test('an order without a stated residence keeps the right to withdraw', async () => {
  const { payment } = await pay(['guide:1'])
  const id = await receiptId()
  expect(await canRead(1)).toBe(true)
  expect(await fetchContract(id)).toMatchObject({ obstacle: null, refund: 200, product: 'guide' })
  const [mail] = await fetchMailsTo(shop, aiko.email)
  expect(mail?.text).toContain(`/withdraw?receipt=${id}`)

  expect((await withdraw(id)).status).toBe(200)
  await settled()

  expect(await refundsOf(payment)).toEqual([200])
  expect(await canRead(1)).toBe(false)
  expect((await subjects())[1]).toBe('We received your withdrawal: Guide 1')
})

test.each([
  ['bought with declarations in the EU', { said: declarationsFor('eu', 'guide') }, 'used'],
  ['bought from the US', { said: { place: 'us' } }, 'no-right'],
  ['bought on a Japanese page', { currency: 'jpy' }, 'no-right'],
] as [string, PurchaseOptions, string][])(
  'a guide %s can’t be withdrawn from',
  async (_how, how, obstacle) => {
    const { payment } = await pay(['guide:1'], how)
    const id = await receiptId()
    expect(await fetchContract(id)).toMatchObject({ obstacle, refund: 0 })

    const answer = await withdraw(id)

    expect(readRefusalCode(answer)).toBe('no-withdrawal')
    await settled()
    expect(await refundsOf(payment)).toEqual([])
    expect(await canRead(1)).toBe(true)
  },
)

test('a withdrawal after the last day of the period is rejected', async () => {
  await pay(['guide:2'])
  const id = await receiptId()
  await backdateReceipts(19)

  expect(await fetchContract(id)).toMatchObject({ obstacle: 'late' })
  expect(readRefusalCode(await withdraw(id))).toBe('no-withdrawal')
})

test('a withdrawal that is submitted repeatedly takes effect once', async () => {
  const { payment } = await pay(['guide:1'])
  const id = await receiptId()

  const answers = await Promise.all([withdraw(id), withdraw(id), withdraw(id)])
  await settled()
  const again = await withdraw(id)
  await retryWithdrawalRefunds(shop.deps)
  await settled()

  expect([...answers, again].map(({ status }) => status)).toEqual([200, 200, 200, 200])
  expect(await refundsOf(payment)).toEqual([200])
  expect((await subjects()).filter((subject) => subject.startsWith('We received'))).toHaveLength(1)
  const { rows } = await pool.query('select refunded_at from withdrawals where receipt_id = $1', [id])
  expect(rows).toEqual([{ refunded_at: expect.any(Date) }])
})

test('the email about a withdrawal names the contract, the amount and the exact time', async () => {
  await pay(['guide:1'])
  const id = await receiptId()

  const { withdrawnAt } = readCallData<ShownContract>(await withdraw(id))
  await settled()

  const mail = (await fetchMailsTo(shop, aiko.email)).find(({ subject }) => subject.startsWith('We received'))
  const moment = formatDateTime('en', new Date(withdrawnAt ?? ''))
  expect(moment).toMatch(/\d+:\d\d:\d\d/)
  for (const words of [moment, '$2', 'I withdraw from my contract for: Guide 1']) {
    expect(mail?.text).toContain(words)
  }
})

test('withdrawing from Pro in the EU ends it and refunds the exact unused share', async () => {
  const said = declarationsFor('eu', 'pro')
  await pay(['pro-month'], { said })
  await pool.query(
    "update receipts set paid_at = paid_at - interval '3 days' where description like 'Pro plan%'",
  )
  const id = await receiptId()
  const { refund } = await fetchContract(id)

  expect((await withdraw(id)).status).toBe(200)
  await settled()

  const { rows } = await pool.query('select amount, stated_at from withdrawals where receipt_id = $1', [id])
  const [receipt] = await receiptsOf()
  const invoice = await stripe.invoices.retrieve(receipt?.reference ?? '')
  const period = invoice.lines.data[0]?.period ?? { start: 0, end: 0 }
  const dates = { start: new Date(period.start * 1000), end: new Date(period.end * 1000) }
  expect(rows[0].amount).toBe(calculateUnusedShare(1500, dates, rows[0].stated_at as Date))
  expect(refund).toBeGreaterThanOrEqual(rows[0].amount)
  expect(receipt?.refundedAmount).toBe(rows[0].amount)
  expect(await canRead(1)).toBe(false)
  const plan = readCallData<{ subscribed: boolean }>(await callQuery(shop, aiko, 'access.plan'))
  expect(plan.subscribed).toBe(false)
})

test('withdrawing from Pro without declarations refunds the whole first month', async () => {
  await pay(['pro-month'])
  const id = await receiptId()

  expect((await withdraw(id)).status).toBe(200)
  await settled()

  expect((await receiptsOf())[0]).toMatchObject({ refundedAmount: 1500 })
  expect(await canRead(1)).toBe(false)
})

test('withdrawing from Pro keeps credited guides and refunds a share of the amount paid', async () => {
  await pay(['guide:1'], { said: declarationsFor('eu', 'guide') })
  await pay(['pro-month'], { said: declarationsFor('eu', 'pro') })
  const pro = (await receiptsOf()).find(({ guideId }) => guideId === null)
  expect(pro?.amount).toBe(1300)

  expect((await withdraw(pro?.id ?? '')).status).toBe(200)
  await settled()

  const { rows } = await pool.query('select amount from withdrawals where receipt_id = $1', [pro?.id])
  expect(rows[0].amount).toBeLessThanOrEqual(1300)
  expect(rows[0].amount).toBeGreaterThan(1290)
  expect(await canRead(1)).toBe(true)
  expect(await canRead(2)).toBe(false)
})

test('only unopened guides of a bundle with declarations can be withdrawn from', async () => {
  const { payment } = await pay(
    five.map((id): TestSku => `guide:${id}`),
    { said: declarationsFor('eu', 'bundle') },
  )
  const id = await receiptId()
  await shop.visit('/api/guides/2', aiko)
  const before = await fetchContract(id)
  expect(before.parts.filter(({ isOpen }) => isOpen).map(({ guideId }) => guideId)).toEqual([1, 3, 4, 5])
  const share = before.parts[2]?.amount ?? 0

  expect((await withdraw(id, [2, 3])).status).toBe(200)
  expect((await withdraw(id, [3])).status).toBe(200)
  await settled()

  expect(await refundsOf(payment)).toEqual([share])
  expect(await Promise.all(five.map((guideId) => canRead(guideId)))).toEqual([true, true, false, true, true])

  expect((await withdraw(id)).status).toBe(200)
  await settled()

  const back = (await refundsOf(payment)).reduce((sum, amount) => sum + amount, 0)
  expect(back).toBe(before.paid - (before.parts[1]?.amount ?? 0))
  expect(await Promise.all(five.map((guideId) => canRead(guideId)))).toEqual([
    false,
    true,
    false,
    false,
    false,
  ])
})

test('a gift with declarations can be withdrawn from until its claim, a gift of Pro even later', async () => {
  const bea = await shop.signUp('bea')
  const accept = async (giftId: string) => {
    const link = readCallData<{ url: string }>(
      await callMutation(shop, aiko, 'gifts.showLink', { id: giftId, language: 'en' }),
    )
    expect((await callMutation(shop, bea, 'gifts.claim', { key: link.url.split('#')[1] })).status).toBe(200)
  }
  const guide = await pay(['guide:1'], { isGift: true, said: declarationsFor('eu', 'gift') })
  const id = await receiptId()
  expect(await fetchContract(id)).toMatchObject({ product: 'gift', obstacle: null, refund: 200 })
  await accept(guide.giftId ?? '')
  expect(await fetchContract(id)).toMatchObject({ obstacle: 'used' })

  const pro = await pay(['pro-gift:3'], { isGift: true, said: { place: 'eu' } })
  const proId = (await receiptsOf()).find((receipt) => receipt.guideId === null)?.id ?? ''
  await accept(pro.giftId ?? '')
  expect(await canRead(3, bea)).toBe(true)
  expect((await withdraw(proId)).status).toBe(200)
  await settled()
  expect(await canRead(3, bea)).toBe(false)
})

/** Requests a withdrawal link as a guest and returns the key from the email. */
async function requestKey(number: string): Promise<string> {
  await callMutation(shop, undefined, 'withdrawals.askLink', { number, email: aiko.email, language: 'en' })
  await settled()
  const link = (await fetchMailsTo(shop, aiko.email)).find(({ subject }) => subject.startsWith('Your link'))
  return /withdraw#([\w-]{43})/.exec(link?.text ?? '')?.[1] ?? ''
}

test('a guest withdraws by an emailed link if the period had not ended when it was requested', async () => {
  const { payment } = await pay(['guide:1'])
  const id = await receiptId()
  const request = { number: payment, email: aiko.email.toUpperCase(), language: 'en' }

  const wrong = await callMutation(shop, undefined, 'withdrawals.askLink', {
    ...request,
    email: 'x@example.com',
  })
  const right = await callMutation(shop, undefined, 'withdrawals.askLink', request)
  expect(wrong.body).toBe(right.body)
  await settled()
  const link = (await fetchMailsTo(shop, aiko.email)).find(({ subject }) => subject.startsWith('Your link'))
  const key = /withdraw#([\w-]{43})/.exec(link?.text ?? '')?.[1] ?? ''
  // Proxies log URLs, so the key is never sent in a URL.
  expect((await callQuery(shop, undefined, 'withdrawals.findByKey', { key })).status).toBe(405)
  expect(readCallData(await callMutation(shop, undefined, 'withdrawals.findByKey', { key }))).toMatchObject({
    receiptId: id,
    refund: 200,
  })
  // The withdrawal period ends between the request for the link and the confirmation.
  await backdateReceipts(14)
  await pool.query("update withdrawal_keys set asked_at = asked_at - interval '2 days'")

  const confirmed = await callMutation(shop, undefined, 'withdrawals.confirmByKey', { key, guideIds: null })
  expect(confirmed.status).toBe(200)
  await callMutation(shop, undefined, 'withdrawals.confirmByKey', { key, guideIds: null })
  await settled()

  expect(await refundsOf(payment)).toEqual([200])
  expect(await canRead(1)).toBe(false)
  const unknown = await callMutation(shop, undefined, 'withdrawals.confirmByKey', {
    key: 'k'.repeat(43),
    guideIds: null,
  })
  expect(readRefusalCode(unknown)).toBe('not-found')
})

test('a buyer whose account is being deleted can still withdraw by an emailed link', async () => {
  const { payment } = await pay(['guide:1'])
  expect((await callMutation(shop, aiko, 'account.askDeletion', { language: 'en' })).status).toBe(200)
  const key = await requestKey(payment)

  const confirm = () => callMutation(shop, undefined, 'withdrawals.confirmByKey', { key, guideIds: null })
  const answers = await Promise.all([confirm(), confirm()])
  await settled()

  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(await refundsOf(payment)).toEqual([200])
})

test('a withdrawal’s refund that Stripe refuses is stored as failed and retried an hour later', async () => {
  const { payment } = await pay(['guide:1'])
  const id = await receiptId()
  await controlStripe(shop, 'faults', { method: 'POST', path: '/v1/refunds', status: 402 })
  expect((await withdraw(id)).status).toBe(200)
  await settled()
  const kept = await pool.query('select failures, refunded_at from withdrawals where receipt_id = $1', [id])
  expect(kept.rows).toEqual([{ failures: 1, refunded_at: null }])
  const support = await signUpOperator(shop, 'sato', 'support')
  const failed = async () => ({
    refunds: readCallData<RouterOutputs['admin']['failedRefunds']>(
      await callQuery(shop, support, 'admin.failedRefunds'),
    ),
    count: readCallData<RouterOutputs['admin']['waiting']>(await callQuery(shop, support, 'admin.waiting'))
      .refunds,
  })
  expect(await failed()).toMatchObject({
    refunds: [{ email: aiko.email, description: 'Guide 1', amount: 200, currency: 'usd' }],
    count: 1,
  })
  expect(shop.unexpectedErrors()).toHaveLength(1)
  await retryWithdrawalRefunds(shop.deps)
  await settled()
  expect(await refundsOf(payment)).toEqual([])

  await pool.query("update withdrawals set tried_at = now() - interval '2 hours' where receipt_id = $1", [id])
  await retryWithdrawalRefunds(shop.deps)
  await settled()

  expect(await refundsOf(payment)).toEqual([200])
  expect(await failed()).toEqual({ refunds: [], count: 0 })
})

test('a withdrawal’s refund whose response was lost is made once', async () => {
  const { payment } = await pay(['pro-month'], { said: declarationsFor('eu', 'pro') })
  const id = await receiptId()
  await controlStripe(shop, 'faults', {
    method: 'POST',
    path: '/v1/refunds',
    status: 0,
    afterWork: true,
    times: 3,
  })
  expect((await withdraw(id)).status).toBe(200)
  await settled()
  await pool.query("update withdrawals set tried_at = now() - interval '2 hours' where refunded_at is null")
  await retryWithdrawalRefunds(shop.deps)
  await settled()

  expect(payment).not.toBe('')
  const { rows } = await pool.query('select amount, refunded_at from withdrawals where receipt_id = $1', [id])
  expect(rows).toEqual([{ amount: expect.any(Number), refunded_at: expect.any(Date) }])
  expect((await receiptsOf())[0]).toMatchObject({ refundedAmount: rows[0].amount })
})

test('a user can’t withdraw from another user’s order', async () => {
  await pay(['guide:1'])
  const id = await receiptId()
  const bea = await shop.signUp('bea')
  expect(readRefusalCode(await withdraw(id, null, bea))).toBe('not-found')
  expect((await callQuery(shop, bea, 'withdrawals.find', { receiptId: id })).status).toBe(404)
})

const fetchPlace = async (language: string, person?: Person) =>
  readCallData<{ place: BuyerPlace | null }>(
    await callQuery(shop, person, 'payments.conditions', { language }),
  ).place

const placeFrom = async (remoteAddress: string, country: string, language = 'en') => {
  const input = encodeURIComponent(JSON.stringify({ json: { language } }))
  const url = `/trpc/payments.conditions?input=${input}`
  const answer = await shop.app.inject({ url, headers: { 'cf-ipcountry': country }, remoteAddress })
  return answer.json<{ result: { data: { json: { place: BuyerPlace | null } } } }>().result.data.json.place
}

test('a buyer’s residence is preset by the last order, the language or a trusted proxy’s header', async () => {
  expect(await fetchPlace('en')).toBeNull()
  expect(await fetchPlace('ja')).toBe('japan')
  expect(await placeFrom('127.0.0.2', 'FR')).toBe('eu')
  expect(await placeFrom('127.0.0.2', 'us')).toBe('us')
  expect(await placeFrom('127.0.0.2', 'FR', 'ja')).toBe('japan')
  expect(await placeFrom('127.0.0.2', 'XX')).toBeNull()
  expect(await placeFrom('203.0.113.9', 'FR')).toBeNull()
  await pay(['guide:1'], { said: declarationsFor('uk', 'guide') })
  expect(await fetchPlace('en', aiko)).toBe('uk')
  expect(await fetchPlace('ja', aiko)).toBe('uk')
})
