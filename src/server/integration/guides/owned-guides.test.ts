import { expect, test } from 'vitest'
import type { Person } from '../../testing/people.ts'
import { parseVisibleTexts } from '../../testing/read-html.ts'
import { openTestShop } from '../../testing/shop.ts'
import { buyItems } from '../payments/testing/buy.ts'

const shop = await openTestShop({ client: 'built' })
await shop.stock({ id: 1 }, { id: 2 }, { id: 3 }, { id: 4, isFreePreview: true })

const subscribe = (person: Person) => buyItems(shop, person, ['pro-month'])

/** Returns the text before the bookmark of each card on a page, by guide id. */
async function cardEnds(path: string, person?: Person): Promise<Record<string, string | undefined>> {
  const [, ...cards] = (await shop.visit(path, person)).body.replaceAll(/<!--.*?-->/g, '').split('<article')
  return Object.fromEntries(
    cards.map((card) => {
      const [whole = ''] = card.split('</article>', 1)
      return [/\/guide\/(\d+)/.exec(whole)?.[1], parseVisibleTexts(`<article${whole}</article>`).at(-2)?.text]
    }),
  )
}

test('cards on home and list show ownership instead of a price to the owner', async () => {
  const aiko = await shop.signUp('aiko')
  await buyItems(shop, aiko, ['guide:1'])
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

test('cards show Pro users which guides are included in Pro and which they own', async () => {
  const ben = await shop.signUp('ben')
  await buyItems(shop, ben, ['guide:3'])
  await subscribe(ben)

  expect(await cardEnds('/guides', ben)).toEqual({
    1: 'Included in Pro',
    2: 'Included in Pro',
    3: 'You own this',
    4: 'Free guide',
  })
  expect(await cardEnds('/ja/guides', ben)).toMatchObject({ 1: 'Proプランに含まれます' })
})

test('cards show prices to guests', async () => {
  expect(await cardEnds('/guides')).toEqual({ 1: '$2', 2: '$2', 3: '$2', 4: 'Free guide' })
})

test('the card of a refunded guide shows its price again', async () => {
  const chie = await shop.signUp('chie')
  const { payment } = await buyItems(shop, chie, ['guide:1'])
  expect(await cardEnds('/guides', chie)).toMatchObject({ 1: 'You own this' })

  await shop.deps.stripe.refunds.create({ payment_intent: payment })

  await expect.poll(async () => (await cardEnds('/guides', chie))['1']).toBe('$2')
})

test.each([
  ['/guides', 3],
  ['/guides?free=1', 3],
  // Home needs three more queries, because the price of Pro depends on the Pro credit and on gifts of Pro.
  ['/', 6],
])('%s takes %i database queries for a signed-in user', async (path, queries) => {
  const dai = await shop.signUp('dai')
  await shop.visit(path, dai)

  // Polls, because payments of earlier tests may still be settled in the background.
  await expect.poll(() => shop.queriesDuring(() => shop.visit(path, dai))).toBe(queries)
})
