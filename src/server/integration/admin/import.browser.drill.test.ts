import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { timeoutMs } from '../../../../scripts/testing/timeouts.ts'
import { openContext } from '../../testing/browser/contexts.ts'
import { visitHydrated } from '../../testing/browser/hydration.ts'
import { signInBrowser } from '../../testing/browser/sign-in-browser.ts'
import { signUpOperator } from '../../testing/operators.ts'
import { openTestShop } from '../../testing/shop.ts'

const shop = await openTestShop({ client: 'built' })

const paid = 'What is paid for stands here. '.repeat(40)
const rowsOf = (from: number, count: number) =>
  Array.from({ length: count }, (_, place) => ({
    id: from + place,
    titleEn: `Brought ${from + place}`,
    contentEn: `For everybody.\n\n## Premium\n\n${paid}${from + place}`,
    tags: ['Brought'],
  }))
const fileOf = (rows: object[]) => ({
  name: 'guides.jsonl',
  mimeType: 'application/jsonl',
  buffer: Buffer.from(rows.map((row) => `${JSON.stringify(row)}\n`).join('')),
})

async function openFiles(path: string): Promise<Page> {
  const editor = await signUpOperator(shop, 'edda', 'editor')
  const page = await (await openContext({ baseURL: shop.url })).newPage()
  await signInBrowser(page, shop.url, editor)
  await visitHydrated(page, path)
  return page
}

/** Records the announced steps with their progress values. Returns a function that reads the record. */
async function watchBars(page: Page): Promise<() => Promise<{ step: string; values: number[] }[]>> {
  await page.evaluate(() => {
    const seen: { step: string; values: number[] }[] = []
    const look = () => {
      const bar = document.querySelector('progress')
      const step = document.getElementById(bar?.getAttribute('aria-labelledby') ?? '')?.textContent ?? ''
      // Between comparing and writing there is no progress bar, and the steps start again.
      if (seen.at(-1)?.step !== step) seen.push({ step, values: [] })
      if (bar?.hasAttribute('value')) seen.at(-1)?.values.push(bar.value)
    }
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true })
    Object.assign(window, { barsSeen: seen })
  })
  return () =>
    page.evaluate(() => (window as unknown as { barsSeen: { step: string; values: number[] }[] }).barsSeen)
}

const isRising = (values: number[]) => values.every((value, place) => value >= (values[place - 1] ?? 0))

test(
  'an editor imports 30,000 guides and sees the progress of each step',
  async () => {
    const page = await openFiles('/operator/guides/files')
    const bars = await watchBars(page)
    await page.getByLabel(/^File with guides/).setInputFiles(fileOf(rowsOf(1, 30_000)))

    await page.getByRole('button', { name: 'Preview changes' }).click()
    await page.getByText(/^New: 30,?000/).waitFor({ timeout: 2 * timeoutMs })
    await page.getByRole('button', { name: /^Import 30,?000 guides$/ }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Reason').fill('The new catalogue')
    await dialog.getByRole('button', { name: /^Import 30,?000 guides$/ }).click()
    const done = page.getByText(/^30,?000 guides imported/).first()
    await done.waitFor({ timeout: 2 * timeoutMs })

    const seen = await bars()
    const valuesOf = (step: string) => seen.find((each) => each.step.startsWith(step))?.values ?? []
    expect(valuesOf('Sending the file').length).toBeGreaterThan(10)
    expect(valuesOf('Saving the guides').length).toBeGreaterThan(1)
    expect(seen.filter(({ values }) => !isRising(values))).toEqual([])
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain('imported')
    const { rows } = await shop.deps.pool.query<{ count: string }>('select count(*) from guides')
    expect(Number(rows[0]?.count)).toBe(30_000)
  },
  5 * timeoutMs,
)

test.each([
  {
    path: '/operator/guides/files',
    choose: /^File with guides/,
    compare: 'Preview changes',
    lost: 'The connection was lost. Nothing in the shop has changed',
    again: 'Try again',
    write: 'Import 900 guides',
    why: 'Reason',
    done: '900 guides imported',
    from: 35_001,
  },
  {
    path: '/ja/operator/guides/files',
    choose: /^ガイドのファイル/,
    compare: '変更内容を確認',
    lost: '接続が切れました。ショップの内容は何も変わっていません。',
    again: 'もう一度試す',
    write: '900件を取り込む',
    why: '理由',
    done: '900件を取り込みました',
    from: 40_001,
  },
])(
  'a broken upload at $path can be retried, and the result is shown after a lost response',
  async ({ path, choose, compare, lost, again, write, why, done, from }) => {
    const page = await openFiles(path)
    await page.route('**/uploads/guides/*', (route) => route.abort())
    await page.getByLabel(choose).setInputFiles(fileOf(rowsOf(from, 900)))
    await page.getByRole('button', { name: compare }).click()
    await page.getByText(lost).waitFor()

    await page.unroute('**/uploads/guides/*')
    await page.getByRole('button', { name: again }).click()
    await page.getByRole('button', { name: write }).click()

    await page.route('**/trpc/admin.importFile', async (route) => {
      await route.fetch()
      await route.abort()
    })
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(why).fill('More of them')
    await dialog.getByRole('button', { name: write }).click()
    await page.getByText(done).first().waitFor()
    await expect.poll(async () => (await shop.visit(`/guide/${from}`)).status).toBe(200)
  },
)
