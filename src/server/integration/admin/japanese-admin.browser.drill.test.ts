import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { adminPaths } from '../../../shared/admin/admin-paths.ts'
import { localizePath } from '../../../shared/paths.ts'
import { openFirebase } from '../../auth/index.ts'
import { insertAuditEntry } from '../../admin/index.ts'
import { openContext } from '../../testing/browser/contexts.ts'
import { visitHydrated } from '../../testing/browser/hydration.ts'
import { signInBrowser } from '../../testing/browser/sign-in-browser.ts'
import { signUpOperator } from '../../testing/operators.ts'
import type { Person } from '../../testing/people.ts'
import { openTestShop } from '../../testing/shop.ts'

const shop = await openTestShop({ client: 'built' })
await shop.stock(
  { id: 1, titleEn: 'Sell narration', titleJa: 'ナレーションを売る' },
  { id: 2, titleEn: 'Not translated yet', titleJa: '' },
)
const owner = await signUpOperator(shop, 'chie')

async function openAdmin(): Promise<{ page: Page; visit: (path: string) => Promise<void> }> {
  const page = await (await openContext({ baseURL: shop.url })).newPage()
  await signInBrowser(page, shop.url, owner)
  return { page, visit: (path) => visitHydrated(page, localizePath('ja', path)) }
}

const readerOf = async ({ email }: Person) =>
  adminPaths.reader(
    (await shop.deps.pool.query<{ id: number }>('select id from users where email = $1', [email])).rows[0]
      ?.id ?? 0,
  )

const languageOf = (page: Page, text: string) =>
  page
    .getByText(text, { exact: true })
    .first()
    .evaluate((element) => element.closest('[lang]')?.getAttribute('lang'))

test('the Japanese admin shows import errors and bulk changes in Japanese', async () => {
  const { page, visit } = await openAdmin()
  await visit(adminPaths.guide('files'))
  const compare = async (name: string, text: string) => {
    const buffer = Buffer.from(text)
    await page.getByLabel(/^ガイドのファイル/).setInputFiles({ name, mimeType: 'text/plain', buffer })
    await page.getByRole('button', { name: '変更内容を確認' }).click()
  }
  await compare('guides.csv', 'id,tittle\n1,a\n')
  await page.getByText('1行目に、使えない列名があります："tittle"').waitFor()
  expect(await languageOf(page, '1行目に、使えない列名があります："tittle"')).toBe('ja')
  await compare('guides.jsonl', '')
  await page.getByText('「guides.jsonl」にはガイドがありません').waitFor()

  const said = { contentEn: 'Text', tags: ['New'] }
  const rows = [
    { ...said, id: 1, titleEn: 'Sell narration', titleJa: 'ナレーションを売る' },
    { ...said, id: 1 },
    { ...said, id: 9, titleEn: 'Brought in English' },
  ]
  await compare('guides.jsonl', `${rows.map((row) => JSON.stringify(row)).join('\n')}\n{`)
  await page.getByText('2行目：id：1は1行目にもあります').waitFor()
  await page.getByText('4行目：JSONとして読み取れません').waitFor()
  expect(await languageOf(page, 'ナレーションを売る')).toBe('ja')
  expect(await languageOf(page, 'Brought in English')).toBe('en')

  await visit(adminPaths.guides)
  await page.getByLabel('このページをすべて選択').check()
  const bar = page.getByRole('region', { name: '選択したガイドの一括変更' })
  await bar.getByLabel('価格（米ドル）').fill('3')
  await bar.getByRole('button', { name: '変更内容を確認' }).click()
  const titles = bar.getByRole('listitem').locator('span:first-child')
  await expect
    .poll(() => titles.evaluateAll((all) => all.map((each) => [each.getAttribute('lang'), each.textContent])))
    .toEqual([
      ['ja', 'ナレーションを売る'],
      ['en', 'Not translated yet'],
    ])
})

test('the Japanese admin shows past access and roles in Japanese, and no change of one’s own role', async () => {
  const { page, visit } = await openAdmin()
  const sora = await signUpOperator(shop, 'sora', 'support')
  await visit(await readerOf(sora))
  const today = new Date().toISOString().slice(0, 10)
  for (const [id, language, title] of [
    ['1', 'ja', 'ナレーションを売る'],
    ['2', 'en', 'Not translated yet'],
  ] as const) {
    await page.getByLabel('ガイドの番号').fill(id)
    await page.getByLabel(/^日付/).fill(today)
    await page.getByRole('button', { name: '確認する' }).click()
    await page.getByText(title).waitFor()
    expect(await languageOf(page, title)).toBe(language)
  }

  await page.getByRole('button', { name: '権限' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('現在の権限：サポート').waitFor()
  await dialog.getByRole('radio', { name: 'サポート', checked: true }).waitFor()
  expect(await dialog.getByRole('button', { name: '権限を変更する' }).count()).toBe(0)

  await dialog.getByRole('radio', { name: 'サポート' }).focus()
  await page.keyboard.press('ArrowLeft')
  await dialog.getByText('「サポート」から「編集者」に変更します。').waitFor()
  await dialog.getByText('ガイドと翻訳を扱えます。').waitFor()
  await dialog.getByLabel('理由').fill('担当が変わったため')
  await dialog.getByRole('button', { name: '権限を変更する' }).click()
  await dialog.waitFor({ state: 'hidden' })
  expect((await openFirebase(shop.deps.env).getUser(sora.uid)).customClaims).toEqual({ role: 'editor' })

  await page.getByRole('button', { name: '権限' }).click()
  await dialog.getByText('現在の権限：編集者').waitFor()

  await visit(await readerOf(owner))
  await page.getByRole('button', { name: 'すべての端末からログアウト' }).waitFor()
  expect(await page.getByRole('button', { name: '権限' }).count()).toBe(0)
})

test('opening an older page of an admin list scrolls to the top', async () => {
  for (let place = 0; place < 60; place += 1)
    await insertAuditEntry(shop.deps.db, { operator: owner, kind: 'swept', reason: `${place}` }, new Date())
  const { page, visit } = await openAdmin()
  await visit(adminPaths.log)
  await page.getByRole('link', { name: 'さらに古いものを表示' }).click()
  await page.getByRole('cell', { name: '5', exact: true }).waitFor()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('操作履歴')
})
