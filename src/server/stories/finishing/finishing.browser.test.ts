import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { closePages, launchBrowser } from '../../../../scripts/demo/chromium/chromium.ts'
import { visitHydrated } from '../../testing/browser/hydration.ts'
import { signInBrowser } from '../../testing/browser/sign-in-browser.ts'
import { openShop, type Shop } from '../../testing/shop.ts'

const contentEn = 'Intro.\n\n1. **Pick a shop.** Ask.\n2. Write the text.\n3. Send it.'
const contentJa = '紹介。\n\n1. **店を選ぶ。** 聞く。\n2. 文を書く。\n3. 送る。'

let shop: Shop
let browser: Browser
beforeAll(async () => {
  shop = await openShop({ client: 'built' })
  await shop.stock(
    { id: 1, titleEn: 'Sell narration', isFreePreview: true, contentEn, contentJa },
    { id: 3, titleEn: 'Mend photos', titleJa: '写真を直す' },
    { id: 2 },
  )
  browser = await launchBrowser()
})
afterEach(() => closePages(browser))
afterAll(async () => {
  await browser.close()
  await shop.close()
})

const openDevice = async (): Promise<Page> => (await browser.newContext({ baseURL: shop.url })).newPage()

test('what a guest saves for later joins their account, and is on every device (B21.3)', async () => {
  const phone = await openDevice()
  await phone.goto('/guides')
  const button = phone.getByRole('article').filter({ hasText: 'Mend photos' }).getByRole('button')
  await button.click()
  await expect.poll(() => button.getAttribute('aria-pressed')).toBe('true')
  await phone.goto('/ja/saved')
  await phone.getByRole('link', { name: '写真を直す' }).waitFor()

  const aiko = await shop.signUp('aiko')
  await signInBrowser(phone, shop.url, aiko)
  await phone.goto('/saved')
  await expect
    .poll(async () => (await shop.deps.pool.query('select guide_id, saved from saved_guides')).rows)
    .toEqual([{ guide_id: 3, saved: true }])

  const desk = await openDevice()
  await signInBrowser(desk, shop.url, aiko)
  await visitHydrated(desk, '/saved')
  await desk.getByRole('link', { name: 'Mend photos' }).waitFor()
  await desk.getByRole('button', { name: 'Saved for later', pressed: true }).click()
  await desk.getByText('Nothing saved yet').waitFor()
  await expect
    .poll(async () => (await shop.deps.pool.query('select saved from saved_guides')).rows)
    .toEqual([{ saved: false }])
  await phone.goto('/saved')
  await phone.getByText('Nothing saved yet').waitFor()
})

test('steps are ticked off without a connection too, and are there on the next device in the other language (B21.7)', async () => {
  const ben = await shop.signUp('ben')
  const phone = await openDevice()
  await signInBrowser(phone, shop.url, ben)
  await visitHydrated(phone, '/guide/1')
  await phone.getByRole('checkbox', { name: 'Pick a shop.' }).check()
  await phone.context().setOffline(true)
  await phone.getByRole('checkbox', { name: 'Write the text.' }).check()
  await phone.getByText('Add a note').nth(1).click()
  await phone.getByLabel('Your note on step 2').fill('Took two hours')
  await phone.getByLabel('Your note on step 2').blur()
  await phone.getByText('2 of 3 done').waitFor()
  await phone.context().setOffline(false)
  await expect
    .poll(
      async () => (await shop.deps.pool.query('select note from step_marks where done order by place')).rows,
    )
    .toEqual([{ note: '' }, { note: 'Took two hours' }])

  const desk = await openDevice()
  await signInBrowser(desk, shop.url, ben)
  await visitHydrated(desk, '/ja/guide/1')
  await expect.poll(() => desk.getByRole('checkbox', { name: '文を書く。' }).isChecked()).toBe(true)
  await desk.getByText('Took two hours').first().waitFor()
  await visitHydrated(desk, '/my-guides')
  await desk.getByRole('region', { name: 'Where I am' }).getByText('2 of 3 done').waitFor()

  await shop.stock({
    id: 1,
    titleEn: 'Sell narration',
    isFreePreview: true,
    contentEn: contentEn.replace('the text', 'it well'),
    contentJa: '',
  })
  await visitHydrated(desk, '/guide/1')
  await expect.poll(() => desk.getByRole('checkbox', { name: 'Write it well.' }).isChecked()).toBe(true)
  await desk.getByText('Rewritten since you marked it').waitFor()
})
