import type { Page } from 'playwright-core'
import { beforeEach, expect, test } from 'vitest'
import { timeoutMs } from '../../../../scripts/testing/timeouts.ts'
import { openGuestPage } from '../../testing/browser/open-guest-page.ts'
import { visitHydrated } from '../../testing/browser/hydration.ts'
import { setModelFaults, fetchModelCalls } from '../../testing/model.ts'
import { openTestShop } from '../../testing/shop.ts'

const shop = await openTestShop({ client: 'built' })
await shop.stock({ id: 1, titleEn: 'Write texts for florists' })
beforeEach(async () => {
  await setModelFaults(shop)
  shop.deps.writeTimeouts = { pageMs: timeoutMs, requestMs: timeoutMs }
})

test('a click or Enter requests one AI answer, and a lost response is not requested again', async () => {
  const { page, complaints } = await openGuestPage(shop)
  let calls = 0
  await page.route('**/trpc/guides.askInWords*', async (route) => {
    calls += 1
    await route.abort('connectionreset')
  })
  await visitHydrated(page, '/ask?q=florists')
  await page.getByRole('heading', { name: 'Guides that fit you' }).waitFor()
  await page.getByRole('button', { name: 'Summarize these guides with AI' }).click()
  await page.getByText('The AI isn’t responding right now.').waitFor()
  await page.getByText('Write texts for florists').first().waitFor()
  expect([calls, await fetchModelCalls(shop)]).toEqual([1, []])

  await page.unrouteAll()
  await page.getByRole('button', { name: 'Summarize these guides with AI' }).press('Enter')
  await page.getByText('This fits your question: Write texts for florists').waitFor()
  expect(await fetchModelCalls(shop)).toHaveLength(1)
  expect(complaints).toEqual([])
})

/** Holds the model's answers until the returned function is called. */
async function holdAnswers(page: Page): Promise<() => void> {
  const { promise: held, resolve } = Promise.withResolvers<void>()
  await page.route('**/trpc/guides.askInWords*', async (route) => {
    await held
    await route.continue()
  })
  return resolve
}

test('clicking “Summarize these guides with AI” loads a summary that was too slow for the page', async () => {
  const { page } = await openGuestPage(shop)
  const calls = (await fetchModelCalls(shop)).length
  await setModelFaults(shop, { delayMs: 500 })
  shop.deps.writeTimeouts.pageMs = 50
  await visitHydrated(page, '/ask?q=florists&words=1')
  await page.getByText('The AI isn’t responding right now.').waitFor()
  const answer = await holdAnswers(page)
  await page.getByRole('button', { name: 'Summarize these guides with AI' }).click()
  await page.getByText('Writing a summary…').waitFor()
  await page.getByText('Write texts for florists').first().waitFor()
  answer()
  await page.getByText('This fits your question: Write texts for florists').waitFor()
  expect(await fetchModelCalls(shop)).toHaveLength(calls + 2)
})

test('after a language switch the matching guides appear immediately and the AI answer when ready', async () => {
  const { page } = await openGuestPage(shop)
  await visitHydrated(page, '/ja/ask?q=florists&words=1')
  const answer = await holdAnswers(page)
  await page.locator('header a[hreflang=en]').click()
  await page.getByText('Writing a summary…').waitFor()
  expect(await page.getByRole('heading', { name: 'Guides that fit you' }).isVisible()).toBe(true)
  answer()
  await page.getByText('This fits your question: Write texts for florists').waitFor()
})
