import { expect, test } from 'vitest'
import { adminPaths } from '../../../shared/admin/admin-paths.ts'
import { localizePath } from '../../../shared/paths.ts'
import { checkPage } from '../../testing/browser/check-page.ts'
import { openContext } from '../../testing/browser/contexts.ts'
import { visitHydrated } from '../../testing/browser/hydration.ts'
import { signInBrowser } from '../../testing/browser/sign-in-browser.ts'
import { signUpOperator } from '../../testing/operators.ts'
import { openTestShop } from '../../testing/shop.ts'
import { createDispute } from '../../testing/subscribers.ts'
import { buyItems } from '../payments/testing/buy.ts'

const shop = await openTestShop({ client: 'built', stripeWorksAfterMs: 60_000 })
await shop.stock({ id: 1, titleEn: 'Sell narration' })

const variants = [
  ['en', 1280, 'usd', 'Submit evidence', 'Evidence submitted', 'Reason'],
  ['ja', 390, 'jpy', '証拠を提出', '証拠を提出しました', '理由'],
] as const
for (const [language, width, currency, action, done, why] of variants)
  test(
    `support reads and submits the evidence of a dispute by keyboard (${language}, ${width} px)`,
    { tags: language === 'ja' ? [] : 'drill' },
    async () => {
      const reader = await shop.signUp(`reader-${language}`)
      const { payment } = await buyItems(shop, reader, ['guide:1'], { currency })
      const id = await createDispute(shop, payment)
      const isStored = async () =>
        (await shop.deps.pool.query('select from disputes where id = $1', [id])).rowCount
      await expect.poll(isStored).toBe(1)
      const context = await openContext({ baseURL: shop.url, viewport: { width, height: 844 } })
      const page = await context.newPage()
      await signInBrowser(page, shop.url, await signUpOperator(shop, `sora-${language}`, 'support'))
      await visitHydrated(page, localizePath(language, adminPaths.disputes))

      await page.getByRole('button', { name: action, exact: true }).press('Enter')
      const dialog = page.getByRole('dialog')
      await dialog.getByText(reader.email).waitFor()
      await dialog.getByText('access granted to guide 1').waitFor()
      expect(await dialog.getByText('Terms shown to the customer').getAttribute('lang')).toBe(language)
      expect(await dialog.evaluate((shown) => shown.scrollWidth <= shown.clientWidth)).toBe(true)
      await checkPage(page)
      await dialog.getByLabel(why).fill('They read it.')
      await dialog.locator('button[type=submit]').press('Enter')

      await page.getByText(done).first().waitFor()
      expect(await shop.deps.stripe.disputes.retrieve(id)).toMatchObject({
        status: 'under_review',
        evidence: { customer_email_address: reader.email },
      })
    },
  )
