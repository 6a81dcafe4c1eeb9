import { beforeEach, describe, expect, test } from 'vitest'
import { listDeclarationTexts } from '../../../shared/law/law-texts.ts'
import type { BundleOffer } from '../../../shared/payments/bundle-schemas.ts'
import type { Receipt } from '../../../shared/payments/receipt-schemas.ts'
import { collectPersonalData } from '../../account/data-exports/collect-personal-data.ts'
import { reconcile } from '../../payments/index.ts'
import { recoverMissedPayments } from '../../payments/events/recover-missed-payments.ts'
import { refundOwedPayment } from '../../payments/refunds/refund-owed-payment.ts'
import { settleStripeObject } from '../../payments/settle/settle.ts'
import { getTranslate } from '../../platform/texts.ts'
import { payWithSameMetadata, parsePaymentId, payWithCard } from '../../testing/buyers.ts'
import {
  callQuery,
  readCallData,
  readRefusalCode,
  submitOperation,
  callMutation,
} from '../../testing/call.ts'
import { fetchMailsTo, runJobsNow } from '../../testing/mailbox.ts'
import { signUpOperator } from '../../testing/operators.ts'
import type { Person } from '../../testing/people.ts'
import { parseVisibleTexts } from '../../testing/read-html.ts'
import { controlSandbox, openTestShop } from '../../testing/shop.ts'
import { controlStripe, decideDispute, createDispute, subscribeByCard } from '../../testing/subscribers.ts'
import { buyItems } from './testing/buy.ts'
import { fetchUserId } from '../auth/testing/own-account.ts'

type Language = 'en' | 'ja'
type Choice = { guideIds: number[] } | { path: string }

const five = [1, 2, 3, 4, 5]
const others = [6, 7, 8, 9, 10]
/** Slug of a reading path of five guides (ids 31 to 35) at the usual price. */
const path = 'sell-what-you-draw'
const drawing = [
  ['graphic design'],
  ['print on demand'],
  ['Etsy', 'Digital Products'],
  ['stock images'],
  ['ebooks', 'handmade gifts'],
]

let aiko: Person
const shop = await openTestShop({ client: 'built' })
await shop.stock(
  ...[...five, ...others].map((id) => ({ id, titleEn: `Guide ${id}`, titleJa: `ガイド${id}` })),
  { id: 21, titleEn: 'Free for all', isFreePreview: true },
  { id: 22, price: 349 },
  { id: 23, price: 100, priceJpy: 120 },
  ...drawing.map((tags, place) => ({ id: 31 + place, tags, titleEn: `Drawing ${place + 1}` })),
  ...['AI Writing', 'Voice Over'].flatMap((category, row) =>
    ['a', 'b', 'c', 'd'].map((method, place) => ({ id: 41 + 4 * row + place, tags: [category, method] })),
  ),
)
beforeEach(async () => {
  await shop.deps.pool.query('delete from rate_limits')
  aiko = await shop.signUp('aiko')
})

const requestBundle = (person: Person, choice: Choice, language: Language = 'en') =>
  callMutation(shop, person, 'bundles.pay', { ...choice, language })
const startBundle = async (person: Person, choice: Choice, language: Language = 'en') => {
  const answer = await requestBundle(person, choice, language)
  expect(answer.status).toBe(200)
  return readCallData<{ clientSecret: string; amount: number; currency: string }>(answer)
}
const fetchOffer = async (person: Person, choice: Choice, language: Language = 'en') => {
  const input = encodeURIComponent(JSON.stringify({ json: { ...choice, language } }))
  return readCallData<BundleOffer>(await shop.visit(`/trpc/bundles.lookAt?input=${input}`, person))
}
const record = (person: Person, payment: string) =>
  callMutation(shop, person, 'bundles.recordPaid', { stripePaymentId: payment })

/** Pays for a bundle by card, settles it and returns the payment id. */
async function buy(choice: Choice = { guideIds: five }, language: Language = 'en', person = aiko) {
  const payment = parsePaymentId(await startBundle(person, choice, language))
  await payWithCard(shop.deps.stripe, payment)
  expect((await record(person, payment)).status).toBe(200)
  return payment
}
async function startSinglePayment(guideId: number, person = aiko): Promise<string> {
  const started = await shop.post('/api/users/create-payment-intent', { guideId }, person)
  return parsePaymentId(started.json())
}
const buySingle = async (guideId: number, person = aiko) =>
  (await buyItems(shop, person, [`guide:${guideId}`])).payment
const listReadable = async (ids: number[] = five, person = aiko) => {
  const open: number[] = []
  for (const id of ids) {
    const { canView } = (await shop.visit(`/api/users/can-view/${id}`, person)).json<{ canView: boolean }>()
    if (canView) open.push(id)
  }
  return open
}
const waitForAccess = (ids: number[], person = aiko) =>
  expect.poll(() => listReadable([...five, ...others], person)).toEqual(ids)
const sharesOf = async (person = aiko) =>
  (
    await shop.deps.pool.query<{ guide: number; amount: number; currency: string }>(
      `select guide_id as guide, purchases.amount, purchases.currency from purchases
       join order_items on order_items.id = item_id join orders on orders.id = order_id
       where user_id = $1 and orders.amount > order_items.amount order by guide_id`,
      [await fetchUserId(shop, person)],
    )
  ).rows
const receiptsOf = async (person = aiko) =>
  readCallData<{ receipts: Receipt[] }>(await callQuery(shop, person, 'payments.receipts')).receipts
/** Returns the buyer's first receipt for several guides. */
const receiptOf = async () => (await receiptsOf()).find(({ lines }) => lines.length > 0)
const creditOf = async (person = aiko) =>
  readCallData<{ usd: number; jpy: number }>(await callQuery(shop, person, 'payments.proCredit'))
const statusAtStripe = async (payment: string) =>
  (await shop.deps.stripe.paymentIntents.retrieve(payment)).status
const sumRefunds = async (payment: string) =>
  (await shop.deps.stripe.refunds.list({ payment_intent: payment })).data
    .filter(({ status }) => status !== 'failed')
    .reduce((sum, { amount }) => sum + amount, 0)
const waitForRefund = (payment: string, amount: number) =>
  expect
    .poll(async () => {
      await runJobsNow(shop)
      return sumRefunds(payment)
    })
    .toBe(amount)
async function refund(payment: string, amount?: number) {
  const { id } = await shop.deps.stripe.refunds.create({
    payment_intent: payment,
    ...(amount !== undefined && { amount }),
  })
  await settleStripeObject(shop.deps, payment)
  return id
}
const findDiscrepancies = async (payment: string) => {
  const found: unknown[] = []
  for await (const drift of reconcile(shop.deps, { apply: false }))
    if ('stripeId' in drift && drift.stripeId === payment) found.push(drift.changes)
  return found
}
const waitForMails = async (count: number, person = aiko) => {
  await expect
    .poll(async () => {
      await runJobsNow(shop)
      return (await fetchMailsTo(shop, person.email)).length
    })
    .toBe(count)
  return fetchMailsTo(shop, person.email)
}

describe('five chosen guides can be bought as a bundle (B21.75)', () => {
  test.each([
    ['en', 'usd', 'Guide 3, $1.60', '5-guide bundle', '$8'],
    ['ja', 'jpy', 'ガイド3（¥160）', 'ガイド5冊セット', '¥800'],
  ] as const)(
    'a bundle is one payment and one receipt, and grants each guide as its own purchase (%s)',
    async (language, currency, line, item, price) => {
      const begun = await startBundle(aiko, { guideIds: five }, language)
      expect([begun.amount, begun.currency]).toEqual([800, currency])
      await payWithCard(shop.deps.stripe, parsePaymentId(begun))
      await waitForAccess(five)

      expect(await sharesOf()).toEqual(five.map((guide) => ({ guide, amount: 160, currency })))
      const [receipt, ...more] = await receiptsOf()
      expect(more).toEqual([])
      expect(receipt).toMatchObject({ description: item, amount: 800, currency, refundedAmount: 0 })
      expect(receipt?.lines.map(({ guideId, amount }) => [guideId, amount])).toEqual(
        five.map((id) => [id, 160]),
      )
      const [mail] = await waitForMails(1)
      expect(mail?.text).toContain(line)
      expect(mail?.text).toContain(price)
      const details = { addressee: 'A company', address: '', purpose: '', language }
      const file = await callMutation(shop, aiko, 'payments.officeReceipt', {
        receiptId: receipt?.id,
        ...details,
      })
      expect(file.status).toBe(200)

      const copy = await collectPersonalData(shop.deps, { userId: await fetchUserId(shop, aiko), language })
      expect(new Map(copy.purchases.map(({ guideId, amount }) => [guideId, amount]))).toEqual(
        new Map(five.map((id) => [id, 160])),
      )
      expect(copy.receipts).toMatchObject([{ amount: 800 }])
      expect(await creditOf()).toEqual({ usd: 0, jpy: 0, [currency]: 800 })
      expect(await findDiscrepancies(parsePaymentId(begun))).toEqual([])
    },
  )

  test('submitting the same bundle twice, in any order of its guides, reuses one payment', async () => {
    const both = await Promise.all([
      startBundle(aiko, { guideIds: five }),
      startBundle(aiko, { guideIds: five.toReversed() }),
    ])
    const again = await startBundle(aiko, { guideIds: five })
    expect(new Set([...both, again].map(({ clientSecret }) => clientSecret)).size).toBe(1)
  })

  test('choosing other guides or another language cancels the earlier payment at Stripe', async () => {
    const first = parsePaymentId(await startBundle(aiko, { guideIds: five }))
    const second = parsePaymentId(await startBundle(aiko, { guideIds: others }))
    expect([await statusAtStripe(first), await statusAtStripe(second)]).toEqual([
      'canceled',
      'requires_payment_method',
    ])
    await expect(payWithCard(shop.deps.stripe, first)).rejects.toThrow(/canceled/)
    const third = parsePaymentId(await startBundle(aiko, { guideIds: others }, 'ja'))
    expect(await statusAtStripe(second)).toBe('canceled')
    await payWithCard(shop.deps.stripe, third)
    await waitForAccess(others)
  })

  test('only one of two tabs with different bundles can be paid', async () => {
    const answers = await Promise.all([
      requestBundle(aiko, { guideIds: five }),
      requestBundle(aiko, { guideIds: others }),
    ])
    const open: string[] = []
    for (const answer of answers.filter(({ status }) => status === 200)) {
      const payment = parsePaymentId(readCallData<{ clientSecret: string }>(answer))
      if ((await statusAtStripe(payment)) === 'requires_payment_method') open.push(payment)
    }
    expect(open.length).toBeLessThanOrEqual(1)
    const { rows } = await shop.deps.pool.query(`select from orders where buyer_id = $1 and state = 'open'`, [
      await fetchUserId(shop, aiko),
    ])
    expect(rows.length).toBeLessThanOrEqual(1)
    expect(parsePaymentId(await startBundle(aiko, { guideIds: five }))).toMatch(/^pi_/)
  })

  test('buying a bundle keeps the free pick and the open checkouts of other products', async () => {
    const single = await startSinglePayment(9)
    await shop.post('/api/create-subscription', { language: 'en' }, aiko)
    const bundle = parsePaymentId(await startBundle(aiko, { guideIds: five }))
    expect(await statusAtStripe(single)).toBe('requires_payment_method')
    await payWithCard(shop.deps.stripe, bundle)
    await waitForAccess(five)
    expect((await shop.post('/api/users/free-selection', { guideId: 6 }, aiko)).status).toBe(200)
  })

  test.each([
    ['a free guide', 21, 'free', 'invalid-input'],
    ['a guide with a price of its own', 22, 'own-price', 'invalid-input'],
    ['an unknown guide', 999, 'not-on-sale', 'withdrawn'],
  ])('a bundle can’t contain %s, and the offer says why', async (_what, id, state, refusal) => {
    const choice = { guideIds: [1, 2, 3, 4, id] }
    const offer = await fetchOffer(aiko, choice)
    expect([offer.lines.at(-1)?.state, offer.buyable]).toEqual([state, false])
    expect(readRefusalCode(await requestBundle(aiko, choice))).toBe(refusal)
  })

  test('a guide that is cheaper than its bundle share costs its own price', async () => {
    expect((await startBundle(aiko, { guideIds: [1, 2, 3, 4, 23] })).amount).toBe(740)
    expect((await startBundle(aiko, { guideIds: [1, 2, 3, 4, 23] }, 'ja')).amount).toBe(760)
  })

  test('a bundle of anything but five different guides is rejected', async () => {
    const refused = await Promise.all(
      [[1, 2, 3, 4], [1, 2, 3, 4, 5, 6], [1, 1, 2, 3, 4], []].map((guideIds) =>
        requestBundle(aiko, { guideIds }),
      ),
    )
    expect(refused.map(readRefusalCode)).toEqual(Array(4).fill('invalid-input'))
  })

  test('a bundle with an owned or disputed guide, or for a Pro subscriber, is rejected', async () => {
    const payment = await buySingle(2)
    expect((await fetchOffer(aiko, { guideIds: five })).lines[1]?.state).toBe('owned')
    expect(readRefusalCode(await requestBundle(aiko, { guideIds: five }))).toBe('already-owned')
    await createDispute(shop, payment)
    await waitForAccess([])
    expect((await fetchOffer(aiko, { guideIds: five })).lines[1]?.state).toBe('on-hold')
    expect(readRefusalCode(await requestBundle(aiko, { guideIds: five }))).toBe('purchase-suspended')

    const ben = await shop.signUp('ben')
    await subscribeByCard(shop, ben)
    await expect.poll(async () => (await fetchOffer(ben, { guideIds: five })).subscribed).toBe(true)
    expect(readRefusalCode(await requestBundle(ben, { guideIds: five }))).toBe('already-subscribed')
  })

  test('a bundle with a withdrawn guide can’t be started, but one that is already open can be paid', async () => {
    const payment = parsePaymentId(await startBundle(aiko, { guideIds: five }))
    await shop.deps.pool.query(`update guides set state = 'withdrawn' where id = 5`)
    await shop.deps.catalogue.refresh()
    try {
      expect(readRefusalCode(await requestBundle(aiko, { guideIds: five }))).toBe('withdrawn')
      expect((await fetchOffer(aiko, { guideIds: five })).lines[4]).toMatchObject({
        state: 'not-on-sale',
        share: 0,
      })
      await payWithCard(shop.deps.stripe, payment)
      await waitForAccess(five)
    } finally {
      await shop.deps.pool.query(`update guides set state = 'on-sale' where id = 5`)
      await shop.deps.catalogue.refresh()
    }
  })

  test('a bundle payment can’t be recorded by another user or as the purchase of one guide', async () => {
    const payment = await buy()
    const ben = await shop.signUp('ben')
    expect(readRefusalCode(await record(ben, payment))).toBe('payment-mismatch')
    const named = await shop.post('/api/purchases', { guideId: 1, stripePaymentId: payment }, aiko)
    expect(named.status).toBe(400)
    // Releases without bundles read this as an unknown guide and grant nothing.
    const { metadata } = await shop.deps.stripe.paymentIntents.retrieve(payment)
    expect(metadata['guideId']).toMatch(/^bundle:[0-9a-f-]{36}$/)
  })

  test('recording an unpaid bundle payment is rejected as incomplete and grants nothing', async () => {
    const payment = parsePaymentId(await startBundle(aiko, { guideIds: five }))
    expect(readRefusalCode(await record(aiko, payment))).toBe('payment-incomplete')
    expect(await listReadable(five)).toEqual([])
  })

  test('a payment with a bundle’s metadata but a lower amount grants nothing and is logged once', async () => {
    const payment = parsePaymentId(await startBundle(aiko, { guideIds: five }))
    const forged = await payWithSameMetadata(shop.deps.stripe, payment, { amount: 100 })
    const nothing = { paid: false, changes: [] }
    expect(await settleStripeObject(shop.deps, forged)).toMatchObject(nothing)
    expect(await settleStripeObject(shop.deps, forged)).toMatchObject(nothing)
    expect(await listReadable(five)).toEqual([])
    const { rows } = await shop.deps.pool.query(`select change from access_changes where source_ref = $1`, [
      forged,
    ])
    expect(rows).toEqual([{ change: 'ignored' }])
  })
})

describe('a reading path can be bought (B21.76)', () => {
  test('a reading path charges only guides that aren’t owned, and three cost their usual price', async () => {
    const whole = await fetchOffer(aiko, { path })
    expect([whole.amount, whole.lines.length, whole.buyable]).toEqual([800, 5, true])
    await buySingle(33)
    const rest = await fetchOffer(aiko, { path })
    expect([rest.amount, rest.lines[2]?.state, rest.lines[2]?.share]).toEqual([640, 'owned', 0])
    await buySingle(34)
    expect((await fetchOffer(aiko, { path })).amount).toBe(600)

    await buy({ path }, 'ja')
    expect(await listReadable([31, 32, 33, 34, 35])).toEqual([31, 32, 33, 34, 35])
    expect(await sharesOf()).toEqual([31, 32, 35].map((guide) => ({ guide, amount: 200, currency: 'jpy' })))
    expect((await receiptOf())?.description).toBe('描いたものを売る：ガイド3冊セット')
    expect(readRefusalCode(await requestBundle(aiko, { path }))).toBe('already-owned')
  })

  test('a reading path with one guide left is sold under the terms of a single guide', async () => {
    for (const guideId of [31, 32, 33, 34]) await buySingle(guideId)
    const order = (product: 'bundle' | 'guide') => {
      const declarations = listDeclarationTexts(getTranslate('en'), 'eu', product)
      return callMutation(shop, aiko, 'bundles.pay', { path, language: 'en', place: 'eu', declarations })
    }
    expect(readRefusalCode(await order('bundle'))).toBe('declarations-required')
    const payment = parsePaymentId(readCallData<{ clientSecret: string }>(await order('guide')))
    await payWithCard(shop.deps.stripe, payment)
    expect((await record(aiko, payment)).status).toBe(200)

    const receipt = (await receiptsOf()).find(({ reference }) => reference === payment)
    expect(receipt).toMatchObject({ guideId: 35, lines: [] })
    const shown = readCallData<{ withdrawUntil: string | null }>(
      await callQuery(shop, aiko, 'payments.receipt', { receiptId: receipt?.id ?? '' }),
    )
    expect(shown.withdrawUntil).toBeNull()
  })

  test.each([
    ['an unknown reading path', 'nothing'],
    ['a reading path that only Pro users can open', 'voice-over'],
  ])('%s can’t be bought', async (_what, slug) => {
    expect(readRefusalCode(await requestBundle(aiko, { path: slug }))).toBe('not-found')
  })
})

describe('the bundle share of a guide that was bought before the payment is refunded (B21.77)', () => {
  test('the bundle share of a guide owned in the meantime is refunded once, as its receipt shows', async () => {
    const bundle = parsePaymentId(await startBundle(aiko, { guideIds: five }))
    await buySingle(2)
    await payWithCard(shop.deps.stripe, bundle)
    await waitForAccess(five)
    await waitForRefund(bundle, 160)
    await Promise.all([settleStripeObject(shop.deps, bundle), settleStripeObject(shop.deps, bundle)])
    await refundOwedPayment(shop.deps, { paymentId: bundle })
    expect(await sumRefunds(bundle)).toBe(160)

    expect((await sharesOf()).map(({ guide }) => guide)).toEqual([1, 3, 4, 5])
    await expect.poll(async () => (await receiptOf())?.refundedAmount).toBe(160)
    const receipt = await receiptOf()
    expect(receipt?.lines.map(({ givenBack }) => givenBack)).toEqual([false, true, false, false, false])
    expect((await creditOf()).usd).toBe(4 * 160 + 200)
    expect(await findDiscrepancies(bundle)).toEqual([])
    const mails = await waitForMails(3)
    const ofBundle = mails.find(({ subject }) => subject === 'Your receipt: 5-guide bundle')
    expect(ofBundle?.text).toContain('we’re refunding this share')
  })

  test('a refunded share stays refunded when the guide’s other purchase is refunded', async () => {
    const bundle = parsePaymentId(await startBundle(aiko, { guideIds: five }))
    const single = await buySingle(2)
    await payWithCard(shop.deps.stripe, bundle)
    await waitForAccess(five)
    await waitForRefund(bundle, 160)
    await refund(single)
    await settleStripeObject(shop.deps, bundle)
    await waitForAccess([1, 3, 4, 5])
    await refund(bundle)
    await waitForAccess([])
    expect(await sumRefunds(bundle)).toBe(800)
  })

  test('a bundle whose guides were all bought in the meantime is refunded in full, without a receipt', async () => {
    const bundle = parsePaymentId(await startBundle(aiko, { guideIds: five }))
    await shop.deps.pool.query(
      `insert into purchases (user_id, guide_id, amount, currency, source)
       select $1, id, 0, 'usd', 'given' from unnest($2::int[]) id`,
      [await fetchUserId(shop, aiko), five],
    )
    await payWithCard(shop.deps.stripe, bundle)
    await waitForRefund(bundle, 800)
    await settleStripeObject(shop.deps, bundle)
    expect([await listReadable(), await receiptsOf(), await sharesOf()]).toEqual([five, [], []])
    const [mail] = await waitForMails(1)
    expect(mail?.text).toContain('You already owned these guides')
  })

  test('a bundle share whose refund failed at the bank is refunded again, and nothing more', async () => {
    const bundle = parsePaymentId(await startBundle(aiko, { guideIds: five }))
    await buySingle(2)
    await payWithCard(shop.deps.stripe, bundle)
    await waitForRefund(bundle, 160)
    const [made] = (await shop.deps.stripe.refunds.list({ payment_intent: bundle })).data
    await controlStripe(shop, `refunds/${made?.id ?? ''}/fail`, {})
    await expect
      .poll(async () => {
        await runJobsNow(shop)
        return (await shop.deps.pool.query('select state from refunds where payment_id = $1', [bundle])).rows
      })
      .toEqual([{ state: 'shares-owed' }])
    const { clock } = shop.deps
    shop.deps.clock = () => new Date(clock().getTime() + 2 * 60 * 60 * 1000)
    try {
      await recoverMissedPayments(shop.deps)
      await waitForRefund(bundle, 160)
    } finally {
      shop.deps.clock = clock
    }
    expect(await listReadable()).toEqual(five)
  })
})

describe('refunds and disputes of a bundle change the access to its guides (B21.78)', () => {
  test.each([
    ['en', /^We couldn’t refund your payment/, 'Refund that didn’t arrive: $2', 'Amount refunded: $1.60'],
    ['ja', /^【返金できませんでした】/, 'お手元に届かなかった返金：¥200', '返金額：¥160'],
  ] as const)(
    'the buyer is notified once when a partial refund of a bundle fails at the bank (%s)',
    async (language, subject, notArrived, refunded) => {
      const payment = parsePaymentId(await startBundle(aiko, { guideIds: five }, language))
      await buySingle(2)
      await payWithCard(shop.deps.stripe, payment)
      await waitForRefund(payment, 160)
      const shares = (await shop.deps.stripe.refunds.list({ payment_intent: payment })).data[0]?.id ?? ''
      await expect.poll(async () => (await receiptOf())?.refundedAmount).toBe(160)
      const made = await refund(payment, 200)
      const told = (await waitForMails(4)).length

      await controlStripe(shop, `refunds/${made}/fail`, {})

      const mails = await waitForMails(told + 1)
      expect(mails.at(-1)?.subject).toMatch(subject)
      for (const words of [notArrived, refunded, `/contact`]) expect(mails.at(-1)?.text).toContain(words)
      await Promise.all([settleStripeObject(shop.deps, payment), settleStripeObject(shop.deps, payment)])
      await controlStripe(shop, `refunds/${shares}/fail`, {})
      const later = await waitForMails(told + 2)
      expect(later.at(-1)?.subject).toMatch(/^Your refund is delayed|^【返金の遅れについて】/)
      await settleStripeObject(shop.deps, payment)
      expect(await waitForMails(told + 2)).toHaveLength(told + 2)
      expect(await listReadable()).toEqual(five)
    },
  )

  test('a failed full refund restores a bundle and refunds the share of a guide bought again', async () => {
    const payment = await buy()
    const made = await refund(payment)
    await waitForAccess([])
    expect((await creditOf()).usd).toBe(0)
    await buySingle(4)
    await controlStripe(shop, `refunds/${made}/fail`, {})
    await waitForAccess(five)
    await waitForRefund(payment, 160)
    await settleStripeObject(shop.deps, payment)
    expect(await sumRefunds(payment)).toBe(160)
    expect(await findDiscrepancies(payment)).toEqual([])
  })

  test('an operator’s partial refund of a bundle keeps its guides and lowers the Pro credit', async () => {
    const payment = await buy()
    const chie = await signUpOperator(shop, 'chie')
    const found = readCallData<{
      orders: { id: string; email: string; items: { isPart: boolean }[]; refundedAmount: number }[]
    }>(await callQuery(shop, chie, 'admin.orders', { find: '#3' })).orders
    const order = found.find(({ email, items }) => email === aiko.email && items.length > 1)
    expect(order).toMatchObject({ refundedAmount: 0 })
    expect(order?.items).toMatchObject(
      five.map((guideId) => ({ guideId, amount: 160, recipient: 'buyer', isReturned: false, isPart: true })),
    )
    const asked = {
      receiptId: order?.id,
      amount: 200,
      shown: { refunded: 0 },
      reason: 'guide 3 was not what its page says',
    }
    expect((await submitOperation(shop, chie, 'admin.refund', asked)).status).toBe(200)
    expect(await listReadable()).toEqual(five)
    expect((await creditOf()).usd).toBe(600)
    expect((await receiptsOf())[0]).toMatchObject({ refundedAmount: 200 })
    expect(await findDiscrepancies(payment)).toEqual([])
  })

  test.each([
    ['won', five],
    ['lost', []],
  ] as const)(
    'a dispute suspends the guides of a bundle; once it is %s, the buyer can read %j',
    async (verdict, after) => {
      const payment = await buy()
      const opened = await createDispute(shop, payment)
      await waitForAccess([])
      await decideDispute(shop, opened, verdict)
      await waitForAccess([...after])
      expect((await creditOf()).usd).toBe(160 * after.length)
    },
  )

  test('the shares of a bundle count once as credit towards the first month of Pro', async () => {
    await buy()
    const begun = (await shop.post('/api/create-subscription', { language: 'en' }, aiko)).json<{
      amount: number
      credit: number
      clientSecret: string
    }>()
    expect([begun.amount, begun.credit]).toEqual([700, 800])
    await payWithCard(shop.deps.stripe, parsePaymentId(begun))
    await expect.poll(async () => (await listReadable([9])).length).toBe(1)
    const { rows } = await shop.deps.pool.query(
      `select count(*)::int as count from credits join purchases on purchases.id = purchase_id
       where user_id = $1 and counted_at is not null`,
      [await fetchUserId(shop, aiko)],
    )
    expect(rows).toEqual([{ count: 5 }])
  })
})

describe('a bundle is charged once although Stripe fails at first (B21.79)', () => {
  test('submitting a bundle again after Stripe rejected it with 429 reuses the same order', async () => {
    await controlSandbox({ url: shop.stripeUrl }, 'faults', {
      path: '/v1/payment_intents',
      method: 'POST',
      status: 429,
      times: 3,
    })
    expect((await requestBundle(aiko, { guideIds: five })).status).toBe(503)
    await fetch(`${shop.stripeUrl}/_sandbox/faults`, { method: 'DELETE' })
    const begun = await startBundle(aiko, { guideIds: five })
    const { rows } = await shop.deps.pool.query('select state from orders where buyer_id = $1', [
      await fetchUserId(shop, aiko),
    ])
    expect([rows, begun.amount]).toEqual([[{ state: 'open' }], 800])
  })

  test('a bundle checkout that Stripe refuses once succeeds with a new attempt', async () => {
    await controlSandbox({ url: shop.stripeUrl }, 'faults', {
      path: '/v1/payment_intents',
      method: 'POST',
      status: 400,
      times: 1,
    })
    expect((await startBundle(aiko, { guideIds: five })).amount).toBe(800)
    shop.unexpectedErrors()
  })

  test('a bundle payment without a webhook is found by the recovery job and settled once', async () => {
    await controlSandbox({ url: shop.stripeUrl }, 'webhook', { paused: true })
    const payment = parsePaymentId(await startBundle(aiko, { guideIds: five }))
    await payWithCard(shop.deps.stripe, payment)
    const { clock } = shop.deps
    shop.deps.clock = () => new Date(clock().getTime() + 10 * 60 * 1000)
    try {
      await recoverMissedPayments(shop.deps)
      await waitForAccess(five)
    } finally {
      shop.deps.clock = clock
      await controlSandbox({ url: shop.stripeUrl }, 'webhook', { paused: false })
    }
    await Promise.all([
      settleStripeObject(shop.deps, payment),
      settleStripeObject(shop.deps, payment),
      record(aiko, payment),
    ])
    const { rows } = await shop.deps.pool.query(
      `select count(*)::int as count from access_changes where source_ref = $1`,
      [payment],
    )
    expect([rows, (await receiptsOf()).length]).toEqual([[{ count: 5 }], 1])
  })
})

async function textOf(path: string) {
  const { status, body } = await shop.visit(path)
  const text = parseVisibleTexts(body)
    .map((part) => part.text)
    .join('\n')
  return { status, body, text }
}

test('the bundle page works without JavaScript, by links and a form', async () => {
  const { body, text } = await textOf('/ja/bundle?g=1-2-2-x-3&q=free')
  expect(text).toContain('選んだガイド：5冊中3冊')
  expect(text).toContain('無料公開のガイド')
  expect(body).toContain('href="/ja/bundle?g=1-2&amp;q=free"')
  expect(body).toContain('<input type="hidden" name="g" value="1-2-3"')
  const full = await textOf('/bundle?g=1-2-3-4-5')
  expect(full.body).toContain('href="/bundle/pay?g=1-2-3-4-5"')
  expect([(await textOf('/bundle/pay?g=1-2')).status, (await textOf('/bundle/nothing')).status]).toEqual([
    200, 404,
  ])
})

test('the bundle page recommends only guides that can be added, and search explains the others', async () => {
  await buyItems(shop, aiko, ['guide:1'])
  const listFound = async (url: string) => {
    const [, found = ''] =
      /<section aria-labelledby="found">(.*?)<\/section>/s.exec((await shop.visit(url, aiko)).body) ?? []
    return [...found.matchAll(/<li\b.*?<\/li>/gs)].map(([row]) => row)
  }
  const recommended = await listFound('/bundle')
  expect(recommended.length).toBe(12)
  expect(recommended.filter((row) => !row.includes('>Add<'))).toEqual([])
  expect((await listFound('/bundle?q=free')).join()).toContain('Free guide')
})

test('the bundle page shows the number of chosen guides and their current price', async () => {
  const { body } = await shop.visit('/bundle?g=1-2')
  expect(body.replaceAll('<!-- -->', '')).toContain('Your selection: 2 of 5 · $4')
})
