import { expect, test } from 'vitest'
import { visitHydrated } from '../../testing/browser/hydration.ts'
import { testPassword } from '../../testing/people.ts'
import { openTestShop } from '../../testing/shop.ts'
import { submitSignInForm } from '../auth/testing/sign-in-screens.ts'
import {
  offlineGuides,
  saveBoughtGuide,
  readSavedState,
  paidTextPattern,
} from './testing/offline-browser-storage.ts'

const shop = await openTestShop({ client: 'built' })
await shop.stock(...offlineGuides)

const readableCall = /access\.readable/
const configCall = '**/api/config/client-env*'

test('a guide saved offline is deleted after its owner logs out everywhere on another device', async () => {
  const { person, page } = await saveBoughtGuide(shop, 'chie')
  const { status } = await shop.post('/api/auth/logout-everywhere', {}, person)
  expect(status).toBe(204)
  await visitHydrated(page, '/guides')

  await expect.poll(() => readSavedState(page)).toBe('nothing')
})

test('guides saved offline are deleted when another user takes over the browser', async () => {
  const { context, page } = await saveBoughtGuide(shop, 'dora')
  const other = await shop.signUp('emi')
  // A page without scripts, because the shop's pages store the uid of Firebase's user as soon as Firebase has loaded.
  await page.goto('/healthz')
  await page.evaluate((uid) => localStorage.setItem('last_known_user_uid', uid), other.uid)
  await context.setOffline(true)

  await visitHydrated(page, '/guide/2')
  await page.getByText('No guides are saved on this device').waitFor()
  expect(await page.content()).not.toMatch(paidTextPattern)
  await expect.poll(() => readSavedState(page)).toBe('nothing')
})

test('a user whose login does not reach the shop never sees guides saved offline by another user', async () => {
  const { context, page } = await saveBoughtGuide(shop, 'fumi')
  const other = await shop.signUp('gen')
  await context.clearCookies()
  // On a bad connection, neither Firebase nor the check of the copies reports that fumi's session is over.
  await page.route(readableCall, (route) => route.abort())
  await page.route(configCall, (route) => route.abort())
  await visitHydrated(page, '/login')
  const form = page.getByRole('main').locator('form')
  await form.waitFor()
  await page.unroute(configCall)
  await page.route('**/trpc/auth.login*', (route) => route.abort())
  await submitSignInForm(form, { email: other.email, password: testPassword })
  await page.getByRole('alert').waitFor()

  await context.setOffline(true)
  await visitHydrated(page, '/guide/2')
  await page.getByText('No guides are saved on this device').waitFor()
  expect(await page.content()).not.toMatch(paidTextPattern)
})

test('a saved guide disappears from a restored page whose user has logged out in the meantime', async () => {
  const { context, page } = await saveBoughtGuide(shop, 'iori')
  await context.setOffline(true)
  await visitHydrated(page, '/guide/2')
  await page.getByText('PAID-TEXT-2').waitFor()

  // A page in the back/forward cache receives no storage event.
  const text = await page.evaluate(async () => {
    localStorage.removeItem('last_known_user_uid')
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    await new Promise(requestAnimationFrame)
    return document.body.textContent
  })
  expect(text).not.toMatch(paidTextPattern)
})
