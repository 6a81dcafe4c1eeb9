import { expect, test } from 'vitest'
import { visitHydrated, waitForHydration } from '../../testing/browser/hydration.ts'
import { openSignedInPage } from '../../testing/browser/open-signed-in-page.ts'
import { openGuestPage } from '../../testing/browser/open-guest-page.ts'
import { openTestShop } from '../../testing/shop.ts'
import { validCardNumber, submitCardForm, signUp, journeyTexts } from './testing/journey-steps.ts'

const shop = await openTestShop({ client: 'built' })
await shop.stock({ id: 1, titleEn: 'Sell narration for audiobooks' })

test('a buyer gives a guide as a link, and a friend signs up, accepts and reads it', async () => {
  const giver = await openSignedInPage(shop)
  await visitHydrated(giver.page, '/guide/1')
  await giver.page.getByRole('link', { name: 'Give this guide as a gift' }).click()
  await giver.page.getByLabel('Your message').fill('For your evenings')
  await giver.page.getByRole('button', { name: 'Continue to checkout' }).click()
  await giver.page.waitForURL(/\/gift\/[0-9a-f-]{36}$/)
  await submitCardForm(giver.page, journeyTexts.en, validCardNumber)
  await giver.page.getByRole('button', { name: 'Create a link to share' }).click()
  const link = await giver.page.getByLabel('Gift link').inputValue()

  const friend = await openGuestPage(shop)
  await friend.page.goto(link.replace(/^https?:\/\/[^/]+/, shop.url))
  await waitForHydration(friend.page)
  await friend.page.getByRole('main').getByRole('button', { name: 'Sign up' }).click()
  await signUp(friend.page, journeyTexts.en, `friend-${crypto.randomUUID().slice(0, 8)}@example.com`)
  await friend.page.getByText('For your evenings').waitFor()
  const focused = friend.page.locator('h2:focus', { hasText: 'Sell narration for audiobooks' })
  await focused.waitFor()

  const calls = '**/trpc/gifts.lookAt**'
  await friend.page.route(calls, (route) => route.fulfill({ status: 500, json: {} }))
  await friend.page.reload()
  await waitForHydration(friend.page)
  const again = friend.page.getByRole('button', { name: 'Try again' })
  await again.waitFor()
  await friend.page.unroute(calls)
  await again.click()
  await focused.waitFor()
  await friend.page.getByRole('button', { name: 'Accept the gift' }).click()
  await friend.page.getByText(journeyTexts.en.paid).waitFor()
  expect(await friend.page.getByText('Your account is ready').count()).toBe(0)
  await friend.page.getByText('You received this guide as a gift.').waitFor()

  await visitHydrated(giver.page, '/profile')
  await giver.page.getByText('Accepted').waitFor()
  await visitHydrated(giver.page, '/guide/1')
  await giver.page.getByRole('link', { name: 'Give this guide as a gift' }).waitFor()
  expect([giver.complaints, friend.complaints]).toEqual([[], []])
})

test('the gift form marks each invalid field', async () => {
  const { page, complaints } = await openSignedInPage(shop)
  await visitHydrated(page, '/gift?guide=1')
  await page.getByLabel('Their email address').fill('friend@example')
  await page.getByLabel('Your message').fill('Write to me at t.me/someone')
  await page.getByRole('button', { name: 'Continue to checkout' }).click()
  await page.getByText('This isn’t an email address we can send to').waitFor()
  await page.getByText('without links, email addresses or phone numbers').waitFor()
  const invalid = page.locator('form [aria-invalid=true]')
  await expect
    .poll(() => invalid.evaluateAll((fields) => fields.map((field) => field.getAttribute('name'))))
    .toEqual(['recipient', 'message'])
  expect(complaints).toEqual([])
})

test('a gift link with a missing or incomplete key shows an error and asks for no login', async () => {
  const { page } = await openGuestPage(shop)
  for (const address of ['/gift/claim', '/gift/claim#half-a-key']) {
    await page.goto('about:blank')
    await visitHydrated(page, address)
    await page.getByRole('alert').getByText('This gift link doesn’t work').waitFor()
    expect(await page.getByRole('heading', { name: 'You’ve been given a gift' }).count()).toBe(0)
    expect(await page.getByRole('main').getByRole('button', { name: 'Sign up' }).count()).toBe(0)
  }
})
