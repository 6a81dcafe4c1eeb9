import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import type { PageLanguage } from '../../../shared/languages.ts'
import { localizePath, paths } from '../../../shared/paths.ts'
import { bundlePaths } from '../../../shared/payments/bundle-paths.ts'
import { toLocalDay } from '../../../shared/payments/gift-days.ts'
import { giftPaths } from '../../../shared/payments/gift-paths.ts'
import { callMutation } from '../../testing/call.ts'
import { fetchMailsTo, runJobsNow } from '../../testing/mailbox.ts'
import { checkPage } from '../../testing/browser/check-page.ts'
import { visitHydrated } from '../../testing/browser/hydration.ts'
import { openSignedInPage } from '../../testing/browser/open-signed-in-page.ts'
import { openGuestPage } from '../../testing/browser/open-guest-page.ts'
import type { Person } from '../../testing/people.ts'
import { openTestShop } from '../../testing/shop.ts'
import { buyItems, type PurchaseOptions, type TestSku } from './testing/buy.ts'
import { submitCardForm, journeyTexts } from './testing/journey-steps.ts'

const shop = await openTestShop({ client: 'built' })
await shop.stock(
  ...[1, 2, 3, 4, 5].map((id) => ({ id, titleEn: `Sell narration ${id}`, titleJa: `朗読の仕事${id}` })),
)

/** Orders with the right to withdraw, since no residence is stated. One guide of the bundle is kept. */
const orders: [product: string, items: TestSku[], how: PurchaseOptions, refund: number][] = [
  ['bundle', ['guide:1', 'guide:2', 'guide:3', 'guide:4', 'guide:5'], {}, 4 * 160],
  ['gift', ['guide:1'], { isGift: true }, 200],
  ['Pro plan', ['pro-month'], {}, 1500],
]

/** Presses Tab until an element that matches the selector has the focus. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let presses = 0; presses < 80; presses += 1) {
    await page.keyboard.press('Tab')
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return
  }
  throw new Error(`Tab does not reach ${selector}`)
}

const focusedName = (page: Page) => page.evaluate(() => document.activeElement?.tagName)
const focusedHeading = (page: Page) =>
  page.evaluate(() =>
    /^H\d$/.test(document.activeElement?.tagName ?? '') ? document.activeElement?.textContent : null,
  )

/** Returns the terms beside the form as name and term. */
const shownTerms = (page: Page) =>
  page.evaluate(() => {
    const list = [...document.querySelectorAll('main dl')].find((each) => each.checkVisibility())
    return [...(list?.children ?? [])].map(({ children: [name, term] }) => [
      name?.textContent ?? '',
      term?.textContent ?? '',
    ])
  })

/** Returns the place and the terms that the last order stores. */
async function lastOrder() {
  const { rows } = await shop.deps.pool.query<{ text: string; place: string | null }>(
    `select text, place from orders join order_terms on hash = terms_hash
     left join order_places on checkout_id = orders.id order by opened_at desc limit 1`,
  )
  const lines = rows[0]?.text.split('\n') ?? []
  const terms = lines.map((line) => /^(?:【(.*?)】|(.*?): )(.*)$/.exec(line)?.slice(1).filter(Boolean))
  return { place: rows[0]?.place, terms }
}

async function orderGift(person: Person, language: PageLanguage): Promise<string> {
  const id = crypto.randomUUID()
  const day = toLocalDay(language, shop.deps.clock())
  const order = { id, guideId: 1, recipient: null, language, day, message: '' }
  await callMutation(shop, person, 'gifts.order', order)
  return giftPaths.one(id)
}

const variants = [
  [
    'en',
    1280,
    'Please check both boxes',
    'You have withdrawn from this contract',
    'You don’t have a plan that renews.',
    '/',
  ],
  ['ja', 390, '2つの項目にチェック', '契約を撤回しました', '自動更新されるプランはありません。', '/ja/'],
] as const

describe.for(variants)('withdrawals in %s at %i px', ([language, width, missing, done, noPlan, prefix]) => {
  const tags = language === 'ja' ? [] : 'drill'
  test(
    'a buyer from the EU has to check both declarations before paying, by keyboard',
    { tags },
    async () => {
      const { page, complaints } = await openSignedInPage(shop, width)
      await visitHydrated(page, `${prefix}checkout/1`)
      await page.locator('main form button[type=submit]:enabled').waitFor()
      await page.locator('select[name=place]').focus()
      await page.locator('select[name=place]').selectOption('eu')
      await page.locator('[name=declaration]').nth(1).waitFor()
      expect(await page.locator('[name=declaration]:checked').count()).toBe(0)
      await checkPage(page)

      await submitCardForm(page, journeyTexts[language], '4242 4242 4242 4242')
      await page.locator('main form [role=alert]').getByText(missing).waitFor()
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.getAttribute('name')))
        .toBe('declaration')
      await checkPage(page)
      await page.keyboard.press('Space')
      await tabTo(page, '[name=declaration]')
      await page.keyboard.press('Space')
      await tabTo(page, 'main form button[type=submit]')
      await page.keyboard.press('Enter')
      await page.waitForURL(`**${prefix}guides`)

      const { rows } = await shop.deps.pool.query('select place, declarations from order_places')
      expect(rows.at(-1)).toMatchObject({ place: 'eu', declarations: expect.stringContaining('\n') })
      expect(complaints).toEqual([])
    },
  )

  test(
    'an order stores the place of residence whose terms the form shows, even a preset one',
    { tags: 'drill' },
    async () => {
      const { page, person, complaints } = await openSignedInPage(shop, width)
      await buyItems(shop, person, ['guide:2'], { said: { place: 'japan' } })
      await visitHydrated(page, `${prefix}checkout/1`)
      await page.locator('main form button[type=submit]:enabled').waitFor()
      const shown = await shownTerms(page)

      await submitCardForm(page, journeyTexts[language], '4242 4242 4242 4242')
      await page.waitForURL(`**${prefix}guides`)

      expect(await lastOrder()).toEqual({ place: language === 'en' ? 'japan' : null, terms: shown })
      expect(complaints).toEqual([])
    },
  )

  test.each([
    ['a bundle', () => bundlePaths.pay([1, 2, 3, 4, 5])],
    ['a gift', orderGift],
    ['Pro', () => paths.checkoutPro],
  ] as const)(
    'a buyer of %s from the EU declares by keyboard, and the order stores the terms shown',
    { tags: 'drill' },
    async (_product, order) => {
      const { page, person, complaints } = await openSignedInPage(shop, width)
      await visitHydrated(page, localizePath(language, await order(person, language)))
      await page.locator('main form button[type=submit]:enabled').waitFor()
      await page.locator('select[name=place]').selectOption('eu')
      for (const declaration of await page.locator('[name=declaration]').all()) {
        await declaration.focus()
        await page.keyboard.press('Space')
      }
      await checkPage(page)
      const shown = await shownTerms(page)
      const before = page.url()

      await submitCardForm(page, journeyTexts[language], '4242 4242 4242 4242')
      await page.waitForURL((url) => url.href !== before)

      expect(await lastOrder()).toEqual({ place: 'eu', terms: shown })
      expect(complaints).toEqual([])
    },
  )

  test('a buyer withdraws in two steps and one confirmation, starting in the footer', { tags }, async () => {
    const { page, person, complaints } = await openSignedInPage(shop, width)
    await buyItems(shop, person, ['guide:1'])
    await visitHydrated(page, `${prefix}profile`)
    await page.locator('footer a[href$="/withdraw"]').focus()
    await page.keyboard.press('Enter')
    await page.waitForURL(`**${prefix}withdraw`)
    await page.locator('main a[href*="receipt="]').waitFor()
    await checkPage(page)
    await tabTo(page, 'main a[href*="receipt="]')
    await page.keyboard.press('Enter')
    await page.locator('main form button[type=submit]').waitFor()
    await expect.poll(() => focusedHeading(page)).toBe('Sell narration 1')
    await checkPage(page)
    await tabTo(page, 'main form button[type=submit]')
    await page.keyboard.press('Enter')
    await expect.poll(() => focusedHeading(page)).toBe(done)
    await checkPage(page)
    await visitHydrated(page, `${prefix}refunds`)
    await checkPage(page)
    expect(complaints).toEqual([])
  })

  test.each(
    ([390, 1280] as const).flatMap((wide) =>
      orders.map(([product, items, how, refund]) => ({ product, items, how, refund, wide })),
    ),
  )(
    'a buyer withdraws from a $product at $wide px by keyboard alone',
    { tags: 'drill' },
    async ({ product, items, how, refund, wide }) => {
      const { page, person, complaints } = await openSignedInPage(shop, wide)
      const { payment } = await buyItems(shop, person, items, how)
      await visitHydrated(page, `${prefix}profile`)
      await tabTo(page, 'footer a[href$="/withdraw"]')
      await page.keyboard.press('Enter')
      await page.waitForURL(`**${prefix}withdraw`)
      await page.locator('main a[href*="receipt="]').waitFor()
      await tabTo(page, 'main a[href*="receipt="]')
      await page.keyboard.press('Enter')
      await page.locator('main form button[type=submit]').waitFor()
      await checkPage(page)
      if (product === 'bundle') {
        await tabTo(page, 'main fieldset input')
        await page.keyboard.press('Space')
      }
      await tabTo(page, 'main form button[type=submit]')
      await page.keyboard.press('Enter')
      await expect.poll(() => focusedHeading(page)).toBe(done)
      await checkPage(page)
      await expect
        .poll(async () => {
          await runJobsNow(shop)
          const { data } = await shop.deps.stripe.refunds.list({ payment_intent: payment })
          return data.map(({ amount }) => amount)
        })
        .toEqual([refund])
      expect(complaints).toEqual([])
    },
  )

  test(
    'a subscriber ends the plan with one button on the page that charge emails link to',
    { tags: 'drill' },
    async () => {
      const { page, person, complaints } = await openSignedInPage(shop, width)
      await buyItems(shop, person, ['pro-month'])
      await visitHydrated(page, `${prefix}withdraw?plan=end`)
      await page.locator('main button').waitFor()
      await checkPage(page)
      await tabTo(page, 'main button')
      await page.keyboard.press('Enter')
      await expect.poll(() => focusedName(page)).toBe('OUTPUT')
      await checkPage(page)
      const { data } = await shop.deps.stripe.subscriptions.list({ limit: 1 })
      expect(data[0]).toMatchObject({ status: 'active', cancel_at_period_end: true })
      expect(complaints).toEqual([])
    },
  )

  test(
    'a user without a plan sees that no plan renews, and a link to the account',
    { tags: 'drill' },
    async () => {
      const { page, complaints } = await openSignedInPage(shop, width)
      await visitHydrated(page, `${prefix}withdraw?plan=end`)
      const result = page.locator('main output')
      await result.getByText(noPlan).waitFor()
      expect(await page.locator('main button').count()).toBe(0)
      await checkPage(page)
      await tabTo(page, 'main output a')
      await page.keyboard.press('Enter')
      await page.waitForURL(`**${prefix}profile`)
      expect(complaints).toEqual([])
    },
  )

  test('a guest withdraws with a payment ID, an email address and an emailed link', { tags }, async () => {
    const { page, complaints } = await openGuestPage(shop, { viewport: { width, height: 844 } })
    const person = await shop.signUp(`guest-${language}`)
    const { payment } = await buyItems(shop, person, ['guide:1'])
    await visitHydrated(page, `${prefix}withdraw`)
    await page.locator('[name=number]').fill(payment)
    await page.locator('main [name=email]').fill(person.email)
    await page.keyboard.press('Enter')
    await expect.poll(() => focusedName(page)).toBe('OUTPUT')

    await expect
      .poll(async () => {
        await runJobsNow(shop)
        return (await fetchMailsTo(shop, person.email)).some(({ text }) => text.includes('withdraw#'))
      })
      .toBe(true)
    const link = (await fetchMailsTo(shop, person.email))
      .map(({ text }) => /\S*(\/(?:ja\/)?withdraw#[\w-]{43})/.exec(text)?.[1])
      .find((each) => each !== undefined)
    await page.goto('about:blank')
    await visitHydrated(page, `${shop.url}${link ?? ''}`)
    await page.locator('main form button[type=submit]').click()
    await page.getByRole('heading', { name: done }).waitFor()
    expect(complaints).toEqual([])
  })
})
