import { expect, test } from 'vitest'
import { filterTags, toTagSlug } from '../../../shared/guides/filter-tags.ts'
import { parsePaymentId, payWithCard } from '../../testing/buyers.ts'
import type { Person } from '../../testing/people.ts'
import { parseVisibleTexts } from '../../testing/read-html.ts'
import { openTestShop } from '../../testing/shop.ts'

/** Returns the ids of a category's four guides, enough for a reading path. */
const idsOf = (place: number) => [1, 2, 3, 4].map((step) => place * 10 + step)
const shop = await openTestShop({ client: 'built' })
await shop.stock(
  ...filterTags.flatMap((tag, place) =>
    idsOf(place).map((id) => ({ id, tags: [tag, `method-${id}`], titleEn: `Guide number ${id}` })),
  ),
)

const textsOn = async (path: string, person?: Person) =>
  parseVisibleTexts((await shop.visit(path, person)).body).map(({ text }) => text)

test.each([
  [
    '/subscribe',
    '$2 once',
    '$15 a month',
    'At 8 or more guides a month',
    'Questions about Pro',
    'Start Pro Subscription',
  ],
  ['/ja/subscribe', '1冊200円（買い切り）', '月額1,500円', '月に8冊以上', 'Proプランについてのご質問'],
])(
  '%s compares Pro with single guides, names the break-even and answers questions',
  async (path, ...said) => {
    const texts = (await textsOn(path)).join('\n')
    for (const text of said) expect(texts).toContain(text)
    const answers = (await shop.visit(path)).body.match(/<details/g) ?? []
    expect(answers.length).toBeGreaterThanOrEqual(5)
  },
)

interface Path {
  slug: string
  steps: { id: number }[] | null
}
/** Returns each reading path with its guide ids. Null if only its title is visible. */
const pathsOf = async (person?: Person) => {
  const { result } = (
    await shop.visit(
      `/trpc/guides.paths?input=${encodeURIComponent(JSON.stringify({ json: { language: 'en', exclusive: true } }))}`,
      person,
    )
  ).json<{
    result: { data: { json: Path[] } }
  }>()
  return result.data.json.map(({ slug, steps }) => [slug, steps?.map(({ id }) => id) ?? null])
}

test('subscribers see the reading path of every category, all others one sample', async () => {
  const sample = filterTags.map((tag, place) => [toTagSlug(tag), place === 0 ? idsOf(0) : null])
  const aiko = await shop.signUp('aiko')
  expect(await pathsOf()).toEqual(sample)
  expect(await pathsOf(aiko)).toEqual(sample)
  expect(await textsOn('/subscribe')).toEqual(expect.arrayContaining(['Guide number 1', 'Free to view']))
  expect(await textsOn('/subscribe')).not.toContain('Guide number 11')

  const started = await shop.post('/api/create-subscription', {}, aiko)
  await payWithCard(shop.deps.stripe, parsePaymentId(started.json<{ clientSecret: string }>()))
  const all = filterTags.map((tag, place) => [toTagSlug(tag), idsOf(place)])
  await expect.poll(() => pathsOf(aiko)).toEqual(all)
  const texts = await textsOn('/subscribe', aiko)
  expect(texts).toEqual(
    expect.arrayContaining(filterTags.flatMap((_, place) => idsOf(place).map((id) => `Guide number ${id}`))),
  )
  expect(texts).not.toContain('Free to view')
})

test('/subscribe offers to resume a canceled plan that has not ended yet', async () => {
  const reader = await shop.signUp('resume')
  const started = await shop.post('/api/create-subscription', {}, reader)
  const payment = await payWithCard(
    shop.deps.stripe,
    parsePaymentId(started.json<{ clientSecret: string }>()),
  )
  await expect.poll(() => textsOn('/subscribe', reader)).toContain('Manage plan')
  const customer = typeof payment.customer === 'string' ? payment.customer : ''
  const [subscription] = (await shop.deps.stripe.subscriptions.list({ customer, limit: 1 })).data
  await shop.deps.stripe.subscriptions.update(subscription?.id ?? '', { cancel_at_period_end: true })
  await expect.poll(() => textsOn('/subscribe', reader)).toContain('Resume Pro')
  expect(await textsOn('/subscribe', reader)).not.toContain('Manage plan')
})
