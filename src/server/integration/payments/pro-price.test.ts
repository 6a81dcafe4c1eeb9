import { expect, test } from 'vitest'
import { localizePath } from '../../../shared/paths.ts'
import type { Person } from '../../testing/people.ts'
import { openTestShop } from '../../testing/shop.ts'

const shop = await openTestShop({ client: 'built', webhooks: false })
await shop.stock({ id: 1 })
const reader = await shop.signUp('aiko')

const setStripeCurrency = (currency: 'usd' | 'jpy' | null) =>
  shop.deps.pool.query('update users set subscription_currency = $1 where firebase_uid = $2', [
    currency,
    reader.uid,
  ])

/** Returns a page's HTML without scripts, styles and meta tags. */
const wordsOf = async (path: string, person?: Person) =>
  (await shop.visit(path, person)).body
    .replaceAll(/<(script|style)[\s\S]*?<\/\1>/g, '')
    .replaceAll(/<meta[^>]*>|<!-- -->/g, '')

const inSentences = {
  $15: { en: '$15', ja: '15米ドル' },
  '¥1,500': { en: '¥1,500', ja: '1,500円' },
} as const

const reasons = { en: 'set to Japanese yen', ja: '米ドルに設定されている' } as const

test.each([
  ['ja', 'usd', '$15', '¥1,500', reasons.ja],
  ['en', 'jpy', '¥1,500', '$15', reasons.en],
] as const)(
  'a customer whose currency is fixed sees the price of Pro in it on %s pages (%s)',
  async (language, currency, charged, listed, reason) => {
    await setStripeCurrency(currency)

    const [plan, form, guide, home, about] = await Promise.all(
      ['/subscribe', '/checkout/subscription', '/guide/1', '/', '/learn-more'].map((path) =>
        wordsOf(localizePath(language, path), reader),
      ),
    )

    expect(plan).toContain(charged)
    expect(plan).toContain(reason)
    expect(form).toContain(charged)
    expect(form).toContain(reason)
    expect(guide).toContain(charged)
    for (const page of [plan, form, guide]) expect(page).not.toContain(listed)
    for (const page of [home, about]) {
      expect(page).toContain(inSentences[charged][language])
      expect(page).not.toContain(inSentences[listed][language])
    }
    // The break-even is only known if Pro and guides have the same currency.
    expect(about).not.toContain(language === 'ja' ? '月に8冊以上' : 'From 8 guides a month')
  },
)

test('customers without a fixed currency see the price of Pro in the page’s currency', async () => {
  await setStripeCurrency(null)
  for (const [language, price] of [
    ['en', '$15'],
    ['ja', '¥1,500'],
  ] as const) {
    for (const path of ['/subscribe', '/guide/1', '/', '/learn-more']) {
      for (const person of [undefined, reader]) {
        const page = await wordsOf(localizePath(language, path), person)
        expect(page).toMatch(price === '$15' ? '$15' : /¥1,500|1,500円/)
        expect(page).not.toContain(reasons.en)
        expect(page).not.toContain(reasons.ja)
      }
    }
  }
})

test('showing the price of Pro makes no call to Stripe', async () => {
  await fetch(`${shop.stripeUrl}/_sandbox/requests`, { method: 'DELETE' })
  for (const path of ['/subscribe', '/ja/subscribe', '/checkout/subscription', '/ja/guide/1', '/ja'])
    expect((await shop.visit(path, reader)).status).toBe(200)
  expect(await (await fetch(`${shop.stripeUrl}/_sandbox/requests`)).json()).toEqual([])
})
