import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openContext } from '../../testing/browser/contexts.ts'
import { visitHydrated, waitForHydration } from '../../testing/browser/hydration.ts'
import { signInBrowser } from '../../testing/browser/sign-in-browser.ts'
import { fetchMailsTo } from '../../testing/mailbox.ts'
import { testPassword } from '../../testing/people.ts'
import { openTestShop } from '../../testing/shop.ts'
import { buyGuide } from './testing/own-account.ts'

const shop = await openTestShop({ client: 'built' })
await shop.stock({ id: 1, titleEn: 'Sell narration' })

async function downloadBy(page: Page, button: string): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ])
  return readFile(await download.path(), 'utf8')
}

test('a user exports their data, deletes the account, logs in again and keeps it', async () => {
  const aiko = await shop.signUp('aiko')
  await buyGuide(shop, aiko, 1)
  const page = await (await openContext({ baseURL: shop.url })).newPage()
  await signInBrowser(page, shop.url, aiko)
  await visitHydrated(page, `${shop.url}/profile`)

  await page.getByRole('button', { name: 'Request a copy' }).click()
  await page.getByRole('button', { name: 'Download as JSON' }).waitFor()
  const copied: unknown = JSON.parse(await downloadBy(page, 'Download as JSON'))
  expect(copied).toMatchObject({
    account: { email: aiko.email },
    purchases: [{ title: 'Sell narration' }],
    onThisDevice: { reading: [], offline: [] },
  })
  const readable = await downloadBy(page, 'Download as a web page')
  expect(readable).toContain('<h2>Purchases</h2>')
  expect(readable).toContain('<dd>$2</dd>')

  await page.getByRole('button', { name: 'Delete: Delete account' }).click()
  await page.getByText('Guides you’ll no longer be able to read: 1').waitFor()
  await page.getByText('Records of your payments (1)').waitFor()
  await page.getByRole('button', { name: 'Delete my account' }).click()
  await page.getByRole('heading', { name: 'Your account is scheduled for deletion' }).waitFor()
  await waitForHydration(page)

  await visitHydrated(page, `${shop.url}/login`)
  await page.getByLabel('Email').fill(aiko.email)
  await page.getByLabel('Password', { exact: true }).fill(testPassword)
  await page.getByRole('main').getByRole('button', { name: 'Log in', exact: true }).click()
  await page.getByRole('heading', { name: /^Your account will be deleted on/ }).waitFor()
  // The address of the page after the request, whose text would be wrong after the next log-out.
  await visitHydrated(page, `${shop.url}/keep-account?requested=1`)
  await page.getByRole('button', { name: 'Keep my account' }).click()
  await page.getByRole('heading', { name: 'Your account won’t be deleted' }).waitFor()
  expect(new URL(page.url()).search).toBe('')

  const link = async () =>
    /\/keep-account#[\w-]+/.exec((await fetchMailsTo(shop, aiko.email)).map(({ text }) => text).join())?.[0]
  await expect.poll(link).toBeDefined()
  await visitHydrated(page, `${shop.url}/keep-account`)
  await page.goto(`${shop.url}${(await link()) ?? ''}`)
  await page.getByRole('heading', { name: 'Your account won’t be deleted' }).waitFor()
})
