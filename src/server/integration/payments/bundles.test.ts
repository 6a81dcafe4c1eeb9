import { beforeEach, describe, expect, test } from 'vitest'
import { declarationsOf } from '../../../shared/law/law-texts.ts'
import type { BundleOffer } from '../../../shared/payments/bundle-schemas.ts'
import type { Receipt } from '../../../shared/payments/receipt-schemas.ts'
import { collectData } from '../../account/copies/collect-data.ts'
import { reconcile } from '../../payments/index.ts'
import { recoverMissedPayments } from '../../payments/events/recover-missed-payments.ts'
import { giveBack } from '../../payments/refunds/give-back.ts'
import { settle } from '../../payments/settle/settle.ts'
import { translateIn } from '../../platform/texts.ts'
import { payAsIf, paymentIdOf, payWithCard } from '../../testing/buyers.ts'
import { ask, dataOf, refusalOf, submit, tell } from '../../testing/call.ts'
import { mailsTo, runJobsNow } from '../../testing/mailbox.ts'
import { signUpOperator } from '../../testing/operators.ts'
import type { Person } from '../../testing/people.ts'
import { readHtml } from '../../testing/read-html.ts'
import { control, openTestShop } from '../../testing/shop.ts'
import { atStripe, decideDispute, dispute, subscribeByCard } from '../../testing/subscribers.ts'
import { buy as buyItems } from './testing/buy.ts'
import { userIdOf } from '../auth/testing/own-account.ts'

type Language = 'en' | 'ja'
type Choice = { guideIds: number[] } | { path: string }

const five = [1, 2, 3, 4, 5]
const others = [6, 7, 8, 9, 10]
/** Of five guides in the path, one is free and one has a price of its own. */
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
)
beforeEach(async () => {
  await shop.deps.pool.query('delete from rate_limits')
  aiko = await shop.signUp('aiko')
})

const press = (person: Person, choice: Choice, language: Language = 'en') =>
  tell(shop, person, 'bundles.pay', { ...choice, language })
const begin = async (person: Person, choice: Choice, language: Language = 'en') => {
  const answer = await press(person, choice, language)
  expect(answer.status).toBe(200)
  return dataOf<{ clientSecret: string; amount: number; currency: string }>(answer)
}
const look = async (person: Person, choice: Choice, language: Language = 'en') => {
  const input = encodeURIComponent(JSON.stringify({ json: { ...choice, language } }))
  return dataOf<BundleOffer>(await shop.visit(`/trpc/bundles.lookAt?input=${input}`, person))
}
const record = (person: Person, payment: string) =>
  tell(shop, person, 'bundles.recordPaid', { stripePaymentId: payment })

/** Chooses, pays by card, and has it settled. Answers the payment. */
async function buy(choice: Choice = { guideIds: five }, language: Language = 'en', person = aiko) {
  const payment = paymentIdOf(await begin(person, choice, language))
  await payWithCard(shop.deps.stripe, payment)
  expect((await record(person, payment)).status).toBe(200)
  return payment
}
async function beginSingle(guideId: number, person = aiko): Promise<string> {
  const started = await shop.post('/api/users/create-payment-intent', { guideId }, person)
  return paymentIdOf(started.json())
}
const buySingle = async (guideId: number, person = aiko) =>
  (await buyItems(shop, person, [`guide:${guideId}`])).payment
const readable = async (ids: number[] = five, person = aiko) => {
  const open: number[] = []
  for (const id of ids) {
    const { canView } = (await shop.visit(`/api/users/can-view/${id}`, person)).json<{ canView: boolean }>()
    if (canView) open.push(id)
  }
  return open
}
const comesToRead = (ids: number[], person = aiko) =>
  expect.poll(() => readable([...five, ...others], person)).toEqual(ids)
const sharesOf = async (person = aiko) =>
  (
    await shop.deps.pool.query<{ guide: number; amount: number; currency: string }>(
      `select guide_id as guide, purchases.amount, purchases.currency from purchases
       join order_items on order_items.id = item_id join orders on orders.id = order_id
       where user_id = $1 and orders.amount > order_items.amount order by guide_id`,
      [await userIdOf(shop, person)],
    )
  ).rows
const receiptsOf = async (person = aiko) =>
  dataOf<{ receipts: Receipt[] }>(await ask(shop, person, 'payments.receipts')).receipts
/** For several guides. */
const receiptOf = async () => (await receiptsOf()).find(({ lines }) => lines.length > 0)
const creditOf = async (person = aiko) =>
  dataOf<{ usd: number; jpy: number }>(await ask(shop, person, 'payments.proCredit'))
const statusAtStripe = async (payment: string) =>
  (await shop.deps.stripe.paymentIntents.retrieve(payment)).status
const returnedOf = async (payment: string) =>
  (await shop.deps.stripe.refunds.list({ payment_intent: payment })).data
    .filter(({ status }) => status !== 'failed')
    .reduce((sum, { amount }) => sum + amount, 0)
const comesBack = (payment: string, amount: number) =>
  expect
    .poll(async () => {
      await runJobsNow(shop)
      return returnedOf(payment)
    })
    .toBe(amount)
async function refund(payment: string, amount?: number) {
  const { id } = await shop.deps.stripe.refunds.create({
    payment_intent: payment,
    ...(amount !== undefined && { amount }),
  })
  await settle(shop.deps, payment)
  return id
}
const driftsOf = async (payment: string) => {
  const found: unknown[] = []
  for await (const drift of reconcile(shop.deps, { apply: false }))
    if ('stripeId' in drift && drift.stripeId === payment) found.push(drift.changes)
  return found
}
const mailsCome = async (count: number, person = aiko) => {
  await expect
    .poll(async () => {
      await runJobsNow(shop)
      return (await mailsTo(shop, person.email)).length
    })
    .toBe(count)
  return mailsTo(shop, person.email)
}

describe('five guides of one’s choice (B21.75)', () => {
  test.each([
    ['en', 'usd', 'Guide 3, $1.60', '5-guide bundle', '$8'],
    ['ja', 'jpy', 'ガイド3（¥160）', 'ガイド5冊セット', '¥800'],
  ] as const)(
    'are paid once and read at once, each a purchase of its own, with one receipt (%s)',
    async (language, currency, line, item, price) => {
      const begun = await begin(aiko, { guideIds: five }, language)
      expect([begun.amount, begun.currency]).toEqual([800, currency])
      await payWithCard(shop.deps.stripe, paymentIdOf(begun))
      await comesToRead(five)

      expect(await sharesOf()).toEqual(five.map((guide) => ({ guide, amount: 160, currency })))
      const [receipt, ...more] = await receiptsOf()
      expect(more).toEqual([])
      expect(receipt).toMatchObject({ description: item, amount: 800, currency, refundedAmount: 0 })
      expect(receipt?.lines.map(({ guideId, amount }) => [guideId, amount])).toEqual(
        five.map((id) => [id, 160]),
      )
      const [mail] = await mailsCome(1)
      expect(mail?.text).toContain(line)
      expect(mail?.text).toContain(price)
      const details = { addressee: 'A company', address: '', purpose: '', language }
      const file = await tell(shop, aiko, 'payments.officeReceipt', { receiptId: receipt?.id, ...details })
      expect(file.status).toBe(200)

      const copy = await collectData(shop.deps, { userId: await userIdOf(shop, aiko), language })
      expect(new Map(copy.purchases.map(({ guideId, amount }) => [guideId, amount]))).toEqual(
        new Map(five.map((id) => [id, 160])),
      )
      expect(copy.receipts).toMatchObject([{ amount: 800 }])
      expect(await creditOf()).toEqual({ usd: 0, jpy: 0, [currency]: 800 })
      expect(await driftsOf(paymentIdOf(begun))).toEqual([])
    },
  )

  test('the same choice pressed twice, in another order and in another tab is one payment', async () => {
    const both = await Promise.all([
      begin(aiko, { guideIds: five }),
      begin(aiko, { guideIds: five.toReversed() }),
    ])
    const again = await begin(aiko, { guideIds: five })
    expect(new Set([...both, again].map(({ clientSecret }) => clientSecret)).size).toBe(1)
  })

  test('another choice, or another language, ends the one before at Stripe', async () => {
    const first = paymentIdOf(await begin(aiko, { guideIds: five }))
    const second = paymentIdOf(await begin(aiko, { guideIds: others }))
    expect([await statusAtStripe(first), await statusAtStripe(second)]).toEqual([
      'canceled',
      'requires_payment_method',
    ])
    await expect(payWithCard(shop.deps.stripe, first)).rejects.toThrow(/canceled/)
    const third = paymentIdOf(await begin(aiko, { guideIds: others }, 'ja'))
    expect(await statusAtStripe(second)).toBe('canceled')
    await payWithCard(shop.deps.stripe, third)
    await comesToRead(others)
  })

  test('only one of two tabs with different choices can be paid', async () => {
    const answers = await Promise.all([press(aiko, { guideIds: five }), press(aiko, { guideIds: others })])
    const open: string[] = []
    for (const answer of answers.filter(({ status }) => status === 200)) {
      const payment = paymentIdOf(dataOf<{ clientSecret: string }>(answer))
      if ((await statusAtStripe(payment)) === 'requires_payment_method') open.push(payment)
    }
    expect(open.length).toBeLessThanOrEqual(1)
    const { rows } = await shop.deps.pool.query(`select from orders where buyer_id = $1 and state = 'open'`, [
      await userIdOf(shop, aiko),
    ])
    expect(rows.length).toBeLessThanOrEqual(1)
    expect(paymentIdOf(await begin(aiko, { guideIds: five }))).toMatch(/^pi_/)
  })

  test('leaves one’s free guide to be picked, and neither uses nor needs a form for one of them or for Pro', async () => {
    const single = await beginSingle(9)
    await shop.post('/api/create-subscription', { language: 'en' }, aiko)
    const bundle = paymentIdOf(await begin(aiko, { guideIds: five }))
    expect(await statusAtStripe(single)).toBe('requires_payment_method')
    await payWithCard(shop.deps.stripe, bundle)
    await comesToRead(five)
    expect((await shop.post('/api/users/free-selection', { guideId: 6 }, aiko)).status).toBe(200)
  })

  test.each([
    ['a free guide', 21, 'free', 'invalid-input'],
    ['a guide with a price of its own', 22, 'own-price', 'invalid-input'],
    ['a guide that there is not', 999, 'not-on-sale', 'withdrawn'],
  ])('%s is not among them, and says why', async (_what, id, state, refusal) => {
    const choice = { guideIds: [1, 2, 3, 4, id] }
    const offer = await look(aiko, choice)
    expect([offer.lines.at(-1)?.state, offer.buyable]).toEqual([state, false])
    expect(refusalOf(await press(aiko, choice))).toBe(refusal)
  })

  test('a cheaper guide costs no more than by itself', async () => {
    expect((await begin(aiko, { guideIds: [1, 2, 3, 4, 23] })).amount).toBe(740)
    expect((await begin(aiko, { guideIds: [1, 2, 3, 4, 23] }, 'ja')).amount).toBe(760)
  })

  test('four, six, or the same one twice are refused', async () => {
    const refused = await Promise.all(
      [[1, 2, 3, 4], [1, 2, 3, 4, 5, 6], [1, 1, 2, 3, 4], []].map((guideIds) => press(aiko, { guideIds })),
    )
    expect(refused.map(refusalOf)).toEqual(Array(4).fill('invalid-input'))
  })

  test('guides that are owned, disputed or included in Pro are not charged', async () => {
    const payment = await buySingle(2)
    expect((await look(aiko, { guideIds: five })).lines[1]?.state).toBe('owned')
    expect(refusalOf(await press(aiko, { guideIds: five }))).toBe('already-owned')
    await dispute(shop, payment)
    await comesToRead([])
    expect((await look(aiko, { guideIds: five })).lines[1]?.state).toBe('on-hold')
    expect(refusalOf(await press(aiko, { guideIds: five }))).toBe('purchase-suspended')

    const ben = await shop.signUp('ben')
    await subscribeByCard(shop, ben)
    await expect.poll(async () => (await look(ben, { guideIds: five })).subscribed).toBe(true)
    expect(refusalOf(await press(ben, { guideIds: five }))).toBe('already-subscribed')
  })

  test('a guide that is withdrawn while the form is open is not sold again; who has paid owns it', async () => {
    const payment = paymentIdOf(await begin(aiko, { guideIds: five }))
    await shop.deps.pool.query(`update guides set state = 'withdrawn' where id = 5`)
    await shop.deps.catalogue.refresh()
    try {
      expect(refusalOf(await press(aiko, { guideIds: five }))).toBe('withdrawn')
      expect((await look(aiko, { guideIds: five })).lines[4]).toMatchObject({
        state: 'not-on-sale',
        share: 0,
      })
      await payWithCard(shop.deps.stripe, payment)
      await comesToRead(five)
    } finally {
      await shop.deps.pool.query(`update guides set state = 'on-sale' where id = 5`)
      await shop.deps.catalogue.refresh()
    }
  })

  test('rejects another user’s payment, and never treats a bundle as a purchase of one guide', async () => {
    const payment = await buy()
    const ben = await shop.signUp('ben')
    expect(refusalOf(await record(ben, payment))).toBe('payment-mismatch')
    const named = await shop.post('/api/purchases', { guideId: 1, stripePaymentId: payment }, aiko)
    expect(named.status).toBe(400)
    // A release that knows nothing of this takes it for another guide's.
    const { metadata } = await shop.deps.stripe.paymentIntents.retrieve(payment)
    expect(metadata['guideId']).toMatch(/^bundle:[0-9a-f-]{36}$/)
  })

  test('naming an unpaid payment returns its state and grants nothing', async () => {
    const payment = paymentIdOf(await begin(aiko, { guideIds: five }))
    expect(refusalOf(await record(aiko, payment))).toBe('payment-incomplete')
    expect(await readable(five)).toEqual([])
  })

  test('a payment that says it is for these guides, and is of less, opens none, and is noted once', async () => {
    const payment = paymentIdOf(await begin(aiko, { guideIds: five }))
    const forged = await payAsIf(shop.deps.stripe, payment, { amount: 100 })
    const nothing = { paid: false, changes: [] }
    expect(await settle(shop.deps, forged)).toMatchObject(nothing)
    expect(await settle(shop.deps, forged)).toMatchObject(nothing)
    expect(await readable(five)).toEqual([])
    const { rows } = await shop.deps.pool.query(`select change from access_changes where source_ref = $1`, [
      forged,
    ])
    expect(rows).toEqual([{ change: 'ignored' }])
  })
})

describe('a reading path (B21.76)', () => {
  test('is bought as a whole; what is owned is taken off, and three guides cost what three guides cost', async () => {
    const whole = await look(aiko, { path })
    expect([whole.amount, whole.lines.length, whole.buyable]).toEqual([800, 5, true])
    await buySingle(33)
    const rest = await look(aiko, { path })
    expect([rest.amount, rest.lines[2]?.state, rest.lines[2]?.share]).toEqual([640, 'owned', 0])
    await buySingle(34)
    expect((await look(aiko, { path })).amount).toBe(600)

    await buy({ path }, 'ja')
    expect(await readable([31, 32, 33, 34, 35])).toEqual([31, 32, 33, 34, 35])
    expect(await sharesOf()).toEqual([31, 32, 35].map((guide) => ({ guide, amount: 200, currency: 'jpy' })))
    expect((await receiptOf())?.description).toBe('描いたものを売る：ガイド3冊セット')
    expect(refusalOf(await press(aiko, { path }))).toBe('already-owned')
  })

  test('with one guide left is sold under the terms of that guide', async () => {
    for (const guideId of [31, 32, 33, 34]) await buySingle(guideId)
    const order = (product: 'bundle' | 'guide') => {
      const declarations = declarationsOf(translateIn('en'), 'eu', product)
      return tell(shop, aiko, 'bundles.pay', { path, language: 'en', place: 'eu', declarations })
    }
    expect(refusalOf(await order('bundle'))).toBe('declarations-required')
    const payment = paymentIdOf(dataOf<{ clientSecret: string }>(await order('guide')))
    await payWithCard(shop.deps.stripe, payment)
    expect((await record(aiko, payment)).status).toBe(200)

    const receipt = (await receiptsOf()).find(({ reference }) => reference === payment)
    expect(receipt).toMatchObject({ guideId: 35, lines: [] })
    const shown = dataOf<{ withdrawUntil: string | null }>(
      await ask(shop, aiko, 'payments.receipt', { receiptId: receipt?.id ?? '' }),
    )
    expect(shown.withdrawUntil).toBeNull()
  })

  test('a path that there is not, or that is Pro’s own, is not sold', async () => {
    expect(refusalOf(await press(aiko, { path: 'nothing' }))).toBe('not-found')
  })
})

describe('a guide that came to be owned meanwhile (B21.77)', () => {
  test('has its share given back, once; the others open, and the receipt says both', async () => {
    const bundle = paymentIdOf(await begin(aiko, { guideIds: five }))
    await buySingle(2)
    await payWithCard(shop.deps.stripe, bundle)
    await comesToRead(five)
    await comesBack(bundle, 160)
    await Promise.all([settle(shop.deps, bundle), settle(shop.deps, bundle)])
    await giveBack(shop.deps, { paymentId: bundle })
    expect(await returnedOf(bundle)).toBe(160)

    expect((await sharesOf()).map(({ guide }) => guide)).toEqual([1, 3, 4, 5])
    await expect.poll(async () => (await receiptOf())?.refundedAmount).toBe(160)
    const receipt = await receiptOf()
    expect(receipt?.lines.map(({ givenBack }) => givenBack)).toEqual([false, true, false, false, false])
    expect((await creditOf()).usd).toBe(4 * 160 + 200)
    expect(await driftsOf(bundle)).toEqual([])
    const mails = await mailsCome(3)
    const ofBundle = mails.find(({ subject }) => subject === 'Your receipt: 5-guide bundle')
    expect(ofBundle?.text).toContain('this share is refunded')
  })

  test('stays given back also when the other purchase is refunded', async () => {
    const bundle = paymentIdOf(await begin(aiko, { guideIds: five }))
    const single = await buySingle(2)
    await payWithCard(shop.deps.stripe, bundle)
    await comesToRead(five)
    await comesBack(bundle, 160)
    await refund(single)
    await settle(shop.deps, bundle)
    await comesToRead([1, 3, 4, 5])
    await refund(bundle)
    await comesToRead([])
    expect(await returnedOf(bundle)).toBe(800)
  })

  test('where all of them are owned, all of it goes back, and nothing is receipted', async () => {
    const bundle = paymentIdOf(await begin(aiko, { guideIds: five }))
    await shop.deps.pool.query(
      `insert into purchases (user_id, guide_id, amount, currency, source)
       select $1, id, 0, 'usd', 'given' from unnest($2::int[]) id`,
      [await userIdOf(shop, aiko), five],
    )
    await payWithCard(shop.deps.stripe, bundle)
    await comesBack(bundle, 800)
    await settle(shop.deps, bundle)
    expect([await readable(), await receiptsOf(), await sharesOf()]).toEqual([five, [], []])
    const [mail] = await mailsCome(1)
    expect(mail?.text).toContain('You already owned these guides')
  })

  test('a share that the bank sends back is given back again, and nothing more', async () => {
    const bundle = paymentIdOf(await begin(aiko, { guideIds: five }))
    await buySingle(2)
    await payWithCard(shop.deps.stripe, bundle)
    await comesBack(bundle, 160)
    const [made] = (await shop.deps.stripe.refunds.list({ payment_intent: bundle })).data
    await atStripe(shop, `refunds/${made?.id ?? ''}/fail`, {})
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
      await comesBack(bundle, 160)
    } finally {
      shop.deps.clock = clock
    }
    expect(await readable()).toEqual(five)
  })
})

describe('when the money goes back (B21.78)', () => {
  test.each([
    ['en', /^We couldn’t refund your payment/, 'Refund that didn’t arrive: $2', 'Amount refunded: $1.60'],
    ['ja', /^【返金できませんでした】/, 'お手元に届かなかった返金：¥200', '返金額：¥160'],
  ] as const)(
    'notifies the buyer once when the bank returns an operator’s partial refund, even if a share is still owed (%s)',
    async (language, subject, notArrived, refunded) => {
      const payment = paymentIdOf(await begin(aiko, { guideIds: five }, language))
      await buySingle(2)
      await payWithCard(shop.deps.stripe, payment)
      await comesBack(payment, 160)
      const shares = (await shop.deps.stripe.refunds.list({ payment_intent: payment })).data[0]?.id ?? ''
      await expect.poll(async () => (await receiptOf())?.refundedAmount).toBe(160)
      const made = await refund(payment, 200)
      const told = (await mailsCome(4)).length

      await atStripe(shop, `refunds/${made}/fail`, {})

      const mails = await mailsCome(told + 1)
      expect(mails.at(-1)?.subject).toMatch(subject)
      for (const words of [notArrived, refunded, `/contact`]) expect(mails.at(-1)?.text).toContain(words)
      await Promise.all([settle(shop.deps, payment), settle(shop.deps, payment)])
      await atStripe(shop, `refunds/${shares}/fail`, {})
      const later = await mailsCome(told + 2)
      expect(later.at(-1)?.subject).toMatch(/^Your refund is delayed|^【返金の遅れについて】/)
      await settle(shop.deps, payment)
      expect(await mailsCome(told + 2)).toHaveLength(told + 2)
      expect(await readable()).toEqual(five)
    },
  )

  test('a refund of all of it closes all of them; one that fails opens them again, but for what was bought since', async () => {
    const payment = await buy()
    const made = await refund(payment)
    await comesToRead([])
    expect((await creditOf()).usd).toBe(0)
    await buySingle(4)
    await atStripe(shop, `refunds/${made}/fail`, {})
    await comesToRead(five)
    await comesBack(payment, 160)
    await settle(shop.deps, payment)
    expect(await returnedOf(payment)).toBe(160)
    expect(await driftsOf(payment)).toEqual([])
  })

  test('a partial refund keeps all guides, lowers the Pro credit, and shows in the admin', async () => {
    const payment = await buy()
    const chie = await signUpOperator(shop, 'chie')
    const found = dataOf<{
      orders: { id: string; email: string; items: { isPart: boolean }[]; refundedAmount: number }[]
    }>(await ask(shop, chie, 'admin.orders', { find: '#3' })).orders
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
    expect((await submit(shop, chie, 'admin.refund', asked)).status).toBe(200)
    expect(await readable()).toEqual(five)
    expect((await creditOf()).usd).toBe(600)
    expect((await receiptsOf())[0]).toMatchObject({ refundedAmount: 200 })
    expect(await driftsOf(payment)).toEqual([])
  })

  test.each([
    ['won', five],
    ['lost', []],
  ] as const)('a dispute closes them while it lasts; %s, they are %j', async (verdict, after) => {
    const payment = await buy()
    const opened = await dispute(shop, payment)
    await comesToRead([])
    await decideDispute(shop, opened, verdict)
    await comesToRead([...after])
    expect((await creditOf()).usd).toBe(160 * after.length)
  })

  test('their shares are taken off the first month of Pro, once', async () => {
    await buy()
    const begun = (await shop.post('/api/create-subscription', { language: 'en' }, aiko)).json<{
      amount: number
      credit: number
      clientSecret: string
    }>()
    expect([begun.amount, begun.credit]).toEqual([700, 800])
    await payWithCard(shop.deps.stripe, paymentIdOf(begun))
    await expect.poll(async () => (await readable([9])).length).toBe(1)
    const { rows } = await shop.deps.pool.query(
      `select count(*)::int as count from credits join purchases on purchases.id = purchase_id
       where user_id = $1 and counted_at is not null`,
      [await userIdOf(shop, aiko)],
    )
    expect(rows).toEqual([{ count: 5 }])
  })
})

describe('when Stripe is silent, says no, or tells late (B21.79)', () => {
  test('without an answer nothing is charged, and the same press is the same payment', async () => {
    await control({ url: shop.stripeUrl }, 'faults', {
      path: '/v1/payment_intents',
      method: 'POST',
      status: 429,
      times: 3,
    })
    expect((await press(aiko, { guideIds: five })).status).toBe(503)
    await fetch(`${shop.stripeUrl}/_sandbox/faults`, { method: 'DELETE' })
    const begun = await begin(aiko, { guideIds: five })
    const { rows } = await shop.deps.pool.query('select state from orders where buyer_id = $1', [
      await userIdOf(shop, aiko),
    ])
    expect([rows, begun.amount]).toEqual([[{ state: 'open' }], 800])
  })

  test('a refusal closes the attempt, and the next one opens', async () => {
    await control({ url: shop.stripeUrl }, 'faults', {
      path: '/v1/payment_intents',
      method: 'POST',
      status: 400,
      times: 1,
    })
    expect((await begin(aiko, { guideIds: five })).amount).toBe(800)
    shop.unexpectedErrors()
  })

  test('a payment of which no webhook tells is found, and told twice at once it is settled once', async () => {
    await control({ url: shop.stripeUrl }, 'webhook', { paused: true })
    const payment = paymentIdOf(await begin(aiko, { guideIds: five }))
    await payWithCard(shop.deps.stripe, payment)
    const { clock } = shop.deps
    shop.deps.clock = () => new Date(clock().getTime() + 10 * 60 * 1000)
    try {
      await recoverMissedPayments(shop.deps)
      await comesToRead(five)
    } finally {
      shop.deps.clock = clock
      await control({ url: shop.stripeUrl }, 'webhook', { paused: false })
    }
    await Promise.all([settle(shop.deps, payment), settle(shop.deps, payment), record(aiko, payment)])
    const { rows } = await shop.deps.pool.query(
      `select count(*)::int as count from access_changes where source_ref = $1`,
      [payment],
    )
    expect([rows, (await receiptsOf()).length]).toEqual([[{ count: 5 }], 1])
  })
})

async function textOf(path: string) {
  const { status, body } = await shop.visit(path)
  const text = readHtml(body)
    .map((part) => part.text)
    .join('\n')
  return { status, body, text }
}

test('without script a choice is made by links and a form', async () => {
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

test('the page of a choice shows how many guides are chosen and what they cost so far', async () => {
  const { body } = await shop.visit('/bundle?g=1-2')
  expect(body.replaceAll('<!-- -->', '')).toContain('Your choice: 2 of 5 · $4')
})
