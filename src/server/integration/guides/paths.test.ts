import { describe, expect, test } from 'vitest'
import { parsePaymentId, payWithCard } from '../../testing/buyers.ts'
import type { TestGuide } from '../../testing/guide.ts'
import { parseVisibleTexts } from '../../testing/read-html.ts'
import type { Person } from '../../testing/people.ts'
import { openTestShop } from '../../testing/shop.ts'

const facts = {
  startCostEn: '$0–$15 a month (free to begin with)',
  startCostJa: '0〜2,000円（無料で始められます）',
  firstIncomeEn: '4 to 8 weeks',
  firstIncomeJa: '4〜8週間ほど',
}
const drawing = [
  ['graphic design'],
  ['print on demand'],
  ['Etsy', 'Digital Products'],
  ['stock images'],
  ['ebooks', 'handmade gifts'],
]
const path = '/paths/sell-what-you-draw'

const guides: TestGuide[] = [
  ...drawing.map((tags, place) => ({
    id: 11 + place,
    tags,
    titleEn: `Drawing ${'abcde'[place]}`,
    titleJa: `絵の仕事${place + 1}`,
    metadata: facts,
  })),
  ...['AI Writing', 'Voice Over'].flatMap((tag, place) =>
    [1, 2, 3, 4].map((step) => ({
      id: 100 * (place + 1) + step,
      tags: [tag, `method-${place}-${step}`],
      titleEn: `Only for Pro ${place}${step}`,
    })),
  ),
]

const shop = await openTestShop({ client: 'built' })
await shop.stock(...guides)

const textOf = async (address: string, person?: Person) => {
  const { status, body } = await shop.visit(address, person)
  return {
    status,
    body,
    text: parseVisibleTexts(body)
      .map(({ text }) => text)
      .join('\n'),
  }
}
/** Returns the hrefs of the numbered guides on a page, in order. */
const orderOn = (body: string) =>
  [...body.matchAll(/<h3[^>]*><span[^>]*>\d<\/span><a[^>]* href="([^"]+)"/g)].map(([, href = '']) => href)

describe('a reading path lists the guides for a goal in order', () => {
  test.each([
    ['', 'Sell what you draw', 'Why here:', 'A client and a deadline', '$0 to $15'],
    ['/ja', '描いたものを売る', 'この順番の理由：', '依頼主と締め切りのある仕事です', '¥0〜¥2,000'],
  ])(
    'a guest reads a reading path without JavaScript, in order, with reasons and costs (prefix “%s”)',
    async (prefix, ...said) => {
      const { status, body, text } = await textOf(`${prefix}${path}`)
      expect(status).toBe(200)
      for (const each of said) expect(text).toContain(each)
      expect(orderOn(body)).toEqual([11, 12, 13, 14, 15].map((id) => `${prefix}/guide/${id}`))
      expect(body).toContain('data-state="static"')
      expect(body).toContain('"@type":"ItemList"')
      expect(body).not.toContain('noindex')
    },
  )

  test('a reading path sums weeks and costs only when every guide states them', async () => {
    expect((await textOf(path)).text).toContain('$0 to $75 to get started with all of them')
    expect((await textOf(path)).text).toContain('20 to 40 weeks')
    await shop.stock({ ...guides[2], id: 13, metadata: { ...facts, startCostEn: 'It depends' } })
    const { text } = await textOf(path)
    expect(text).toContain('Not every guide gives a figure')
    expect(text).toContain('20 to 40 weeks')
    await shop.stock(...guides)
  })

  test('a reading path is listed on /paths, in the sitemap and in llms.txt', async () => {
    expect((await shop.visit('/paths')).body).toContain(`href="${path}"`)
    expect((await shop.visit('/ja/paths')).body).toContain(`href="/ja${path}"`)
    expect((await shop.visit('/sitemaps/ja-pages.xml')).body).toContain(`/ja${path}<`)
    expect((await shop.visit('/llms.txt')).body).toContain(`${path})`)
  })

  test('a reading path marks owned guides only for their owner', async () => {
    const aiko = await shop.signUp('aiko')
    const answer = await shop.post('/api/users/create-payment-intent', { guideId: 12 }, aiko)
    const payment = parsePaymentId(answer.json<{ clientSecret: string }>())
    await payWithCard(shop.deps.stripe, payment)
    await shop.post('/api/purchases', { guideId: 12, stripePaymentId: payment }, aiko)
    expect((await textOf(path, aiko)).text.match(/You own this/g)).toHaveLength(1)
    expect((await textOf(path)).text).not.toContain('You own this')
  })

  test('a reading path skips withdrawn guides and returns 404 with fewer than four guides', async () => {
    const withdraw = async (id: number, state: string) => {
      await shop.deps.pool.query('update guides set state = $2 where id = $1', [id, state])
      await shop.deps.catalogue.refresh()
    }
    await withdraw(11, 'withdrawn')
    expect(orderOn((await textOf(path)).body)).toEqual([12, 13, 14, 15].map((id) => `/guide/${id}`))
    await withdraw(14, 'withdrawn')
    expect((await textOf(path)).status).toBe(404)
    expect((await shop.visit('/paths')).body).not.toContain(path)
    expect((await shop.visit('/sitemaps/en-pages.xml')).body).not.toContain(path)
    await withdraw(11, 'on-sale')
    await withdraw(14, 'on-sale')
    expect((await textOf(path)).status).toBe(200)
  })

  test('an unknown reading path returns 404', async () => {
    expect((await textOf('/paths/no-such-path')).status).toBe(404)
    expect((await textOf('/paths/sell-what-you-draw/more')).status).toBe(404)
  })
})

describe('some reading paths are only for Pro users', () => {
  test('a Pro reading path hides its guides from others and is not indexed, except the sample path', async () => {
    const aiko = await shop.signUp('aiko')
    for (const reader of [undefined, aiko]) {
      const { status, body, text } = await textOf('/paths/voice-over', reader)
      expect(status).toBe(200)
      expect(text).toContain('This path is for Pro readers')
      expect(body).not.toContain('Only for Pro')
      expect(body).toContain('noindex')
    }
    const sample = await textOf('/paths/ai-writing')
    expect(orderOn(sample.body)).toHaveLength(4)
    // These guides state neither a start cost nor a time to first income, so no reasons are shown.
    expect(sample.text).not.toContain('Why here:')
    expect((await shop.visit('/paths')).body).not.toContain('Only for Pro 1')
    expect((await shop.visit('/sitemaps/en-pages.xml')).body).not.toContain('/paths/voice-over')
  })

  test('subscribing to Pro opens a Pro reading path', async () => {
    const ben = await shop.signUp('ben')
    const started = await shop.post('/api/create-subscription', {}, ben)
    await payWithCard(shop.deps.stripe, parsePaymentId(started.json<{ clientSecret: string }>()))
    await expect.poll(async () => orderOn((await textOf('/paths/voice-over', ben)).body)).toHaveLength(4)
  })
})
