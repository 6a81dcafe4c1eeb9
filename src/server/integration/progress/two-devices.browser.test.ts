import type { Page, Request } from 'playwright-core'
import { expect, test } from 'vitest'
import { openContext } from '../../testing/browser/contexts.ts'
import { visitHydrated } from '../../testing/browser/hydration.ts'
import { signInBrowser } from '../../testing/browser/sign-in-browser.ts'
import type { Person } from '../../testing/people.ts'
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
const whereUserIs = ({ email }: Person) => `where user_id = (select id from users where email = '${email}')`

/** Scrolls a paragraph to the middle of the window. Returns the stored reading places. */
const scrollToParagraph = (page: Page, number: number) =>
  page.getByText(`Paragraph ${number}.`).evaluate((line) => {
    scrollBy(0, 1)
    line.scrollIntoView({ block: 'center' })
    return localStorage.getItem('reading-places')
  })

/** Scrolls until the page has stored a reading place. It stores none before its code has loaded. */
const readUntilStored = (page: Page, number: number) =>
  expect.poll(() => scrollToParagraph(page, number)).toMatch('block')

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

  await readUntilStored(phone, 33)
  await visitHydrated(phone, '/my-guides')
  await expect.poll(() => rows(`select from reading_places ${whereUserIs(aiko)}`)).toHaveLength(1)

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
  await expect.poll(() => rows(`select from step_marks ${whereUserIs(aiko)} and note <> ''`)).toHaveLength(1)
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
  await expect
    .poll(() => rows(`select note from step_marks ${whereUserIs(aiko)}`))
    .toEqual([{ note: 'Ask Yui\n\n結衣に聞く' }])

  await visitHydrated(phone, '/guide/1')
  await phone.locator('summary', { hasText: 'Ask Yui' }).getByText('結衣に聞く').waitFor()
})

const isSync = (request: Request) => request.url().endsWith('/trpc/progress.sync')

/** Counts the sync calls of this browser from now on, including those that a closed page can't report. */
async function countSyncs(page: Page): Promise<() => Promise<number>> {
  await page.context().addInitScript(() => {
    const send = globalThis.fetch
    globalThis.fetch = (address, init) => {
      if (typeof address === 'string' && address.endsWith('/trpc/progress.sync'))
        localStorage.setItem('syncs', `${localStorage.getItem('syncs') ?? ''}+`)
      return send(address, init)
    }
  })
  return async () => {
    const reader = await page.context().newPage()
    await reader.goto('/robots.txt')
    const calls = await reader.evaluate(() => localStorage.getItem('syncs'))
    await reader.close()
    return calls?.length ?? 0
  }
}

test(
  'a reading place reached just before the tab closes is sent once and opened on other devices',
  { tags: 'drill' },
  async () => {
    const chika = await shop.signUp('chika')
    const [phone, laptop] = [await openDevice(), await openDevice()]
    await signInBrowser(phone, shop.url, chika)
    await signInBrowser(laptop, shop.url, chika)
    const syncs = await countSyncs(phone)
    await Promise.all([phone.waitForResponse((answer) => isSync(answer.request())), phone.goto('/guide/1')])
    await readUntilStored(phone, 10)
    await scrollToParagraph(phone, 50)
    await phone.close()
    const placesOfChika = `select from reading_places ${whereUserIs(chika)}`
    await expect.poll(() => rows(placesOfChika)).toHaveLength(1)
    expect(await syncs()).toBe(2)

    await visitHydrated(laptop, '/my-guides')
    await laptop.getByRole('region', { name: 'Continue reading' }).getByRole('link').first().click()
    await expect
      .poll(() =>
        laptop.getByText('Paragraph 50.').evaluate((line) => {
          const { top, bottom } = line.getBoundingClientRect()
          return top - 40 <= innerHeight / 2 && innerHeight / 2 <= bottom + 40
        }),
      )
      .toBe(true)
    expect(await laptop.evaluate(() => document.activeElement?.textContent)).toMatch(/^Paragraph (49|50)\./)
  },
)

test('a page that is opened in a background tab requests the progress once', { tags: 'drill' }, async () => {
  const emi = await shop.signUp('emi')
  const [phone, laptop] = [await openDevice(), await openDevice()]
  await signInBrowser(phone, shop.url, emi)
  await signInBrowser(laptop, shop.url, emi)
  await visitHydrated(phone, '/guide/1')
  await readUntilStored(phone, 20)
  await visitHydrated(phone, '/my-guides')
  const placesOfEmi = `select from reading_places ${whereUserIs(emi)}`
  await expect.poll(() => rows(placesOfEmi)).toHaveLength(1)

  const syncs = await countSyncs(laptop)
  await laptop.addInitScript(() => Object.defineProperty(document, 'hidden', { get: () => true }))
  await laptop.goto('/guide/1')
  await expect.poll(() => laptop.evaluate(() => localStorage.getItem('reading-places'))).toMatch('block')
  expect(await syncs()).toBe(1)
})

test(
  'guests and users with the sync turned off send no reading place when the tab closes',
  { tags: 'drill' },
  async () => {
    const dai = await shop.signUp('dai')
    for (const person of [undefined, dai]) {
      const page = await openDevice()
      const syncs = await countSyncs(page)
      if (person !== undefined) {
        await signInBrowser(page, shop.url, person)
        await visitHydrated(page, '/profile')
        await page.getByRole('button', { name: 'Turn off: Reading progress on all devices' }).click()
        await page.getByRole('button', { name: 'Turn off and delete' }).click()
        await page.getByRole('button', { name: 'Turn on: Reading progress on all devices' }).waitFor()
        await Promise.all([page.waitForResponse((answer) => isSync(answer.request())), page.goto('/guide/1')])
      } else await visitHydrated(page, '/guide/1')
      await readUntilStored(page, 10)
      const before = await syncs()
      await scrollToParagraph(page, 50)
      await page.close()
      expect(await syncs()).toBe(before)
    }
  },
)

test('reading places and steps update in other open tabs, which send no sync request', async () => {
  const emi = await shop.signUp('emi')
  const tab = await openDevice()
  const other = await tab.context().newPage()
  await signInBrowser(tab, shop.url, emi)
  for (const [page, address] of [
    [other, '/my-guides'],
    [tab, '/guide/1'],
  ] as const)
    await Promise.all([page.waitForResponse((answer) => isSync(answer.request())), page.goto(address)])
  const sent: Request[] = []
  other.on('request', (request) => (isSync(request) ? sent.push(request) : undefined))

  await readUntilStored(tab, 33)
  await other.getByRole('region', { name: 'Continue reading' }).getByRole('link').first().waitFor()
  await tab.getByRole('checkbox', { name: 'Pick a shop.' }).check()
  await other.getByText('1 of 2 done').waitFor()
  expect(sent).toEqual([])
})

test('a guest’s saved guides update in the other open tabs', async () => {
  const tab = await openDevice()
  const other = await tab.context().newPage()
  await visitHydrated(tab, '/guide/1')
  await visitHydrated(other, '/saved')
  const listed = () => other.getByRole('main').getByRole('heading', { name: 'Sell narration' }).count()
  expect(await listed()).toBe(0)
  await tab.getByRole('button', { name: 'Saved for later' }).click()
  await expect.poll(listed).toBe(1)
  await tab.getByRole('button', { name: 'Saved for later' }).click()
  await expect.poll(listed).toBe(0)
})

test(
  'turning the sync off deletes the stored progress, and each device keeps its own',
  { tags: 'drill' },
  async () => {
    const ben = await shop.signUp('ben')
    const phone = await openDevice()
    await signInBrowser(phone, shop.url, ben)
    await visitHydrated(phone, '/guide/1')
    await phone.getByRole('checkbox', { name: 'Pick a shop.' }).check()
    const ofBen = `select from step_marks ${whereUserIs(ben)}`
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
  },
)
