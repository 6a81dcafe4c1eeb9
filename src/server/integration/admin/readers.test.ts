import { describe, expect, test, vi } from 'vitest'
import { openFirebase } from '../../auth/index.ts'
import { Refusal } from '../../platform/refusal.ts'
import { insertBuyers } from '../../testing/buyers.ts'
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
import { waitForNextSecond, type Person } from '../../testing/people.ts'
import { openTestShop } from '../../testing/shop.ts'
import {
  expectProAccess,
  fetchCustomerId,
  createDispute,
  subscribeByCard,
  fetchSubscriptions,
} from '../../testing/subscribers.ts'
import { buyItems } from '../payments/testing/buy.ts'

type AdminReader = RouterOutputs['admin']['reader']

const shop = await openTestShop()
await shop.stock({ id: 1, titleEn: 'Sell narration', titleJa: 'ナレーションを売る' }, { id: 2 }, { id: 3 })
const sora = await signUpOperator(shop, 'sora', 'support')

const buy = async (person: Person, guideId: number) =>
  (await buyItems(shop, person, [`guide:${guideId}`])).payment

const canRead = async (person: Person, guideId: number) =>
  (await shop.visit(`/api/users/can-view/${guideId}`, person)).json<{ canView: boolean }>().canView

const find = async (text: string) =>
  readCallData<RouterOutputs['admin']['orders']>(await callQuery(shop, sora, 'admin.orders', { find: text }))
const idOf = async ({ email }: Person) => (await find(email)).readers[0]?.id ?? 0
const readerOf = async (person: Person) =>
  readCallData<AdminReader>(await callQuery(shop, sora, 'admin.reader', { userId: await idOf(person) }))
const orderOf = async (payment: string) => {
  const { orders } = await find(payment)
  return orders[0] ?? expect.fail(`no order of ${payment}`)
}
/** Submits a refund from a dialog that has just opened. */
async function refund(receiptId: string, amount: number, reason = 'not what they hoped for') {
  const { refunded } = readCallData<{ refunded: number }>(
    await callQuery(shop, sora, 'admin.refundable', { receiptId }),
  )
  return submitOperation(shop, sora, 'admin.refund', { receiptId, amount, shown: { refunded }, reason })
}
const refundsAtStripe = async (payment: string) =>
  (await shop.deps.stripe.refunds.list({ payment_intent: payment })).data.map(({ amount }) => amount)
const auditKindsOf = async (person: Person) =>
  (await readerOf(person)).entries.map(({ kind, reason, operator }) => [kind, reason, operator])

test('the admin finds orders by email, name, receipt, payment, guide id and title', async () => {
  await shop.stock({ id: 5, titleEn: 'Paint portraits', titleJa: '肖像画を描く' })
  const [natsuki, ben] = [await shop.signUp('natsuki'), await shop.signUp('ben_%')]
  const payment = await buy(natsuki, 5)
  const { id } = await orderOf(payment)
  for (const text of [
    natsuki.email,
    natsuki.email.toUpperCase(),
    'natsu',
    id,
    payment,
    '5',
    '#5',
    'portraits',
    '肖像画',
  ])
    expect([text, (await find(text)).orders.map((order) => order.id)]).toEqual([text, [id]])
  expect(await find('ben_%')).toMatchObject({ readers: [{ email: ben.email }], orders: [] })
  expect(await find('%')).toMatchObject({ readers: [], orders: [], next: null })
  expect((await find('')).orders.map((order) => order.id)).toContain(id)
})

test('the admin finds an order by each id that Stripe shows', async () => {
  const [haruko, ken] = [await shop.signUp('haruko'), await shop.signUp('ken')]
  const { payment: session } = await buyItems(shop, haruko, ['guide:3'], { via: 'page' })
  await subscribeByCard(shop, ken)
  await expectProAccess(shop, ken)
  const disputeId = await createDispute(shop, await buy(haruko, 2))
  await expect.poll(async () => (await find(disputeId)).orders[0]?.disputed).toBe(true)
  const [customer, plan] = [
    await fetchCustomerId(shop, ken),
    (await fetchSubscriptions(shop, ken))[0]?.id ?? '',
  ]
  const { data: charges } = await shop.deps.stripe.charges.list({ customer })

  for (const id of [customer, plan, charges[0]?.id ?? ''])
    expect((await find(id)).orders).toMatchObject([{ email: ken.email, items: [{ guideId: null }] }])
  expect((await find(session)).orders).toMatchObject([{ email: haruko.email, items: [{ guideId: 3 }] }])
  expect((await find(disputeId)).orders).toMatchObject([{ items: [{ guideId: 2 }] }])
  for (const unknown of ['ch_none', 'cus_none', 'sub_none', 'dp_none', 'pi_none'])
    expect(await find(unknown)).toEqual({ readers: [], orders: [], next: null })
})

test('pages of orders neither overlap nor skip orders', async () => {
  const { rows } = await shop.deps.pool.query<{ id: number }>(
    `insert into users (email, username, firebase_uid) values ('many@example.com', 'many', 'many') returning id`,
  )
  await shop.deps.pool.query(
    `insert into receipts (user_id, reference, description, amount, currency, language, paid_at, mailed_at)
     select $1, 'pi_many' || n, 'x', 200, 'usd', 'en', '2026-01-01'::timestamptz + (n / 2) * interval '1 second', now()
     from generate_series(1, 120) n`,
    [rows[0]?.id],
  )
  const seen: string[] = []
  for (let before: string | undefined, pages = 0; pages < 3; pages += 1) {
    const page = readCallData<RouterOutputs['admin']['orders']>(
      await callQuery(shop, sora, 'admin.orders', {
        find: 'many@',
        ...(before === undefined ? {} : { before }),
      }),
    )
    seen.push(...page.orders.map(({ reference }) => reference))
    before = page.next ?? undefined
    expect(page.next === null).toBe(pages === 2)
  }
  expect(new Set(seen).size).toBe(120)
})

describe('operators can refund payments in the admin', () => {
  test('a full refund revokes the guide and is in the audit log', async () => {
    const aiko = await shop.signUp('aiko')
    const payment = await buy(aiko, 1)
    const { id } = await orderOf(payment)

    expect((await refund(id, 200)).status).toBe(200)

    expect(await refundsAtStripe(payment)).toEqual([200])
    await expect.poll(() => canRead(aiko, 1)).toBe(false)
    expect(await orderOf(payment)).toMatchObject({ refundedAmount: 200 })
    expect(await auditKindsOf(aiko)).toEqual([['refund', 'not what they hoped for', sora.email]])
  })

  test('a partial refund keeps the guide, and the rest can be refunded later', async () => {
    const aiko = await shop.signUp('aiko')
    const payment = await buy(aiko, 1)
    const { id } = await orderOf(payment)

    expect((await refund(id, 50)).status).toBe(200)
    expect([await canRead(aiko, 1), (await orderOf(payment)).refundedAmount]).toEqual([true, 50])
    expect(readCallData(await callQuery(shop, sora, 'admin.refundable', { receiptId: id }))).toEqual({
      refunded: 50,
      left: 150,
      counted: 0,
    })
    expect(readRefusalCode(await refund(id, 151))).toBe('invalid-input')
    expect((await refund(id, 150)).status).toBe(200)
    expect([await canRead(aiko, 1), (await orderOf(payment)).refundedAmount]).toEqual([false, 200])
    expect(new Set(await refundsAtStripe(payment))).toEqual(new Set([150, 50]))
  })

  test('a refund is rejected if it was made in Stripe’s dashboard in the meantime', async () => {
    const aiko = await shop.signUp('aiko')
    const payment = await buy(aiko, 1)
    const { id } = await orderOf(payment)
    const { refunds } = shop.deps.stripe
    const create = refunds.create.bind(refunds)
    vi.spyOn(refunds, 'create').mockImplementationOnce(async (params, options) => {
      await create({ payment_intent: payment })
      return create(params, options)
    })

    expect(readRefusalCode(await refund(id, 200))).toBe('refund-refused')

    expect(await refundsAtStripe(payment)).toEqual([200])
    await expect.poll(() => canRead(aiko, 1)).toBe(false)
  })

  test('a refund of the current month ends Pro', async () => {
    const aiko = await shop.signUp('aiko')
    await subscribeByCard(shop, aiko)
    await expectProAccess(shop, aiko)
    const [order] = (await readerOf(aiko)).orders
    expect((await refund(order?.id ?? '', order?.amount ?? 0)).status).toBe(200)
    await expectProAccess(shop, aiko, false)
    await expect
      .poll(async () => {
        await runJobsNow(shop)
        return (await fetchSubscriptions(shop, aiko)).map(({ status }) => status)
      })
      .toEqual(['canceled'])
  })

  test('a refund requires a fresh login', async () => {
    const aiko = await shop.signUp('aiko')
    const payment = await buy(aiko, 1)
    const { id } = await orderOf(payment)
    const { clock } = shop.deps
    shop.deps.clock = () => new Date(clock().getTime() + 11 * 60_000)
    try {
      expect(readRefusalCode(await refund(id, 200))).toBe('sign-in-again')
    } finally {
      shop.deps.clock = clock
    }
    expect(await refundsAtStripe(payment)).toEqual([])
    expect(await auditKindsOf(aiko)).toEqual([])
  })
})

test('support resends a receipt, with an audit log entry', async () => {
  const aiko = await shop.signUp('aiko')
  const payment = await buy(aiko, 1)
  const { id } = await orderOf(payment)
  await shop.deps.pool.query(`update receipts set mailed_at = now() - interval '1 hour' where id = $1`, [id])
  const sendReceipt = (email: string) =>
    submitOperation(shop, sora, 'admin.sendReceipt', { receiptId: id, shown: { email } })
  expect(readRefusalCode(await sendReceipt('former@example.com'))).toBe('changed-since-shown')
  expect((await sendReceipt(aiko.email)).status).toBe(200)
  await expect
    .poll(async () => {
      await runJobsNow(shop)
      return (await fetchMailsTo(shop, aiko.email)).length
    })
    .toBe(2)
  expect(await auditKindsOf(aiko)).toEqual([['receipt-sent', '', sora.email]])
  expect(readRefusalCode(await sendReceipt(aiko.email))).toBe('too-many-requests')
})

test('support gives and revokes a guide with a reason, but can’t revoke a paid one', async () => {
  const aiko = await shop.signUp('aiko')
  const userId = await idOf(aiko)
  const give = (guideId: number) =>
    submitOperation(shop, sora, 'admin.giveGuide', { userId, guideId, reason: 'won a prize' })
  const sinceOf = async (guideId: number) =>
    (await readerOf(aiko)).guides.find((guide) => guide.guideId === guideId)?.since
  const takeBack = async (guideId: number, since?: string) => {
    const shown = { since: since ?? (await sinceOf(guideId)) }
    return submitOperation(shop, sora, 'admin.takeGuideBack', {
      userId,
      guideId,
      shown,
      reason: 'given by mistake',
    })
  }

  expect((await give(2)).status).toBe(200)
  expect(await canRead(aiko, 2)).toBe(true)
  expect(readRefusalCode(await give(2))).toBe('already-owned')
  expect((await readerOf(aiko)).guides).toMatchObject([{ guideId: 2, source: 'given', state: 'open' }])
  // A given guide doesn't use up the free pick.
  expect((await shop.post('/api/users/free-selection', { guideId: 3 }, aiko)).status).toBe(200)

  const first = await sinceOf(2)
  expect((await takeBack(2)).status).toBe(200)
  expect(await canRead(aiko, 2)).toBe(false)
  expect(readRefusalCode(await takeBack(2))).toBe('changed-since-shown')
  // An outdated page that shows the first grant can't revoke the second one.
  expect((await give(2)).status).toBe(200)
  expect(readRefusalCode(await takeBack(2, first))).toBe('changed-since-shown')
  expect(await canRead(aiko, 2)).toBe(true)
  await buy(aiko, 1)
  expect(readRefusalCode(await takeBack(1))).toBe('guide-not-given')
  expect(await canRead(aiko, 1)).toBe(true)
  expect((await auditKindsOf(aiko)).map(([kind]) => kind)).toEqual([
    'guide-given',
    'guide-taken-back',
    'guide-given',
  ])
})

const give = (operator: Person, userId: number) =>
  submitOperation(shop, operator, 'admin.giveGuide', { userId, guideId: 2, reason: 'won a prize' })

describe('operators can give guides to other users', () => {
  test('operators and owners can’t give guides to themselves', async () => {
    for (const role of ['support', 'owner'] as const) {
      const operator = await signUpOperator(shop, 'chie', role)
      const answer = await give(operator, await idOf(operator))
      expect([answer.status, readRefusalCode(answer)]).toEqual([403, 'forbidden'])
      expect(await canRead(operator, 2)).toBe(false)
    }
  })

  test('giving a guide notifies the shop’s address with operator, user and reason', async () => {
    const aiko = await shop.signUp('aiko')
    expect((await give(sora, await idOf(aiko))).status).toBe(200)
    const about = async () =>
      (await fetchMailsTo(shop, shop.deps.env.SUPPORT_EMAIL)).filter(({ text }) => text.includes(aiko.email))
    await expect
      .poll(async () => {
        await runJobsNow(shop)
        return (await about()).length
      })
      .toBe(1)
    const [mail] = await about()
    for (const fact of [sora.email, 'won a prize']) expect(mail?.text).toContain(fact)
  })

  test('an operator can give twenty guides a day, also with simultaneous submits', async () => {
    const emi = await signUpOperator(shop, 'emi', 'support')
    const readers = await insertBuyers(shop.deps.pool, 22)
    const answers = await Promise.all(readers.map(({ id }) => give(emi, id)))
    const given = answers.filter(({ status }) => status === 200)
    const refused = answers.filter(({ status }) => status === 429)
    expect([given.length, refused.length]).toEqual([20, 2])
  })

  test('giving a guide requires a fresh login', async () => {
    const aiko = await shop.signUp('aiko')
    const { clock } = shop.deps
    const userId = await idOf(aiko)
    shop.deps.clock = () => new Date(clock().getTime() + 11 * 60_000)
    const answer = await give(sora, userId).finally(() => (shop.deps.clock = clock))
    expect(readRefusalCode(answer)).toBe('sign-in-again')
    expect(await canRead(aiko, 2)).toBe(false)
  })
})

test('support ends Pro immediately or at the end of the paid month', async () => {
  const [aiko, ben] = [await shop.signUp('aiko'), await shop.signUp('ben')]
  for (const person of [aiko, ben]) {
    await subscribeByCard(shop, person)
    await expectProAccess(shop, person)
  }
  const end = async (person: Person, when: string) => {
    const { periodEnd, renews } = (await readerOf(person)).plan
    const asked = { userId: await idOf(person), when, reason: 'asked for it', shown: { periodEnd, renews } }
    return submitOperation(shop, sora, 'admin.endPro', asked)
  }

  expect((await end(aiko, 'period-end')).status).toBe(200)
  expect((await readerOf(aiko)).plan).toMatchObject({ subscribed: true, renews: false })
  expect((await end(ben, 'now')).status).toBe(200)
  expect((await readerOf(ben)).plan).toMatchObject({ subscribed: false })
  expect((await fetchSubscriptions(shop, ben)).map(({ status }) => status)).toEqual(['canceled'])
})

test.each(['period-end', 'now'])(
  'ending an ended plan (%s) is rejected and writes no audit log entry',
  async (when) => {
    const aiko = await shop.signUp('aiko')
    await subscribeByCard(shop, aiko)
    await expectProAccess(shop, aiko)
    const { periodEnd, renews } = (await readerOf(aiko)).plan
    for (const { id } of await fetchSubscriptions(shop, aiko)) await shop.deps.stripe.subscriptions.cancel(id)

    const asked = { userId: await idOf(aiko), when, shown: { periodEnd, renews }, reason: 'asked for it' }
    const answer = await submitOperation(shop, sora, 'admin.endPro', asked)

    expect([answer.status, readRefusalCode(answer)]).toEqual([409, 'changed-since-shown'])
    expect(await auditKindsOf(aiko)).toEqual([])
  },
)

test('support logs a user out on all devices', async () => {
  const aiko = await shop.signUp('aiko')
  const userId = await idOf(aiko)
  await waitForNextSecond()
  expect(
    (await submitOperation(shop, sora, 'admin.logOutReader', { userId, reason: 'lost phone' })).status,
  ).toBe(200)
  expect((await shop.visit('/api/auth/me', aiko)).status).toBe(401)
})

test('an owner sets and removes a role, but not their own', async () => {
  const [chie, aiko] = [await signUpOperator(shop, 'chie'), await shop.signUp('aiko')]
  const change = async (person: Person, role: string | null, shown: string | null) => {
    const asked = { userId: await idOf(person), role, shown: { role: shown }, reason: 'new colleague' }
    return submitOperation(shop, chie, 'admin.changeRole', asked)
  }
  const claims = async () => (await openFirebase(shop.deps.env).getUser(aiko.uid)).customClaims ?? {}

  const roleOf = async (person: Person) =>
    readCallData(await callQuery(shop, chie, 'admin.roleOf', { userId: await idOf(person) }))

  expect([await roleOf(aiko), await roleOf(chie)]).toEqual([{ role: null }, { role: 'owner' }])
  expect((await change(aiko, 'support', null)).status).toBe(200)
  expect([await claims(), await roleOf(aiko)]).toEqual([{ role: 'support' }, { role: 'support' }])
  expect((await change(aiko, null, 'support')).status).toBe(200)
  expect(await claims()).toEqual({})
  expect(readRefusalCode(await change(chie, null, 'owner'))).toBe('forbidden')
  expect((await readerOf(aiko)).entries).toMatchObject([
    { kind: 'role-changed', before: { role: 'support' }, after: { role: 'none' } },
    { kind: 'role-changed', before: { role: 'none' }, after: { role: 'support' } },
  ])
})

test('a job completes a role change that Firebase didn’t confirm, with one audit log entry', async () => {
  const [chie, aiko] = [await signUpOperator(shop, 'chie'), await shop.signUp('aiko')]
  const asked = {
    operationId: crypto.randomUUID(),
    userId: await idOf(aiko),
    role: 'editor',
    shown: { role: null },
    reason: 'new colleague',
  }
  const silent = vi.spyOn(shop.deps.identity, 'setRole').mockRejectedValueOnce(new Refusal('unavailable'))
  expect((await callMutation(shop, chie, 'admin.changeRole', asked)).status).toBe(503)
  silent.mockRestore()
  expect((await readerOf(aiko)).entries).toEqual([])

  await expect
    .poll(async () => {
      await runJobsNow(shop)
      return (await readerOf(aiko)).entries
    })
    .toMatchObject([{ kind: 'role-changed', before: { role: 'none' }, after: { role: 'editor' } }])
  expect((await callMutation(shop, chie, 'admin.changeRole', asked)).status).toBe(200)
  expect((await openFirebase(shop.deps.env).getUser(aiko.uid)).customClaims).toEqual({ role: 'editor' })
})

test('a user’s timeline lists all events, the newest first', async () => {
  const aiko = await shop.signUp('aiko')
  const payment = await buy(aiko, 1)
  await shop.post('/api/contact/submit', { email: aiko.email, message: 'Where is my guide?' })
  await refund((await orderOf(payment)).id, 200)

  const { timeline } = await readerOf(aiko)
  const kinds = timeline.map(({ kind }) => kind)
  expect([...new Set(kinds)].toSorted()).toEqual(
    ['access', 'attempt', 'mail', 'message', 'payment', 'refund', 'signed-up'].toSorted(),
  )
  expect(timeline.map(({ at }) => at)).toEqual(
    timeline
      .map(({ at }) => at)
      .toSorted()
      .toReversed(),
  )
  expect(JSON.stringify(timeline)).toContain('Where is my guide?')
  const narration = { title: 'Sell narration', titleJa: 'ナレーションを売る' }
  for (const kind of ['attempt', 'access'])
    expect(timeline.find((moment) => moment.kind === kind)?.about).toEqual(narration)
  expect(JSON.stringify(await readerOf(aiko))).not.toContain('PAID-TEXT')
})

const lookBack = async (person: Person, guideId: number, at: Date) =>
  readCallData<RouterOutputs['admin']['lookBack']>(
    await callQuery(shop, sora, 'admin.lookBack', {
      userId: await idOf(person),
      guideId,
      at: at.toISOString(),
    }),
  )

describe('the admin explains access at a past date', () => {
  test('the admin explains whether a user could read a guide at a past date', async () => {
    const reader = await shop.signUp('mei')
    const before = new Date()
    const payment = await buy(reader, 1)
    const owned = new Date()
    expect(await lookBack(reader, 1, before)).toMatchObject({ reason: null, obstacle: 'never-had' })
    expect(await lookBack(reader, 1, owned)).toMatchObject({
      reason: 'owned',
      guide: { title: 'Sell narration', titleJa: 'ナレーションを売る', version: 1 },
      receipts: [{ language: 'en', reference: payment }],
    })

    const { id, amount } = await orderOf(payment)
    await refund(id, amount)
    await expect.poll(() => canRead(reader, 1)).toBe(false)

    expect(await lookBack(reader, 1, new Date())).toMatchObject({ reason: null, obstacle: 'revoked' })
    expect(await lookBack(reader, 1, owned)).toMatchObject({ reason: 'owned' })
    expect(await lookBack(reader, 1, new Date('2020-01-01'))).toMatchObject({
      reason: null,
      obstacle: 'no-guide',
      changes: [],
    })
    expect((await lookBack(reader, 2, owned)).obstacle).toBe('never-had')
  })

  test('access at a past date reveals nothing about draft guides', async () => {
    const reader = await shop.signUp('yoko')
    const at = new Date().toISOString()
    const userId = await idOf(reader)
    const asDraft = (onSaleSince: string | null, state: string) =>
      shop.deps.pool.query(`update guides set state = $1, on_sale_since = $2 where id = 4`, [
        state,
        onSaleSince,
      ])
    await shop.stock({ id: 4, titleEn: 'Secret plans' })
    await asDraft(null, 'draft')
    const answer = await callQuery(shop, sora, 'admin.lookBack', { userId, guideId: 4, at })
    expect([answer.status, answer.body.includes('Secret plans')]).toEqual([404, false])

    await asDraft('2100-01-01', 'on-sale')
    expect(await lookBack(reader, 4, new Date())).toMatchObject({
      guide: { version: null },
      obstacle: 'no-guide',
    })
  })

  test('the admin reports Pro access at a past date', async () => {
    const reader = await shop.signUp('mio')
    const before = new Date()
    await subscribeByCard(shop, reader)
    await expect.poll(() => canRead(reader, 2)).toBe(true)
    expect((await lookBack(reader, 2, before)).obstacle).toBe('never-had')
    expect((await lookBack(reader, 2, new Date())).reason).toBe('pro')
  })
})

test('support requests an export of a user’s data, which only that user can open', async () => {
  const reader = await shop.signUp('rio')
  const asked = { userId: await idOf(reader), language: 'ja', reason: 'asked by phone' }
  expect((await submitOperation(shop, sora, 'admin.copyDataOf', asked)).status).toBe(200)
  expect(await auditKindsOf(reader)).toEqual([['data-copied', 'asked by phone', sora.email]])
  const { copies } = readCallData<{ copies: { id: string }[] }>(
    await callQuery(shop, reader, 'account.copies'),
  )
  expect(copies).toHaveLength(1)
  const [copy] = copies
  expect((await shop.visit(`/api/account/copies/${copy?.id}`, sora)).status).toBe(404)
})

test('support requests the deletion of a user, who can cancel it by email, but not of operators', async () => {
  const reader = await shop.signUp('yuki')
  const shown = { deletesAt: null }
  const asked = { userId: await idOf(reader), language: 'en', shown, reason: 'wrote to us' }
  expect((await submitOperation(shop, sora, 'admin.deleteReader', asked)).status).toBe(200)
  const { deletesAt, entries } = await readerOf(reader)
  expect(deletesAt).not.toBeNull()
  expect(entries.map(({ kind, after }) => [kind, after?.ends])).toEqual([['deletion-asked', deletesAt]])
  await expect
    .poll(async () => {
      await runJobsNow(shop)
      return (await fetchMailsTo(shop, reader.email)).map(({ text }) => text).join('\n')
    })
    .toContain('/keep-account')

  const owner = await signUpOperator(shop, 'omi', 'owner')
  const refused = await submitOperation(shop, sora, 'admin.deleteReader', {
    ...asked,
    userId: await idOf(owner),
  })
  expect(refused.status).toBe(403)
  const own = await submitOperation(shop, owner, 'admin.deleteReader', {
    ...asked,
    userId: await idOf(owner),
  })
  expect(own.status).toBe(403)
})

test('support relinks an account to the sign-in that has verified its email address', async () => {
  const firebase = openFirebase(shop.deps.env)
  const former = await shop.signUp('nao')
  await buy(former, 3)
  const userId = await idOf(former)
  const relinkable = async () => readCallData(await callQuery(shop, sora, 'admin.relinkable', { userId }))
  const relink = () =>
    submitOperation(shop, sora, 'admin.relinkReader', {
      userId,
      outcome: 'moved',
      reason: 'lost their login',
    })
  expect(await relinkable()).toMatchObject({ outcome: null, obstacle: 'linked-already' })

  await firebase.deleteUser(former.uid)
  const { uid } = await firebase.createUser({ email: former.email, password: 'secret-123' })
  expect(await relinkable()).toMatchObject({ outcome: null, obstacle: 'not-verified' })
  expect((await relink()).status).toBe(409)
  await firebase.updateUser(uid, { emailVerified: true })
  expect(await relinkable()).toMatchObject({ outcome: 'moved', obstacle: null })

  expect((await relink()).status).toBe(200)

  const moved = readCallData<AdminReader>(await callQuery(shop, sora, 'admin.reader', { userId }))
  expect([moved.uid, moved.guides.map(({ guideId }) => guideId)]).toEqual([uid, [3]])
  expect(moved.entries.map(({ kind, before, after }) => [kind, before, after])).toEqual([
    ['relinked', { signIn: former.uid }, { signIn: uid }],
  ])
})
