import { afterEach, describe, expect, test, vi } from 'vitest'
import type { AuditKind } from '../../../shared/admin/audit-log.ts'
import { refundOperation } from '../../admin/readers/refund.ts'
import { openFirebase } from '../../auth/index.ts'
import {
  callQuery,
  readCallData,
  readRefusalCode,
  submitOperation,
  callMutation,
  type RouterOutputs,
} from '../../testing/call.ts'
import { runJobsNow } from '../../testing/mailbox.ts'
import { signUpOperator } from '../../testing/operators.ts'
import { waitForNextSecond, type Person } from '../../testing/people.ts'
import { openKillableDeps, type KillPoint } from '../../testing/processes/killable-deps.ts'
import { type TestResponse, openTestShop } from '../../testing/shop.ts'
import {
  controlStripe,
  expectProAccess,
  subscribeByCard,
  fetchSubscriptions,
} from '../../testing/subscribers.ts'
import { buyItems } from '../payments/testing/buy.ts'

type AdminReader = RouterOutputs['admin']['reader']
type Order = RouterOutputs['admin']['orders']['orders'][number]

const shop = await openTestShop()
await shop.stock({ id: 1 }, { id: 2 })
const sora = await signUpOperator(shop, 'sora', 'owner')
afterEach(async () => {
  await fetch(`${shop.stripeUrl}/_sandbox/faults`, { method: 'DELETE' })
  expect(shop.unexpectedErrors()).toEqual([])
})

/** Buys a guide and returns the payment and its order in the admin. */
async function buyGuide(person?: Person): Promise<{ payment: string; order: Order }> {
  const reader = person ?? (await shop.signUp('aiko'))
  const { payment } = await buyItems(shop, reader, ['guide:1'])
  const [order] = readCallData<{ orders: Order[] }>(
    await callQuery(shop, sora, 'admin.orders', { find: payment }),
  ).orders
  if (order === undefined) throw new Error('no order')
  return { payment, order }
}

interface Submitted {
  operationId: string
  receiptId: string
  amount: number
  shown: { refunded: number }
}

/** Returns the input of a refund of $0.50 from a dialog that opened before any refund. */
const halfDollarOf = ({ id }: Order): Submitted => ({
  operationId: crypto.randomUUID(),
  receiptId: id,
  amount: 50,
  shown: { refunded: 0 },
})
const reason = 'not what they hoped for'
const refund = (submitted: Submitted) => callMutation(shop, sora, 'admin.refund', { ...submitted, reason })
const refundsAtStripe = async (payment: string) =>
  (await shop.deps.stripe.refunds.list({ payment_intent: payment })).data.map(({ amount }) => amount)
const auditLogOf = async (userId: number) =>
  readCallData<AdminReader>(await callQuery(shop, sora, 'admin.reader', { userId })).entries.map(
    ({ kind }) => kind,
  )
const changeOf = (answer: TestResponse) =>
  answer.json<{ error?: { json: { data: { problems: unknown } } } }>().error?.json.data.problems

/** Fault that drops the responses to all three tries of the Stripe library. */
const lostRefundResponses = { method: 'POST', path: '/v1/refunds', status: 0, afterWork: true, times: 3 }

describe('a repeated or interrupted refund is made once', () => {
  test('a refund whose response was lost three times is not repeated when it is submitted again', async () => {
    const { payment, order } = await buyGuide()
    await controlStripe(shop, 'faults', lostRefundResponses)
    const submitted = halfDollarOf(order)

    expect(readRefusalCode(await refund(submitted))).toBe('payments-unavailable')
    expect((await refund(submitted)).status).toBe(200)

    expect(await refundsAtStripe(payment)).toEqual([50])
    expect(await auditLogOf(order.userId)).toEqual(['refund'])
  })

  test('a job finishes a refund whose response was lost', async () => {
    const { payment, order } = await buyGuide()
    await controlStripe(shop, 'faults', lostRefundResponses)
    await refund(halfDollarOf(order))
    await expect
      .poll(async () => {
        await runJobsNow(shop)
        return auditLogOf(order.userId)
      })
      .toEqual(['refund'])
    expect(await refundsAtStripe(payment)).toEqual([50])
  })

  test('submitting a refund again before a slow response arrives makes one refund', async () => {
    const { payment, order } = await buyGuide()
    const submitted = halfDollarOf(order)
    const { refunds } = shop.deps.stripe
    const create = refunds.create.bind(refunds)
    const early: TestResponse[] = []
    vi.spyOn(refunds, 'create').mockImplementationOnce(async (params, options) => {
      const made = await create(params, options)
      early.push(await refund(submitted))
      return made
    })

    expect((await refund(submitted)).status).toBe(200)

    expect(early.map(({ status }) => status)).toEqual([200])
    expect(await refundsAtStripe(payment)).toEqual([50])
    expect(await auditLogOf(order.userId)).toEqual(['refund'])
  })

  test('20 simultaneous submits of one dialog make one refund and one audit log entry', async () => {
    const { payment, order } = await buyGuide()
    const submitted = halfDollarOf(order)
    const answers = await Promise.all(Array.from({ length: 20 }, () => refund(submitted)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await refundsAtStripe(payment)).toEqual([50])
    expect(await auditLogOf(order.userId)).toEqual(['refund'])
  })

  test('a refund from an outdated dialog is rejected with the amount already refunded', async () => {
    const { payment, order } = await buyGuide()
    const outdated = [halfDollarOf(order), halfDollarOf(order)]
    await controlStripe(shop, 'faults', lostRefundResponses)
    expect((await refund(halfDollarOf(order))).status).toBe(503)

    const answers = await Promise.all(outdated.map(refund))

    expect(answers.map(readRefusalCode)).toEqual(['changed-since-shown', 'changed-since-shown'])
    expect(answers.map(changeOf)).toEqual([
      [{ field: 'refunded', reason: '$0.50' }],
      [{ field: 'refunded', reason: '$0.50' }],
    ])
    expect(await refundsAtStripe(payment)).toEqual([50])
    expect(await auditLogOf(order.userId)).toEqual(['refund'])
  })

  test('one of 20 refund dialogs that are submitted simultaneously succeeds', async () => {
    const { payment, order } = await buyGuide()
    const answers = await Promise.all(Array.from({ length: 20 }, () => refund(halfDollarOf(order))))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await refundsAtStripe(payment)).toEqual([50])
  })

  test('a dialog that opened after a refund can make a second refund', async () => {
    const { payment, order } = await buyGuide()
    expect((await refund(halfDollarOf(order))).status).toBe(200)
    expect((await refund({ ...halfDollarOf(order), shown: { refunded: 50 } })).status).toBe(200)
    expect(await refundsAtStripe(payment)).toEqual([50, 50])
  })

  test('a refund that Stripe refused keeps its outcome; a new dialog can retry', async () => {
    const { payment, order } = await buyGuide()
    const refused = halfDollarOf(order)
    for (const status of [402, 500]) {
      await controlStripe(shop, 'faults', { method: 'POST', path: '/v1/refunds', status, times: 3 })
      const submitted = status === 402 ? refused : halfDollarOf(order)
      expect([status, readRefusalCode(await refund(submitted))]).toEqual([status, 'refund-refused'])
      await fetch(`${shop.stripeUrl}/_sandbox/faults`, { method: 'DELETE' })
    }
    expect(readRefusalCode(await refund(refused))).toBe('refund-refused')
    expect((await refund(halfDollarOf(order))).status).toBe(200)
    expect(await refundsAtStripe(payment)).toEqual([50])
    expect(await auditLogOf(order.userId)).toEqual(['refund', 'refund-refused', 'refund-refused'])
  })

  test('a refund is done even if Stripe made it and then returned a server error', async () => {
    const { payment, order } = await buyGuide()
    await controlStripe(shop, 'faults', { ...lostRefundResponses, status: 500 })
    expect((await refund(halfDollarOf(order))).status).toBe(200)
    expect(await refundsAtStripe(payment)).toEqual([50])
  })

  test('a refund with the operation id of another refund is rejected', async () => {
    const { payment, order } = await buyGuide()
    const submitted = halfDollarOf(order)
    expect((await refund(submitted)).status).toBe(200)
    expect(readRefusalCode(await refund({ ...submitted, amount: 60 }))).toBe('invalid-input')
    expect(await refundsAtStripe(payment)).toEqual([50])
  })

  test('a refund is made once if the process is killed at any step and another dialog is submitted', async () => {
    let deaths = 0
    for (let step = 1, died = true; died; step += 7)
      for (const moment of ['before', 'after'] as const) {
        const { payment, order } = await buyGuide()
        died = await submitAndKill(order, { step, moment })
        deaths += died ? 1 : 0

        const { status } = await refund(halfDollarOf(order))

        const where = `${moment} step ${step}, then ${status}`
        expect([where, await refundsAtStripe(payment)]).toEqual([where, [50]])
        expect([where, await auditLogOf(order.userId)]).toEqual([where, ['refund']])
      }
    expect(deaths).toBeGreaterThan(4)
  })
})

interface Case {
  /** Returns the input that the dialog submits. */
  input: (reader: AdminReader) => object | Promise<object>
  prepare?: (person: Person) => Promise<unknown>
  /** Reverts the effect, so that a second one would be visible. */
  undo?: (reader: AdminReader, person: Person) => Promise<unknown>
  kind: AuditKind
}

const query = (text: string, ...values: unknown[]) => shop.deps.pool.query(text, values)
const give = ({ id: userId }: AdminReader) =>
  submitOperation(shop, sora, 'admin.giveGuide', { userId, guideId: 2, reason: 'a prize' })
const revokeGuide = ({ id: userId, guides }: AdminReader) =>
  submitOperation(shop, sora, 'admin.takeGuideBack', {
    userId,
    guideId: 2,
    shown: { since: guides.find(({ guideId }) => guideId === 2)?.since },
    reason: 'by mistake',
  })
const readerOf = async (person: Person) => {
  const found = await callQuery(shop, sora, 'admin.orders', { find: person.email })
  const [reader] = readCallData<{ readers: { id: number }[] }>(found).readers
  return readCallData<AdminReader>(await callQuery(shop, sora, 'admin.reader', { userId: reader?.id }))
}
/** Reads everything that a second effect would change. */
async function stateOf(person: Person) {
  const { id, guides, plan, deletesAt, orders } = await readerOf(person)
  const { customClaims, tokensValidAfterTime } = await openFirebase(shop.deps.env).getUser(person.uid)
  const { rows: counts } = await query(
    `select (select max(mailed_at) from receipts where user_id = $1) as mailed, (select count(*) from data_exports) as exports,
       (select count(*) from codes where ended_at is null) as codes, (select count(*) from comparisons) as comparisons,
       (select count(*) from contact_replies) as replies`,
    id,
  )
  return { guides, plan, deletesAt, orders, counts, customClaims, tokensValidAfterTime }
}

const backdateReceipts = () => query(`update receipts set mailed_at = now() - interval '1 hour'`)

const newCode = (word: string) => ({
  word,
  forGuides: true,
  forPro: false,
  terms: { percent: 10, amounts: null },
  firstDay: '2026-01-01',
  lastDay: null,
  mostUses: null,
  newBuyers: false,
  note: 'for the newsletter',
})

const cases: Record<string, Case> = {
  sendReceipt: {
    async prepare(person) {
      await buyGuide(person)
      await backdateReceipts()
    },
    input: ({ orders, email }) => ({ receiptId: orders[0]?.id, shown: { email } }),
    undo: backdateReceipts,
    kind: 'receipt-sent',
  },
  giveGuide: { input: () => ({ guideId: 2 }), undo: revokeGuide, kind: 'guide-given' },
  takeGuideBack: {
    prepare: async (person) => give(await readerOf(person)),
    input: ({ guides }) => ({ guideId: 2, shown: { since: guides[0]?.since } }),
    undo: give,
    kind: 'guide-taken-back',
  },
  endPro: {
    prepare: async (person) => {
      await subscribeByCard(shop, person)
      await expectProAccess(shop, person)
    },
    input: ({ plan: { periodEnd, renews } }) => ({ when: 'period-end', shown: { periodEnd, renews } }),
    async undo(_reader, person) {
      for (const { id } of await fetchSubscriptions(shop, person))
        await shop.deps.stripe.subscriptions.update(id, { cancel_at_period_end: false })
      await expect.poll(async () => (await readerOf(person)).plan.renews).toBe(true)
    },
    kind: 'pro-ended',
  },
  changeRole: {
    input: () => ({ role: 'editor', shown: { role: null } }),
    undo: ({ id: userId }) =>
      submitOperation(shop, sora, 'admin.changeRole', {
        userId,
        role: null,
        shown: { role: 'editor' },
        reason: 'by mistake',
      }),
    kind: 'role-changed',
  },
  // Sessions are revoked with a precision of seconds, so a second logout is only visible in a later second.
  logOutReader: { input: () => ({}), undo: waitForNextSecond, kind: 'logged-out' },
  copyDataOf: {
    input: () => ({ language: 'en' }),
    undo: ({ id }) => query('delete from data_exports where user_id = $1', id),
    kind: 'data-copied',
  },
  deleteReader: {
    input: () => ({ language: 'en', shown: { deletesAt: null } }),
    async undo({ id }) {
      await query(`update account_deletions set state = 'undone' where user_id = $1`, id)
      await query('update users set deletes_at = null where id = $1', id)
    },
    kind: 'deletion-asked',
  },
  makeCode: { input: () => newCode('SPRING26'), kind: 'code-made' },
  endCode: {
    prepare: () =>
      submitOperation(shop, sora, 'admin.makeCode', { ...newCode('SUMMER26'), reason: 'for the newsletter' }),
    input: () => ({ word: 'SUMMER26' }),
    kind: 'code-ended',
  },
  answerMessage: {
    async input({ email }) {
      await shop.post('/api/contact/submit', { email, message: 'Where is my guide?' })
      const { messages } = readCallData<{ messages: { id: number; email: string }[] }>(
        await callQuery(shop, sora, 'admin.inbox', {}),
      )
      return { id: messages.find((message) => message.email === email)?.id, body: 'It is in My guides.' }
    },
    kind: 'message-answered',
  },
  writeDifferences: {
    input: () => ({}),
    undo: () => query('update comparisons set ended_at = now() where ended_at is null'),
    kind: 'differences-written',
  },
}

test.each(Object.entries(cases))(
  '%s takes effect once when it is submitted again with the same operation id',
  async (name, { prepare, input, undo, kind }) => {
    const person = await shop.signUp('mei')
    await prepare?.(person)
    const reader = await readerOf(person)
    const submitted = {
      operationId: crypto.randomUUID(),
      userId: reader.id,
      reason: 'asked for it',
      ...(await input(reader)),
    }
    const entries = async () => {
      const { rows } = await query('select from operator_deeds where kind = $1', kind)
      return rows.length
    }
    const before = await entries()

    const answers = await Promise.all(
      Array.from({ length: 5 }, () => callMutation(shop, sora, `admin.${name}`, submitted)),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    await undo?.(await readerOf(person), person)
    const [state, written] = [await stateOf(person), await entries()]
    expect((await callMutation(shop, sora, `admin.${name}`, submitted)).status).toBe(200)

    expect(await stateOf(person)).toEqual(state)
    expect(await entries()).toBe(written)
    expect(written - before).toBe(undo === undefined || kind !== 'role-changed' ? 1 : 2)
  },
)

/** Submits a refund in a process that is killed at this step. Returns false if it completed before. */
async function submitAndKill(order: Order, death: KillPoint): Promise<boolean> {
  const operator = { ...sora, role: 'owner', emailVerified: true, authenticatedAt: new Date() } as const
  const mortal = openKillableDeps(shop, death)
  const input = { ...halfDollarOf(order), reason }
  const ctx = { deps: mortal.deps, member: operator }
  const [submitted] = await Promise.allSettled([refundOperation.run({ ctx, input })])
  const died = mortal.hasDied()
  if (!died && submitted.status === 'rejected') throw submitted.reason
  await expect.poll(async () => (died ? mortal.openConnections() : 0)).toBe(0)
  await mortal.close()
  return died
}
