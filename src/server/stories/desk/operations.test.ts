import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import type { DeskReader, Order } from '../../../shared/desk/desk-schemas.ts'
import { refundOperation } from '../../desk/readers/refund.ts'
import { runVendorOperation } from '../../desk/operations/run-vendor-operation.ts'
import { paymentIdOf, payWithCard } from '../../testing/buyers.ts'
import { ask, dataOf, refusalOf, tell } from '../../testing/call.ts'
import { runJobsNow } from '../../testing/mailbox.ts'
import { signUpOperator } from '../../testing/operators.ts'
import type { Person } from '../../testing/people.ts'
import { openKillable, type KillPoint } from '../../testing/processes/killable-deps.ts'
import { openShop, type Answer, type Shop } from '../../testing/shop.ts'
import { atStripe } from '../../testing/subscribers.ts'

let shop: Shop
let sora: Person
beforeAll(async () => {
  shop = await openShop()
  await shop.stock({ id: 1 }, { id: 2 })
  sora = await signUpOperator(shop, 'sora', 'owner')
})
afterEach(async () => {
  await fetch(`${shop.stripeUrl}/_sandbox/faults`, { method: 'DELETE' })
  expect(shop.unexpectedErrors()).toEqual([])
})
afterAll(() => shop.close())

/** A reader who paid for a guide. */
async function buyGuide(): Promise<{ payment: string; order: Order }> {
  const reader = await shop.signUp('aiko')
  const payment = paymentIdOf(
    (await shop.post('/api/users/create-payment-intent', { guideId: 1 }, reader)).json(),
  )
  await payWithCard(shop.deps.stripe, payment)
  const read = async () =>
    dataOf<{ orders: Order[] }>(await ask(shop, sora, 'desk.orders', { find: payment })).orders[0]
  await expect.poll(read).toBeDefined()
  return { payment, order: (await read()) ?? expect.fail('no order') }
}

interface Submitted {
  operationId: string
  receiptId: string
  amount: number
  shown: { refunded: number }
}

/** What a dialog submits that opened when nothing had been refunded: half a dollar. */
const halfDollarOf = ({ id }: Order): Submitted => ({
  operationId: crypto.randomUUID(),
  receiptId: id,
  amount: 50,
  shown: { refunded: 0 },
})
const reason = 'not what they hoped for'
const refund = (submitted: Submitted) => tell(shop, sora, 'desk.refund', { ...submitted, reason })
const refundsAtStripe = async (payment: string) =>
  (await shop.deps.stripe.refunds.list({ payment_intent: payment })).data.map(({ amount }) => amount)
const auditLogOf = async (userId: number) =>
  dataOf<DeskReader>(await ask(shop, sora, 'desk.reader', { userId })).deeds.map(({ kind }) => kind)
const changeOf = (answer: Answer) =>
  answer.json<{ error?: { json: { data: { problems: unknown } } } }>().error?.json.data.problems

/** The Stripe library tries three times. */
const isProcessedWithoutAnswer = { method: 'POST', path: '/v1/refunds', status: 0, afterWork: true, times: 3 }

describe('a refund', () => {
  test('whose answer was lost three times is the same refund when it is submitted again', async () => {
    const { payment, order } = await buyGuide()
    await atStripe(shop, 'faults', isProcessedWithoutAnswer)
    const submitted = halfDollarOf(order)

    expect(refusalOf(await refund(submitted))).toBe('payments-unavailable')
    expect((await refund(submitted)).status).toBe(200)

    expect(await refundsAtStripe(payment)).toEqual([50])
    expect(await auditLogOf(order.userId)).toEqual(['refund'])
  })

  test('whose answer was lost is finished by a job', async () => {
    const { payment, order } = await buyGuide()
    await atStripe(shop, 'faults', isProcessedWithoutAnswer)
    await refund(halfDollarOf(order))
    await expect
      .poll(async () => {
        await runJobsNow(shop)
        return auditLogOf(order.userId)
      })
      .toEqual(['refund'])
    expect(await refundsAtStripe(payment)).toEqual([50])
  })

  test('is one refund when it is submitted again before a slow answer arrives', async () => {
    const { payment, order } = await buyGuide()
    const submitted = halfDollarOf(order)
    const { refunds } = shop.deps.stripe
    const create = refunds.create.bind(refunds)
    const early: Answer[] = []
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

  test('submitted 20 times at once with one id is one refund and one audit log entry', async () => {
    const { payment, order } = await buyGuide()
    const submitted = halfDollarOf(order)
    const answers = await Promise.all(Array.from({ length: 20 }, () => refund(submitted)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await refundsAtStripe(payment)).toEqual([50])
    expect(await auditLogOf(order.userId)).toEqual(['refund'])
  })

  test('from a dialog that shows an outdated amount sends nothing and says what is refunded by now', async () => {
    const { payment, order } = await buyGuide()
    const outdated = [halfDollarOf(order), halfDollarOf(order)]
    await atStripe(shop, 'faults', isProcessedWithoutAnswer)
    expect((await refund(halfDollarOf(order))).status).toBe(503)

    const answers = await Promise.all(outdated.map(refund))

    expect(answers.map(refusalOf)).toEqual(['changed-since-shown', 'changed-since-shown'])
    expect(answers.map(changeOf)).toEqual([
      [{ field: 'refunded', reason: '$0.50' }],
      [{ field: 'refunded', reason: '$0.50' }],
    ])
    expect(await refundsAtStripe(payment)).toEqual([50])
    expect(await auditLogOf(order.userId)).toEqual(['refund'])
  })

  test('from one of 20 dialogs that are submitted at once is the only one', async () => {
    const { payment, order } = await buyGuide()
    const answers = await Promise.all(Array.from({ length: 20 }, () => refund(halfDollarOf(order))))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await refundsAtStripe(payment)).toEqual([50])
  })

  test('is made twice by two dialogs of which the second opened after the first refund', async () => {
    const { payment, order } = await buyGuide()
    expect((await refund(halfDollarOf(order))).status).toBe(200)
    expect((await refund({ ...halfDollarOf(order), shown: { refunded: 50 } })).status).toBe(200)
    expect(await refundsAtStripe(payment)).toEqual([50, 50])
  })

  test('keeps its outcome when Stripe refused it, and a new dialog can try again', async () => {
    const { payment, order } = await buyGuide()
    const refused = halfDollarOf(order)
    for (const status of [402, 500]) {
      await atStripe(shop, 'faults', { method: 'POST', path: '/v1/refunds', status, times: 3 })
      const submitted = status === 402 ? refused : halfDollarOf(order)
      expect([status, refusalOf(await refund(submitted))]).toEqual([status, 'refund-refused'])
      await fetch(`${shop.stripeUrl}/_sandbox/faults`, { method: 'DELETE' })
    }
    expect(refusalOf(await refund(refused))).toBe('refund-refused')
    expect((await refund(halfDollarOf(order))).status).toBe(200)
    expect(await refundsAtStripe(payment)).toEqual([50])
    expect(await auditLogOf(order.userId)).toEqual(['refund', 'refund-refused', 'refund-refused'])
  })

  test('that Stripe answered with its own error after it made it is done', async () => {
    const { payment, order } = await buyGuide()
    await atStripe(shop, 'faults', { ...isProcessedWithoutAnswer, status: 500 })
    expect((await refund(halfDollarOf(order))).status).toBe(200)
    expect(await refundsAtStripe(payment)).toEqual([50])
  })

  test('with the id of another refund is refused', async () => {
    const { payment, order } = await buyGuide()
    const submitted = halfDollarOf(order)
    expect((await refund(submitted)).status).toBe(200)
    expect(refusalOf(await refund({ ...submitted, amount: 60 }))).toBe('invalid-input')
    expect(await refundsAtStripe(payment)).toEqual([50])
  })

  test('is made once when the process is killed at any step and another dialog is submitted', async () => {
    let deaths = 0
    for (let step = 1, died = true; died; step += 7)
      for (const moment of ['before', 'after'] as const) {
        const { payment, order } = await buyGuide()
        died = await submitAndDie(order, { step, moment })
        deaths += died ? 1 : 0

        const { status } = await refund(halfDollarOf(order))

        const where = `${moment} step ${step}, then ${status}`
        expect([where, await refundsAtStripe(payment)]).toEqual([where, [50]])
        expect([where, await auditLogOf(order.userId)]).toEqual([where, ['refund']])
      }
    expect(deaths).toBeGreaterThan(4)
  })
})

/** Submits a refund in a process that is killed at this step; false if it was done before. */
async function submitAndDie(order: Order, death: KillPoint): Promise<boolean> {
  const operator = { ...sora, role: 'owner', emailVerified: true, authenticatedAt: new Date() } as const
  const mortal = openKillable(shop, death)
  const input = { ...halfDollarOf(order), reason }
  const [submitted] = await Promise.allSettled([
    runVendorOperation(mortal.deps, operator, refundOperation, input),
  ])
  const died = mortal.hasDied()
  if (!died && submitted.status === 'rejected') throw submitted.reason
  if (died) await expect.poll(mortal.openConnections).toBe(0)
  await mortal.close()
  return died
}
