import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { AccessExplanation } from '../../../shared/access/access-schemas.ts'
import type { PersonalData } from '../../../shared/account/account-schemas.ts'
import { toLocalDay, toGiftEmailTime } from '../../../shared/payments/gift-days.ts'
import type { Gift, GiftPageData } from '../../../shared/payments/gift-schemas.ts'
import { collectPersonalData } from '../../account/data-exports/collect-personal-data.ts'
import { eraseGiverData, reconcile } from '../../payments/index.ts'
import { alignClaimedGift } from '../../payments/settle/align-claimed-gift.ts'
import { sendDueGiftMails } from '../../payments/gifts/send-gift-mail.ts'
import { notifyOfBouncedGift } from '../../payments/gifts/notify-of-bounced-gift.ts'
import { lockBuyer } from '../../payments/queries.ts'
import { settleStripeObject } from '../../payments/settle/settle.ts'
import { callQuery, readCallData, readRefusalCode, callMutation } from '../../testing/call.ts'
import { payWithSameMetadata, parsePaymentId, payWithCard } from '../../testing/buyers.ts'
import { fetchMailsTo, runJobsNow } from '../../testing/mailbox.ts'
import type { Person } from '../../testing/people.ts'
import { type Shop, openTestShop } from '../../testing/shop.ts'
import { decideDispute, createDispute } from '../../testing/subscribers.ts'
import { fetchUserId } from '../auth/testing/own-account.ts'
import { buyItems } from './testing/buy.ts'

const day = 24 * 60 * 60 * 1000

let clock: Shop['deps']['clock']
let aiko: Person
let ben: Person
const paidText = `## Introduction\n\nAnybody reads this.\n\n## Premium\n\nSECRET-LINE ${'More. '.repeat(60)}`

const shop = await openTestShop()
;({ clock } = shop.deps)
await shop.stock(
  { id: 1, titleEn: 'Sell narration', titleJa: 'ナレーションを売る', contentEn: paidText },
  { id: 2 },
  { id: 3, isFreePreview: true },
)
beforeEach(async () => {
  await shop.deps.pool.query('delete from rate_limits')
  aiko = await shop.signUp('aiko')
  ben = await shop.signUp('ben')
})
afterEach(() => {
  shop.deps.clock = clock
  expect(shop.unexpectedErrors()).toEqual([])
})

const today = (language: 'en' | 'ja' = 'en', daysAhead = 0) =>
  toLocalDay(language, new Date(clock().getTime() + daysAhead * day))
const orderOf = (said: object = {}) => ({
  id: crypto.randomUUID(),
  guideId: 1,
  recipient: null,
  language: 'en',
  day: today(),
  message: '',
  ...said,
})
const pay = async (person: Person, id: string, language = 'en') =>
  readCallData<{ clientSecret: string; amount: number; currency: string }>(
    await callMutation(shop, person, 'gifts.pay', { id, language }),
  )

/** Buys a gift and returns its id and payment. */
async function give(order: object = {}, giver = aiko): Promise<{ id: string; payment: string }> {
  const { payment, giftId: id = '' } = await buyItems(shop, giver, ['guide:1'], { isGift: true, order })
  return { id, payment }
}
const stateOf = async (id: string, giver = aiko) =>
  readCallData<Gift>(await callQuery(shop, giver, 'gifts.find', { id })).state
const keyIn = (text: string) => /\/gift\/claim#([\w-]{43})/.exec(text)?.[1] ?? ''
const linkOf = async (id: string, giver = aiko) =>
  keyIn(
    readCallData<{ url: string }>(await callMutation(shop, giver, 'gifts.showLink', { id, language: 'en' }))
      .url,
  )
const claim = (person: Person, key: string) => callMutation(shop, person, 'gifts.claim', { key })
const fetchGiven = (person: Person, key: string) => callMutation(shop, person, 'gifts.lookAt', { key })
const reads = async (person: Person, guideId = 1) =>
  (await shop.visit(`/api/users/can-view/${guideId}`, person)).json<{ canView: boolean }>().canView
const waitForAccess = (person: Person, expected: boolean) => expect.poll(() => reads(person)).toBe(expected)
async function giveToBen(guideId: number | null) {
  const gift = await give({ guideId })
  await claim(ben, await linkOf(gift.id))
  return gift
}
async function refund(payment: string): Promise<void> {
  await shop.deps.stripe.refunds.create({ payment_intent: payment })
  await settleStripeObject(shop.deps, payment)
}
const copyOf = async (person: Person): Promise<PersonalData> =>
  collectPersonalData(shop.deps, { userId: await fetchUserId(shop, person), language: 'en' })
const waitingJobs = async () =>
  (
    await shop.deps.pool.query(
      `select from pgboss.job where name = 'payments.align-gift' and state < 'completed'`,
    )
  ).rowCount
const someAddress = () => `friend-${crypto.randomUUID().slice(0, 8)}@example.com`
const waitForMails = async (address: string, count: number) => {
  await expect
    .poll(async () => {
      await runJobsNow(shop)
      return (await fetchMailsTo(shop, address)).length
    })
    .toBe(count)
  return fetchMailsTo(shop, address)
}

describe('a guide can be bought as a gift (B21.65)', () => {
  test.each([
    ['en', 'usd', 'A guide for you: Sell narration', 'aiko has given you', 'Gift: Sell narration'],
    [
      'ja',
      'jpy',
      'ガイドのギフトが届いています：ナレーションを売る',
      '贈り主：aiko',
      'ギフト：ナレーションを売る',
    ],
  ] as const)(
    'a gift is paid, emailed, claimed and read; its buyer gets only a receipt (%s)',
    async (language, currency, subject, said, item) => {
      const friend = someAddress()
      const order = orderOf({ recipient: friend, language, day: today(language), message: 'よい一日を' })
      await callMutation(shop, aiko, 'gifts.order', order)
      const started = await pay(aiko, order.id, language)
      expect([started.amount, started.currency]).toEqual([200, currency])
      await payWithCard(shop.deps.stripe, parsePaymentId(started))
      await expect.poll(() => stateOf(order.id)).not.toBe('unpaid')
      // Gifts are sent in the morning of their day.
      shop.deps.clock = () => new Date(clock().getTime() + day)
      await sendDueGiftMails(shop.deps)
      shop.deps.clock = clock

      const [mail] = await waitForMails(friend, 1)
      expect(mail?.subject).toBe(subject)
      expect(mail?.text).toContain(said)
      expect(mail?.text).toContain('よい一日を')
      expect(await stateOf(order.id)).toBe('told')

      const key = keyIn(mail?.text ?? '')
      const given = readCallData<GiftPageData>(await fetchGiven(ben, key))
      expect(given).toMatchObject({ guideId: 1, from: 'aiko', state: 'open', mayRead: false })
      expect((await claim(ben, key)).status).toBe(200)

      expect([await reads(ben), await reads(aiko)]).toEqual([true, false])
      expect(await stateOf(order.id)).toBe('claimed')
      const why = readCallData<AccessExplanation>(
        await callQuery(shop, ben, 'access.explain', { guideId: 1 }),
      )
      expect([why.grounds, why.reference]).toEqual(['gift', order.id])
      const { receipts } = readCallData<{ receipts: { description: string; amount: number }[] }>(
        await callQuery(shop, aiko, 'payments.receipts'),
      )
      expect(receipts).toMatchObject([{ description: item, amount: 200 }])
      expect(
        readCallData<{ receipts: [] }>(await callQuery(shop, ben, 'payments.receipts')).receipts,
      ).toEqual([])
    },
  )

  test('resubmitting a gift order returns the same gift and payment; another form is another gift', async () => {
    const order = orderOf()
    const [one, other] = await Promise.all([
      callMutation(shop, aiko, 'gifts.order', order),
      callMutation(shop, aiko, 'gifts.order', order),
    ])
    expect([one.status, other.status]).toEqual([200, 200])
    const secrets = await Promise.all([pay(aiko, order.id), pay(aiko, order.id)])
    expect(new Set(secrets.map(({ clientSecret }) => clientSecret)).size).toBe(1)

    const second = await give()
    const third = await give()
    expect(second.payment).not.toBe(third.payment)
    expect(readCallData<{ gifts: Gift[] }>(await callQuery(shop, aiko, 'gifts.list')).gifts).toHaveLength(3)
    await claim(ben, await linkOf(second.id))
    expect([await stateOf(second.id), await stateOf(third.id)]).toEqual(['claimed', 'waiting'])
  })

  test('a buyer can give a guide they own, and buy a guide while its gift is unpaid', async () => {
    const order = orderOf()
    await callMutation(shop, aiko, 'gifts.order', order)
    const ofGift = await pay(aiko, order.id)
    const own = (await shop.post('/api/users/create-payment-intent', { guideId: 1 }, aiko)).json<{
      clientSecret: string
    }>()
    expect(own.clientSecret).not.toBe(ofGift.clientSecret)
    await payWithCard(shop.deps.stripe, parsePaymentId(own))
    await waitForAccess(aiko, true)
    await payWithCard(shop.deps.stripe, parsePaymentId(ofGift))
    await expect.poll(() => stateOf(order.id)).toBe('waiting')
    await give()
  })

  test('a paid gift can’t be paid again, and its payment grants its buyer no access', async () => {
    const { id, payment } = await give()
    expect(readRefusalCode(await callMutation(shop, aiko, 'gifts.pay', { id, language: 'en' }))).toBe(
      'already-owned',
    )
    const named = await shop.post('/api/purchases', { guideId: 1, stripePaymentId: payment }, aiko)
    expect([named.status, await reads(aiko)]).toEqual([400, false])
  })

  test('a payment with a gift’s metadata but a lower amount is logged once and grants nothing', async () => {
    const order = orderOf()
    await callMutation(shop, aiko, 'gifts.order', order)
    const forged = await payWithSameMetadata(shop.deps.stripe, parsePaymentId(await pay(aiko, order.id)), {
      amount: 100,
    })
    await settleStripeObject(shop.deps, forged)
    await settleStripeObject(shop.deps, forged)
    expect(await stateOf(order.id)).toBe('unpaid')
    const { rows } = await shop.deps.pool.query('select change from access_changes where source_ref = $1', [
      forged,
    ])
    expect(rows).toEqual([{ change: 'ignored' }])
  })

  test('a second payment for a gift is refunded and logged once', async () => {
    const { id, payment } = await give()
    const second = await payWithSameMetadata(shop.deps.stripe, payment, { amount: 200 })
    await settleStripeObject(shop.deps, second)
    await settleStripeObject(shop.deps, second)
    const goneBack = async () => {
      await runJobsNow(shop)
      const { data } = await shop.deps.stripe.refunds.list({ payment_intent: second })
      return data.map(({ amount }) => amount)
    }
    await expect.poll(goneBack).toEqual([200])
    expect(await stateOf(id)).not.toBe('taken-back')
    const { rows } = await shop.deps.pool.query(
      `select change from access_changes where source_ref = $1 and change = 'duplicate-refunded'`,
      [second],
    )
    expect(rows).toHaveLength(1)
  })

  test('a gift payment that only the webhook reported is settled and matches Stripe', async () => {
    const order = orderOf()
    await callMutation(shop, aiko, 'gifts.order', order)
    const payment = parsePaymentId(await pay(aiko, order.id))
    await payWithCard(shop.deps.stripe, payment)
    await expect.poll(() => stateOf(order.id)).toBe('waiting')
    const drifts: unknown[] = []
    for await (const drift of reconcile(shop.deps, { apply: false })) {
      if ('stripeId' in drift && drift.stripeId === payment) drifts.push(drift)
    }
    expect(drifts).toEqual([])
  })

  test('a gift of a free guide, over 90 days ahead, or with a link in the message is rejected', async () => {
    const refused = await Promise.all(
      [
        orderOf({ guideId: 3 }),
        orderOf({ day: today('en', 92) }),
        orderOf({ day: today('en', -2) }),
        orderOf({ message: 'see https://example.com' }),
        orderOf({ message: 'x'.repeat(301) }),
        orderOf({ recipient: 'nobody' }),
      ].map((order) => callMutation(shop, aiko, 'gifts.order', order)),
    )
    expect(refused.map(readRefusalCode)).toEqual(['already-owned', ...Array(5).fill('invalid-input')])
    expect((await callMutation(shop, aiko, 'gifts.order', orderOf({ day: today('en', 90) }))).status).toBe(
      200,
    )
  })
})

describe('a gift can be claimed once (B21.66)', () => {
  test('one of two concurrent claims of a gift succeeds, and the other is rejected', async () => {
    const { id } = await give()
    const keys = [await linkOf(id), await linkOf(id)]
    const both = await Promise.all([claim(ben, keys[0] ?? ''), claim(aiko, keys[1] ?? '')])
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]))
    expect(readRefusalCode(both.find(({ status }) => status === 409) ?? both[0])).toBe('gift-claimed')
    expect(new Set([await reads(ben), await reads(aiko)])).toEqual(new Set([false, true]))
  })

  test('claiming a gift twice as the same user grants it once', async () => {
    const { id } = await give()
    const key = await linkOf(id)
    const both = await Promise.all([claim(ben, key), claim(ben, key)])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    const { rows } = await shop.deps.pool.query('select from purchases where user_id = $1', [
      await fetchUserId(shop, ben),
    ])
    expect(rows).toHaveLength(1)
  })

  test('a user who already has access can’t claim a gift, which stays open for others', async () => {
    const [first, second] = [await give(), await give()]
    await claim(ben, await linkOf(first.id))
    const key = await linkOf(second.id)
    expect(readCallData<GiftPageData>(await fetchGiven(ben, key)).mayRead).toBe(true)
    expect(readRefusalCode(await claim(ben, key))).toBe('already-owned')
    const chie = await shop.signUp('chie')
    expect((await claim(chie, key)).status).toBe(200)
    expect(await reads(chie)).toBe(true)
  })

  test('a user with a pending deletion or a disputed payment for the guide can’t claim a gift', async () => {
    const key = await linkOf((await give()).id)
    await shop.deps.pool.query(`update users set deletes_at = now() + interval '7 days' where id = $1`, [
      await fetchUserId(shop, ben),
    ])
    expect(readRefusalCode(await claim(ben, key))).toBe('account-closing')

    const chie = await shop.signUp('chie')
    const own = await shop.post('/api/users/create-payment-intent', { guideId: 1 }, chie)
    await payWithCard(shop.deps.stripe, parsePaymentId(own.json()))
    await waitForAccess(chie, true)
    await createDispute(shop, parsePaymentId(own.json()))
    await waitForAccess(chie, false)
    expect(readRefusalCode(await claim(chie, key))).toBe('purchase-suspended')
  })

  test('a gift’s id is rejected with another guide, an unpaid payment or another user’s payment', async () => {
    const order = orderOf()
    await callMutation(shop, aiko, 'gifts.order', order)
    expect(readRefusalCode(await callMutation(shop, aiko, 'gifts.order', { ...order, guideId: 2 }))).toBe(
      'not-found',
    )
    const unpaid = parsePaymentId(await pay(aiko, order.id))
    const record = (person: Person, payment: string, id = order.id) =>
      callMutation(shop, person, 'gifts.recordPaid', { id, stripePaymentId: payment })
    expect(readRefusalCode(await record(aiko, unpaid))).toBe('payment-incomplete')
    const other = await give({ guideId: 2 }, ben)
    expect(readRefusalCode(await record(aiko, other.payment))).toBe('payment-mismatch')
    expect(readRefusalCode(await record(ben, other.payment, order.id))).toBe('payment-mismatch')
    expect(await stateOf(order.id)).toBe('unpaid')
  })

  test('users can neither see nor change another user’s gift, and an invalid key grants nothing', async () => {
    const { id } = await give({ recipient: someAddress(), day: today('en', 5) })
    const foreign = await Promise.all([
      callQuery(shop, ben, 'gifts.find', { id }),
      callMutation(shop, ben, 'gifts.showLink', { id, language: 'en' }),
      callMutation(shop, ben, 'gifts.pay', { id, language: 'en' }),
      callMutation(shop, ben, 'gifts.change', { ...orderOf(), id }),
      claim(ben, 'x'.repeat(43)),
      fetchGiven(ben, 'x'.repeat(43)),
    ])
    expect(foreign.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404])
    const key = await linkOf(id)
    expect((await callMutation(shop, undefined, 'gifts.claim', { key })).status).toBe(401)
  })

  test('an unclaimed gift shows no paid text, and its key is not stored', async () => {
    const { id } = await give()
    const key = await linkOf(id)
    const answers = [await fetchGiven(ben, key), await callQuery(shop, aiko, 'gifts.find', { id })]
    for (const { body } of answers) expect(body).not.toContain('SECRET-LINE')
    const { rows } = await shop.deps.pool.query(
      `select string_agg(k::text, ' ') as keys from gift_keys k union all select string_agg(g::text, ' ') from gifts g`,
    )
    expect(JSON.stringify(rows)).not.toContain(key)
  })

  test('a gift of a guide withdrawn after the payment can still be claimed', async () => {
    await shop.stock({ id: 2 })
    const { id } = await give({ guideId: 2 })
    await shop.deps.pool.query(`update guides set state = 'withdrawn' where id = 2`)
    await shop.deps.catalogue.refresh()
    expect((await claim(ben, await linkOf(id))).status).toBe(200)
    expect(await reads(ben, 2)).toBe(true)
    await shop.deps.pool.query(`update guides set state = 'on-sale' where id = 2`)
    await shop.deps.catalogue.refresh()
  })
})

describe('refunds and disputes of a gift change the recipient’s access (B21.67)', () => {
  test('a refund before the claim invalidates the gift link', async () => {
    const { id, payment } = await give()
    const key = await linkOf(id)
    await refund(payment)
    expect(await stateOf(id)).toBe('taken-back')
    expect(readRefusalCode(await claim(ben, key))).toBe('gift-not-open')
    expect(readRefusalCode(await callMutation(shop, aiko, 'gifts.showLink', { id, language: 'en' }))).toBe(
      'gift-not-open',
    )
    expect(await reads(ben)).toBe(false)
  })

  test('a refund after the claim revokes the recipient’s access and notifies both users', async () => {
    const { id, payment } = await give()
    await claim(ben, await linkOf(id))
    await waitForAccess(ben, true)
    await refund(payment)
    await waitForAccess(ben, false)
    expect(await stateOf(id)).toBe('taken-back')
    await expect
      .poll(async () => (await fetchMailsTo(shop, aiko.email)).map(({ subject }) => subject))
      .toEqual(['Your receipt: Gift: Sell narration', 'Refund: Gift: Sell narration'])
    const [told] = await waitForMails(ben.email, 1)
    expect(told?.subject).toBe('Your gift was canceled: Sell narration')
    expect(told?.text).toContain('because the payment for it was refunded. You won’t be charged for anything')
  })

  test('a dispute suspends a gift; winning restores it, and losing revokes it (B21.91)', async () => {
    const { id, payment } = await give()
    await claim(ben, await linkOf(id))
    const opened = await createDispute(shop, payment)
    await waitForAccess(ben, false)
    await expect.poll(() => stateOf(id)).toBe('on-hold')
    await waitForMails(ben.email, 1)
    await decideDispute(shop, opened, 'won')
    await waitForAccess(ben, true)
    const told = await waitForMails(ben.email, 2)
    expect(told.map(({ subject }) => subject)).toEqual([
      'Your gift is on hold: Sell narration',
      'Your gift is available again: Sell narration',
    ])

    const lost = await give()
    const key = await linkOf(lost.id)
    const another = await createDispute(shop, lost.payment)
    await expect.poll(() => stateOf(lost.id)).toBe('on-hold')
    const chie = await shop.signUp('chie')
    expect(readRefusalCode(await claim(chie, key))).toBe('gift-not-open')
    await decideDispute(shop, another, 'lost')
    await expect.poll(() => stateOf(lost.id)).toBe('taken-back')
  })

  test.each([
    ['a guide', 1, 2],
    ['months of Pro', null, null],
  ])('each change of a claimed gift of %s is recorded and mailed once', async (_what, first, second) => {
    const changesOf = async (id: string) =>
      (await shop.deps.pool.query('select id from access_changes where source_ref = $1', [id])).rowCount
    const comesTo = async (id: string, state: string, mails: number) => {
      await expect.poll(() => stateOf(id)).toBe(state)
      await waitForMails(ben.email, mails)
      const changes = await changesOf(id)
      await alignClaimedGift(shop.deps, { giftId: id })
      await alignClaimedGift(shop.deps, { giftId: id })
      await waitForMails(ben.email, mails)
      expect(await changesOf(id)).toBe(changes)
    }
    const disputed = await giveToBen(first)
    const opened = await createDispute(shop, disputed.payment)
    await comesTo(disputed.id, 'on-hold', 1)
    await decideDispute(shop, opened, 'won')
    await comesTo(disputed.id, 'claimed', 2)

    const refunded = await giveToBen(second)
    await refund(refunded.payment)
    await comesTo(refunded.id, 'taken-back', 3)
  })

  test('a recipient who bought the guide keeps it when the refund of an earlier gift fails', async () => {
    const { id, payment } = await give()
    await claim(ben, await linkOf(id))
    await refund(payment)
    await waitForAccess(ben, false)
    const own = await shop.post('/api/users/create-payment-intent', { guideId: 1 }, ben)
    await payWithCard(shop.deps.stripe, parsePaymentId(own.json()))
    await waitForAccess(ben, true)
    await shop.deps.pool.query('update gifts set revoked_at = null where id = $1', [id])
    await shop.deps.jobs.send(shop.deps.db, 'payments.align-gift', { giftId: id }, { key: id })
    await runJobsNow(shop)
    await expect.poll(waitingJobs).toBe(0)
    expect(await reads(ben)).toBe(true)
  })
})

describe('the recipient of a gift is notified by email on the chosen day (B21.68)', () => {
  test('a gift can be changed until it is mailed, then its email can be resent a day later', async () => {
    const [wrong, right] = [someAddress(), someAddress()]
    const { id } = await give({ recipient: wrong, day: today('en', 10) })
    const change = (said: object) =>
      callMutation(shop, aiko, 'gifts.change', {
        id,
        recipient: right,
        language: 'en',
        day: today('en', 20),
        message: 'Later',
        ...said,
      })
    expect(readCallData<Gift>(await change({}))).toMatchObject({
      state: 'waiting',
      recipient: right,
      message: 'Later',
    })
    shop.deps.clock = () => new Date(clock().getTime() + 19 * day)
    await sendDueGiftMails(shop.deps)
    expect(await stateOf(id)).toBe('waiting')
    shop.deps.clock = () => new Date(clock().getTime() + 21 * day)
    await Promise.all([sendDueGiftMails(shop.deps), sendDueGiftMails(shop.deps)])
    await waitForMails(right, 1)
    expect(await fetchMailsTo(shop, wrong)).toEqual([])

    expect(readRefusalCode(await change({ day: today('en', 30) }))).toBe('gift-told')
    expect(readRefusalCode(await callMutation(shop, aiko, 'gifts.tellAgain', { id }))).toBe(
      'too-many-requests',
    )
    shop.deps.clock = () => new Date(clock().getTime() + 22 * day)
    expect((await callMutation(shop, aiko, 'gifts.tellAgain', { id })).status).toBe(200)
    const mails = await waitForMails(right, 2)
    // Both links work, but only one claim of the gift succeeds.
    const keys = mails.map(({ text }) => keyIn(text))
    expect(new Set(keys).size).toBe(2)
    shop.deps.clock = clock
    expect((await claim(ben, keys[0] ?? '')).status).toBe(200)
    expect(readRefusalCode(await claim(await shop.signUp('chie'), keys[1] ?? ''))).toBe('gift-claimed')
    expect(readRefusalCode(await callMutation(shop, aiko, 'gifts.tellAgain', { id }))).toBe('gift-not-open')
  })

  test('a gift is mailed immediately when its day is moved to today', async () => {
    const friend = someAddress()
    const { id } = await give({ recipient: friend, day: today('en', 10) })
    const sooner = { id, recipient: friend, language: 'en', day: today('en', 5), message: '' }
    shop.deps.clock = () => new Date(toGiftEmailTime('en', sooner.day).getTime() + 60 * 1000)
    expect((await callMutation(shop, aiko, 'gifts.change', sooner)).status).toBe(200)
    expect(await stateOf(id)).toBe('told')
    await waitForMails(friend, 1)
  })

  test('a gift whose email was sent five times can’t be sent again', async () => {
    const friend = someAddress()
    const { id } = await give({ recipient: friend })
    await shop.deps.pool.query(
      'update gifts set told_at = now(), told_times = 5, refused_at = now() where id = $1',
      [id],
    )
    const again = { id, recipient: friend, language: 'en', day: today(), message: '' }
    expect(readRefusalCode(await callMutation(shop, aiko, 'gifts.change', again))).toBe('too-many-requests')
  })

  test('a gift has at most thirty links', async () => {
    const { id } = await give()
    for (let link = 1; link <= 30; link += 1) expect((await linkOf(id)).length).toBe(43)
    expect(readRefusalCode(await callMutation(shop, aiko, 'gifts.showLink', { id, language: 'en' }))).toBe(
      'too-many-requests',
    )
  })

  test('a bounce is not reported for a gift that was resent or claimed in the meantime', async () => {
    const friend = someAddress()
    const { id } = await give({ recipient: friend })
    await shop.deps.pool.query('update gifts set told_at = now(), told_times = 2 where id = $1', [id])
    await notifyOfBouncedGift(shop.deps, { giftId: id, told: 1 })
    await claim(ben, await linkOf(id))
    await notifyOfBouncedGift(shop.deps, { giftId: id, told: 2 })
    expect(await stateOf(id)).toBe('claimed')
    const { rows } = await shop.deps.pool.query(
      `select from mails where recipient = $1 and subject = 'We couldn’t deliver your gift'`,
      [aiko.email],
    )
    expect(rows).toEqual([])
  })

  test('a node that dies while mailing a gift leaves it unsent, and the next run sends it', async () => {
    const friend = someAddress()
    const { id } = await give({ recipient: friend, day: today('en', 3) })
    // Only this call gets a clock in the future; the shop's own jobs keep the real one.
    const later = { ...shop.deps, clock: () => new Date(clock().getTime() + 4 * day) }
    const dying = { ...shop.deps.jobs, send: () => Promise.reject(new Error('killed')) }
    await expect(sendDueGiftMails({ ...later, jobs: dying })).rejects.toThrow('killed')
    expect(await stateOf(id)).toBe('waiting')
    const { rows } = await shop.deps.pool.query('select from mails where recipient = $1', [friend])
    expect(rows).toEqual([])
    await sendDueGiftMails(later)
    await waitForMails(friend, 1)
  })
})

describe('gifts are part of the data of giver and recipient (B21.69)', () => {
  test('a data export lists the gifts that the user gave and claimed', async () => {
    const friend = someAddress()
    const { id } = await give({ recipient: friend, day: today('en', 3), message: 'For you' })
    await claim(ben, await linkOf(id))
    const [giver, reader] = [await copyOf(aiko), await copyOf(ben)]
    expect(giver.giftsGiven).toMatchObject([{ guideId: 1, to: friend, message: 'For you', state: 'claimed' }])
    expect(reader.giftsClaimed).toMatchObject([{ guideId: 1, message: 'For you' }])
    expect(JSON.stringify(reader)).not.toContain(friend)
  })

  test('deleting a giver’s account keeps claimed gifts and sends scheduled ones immediately', async () => {
    const friend = someAddress()
    const claimed = await give({ recipient: someAddress(), day: today('en', 3) })
    await claim(ben, await linkOf(claimed.id))
    await give({ recipient: friend, day: today('en', 40) })
    const userId = await fetchUserId(shop, aiko)
    await shop.deps.db.transaction().execute(async (tx) => {
      // The buyer is locked first, as in an account deletion.
      await lockBuyer(tx, userId)
      await eraseGiverData(tx, shop.deps, userId, clock())
    })

    const [mail] = await waitForMails(friend, 1)
    const { rows } = await shop.deps.pool.query('select recipient, message from gifts where buyer_id = $1', [
      userId,
    ])
    const nothing = { recipient: null, message: '' }
    expect(rows).toEqual([nothing, nothing])
    expect(await reads(ben)).toBe(true)
    const chie = await shop.signUp('chie')
    expect((await claim(chie, keyIn(mail?.text ?? ''))).status).toBe(200)
    expect(await reads(chie)).toBe(true)
  })
})
