import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openContext } from '../../testing/browser/contexts.ts'
import { visitHydrated } from '../../testing/browser/hydration.ts'
import { signInBrowser } from '../../testing/browser/sign-in-browser.ts'
import type { Person } from '../../testing/people.ts'
import { openTestShop } from '../../testing/shop.ts'
import { expectProAccess, subscribeByCard } from '../../testing/subscribers.ts'

const shop = await openTestShop({ client: 'built' })
await shop.stock({ id: 1 }, { id: 3, titleEn: 'Mend photos', titleJa: '写真を直す' })

const openDevice = async (): Promise<Page> => (await openContext({ baseURL: shop.url })).newPage()

test('guides that a guest saved are merged into the account and synced to every device (B21.3)', async () => {
  const phone = await openDevice()
  await phone.goto('/guides')
  const button = phone.getByRole('article').filter({ hasText: 'Mend photos' }).getByRole('button')
  await button.click()
  await expect.poll(() => button.getAttribute('aria-pressed')).toBe('true')
  await phone.goto('/ja/saved')
  await phone.getByRole('link', { name: '写真を直す' }).waitFor()

  const aiko = await shop.signUp('aiko')
  await signInBrowser(phone, shop.url, aiko)
  await phone.goto('/ja/saved')
  await expect
    .poll(async () => (await shop.deps.pool.query('select guide_id, saved from saved_guides')).rows)
    .toEqual([{ guide_id: 3, saved: true }])

  const laptop = await openDevice()
  await signInBrowser(laptop, shop.url, aiko)
  await visitHydrated(laptop, '/saved')
  await laptop.getByRole('link', { name: 'Mend photos' }).waitFor()
  await laptop.getByRole('button', { name: 'Saved for later', pressed: true }).click()
  await laptop.getByText('You haven’t saved any guides yet').waitFor()
  await expect
    .poll(async () => (await shop.deps.pool.query('select saved from saved_guides')).rows)
    .toEqual([{ saved: false }])
  await phone.goto('/ja/saved')
  await phone.getByText('「あとで読む」に追加したガイドはまだありません').waitFor()
})

test('saved guides are offered as a bundle, except to users with Pro', async () => {
  const [ben, chika] = [await shop.signUp('ben'), await shop.signUp('chika')]
  await subscribeByCard(shop, chika)
  await expectProAccess(shop, chika)
  const openSaved = async (person: Person) => {
    const page = await openDevice()
    await signInBrowser(page, shop.url, person)
    await visitHydrated(page, '/guide/3')
    await page.getByRole('button', { name: 'Saved for later', exact: true }).click()
    await visitHydrated(page, '/saved')
    return page
  }
  const link = 'Any 5 of these guides for $8'
  await (await openSaved(ben)).getByRole('link', { name: link }).waitFor()
  const ofChika = await openSaved(chika)
  await ofChika.getByText('Included in Pro').waitFor()
  expect(await ofChika.getByRole('link', { name: link }).count()).toBe(0)
})
