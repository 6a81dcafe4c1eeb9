import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { adminPaths } from '../../../shared/admin/admin-paths.ts'
import { parsePaymentId, payWithCard } from '../../testing/buyers.ts'
import { openContext } from '../../testing/browser/contexts.ts'
import { visitHydrated } from '../../testing/browser/hydration.ts'
import { signInBrowser } from '../../testing/browser/sign-in-browser.ts'
import { signUpOperator } from '../../testing/operators.ts'
import { openTestShop } from '../../testing/shop.ts'
import { controlStripe } from '../../testing/subscribers.ts'

const shop = await openTestShop({ client: 'built' })
await shop.stock({ id: 1 })

/** Pays for a guide and opens its buyer's admin page on a phone. */
async function openReader(): Promise<{ page: Page; payment: string }> {
  const reader = await shop.signUp('aiko')
  const started = await shop.post('/api/users/create-payment-intent', { guideId: 1 }, reader)
  const payment = parsePaymentId(started.json())
  await payWithCard(shop.deps.stripe, payment)
  const findOrder = async () => {
    const { rows } = await shop.deps.pool.query<{ userId: number }>(
      'select user_id as "userId" from receipts where reference = $1',
      [payment],
    )
    return rows[0]?.userId
  }
  await expect.poll(findOrder).toBeDefined()
  const context = await openContext({
    baseURL: shop.url,
    viewport: { width: 390, height: 844 },
    colorScheme: 'dark',
  })
  const page = await context.newPage()
  await signInBrowser(page, shop.url, await signUpOperator(shop, 'sora', 'support'))
  await visitHydrated(page, adminPaths.reader((await findOrder()) ?? 0))
  return { page, payment }
}

async function submitHalfDollar(page: Page): Promise<void> {
  await page.getByLabel('Amount').fill('0.50')
  await page.getByLabel('Reason').fill('not what they hoped for')
  await page.getByRole('button', { name: 'Refund now' }).press('Enter')
}

const refundsAtStripe = async (payment: string) =>
  (await shop.deps.stripe.refunds.list({ payment_intent: payment })).data.map(({ amount }) => amount)

test('the dialog of a refund with a lost response stays open, and a retry refunds once', async () => {
  const { page, payment } = await openReader()
  await page.getByRole('button', { name: 'Refund', exact: true }).click()
  await controlStripe(shop, 'faults', {
    method: 'POST',
    path: '/v1/refunds',
    status: 0,
    afterWork: true,
    times: 3,
  })

  await submitHalfDollar(page)
  const dialog = page.getByRole('dialog')
  await dialog.getByText('We got no response').waitFor()
  expect(await dialog.evaluate((shown) => shown.scrollWidth <= shown.clientWidth)).toBe(true)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')

  await page.getByText('Refund issued').first().waitFor()
  expect(await refundsAtStripe(payment)).toEqual([50])
})

test(
  'a refund dialog focuses the amount, and can only be closed if it is outdated or nothing is left',
  { tags: 'drill' },
  async () => {
    const { page, payment } = await openReader()
    await page.getByRole('button', { name: 'Refund', exact: true }).click()
    await page.locator('[name=amount]:focus').waitFor()
    await shop.deps.stripe.refunds.create({ payment_intent: payment, amount: 60 })

    await submitHalfDollar(page)
    const dialog = page.getByRole('dialog')
    await dialog.getByText('$0.60 of this payment has already been refunded').waitFor()
    expect(await dialog.getByRole('button', { name: 'Refund now' }).count()).toBe(0)
    await dialog.getByRole('button', { name: 'Close' }).last().click()

    await page.getByRole('button', { name: 'Refund', exact: true }).click()
    await page.getByText('$0.60 has already been refunded').waitFor()
    await submitHalfDollar(page)
    await page.getByText('Refund issued').first().waitFor()
    expect(new Set(await refundsAtStripe(payment))).toEqual(new Set([50, 60]))

    await visitHydrated(page, page.url())
    await shop.deps.stripe.refunds.create({ payment_intent: payment, amount: 90 })
    await page.getByRole('button', { name: 'Refund', exact: true }).click()
    await dialog.getByText('$2 has already been refunded').waitFor()
    expect(await dialog.getByLabel(/Amount|Reason/).count()).toBe(0)
    expect(await dialog.getByRole('button').allInnerTexts()).toEqual(['', 'Close'])
  },
)

test(
  'an unsent reply survives visiting another admin section and is cleared once sent',
  { tags: 'drill' },
  async () => {
    await shop.post('/api/contact/submit', { email: 'mei@example.com', message: 'Where is my receipt?' })
    const context = await openContext({ baseURL: shop.url })
    const page = await context.newPage()
    await signInBrowser(page, shop.url, await signUpOperator(shop, 'nagi', 'support'))
    await visitHydrated(page, adminPaths.message(1))
    const reply = page.getByLabel('Your reply')
    await reply.fill('It is on your account page, below')
    await page.getByRole('link', { name: 'Orders' }).first().click()
    await page.getByRole('heading', { name: 'Orders', level: 1 }).waitFor()
    await page.goBack()
    await expect.poll(() => reply.inputValue()).toBe('It is on your account page, below')

    await page.getByRole('button', { name: 'Send reply' }).click()
    await page.locator('article').getByText('It is on your account page, below').waitFor()
    await expect.poll(() => reply.inputValue()).toBe('')
    await page.reload()
    await expect.poll(() => reply.inputValue()).toBe('')
  },
)
