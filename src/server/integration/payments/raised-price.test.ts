import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type * as Prices from '../../../shared/prices.ts'
import type * as Build from '../../http/client-build.ts'
import type { Person } from '../../testing/people.ts'
import { fetchMailsTo, runJobsNow } from '../../testing/mailbox.ts'
import { openShop, type Shop } from '../../testing/shop.ts'

/** Patterns of the monthly and the yearly price of Pro in every notation, before and after the raise. */
const figures: [before: RegExp, after: RegExp][] = [
  [/\$15(?![\d.,])/g, /\$19(?![\d.,])/g],
  [/\b15\.00\b/g, /\b19\.00\b/g],
  [/\$180(?![\d.,])/g, /\$228(?![\d.,])/g],
  [/(?<!\d)1,?500(?!\d)/g, /(?<!\d)1,?900(?!\d)/g],
  [/¥18,000|18,000円/g, /¥22,800|22,800円/g],
  [/(?<!\d)15(?:米?ドル)/g, /(?<!\d)19(?:米?ドル)/g],
]
const countIn = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0

const pages = [
  '/',
  '/guides',
  '/guide/1',
  '/subscribe',
  '/checkout/1',
  '/checkout/subscription',
  '/learn-more',
  '/terms-of-service',
  '/privacy',
  '/refunds',
  '/legal/commerce',
  '/contact',
  '/login',
]
const everything = [
  ...pages,
  ...pages.map((path) => (path === '/' ? '/ja' : `/ja${path}`)),
  '/llms.txt',
  '/feed.xml',
  '/ja/feed.xml',
]

let shop: Shop
/** Body of each page at the usual price, by path. */
const usual = new Map<string, string>()
beforeAll(async () => {
  const usualShop = await openShop({ client: 'built' })
  await usualShop.stock({ id: 1 })
  for (const path of everything) usual.set(path, (await usualShop.visit(path)).body)
  await usualShop.close()

  // All modules are loaded again with another price of Pro. The client is loaded from its sources, because its build contains the
  // old price.
  vi.resetModules()
  vi.doMock('../../../shared/prices.ts', async (original) => ({
    ...(await original<typeof Prices>()),
    getProPrice: (currency: 'usd' | 'jpy') => ({ amountMinor: 1900, currency }),
  }))
  vi.doMock('../../http/client-build.ts', async (original) => {
    const build = await original<typeof Build>()
    const loadClientBuild = async () => ({
      ...(await build.loadClientBuild()),
      entry: await import('../../../client/entry-server.tsx'),
    })
    return { ...build, loadClientBuild }
  })
  shop = await (await import('../../testing/shop.ts')).openShop({ client: 'built' })
  await shop.stock({ id: 1 })
})
afterAll(async () => {
  await shop.close()
  vi.doUnmock('../../../shared/prices.ts')
  vi.doUnmock('../../http/client-build.ts')
  vi.resetModules()
})

describe('a raised price of Pro is shown on every page and charged', () => {
  test.each(everything)('%s shows the raised price of Pro wherever it showed the old one', async (path) => {
    const [before, after] = [usual.get(path) ?? '', (await shop.visit(path)).body]
    for (const [old, raised] of figures) {
      expect(countIn(after, old)).toBe(0)
      expect(countIn(after, raised)).toBe(countIn(before, old) + countIn(before, raised))
    }
  })

  test.each([
    ['/subscribe', '$19 / month'],
    ['/guide/1', 'Subscribe and unlock your future for $19'],
    ['/subscribe', '"price":"19.00"'],
    ['/ja/subscribe', '¥1,900'],
    ['/ja/subscribe', '"price":"1900"'],
    ['/ja/legal/commerce', '1,900'],
    ['/terms-of-service', '$19'],
    ['/ja/terms-of-service', '1,900円'],
    ['/llms.txt', '$19'],
  ])('%s contains “%s” after the raise', async (path, text) => {
    expect((await shop.visit(path)).body).toContain(text)
  })

  test.each([
    ['en', 'usd', '$19', '$15'],
    ['ja', 'jpy', '¥1,900', '1,500'],
  ])(
    'a subscriber on a page in %s is charged and mailed the raised price',
    async (language, currency, raised, old) => {
      const reader: Person = await shop.signUp(`reader-${language}`)
      const hosted = await shop.post(
        '/api/users/create-checkout-session',
        { mode: 'subscription', language },
        reader,
      )
      const session = /cs_\w+/.exec(hosted.json<{ url: string }>().url)?.[0] ?? ''
      const { amount_total: amount, currency: of } =
        await shop.deps.stripe.checkout.sessions.retrieve(session)
      expect([amount, of]).toEqual([1900, currency])

      const started = await shop.post('/api/create-subscription', { language }, reader)
      expect(started.json()).toMatchObject({ amount: 1900, currency })
      const payment = started.json<{ clientSecret: string }>().clientSecret.split('_secret')[0] ?? ''
      const paid = await shop.deps.stripe.paymentIntents.confirm(payment, {
        payment_method: 'pm_card_visa',
        return_url: 'http://localhost/guides',
      })
      expect([paid.amount, paid.currency]).toEqual([1900, currency])
      await expect
        .poll(async () => {
          await runJobsNow(shop)
          return (await fetchMailsTo(shop, reader.email)).map((mail) => JSON.stringify(mail)).join()
        })
        .toContain(raised)
      expect(JSON.stringify(await fetchMailsTo(shop, reader.email))).not.toContain(old)
    },
  )
})
