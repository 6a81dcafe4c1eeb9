import { expect, test } from 'vitest'
import type { Person } from '../../testing/people.ts'
import { readHtml } from '../../testing/read-html.ts'
import { openTestShop } from '../../testing/shop.ts'
import { buy } from '../payments/testing/buy.ts'

const shop = await openTestShop({ client: 'built' })
await shop.stock({ id: 1 }, { id: 2 }, { id: 3 }, { id: 4, isFreePreview: true })

const subscribe = (person: Person) => buy(shop, person, ['pro-month'])

/** The last words of each card on a page, before its bookmark, by guide. */
async function cardEnds(path: string, person?: Person): Promise<Record<string, string | undefined>> {
  const [, ...cards] = (await shop.visit(path, person)).body.replaceAll(/<!--.*?-->/g, '').split('<article')
  return Object.fromEntries(
    cards.map((card) => {
      const [whole = ''] = card.split('</article>', 1)
      return [/\/guide\/(\d+)/.exec(whole)?.[1], readHtml(`<article${whole}</article>`).at(-2)?.text]
    }),
  )
}

test('cards name no price for what a reader owns, on home and on the list', async () => {
  const aiko = await shop.signUp('aiko')
  await buy(shop, aiko, ['guide:1'])
  await shop.post('/api/users/free-selection', { guideId: 2 }, aiko)

  const english = { 1: 'You own this', 2: 'Your free guide', 3: '$2', 4: 'Free guide' }
  expect(await cardEnds('/guides', aiko)).toEqual(english)
  expect(await cardEnds('/', aiko)).toEqual(english)
  expect(await cardEnds('/ja/guides', aiko)).toEqual({
    1: '購入済み',
    2: '無料の1冊',
    3: '¥200',
    4: '無料公開',
  })
})

test('cards of a Pro reader say that a guide is included, and still what is their own', async () => {
  const ben = await shop.signUp('ben')
  await buy(shop, ben, ['guide:3'])
  await subscribe(ben)

  expect(await cardEnds('/guides', ben)).toEqual({
    1: 'Included in Pro',
    2: 'Included in Pro',
    3: 'You own this',
    4: 'Free guide',
  })
  expect(await cardEnds('/ja/guides', ben)).toMatchObject({ 1: 'Proプランに含まれます' })
})

test('a guest’s cards keep their prices', async () => {
  expect(await cardEnds('/guides')).toEqual({ 1: '$2', 2: '$2', 3: '$2', 4: 'Free guide' })
})

test('a guide that is refunded has its price again', async () => {
  const chie = await shop.signUp('chie')
  const { payment } = await buy(shop, chie, ['guide:1'])
  expect(await cardEnds('/guides', chie)).toMatchObject({ 1: 'You own this' })

  await shop.deps.stripe.refunds.create({ payment_intent: payment })

  await expect.poll(async () => (await cardEnds('/guides', chie))['1']).toBe('$2')
})

test.each([
  ['/guides', 3],
  ['/guides?free=1', 3],
  // Three more for Pro: its price depends on what the reader has paid in before, and gifts of it may wait.
  ['/', 6],
])('%s asks %i queries, however many cards it has', async (path, queries) => {
  const dai = await shop.signUp('dai')
  await shop.visit(path, dai)

  // Settling what others have bought may still run in the background.
  await expect.poll(() => shop.queriesDuring(() => shop.visit(path, dai))).toBe(queries)
})
