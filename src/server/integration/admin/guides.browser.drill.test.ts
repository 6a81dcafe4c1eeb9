import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { parsePaymentId, payWithCard } from '../../testing/buyers.ts'
import { openContext } from '../../testing/browser/contexts.ts'
import { visitHydrated } from '../../testing/browser/hydration.ts'
import { signInBrowser } from '../../testing/browser/sign-in-browser.ts'
import { signUpOperator } from '../../testing/operators.ts'
import { imagesWithMetadata } from '../../testing/images/images-with-metadata.ts'
import { openTestShop } from '../../testing/shop.ts'

const shop = await openTestShop({ client: 'built' })
await shop.stock({ id: 1, titleEn: 'Sell narration' }, { id: 2 })

const longText = (first: string) => `${first}\n\n## Paid part\n\n${'What is paid for. '.repeat(30)}`

/** Opens an action's dialog, fills it in and submits it. */
async function confirmAction(
  page: Page,
  name: string,
  fill?: (dialog: ReturnType<Page['getByRole']>) => Promise<void>,
) {
  await page.getByRole('button', { name, exact: true }).click()
  const dialog = page.getByRole('dialog')
  await fill?.(dialog)
  await dialog.getByRole('button', { name, exact: true }).click()
  await dialog.waitFor({ state: 'detached' })
}

test('an editor writes, schedules and withdraws a guide, and restores an old version', async () => {
  const editor = await signUpOperator(shop, 'mai', 'editor')
  const buyer = await shop.signUp('buyer')
  const page = await (
    await openContext({ baseURL: shop.url, viewport: { width: 1440, height: 900 } })
  ).newPage()
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  await signInBrowser(page, shop.url, editor)
  await visitHydrated(page, '/operator/guides')
  await page.getByText('Sell narration').waitFor()

  // The server keeps an unsaved draft across a reload.
  await page.getByRole('link', { name: 'New guide' }).click()
  await page.getByLabel('Title, English').fill('Sew with machines')
  await page.getByText('your draft is on the server').waitFor()
  await page.reload()
  await expect.poll(() => page.getByLabel('Title, English').inputValue()).toBe('Sew with machines')

  await page.getByLabel('Text, English', { exact: true }).fill(longText('A free beginning.'))
  await page.getByLabel('Text, English', { exact: true }).press('Control+a')
  await page.getByLabel('Title, Japanese').fill('ミシンで縫う')
  await page
    .getByLabel('Text, Japanese', { exact: true })
    .fill('無料の部分です。\n\n## 有料\n\n有料の本文です。')
  await page.getByText('The preview ends here').first().waitFor()
  await page.getByRole('button', { name: 'Add the tag AI Writing' }).click()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.waitForURL(/\/operator\/guides\/3$/)
  await page.getByText('Everything is saved').waitFor()
  expect((await shop.visit('/guide/3')).status).toBe(404)

  await confirmAction(page, 'Schedule', async (dialog) => {
    const next = await page.evaluate(() => {
      const soon = new Date(Date.now() + 60_000)
      return new Date(soon.getTime() - soon.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
    })
    await dialog.getByLabel('Date and time').fill(next)
  })
  await page.getByText('Scheduled').first().waitFor()
  await expect.poll(async () => (await shop.visit('/guide/3')).status, { interval: 1000 }).toBe(200)

  const started = await shop.post('/api/users/create-payment-intent', { guideId: 3 }, buyer)
  await payWithCard(shop.deps.stripe, parsePaymentId(started.json()))
  const reads = async () => (await shop.visit('/guide/3', buyer)).body
  await expect.poll(reads).toContain('What is paid for')

  await visitHydrated(page, '/operator/guides/3')
  await page.getByLabel('Title, English').fill('Sew worse with machines')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Everything is saved').waitFor()
  await page.getByRole('button', { name: 'Compare and restore' }).first().click()
  await page.getByRole('dialog').getByText('+ Sew with machines').waitFor()
  await page.getByRole('dialog').getByRole('button', { name: 'Restore version 1' }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await expect.poll(() => page.getByLabel('Title, English').inputValue()).toBe('Sew with machines')
  await page.getByText('Earlier version restored').waitFor()

  await confirmAction(page, 'Withdraw', (dialog) => dialog.getByLabel('Reason').fill('Out of date'))
  await page.getByText('Withdrawn', { exact: true }).first().waitFor()
  await expect.poll(async () => (await shop.visit('/guide/3')).status).toBe(410)
  expect(await reads()).toContain('What is paid for')
  expect(complaints).toEqual([])
})

test('an editor uploads an image, sees why a file is rejected, and retries after a failed upload', async () => {
  const page = await (
    await openContext({ baseURL: shop.url, viewport: { width: 1440, height: 900 } })
  ).newPage()
  await signInBrowser(page, shop.url, await signUpOperator(shop, 'aya', 'editor'))
  await visitHydrated(page, '/operator/guides/2')
  const shown = page.getByRole('img', { name: 'The picture as shown on cards' })
  const source = async () => ((await shown.count()) === 0 ? '' : ((await shown.getAttribute('src')) ?? ''))
  await expect.poll(source).toContain('data:image/svg+xml')
  const file = page.getByLabel('Choose a picture or drop it here')
  const choose = (name: string, buffer: Buffer) => file.setInputFiles({ name, mimeType: 'image/png', buffer })

  await page.getByRole('radio', { name: 'Upload a picture' }).check()
  await choose('drawing.png', Buffer.from('<svg onload="alert(1)"/>'))
  await page.getByText('This file isn’t a PNG, JPEG, WebP or AVIF image').waitFor()
  await choose('huge.png', Buffer.alloc(3_000_000))
  await page.getByText('This file is 2.9 MB').waitFor()
  await page.route('**/trpc/admin.storePicture', (route) => route.abort())
  await choose('photo.jpg', imagesWithMetadata.jpg)
  await page.getByText('The connection was lost').waitFor()
  expect(await source()).toContain('data:image/svg+xml')

  await page.unroute('**/trpc/admin.storePicture')
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByText('The picture has been uploaded').waitFor()
  await expect.poll(source).toMatch(/^\/pictures\/.+\.webp$/)
  const isDrawn = () => shown.evaluate((image) => (image as HTMLImageElement).naturalHeight)
  // The EXIF orientation rotates the photo, so its height becomes 320 pixels.
  await expect.poll(isDrawn).toBe(320)
  const own = await source()

  await page.getByRole('radio', { name: 'Draw automatically' }).check()
  await expect.poll(source).toContain('data:image/svg+xml')
  await page.getByRole('radio', { name: 'Use a path on this site' }).check()
  await page.getByLabel('Path', { exact: true }).fill('/nothing.png')
  await page.getByText('There’s no picture at this path').waitFor()
  await page.getByRole('radio', { name: 'Upload a picture' }).check()
  await expect.poll(source).toBe(own)
  const dropped = await page.evaluateHandle(
    (bytes) => {
      const data = new DataTransfer()
      data.items.add(new File([Uint8Array.from(bytes)], 'dropped.png', { type: 'image/png' }))
      return data
    },
    [...imagesWithMetadata.png],
  )
  const place = page.getByText('Choose a picture or drop it here').locator('..')
  await place.dispatchEvent('drop', { dataTransfer: dropped })
  await expect.poll(source).not.toBe(own)
  const shownLast = await source()

  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Everything is saved').waitFor()
  await visitHydrated(page, '/guides')
  await page.locator(`img[src="${shownLast}"]`).waitFor()
})

test('an owner changes the prices of several guides after a preview', async () => {
  const owner = await signUpOperator(shop, 'chie')
  const page = await (await openContext({ baseURL: shop.url })).newPage()
  await signInBrowser(page, shop.url, owner)
  await visitHydrated(page, '/operator/guides')
  await page.getByLabel('Select guide 1', { exact: true }).check()
  await page.getByLabel('Select guide 2', { exact: true }).check()
  await page.getByLabel('Price in US dollars').fill('3.00')
  await page.getByLabel('Price in yen').fill('300')
  await page.getByRole('button', { name: 'Preview changes' }).click()
  await page.getByText('2 will change, 0 will stay the same').waitFor()
  await confirmAction(page, 'Change 2 guides', (dialog) => dialog.getByLabel('Reason').fill('Autumn'))
  await page.getByText('2 guides changed').first().waitFor()
  await expect
    .poll(async () => (await shop.visit('/api/guides/1')).json<{ guide: { price: number } }>().guide.price)
    .toBe(300)
})
