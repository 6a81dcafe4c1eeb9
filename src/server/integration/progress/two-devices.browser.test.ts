import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openContext } from '../../testing/browser/contexts.ts'
import { visitHydrated } from '../../testing/browser/hydration.ts'
import { signInBrowser } from '../../testing/browser/sign-in-browser.ts'
import { openTestShop } from '../../testing/shop.ts'

const paragraphs = (text: (number: number) => string) =>
  Array.from({ length: 60 }, (_, index) => text(index + 1)).join('\n\n')
const contentEn = `${paragraphs((number) => `Paragraph ${number}. ${'A line that is long enough. '.repeat(number % 7)}`)}\n\n1. **Pick a shop.** Ask.\n2. Send it.`
const contentJa = `${paragraphs((number) => `段落${number}。${'これは読むための文です。'.repeat((number + 3) % 5)}`)}\n\n1. **店を選ぶ。** 聞く。\n2. 送る。`

const shop = await openTestShop({ client: 'built' })
await shop.stock({
  id: 1,
  titleEn: 'Sell narration',
  titleJa: 'ナレーションを売る',
  isFreePreview: true,
  contentEn,
  contentJa,
})

const openDevice = async (): Promise<Page> =>
  (await openContext({ baseURL: shop.url, viewport: { width: 390, height: 844 } })).newPage()
const rows = async (query: string) => (await shop.deps.pool.query(query)).rows

async function writeNote(page: Page, label: string, add: string, note: string): Promise<void> {
  await page.getByText(add).first().click()
  await page.getByLabel(label).fill(note)
  await page.getByLabel(label).blur()
}

test('reading continues at the same paragraph in the other language, and two notes can be merged', async () => {
  const aiko = await shop.signUp('aiko')
  const [phone, laptop] = [await openDevice(), await openDevice()]
  await signInBrowser(phone, shop.url, aiko)
  await signInBrowser(laptop, shop.url, aiko)
  await visitHydrated(laptop, '/ja/guide/1')
  await visitHydrated(phone, '/guide/1')

  // Repeats the scroll, because the page stores its place only after its code has loaded.
  const scrollAndLook = () =>
    phone.getByText('Paragraph 33.').evaluate((line) => {
      scrollBy(0, 1)
      line.scrollIntoView({ block: 'center' })
      return localStorage.getItem('reading-places')
    })
  await expect.poll(scrollAndLook).toMatch('block')
  await visitHydrated(phone, '/my-guides')
  await expect.poll(() => rows('select from reading_places')).toHaveLength(1)

  await visitHydrated(laptop, '/ja/my-guides')
  await laptop
    .getByRole('region', { name: '続きから読む' })
    .getByRole('link', { name: 'ナレーションを売る' })
    .click()
  await expect
    .poll(() =>
      laptop.getByText('段落33。').evaluate((line) => {
        const { top, bottom } = line.getBoundingClientRect()
        return top - 40 <= innerHeight / 2 && innerHeight / 2 <= bottom + 40
      }),
    )
    .toBe(true)

  await visitHydrated(phone, '/guide/1')
  await phone.context().setOffline(true)
  await laptop.context().setOffline(true)
  await writeNote(phone, 'Your note on step 1', 'Add a note', 'Ask Yui')
  await writeNote(laptop, '手順1のメモ', 'メモを書く', '結衣に聞く')
  await phone.context().setOffline(false)
  await expect.poll(() => rows(`select from step_marks where note <> ''`)).toHaveLength(1)
  await laptop.context().setOffline(false)

  const both = laptop.getByRole('region', { name: '手順1のメモ' })
  await both.getByText('Ask Yui').waitFor()
  await both.getByText('結衣に聞く').waitFor()
  expect(
    await both.getByText(/^(Linux|Mac|Windows|別の端末)、\d{4}\/\d{2}\/\d{2} \d{1,2}:\d{2}$/).count(),
  ).toBe(2)
  await both.getByRole('button', { name: 'メモを1つにまとめる' }).press('Enter')
  await both.waitFor({ state: 'detached' })
  await expect.poll(() => laptop.locator('summary:focus').innerText()).toMatch('結衣に聞く')
  await expect.poll(() => rows('select note from step_marks')).toEqual([{ note: 'Ask Yui\n\n結衣に聞く' }])

  await visitHydrated(phone, '/guide/1')
  await phone.locator('summary', { hasText: 'Ask Yui' }).getByText('結衣に聞く').waitFor()
})

test('turning the sync off deletes the stored progress, and each device keeps its own', async () => {
  const ben = await shop.signUp('ben')
  const phone = await openDevice()
  await signInBrowser(phone, shop.url, ben)
  await visitHydrated(phone, '/guide/1')
  await phone.getByRole('checkbox', { name: 'Pick a shop.' }).check()
  const ofBen = `select from step_marks where user_id = (select id from users where email = '${ben.email}')`
  await expect.poll(() => rows(ofBen)).toHaveLength(1)

  await visitHydrated(phone, '/profile')
  await phone.getByRole('button', { name: 'Turn off: Reading progress on all devices' }).click()
  await phone.getByRole('button', { name: 'Turn off and delete' }).click()
  await phone.getByRole('button', { name: 'Turn on: Reading progress on all devices' }).waitFor()
  expect(await rows(ofBen)).toHaveLength(0)

  await visitHydrated(phone, '/guide/1')
  await phone.getByRole('checkbox', { name: 'Send it.' }).check()
  await phone.getByText('2 of 2 done').waitFor()
  const laptop = await openDevice()
  await signInBrowser(laptop, shop.url, ben)
  await visitHydrated(laptop, '/guide/1')
  await laptop.getByText('0 of 2 done').waitFor()
  expect(await rows(ofBen)).toHaveLength(0)

  await visitHydrated(phone, '/profile')
  await phone.getByRole('button', { name: 'Turn on: Reading progress on all devices' }).click()
  await expect.poll(() => rows(ofBen)).toHaveLength(2)
})
