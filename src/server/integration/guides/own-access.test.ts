import { expect, test } from 'vitest'
import type { AccessExplanation, OwnedGuides, Purchases } from '../../../shared/access/access-schemas.ts'
import type { Person } from '../../testing/people.ts'
import { openTestShop } from '../../testing/shop.ts'
import { decideDispute, createDispute } from '../../testing/subscribers.ts'
import { buyItems } from '../payments/testing/buy.ts'

const shop = await openTestShop()
await shop.stock({ id: 1 }, { id: 2 }, { id: 3 })
const ben = await shop.signUp('ben')

/** Signs up a user who buys guide 1 and picks guide 2 for free. */
async function signUpReader() {
  const reader = await shop.signUp('aiko')
  const { payment } = await buyItems(shop, reader, ['guide:1'])
  await shop.post('/api/users/free-selection', { guideId: 2 }, reader)
  return { reader, payment }
}

const told = async <T>(path: string, person: Person) => (await shop.visit(path, person)).json<T>()
const calls = async <T>(name: string, input: object | undefined, person: Person) => {
  const query = input === undefined ? '' : `?input=${encodeURIComponent(JSON.stringify({ json: input }))}`
  const answer = await shop.visit(`/trpc/access.${name}${query}`, person)
  return answer.json<{ result: { data: { json: T } } }>().result.data.json
}

/** Returns whether the user has any purchase, and whether they own guide 1, 2 and 3, according to every REST path that reports it. */
async function hasBought(person: Person): Promise<boolean[]> {
  const ofGuide = ['', '/1', '/2', '/3'].map((guide) =>
    told<{ hasPurchased: boolean }>(`/api/users/access-status${guide}`, person),
  )
  const answers = (await Promise.all(ofGuide)).map(({ hasPurchased }) => hasPurchased)
  const paid = [1, 2, 3].map((id) =>
    told<{ isPaid: boolean }>(`/api/users/paid-status/${person.uid}/${id}`, person),
  )
  expect((await Promise.all(paid)).map(({ isPaid }) => isPaid)).toEqual(answers.slice(1))
  return answers
}

/** Returns this month's count, the purchases, the owned guides, and the reason for access to guide 1. */
async function everythingTold(person: Person) {
  const [month, { purchases }, owned, { grounds, history }] = await Promise.all([
    told<{ purchaseCount: number }>('/api/users/monthly-purchase-status', person),
    told<Purchases>('/api/purchases/user', person),
    calls<OwnedGuides>('owned', undefined, person),
    calls<AccessExplanation>('explain', { guideId: 1 }, person),
  ])
  return {
    month: month.purchaseCount,
    purchases: purchases.map(({ guideId, state }) => `${guideId} ${state}`).toSorted(),
    owned: [...owned.bought, ...owned.picked],
    grounds,
    history: history.map(({ change, reference }) => [change, reference]),
  }
}

test('a user with one purchase and one free pick owns two guides and has one purchase this month', async () => {
  const { reader, payment } = await signUpReader()
  expect(await hasBought(reader)).toEqual([true, true, true, false])
  expect(await everythingTold(reader)).toEqual({
    month: 1,
    purchases: ['1 open', '2 open'],
    owned: [1, 2],
    grounds: 'purchase',
    history: [['granted', payment]],
  })
})

test('access responses to a user contain no purchases of other users', async () => {
  await signUpReader()
  expect(await hasBought(ben)).toEqual([false, false, false, false])
  expect(await everythingTold(ben)).toEqual({
    month: 0,
    purchases: [],
    owned: [],
    grounds: null,
    history: [],
  })
})

test('a guide with a disputed payment does not count as bought until the dispute is won', async () => {
  const { reader, payment } = await signUpReader()
  const opened = await createDispute(shop, payment)
  await expect.poll(() => hasBought(reader)).toEqual([true, false, true, false])
  expect(await everythingTold(reader)).toMatchObject({
    purchases: ['1 suspended', '2 open'],
    owned: [2],
    grounds: null,
  })

  await decideDispute(shop, opened, 'won')
  await expect.poll(() => hasBought(reader)).toEqual([true, true, true, false])
})

test('a free pick does not use up the free pick of another user', async () => {
  const chie = await shop.signUp('chie')
  expect((await shop.post('/api/users/free-selection', { guideId: 3 }, chie)).status).toBe(200)

  const { user } = await told<{ user: { freeAccessUsed: boolean } }>('/api/auth/me', ben)
  expect(user.freeAccessUsed).toBe(false)
})

test('a refunded guide does not count as bought and can be bought again', async () => {
  const { reader, payment } = await signUpReader()
  await shop.deps.stripe.refunds.create({ payment_intent: payment })
  await expect.poll(() => hasBought(reader)).toEqual([true, false, true, false])
  expect(await everythingTold(reader)).toMatchObject({
    purchases: ['1 revoked', '2 open'],
    owned: [2],
    grounds: null,
  })

  await buyItems(shop, reader, ['guide:1'])

  expect(await hasBought(reader)).toEqual([true, true, true, false])
  expect(await everythingTold(reader)).toMatchObject({
    purchases: ['1 open', '1 revoked', '2 open'],
    grounds: 'purchase',
  })
})
