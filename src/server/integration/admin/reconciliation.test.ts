import { beforeEach, expect, test } from 'vitest'
import { reconcileNightly } from '../../admin/health/reconciliation.ts'
import { parsePaymentId, payWithCard } from '../../testing/buyers.ts'
import {
  callQuery,
  readCallData,
  readRefusalCode,
  submitOperation,
  callMutation,
  type RouterOutputs,
} from '../../testing/call.ts'
import { signUpOperator } from '../../testing/operators.ts'
import type { Person } from '../../testing/people.ts'
import { openTestShop } from '../../testing/shop.ts'

type Comparison = RouterOutputs['admin']['health']['comparison']

const shop = await openTestShop()
await shop.stock({ id: 1 })
const owner = await signUpOperator(shop, 'chie')
beforeEach(async () => {
  await sql('delete from comparisons')
  // Only users with a Stripe customer are compared.
  await sql('update users set stripe_customer_id = null')
})

const sql = (text: string, values: unknown[] = []) => shop.deps.pool.query(text, values)

const canRead = async (person: Person) =>
  (await shop.visit('/api/users/can-view/1', person)).json<{ canView: boolean }>().canView

/** Creates a user who has bought the guide. `payment` is the id at Stripe. */
async function buyer(name: string) {
  const person = await shop.signUp(name)
  const started = await shop.post('/api/users/create-payment-intent', { guideId: 1 }, person)
  const payment = parsePaymentId(started.json())
  await payWithCard(shop.deps.stripe, payment)
  await expect.poll(() => canRead(person)).toBe(true)
  const { rows } = await sql('select id from users where firebase_uid = $1', [person.uid])
  return { person, payment, userId: (rows as { id: number }[])[0]?.id ?? 0 }
}

/** Revokes all paid purchases in the database only, which causes discrepancies. */
const revokePurchases = () =>
  sql('update purchases set revoked_at = now() where stripe_payment_id is not null')

const comparison = async () =>
  readCallData<{ comparison: Comparison }>(await callQuery(shop, owner, 'admin.health')).comparison
const readEnd = async () => (await comparison())?.endedAt
const countPendingDiscrepancies = async () =>
  readCallData<RouterOutputs['admin']['waiting']>(await callQuery(shop, owner, 'admin.waiting')).differences

test('an owner reconciles the shop with Stripe and applies the discrepancies (B20.24)', async () => {
  const { person, payment, userId } = await buyer('rei')
  expect(await comparison()).toBeNull()

  expect((await submitOperation(shop, owner, 'admin.compareWithStripe')).status).toBe(200)
  await expect.poll(readEnd).toEqual(expect.any(String))
  const one = { gaveUp: false, buyers: 1, compared: 1 }
  expect(await comparison()).toMatchObject({ ...one, repairs: false, differences: 0, found: [] })
  expect(await countPendingDiscrepancies()).toBe(0)

  await revokePurchases()
  await submitOperation(shop, owner, 'admin.compareWithStripe')
  const found = [
    {
      userId,
      email: person.email,
      stripeId: payment,
      changes: ['restore guide 1: the money stayed with us'],
    },
  ]
  await expect.poll(comparison).toMatchObject({ ...one, repairs: false, differences: 1, found })
  await expect.poll(countPendingDiscrepancies).toBe(1)
  expect(await canRead(person)).toBe(false)

  expect((await submitOperation(shop, owner, 'admin.writeDifferences')).status).toBe(200)
  await expect.poll(countPendingDiscrepancies).toBe(0)
  expect(await comparison()).toMatchObject({ ...one, repairs: true, differences: 1, found })
  expect(await canRead(person)).toBe(true)
})

test('an interrupted reconciliation resumes where it stopped, and no second one starts', async () => {
  const [first, second] = [await buyer('first'), await buyer('second')]
  await revokePurchases()
  await sql(
    'insert into comparisons (repairs, begun_at, buyers, compared, last_user_id) values (true, now(), 3, 2, $1)',
    [first.userId],
  )

  expect(readRefusalCode(await submitOperation(shop, owner, 'admin.compareWithStripe'))).toBe(
    'comparison-running',
  )
  expect(await readEnd()).toBeNull()

  expect((await submitOperation(shop, owner, 'admin.writeDifferences')).status).toBe(200)
  await expect.poll(readEnd).toEqual(expect.any(String))
  expect(await comparison()).toMatchObject({ compared: 3, found: [{ stripeId: second.payment }] })
  expect(await canRead(second.person)).toBe(true)
  expect(await canRead(first.person)).toBe(false)
})

test('a reconciliation starts every night, or continues a running one', async () => {
  const { rows } = await sql(`select cron from pgboss.schedule where name = 'desk.compare-every-night'`)
  expect(rows).toEqual([{ cron: '40 2 * * *' }])

  await reconcileNightly(shop.deps)
  await expect.poll(readEnd).toEqual(expect.any(String))

  await sql('update comparisons set ended_at = null, repairs = true')
  await reconcileNightly(shop.deps)
  await expect.poll(readEnd).toEqual(expect.any(String))
  expect(await comparison()).toMatchObject({ repairs: true })
})

test('support can’t reconcile, and applying discrepancies requires a fresh login', async () => {
  const support = await signUpOperator(shop, 'sora', 'support')
  for (const entry of ['admin.compareWithStripe', 'admin.writeDifferences'])
    expect(readRefusalCode(await callMutation(shop, support, entry))).toBe('forbidden')

  const { clock } = shop.deps
  shop.deps.clock = () => new Date(clock().getTime() + 11 * 60_000)
  try {
    expect(readRefusalCode(await submitOperation(shop, owner, 'admin.writeDifferences'))).toBe(
      'sign-in-again',
    )
  } finally {
    shop.deps.clock = clock
  }
  expect(await comparison()).toBeNull()
})
