import { expect, test } from 'vitest'
import { payWithCard, parsePaymentId } from '../../testing/buyers.ts'
import { type Shop, openTestShop } from '../../testing/shop.ts'
import { createDispute } from '../../testing/subscribers.ts'

const shop = await openTestShop()
await shop.stock({ id: 1 }, { id: 2 }, { id: 3, isFreePreview: true })

const pick = (guideId: number, person?: Parameters<Shop['post']>[2]) =>
  shop.post('/api/users/free-selection', { guideId }, person)

test('a new user can pick one guide to read for free, and no second one', async () => {
  const aiko = await shop.signUp('aiko')

  const first = await pick(1, aiko)
  const again = await pick(1, aiko)
  const another = await pick(2, aiko)

  expect(first.json()).toEqual({ guideId: 1, selected: true })
  expect(again.status).toBe(200)
  expect(another.json()).toMatchObject({ code: 'free-guide-used' })
  expect((await shop.visit('/api/guides/1', aiko)).body).toContain('PAID-TEXT-1')
  expect((await shop.visit('/api/guides/2', aiko)).body).not.toContain('PAID-TEXT-2')
})

test('thirty concurrent picks of two guides grant one of the guides', async () => {
  const ben = await shop.signUp('ben')

  const answers = await Promise.all(Array.from({ length: 30 }, (_, index) => pick(1 + (index % 2), ben)))

  const { rows } = await shop.deps.pool.query(
    'select guide_id from purchases join users on users.id = user_id where firebase_uid = $1',
    [ben.uid],
  )
  expect(rows).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(15)
})

test('a pick of an unknown or free guide does not use up the free pick', async () => {
  const chie = await shop.signUp('chie')

  const refused = [await pick(999, chie), await pick(3, chie)]

  expect(refused.map(({ status }) => status)).toEqual([404, 409])
  expect((await pick(2, chie)).status).toBe(200)
})

test('a guide with a disputed payment cannot be picked for free, and the free pick stays available', async () => {
  const dai = await shop.signUp('dai')
  const started = await shop.post('/api/users/create-payment-intent', { guideId: 1 }, dai)
  const payment = parsePaymentId(started.json())
  await payWithCard(shop.deps.stripe, payment)
  await shop.post('/api/purchases', { guideId: 1, stripePaymentId: payment }, dai)
  await createDispute(shop, payment)
  const reads = async () => (await shop.visit('/api/guides/1', dai)).body.includes('PAID-TEXT-1')
  await expect.poll(reads).toBe(false)

  expect((await pick(1, dai)).json()).toMatchObject({ code: 'purchase-suspended' })
  expect(await reads()).toBe(false)
  expect((await pick(2, dai)).status).toBe(200)
})

test('picking the free guide as a guest requires authentication', async () => {
  expect((await pick(1)).json()).toMatchObject({ error: 'Authentication required' })
})
