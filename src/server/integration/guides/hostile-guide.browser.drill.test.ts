import type { BrowserContext, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { openContext } from '../../testing/browser/contexts.ts'
import { waitForHydration, visitHydrated } from '../../testing/browser/hydration.ts'
import type { TestGuide } from '../../testing/guide.ts'
import { hostileAddresses, hostileTexts } from '../../testing/hostile-texts.ts'
import type { Person } from '../../testing/people.ts'
import { openTestShop } from '../../testing/shop.ts'

const textsPerGuide = 24
const guides: TestGuide[] = Array.from(
  { length: Math.ceil(hostileTexts.length / textsPerGuide) },
  (_, index) => hostileGuide(index + 1),
)

/** Returns a guide with 24 hostile texts in every field, each field starting with a different one. */
function hostileGuide(id: number): TestGuide {
  const own = hostileTexts.slice((id - 1) * textsPerGuide, id * textsPerGuide)
  const ledBy = (place: number) => {
    const first = place % own.length
    return [...own.slice(first), ...own.slice(0, first)]
  }
  const body = (place: number) =>
    `${ledBy(place).join('\n\n')}\n\n## ${ledBy(place + 1).join(' ')}\n\nEnd of ${id}.`
  return {
    id,
    titleEn: ledBy(0).join(' '),
    titleJa: ledBy(1).join(' '),
    titleTh: ledBy(2).join(' '),
    summaryEn: ledBy(3).join(' '),
    summaryJa: ledBy(4).join(' '),
    summaryTh: ledBy(5).join(' '),
    contentEn: body(0),
    contentJa: body(1),
    contentTh: body(2),
    tags: own,
    thumbnailUrl: hostileAddresses[id % hostileAddresses.length] ?? '',
    incomeRange: ledBy(1).join(' '),
    metadata: {
      emoji: ledBy(2).join(' '),
      incomeRangeJa: ledBy(3).join(' '),
      incomeBasisEn: ledBy(4).join(' '),
      incomeBasisJa: ledBy(5).join(' '),
      startCostEn: ledBy(0).join(' '),
      startCostJa: ledBy(1).join(' '),
      firstIncomeEn: ledBy(2).join(' '),
      firstIncomeJa: ledBy(3).join(' '),
      // These lists may hold few names, so each takes a quarter of the texts.
      toolsEn: own.slice(0, 6),
      toolsJa: own.slice(6, 12),
      risksEn: own.slice(12, 18),
      risksJa: own.slice(18),
    },
    referenceVideos: own.map((text, place) => ({
      videoId: text,
      title: text,
      language: place === 1 ? text : 'en',
      channelTitle: text,
    })),
  }
}

const shop = await openTestShop({ client: 'built' })
await shop.stock(...guides)
const reader = await shop.signUp('reader')
await shop.deps.pool.query(
  `insert into purchases (user_id, guide_id, amount, currency, source)
   select users.id, guides.id, 0, 'usd', 'free' from users, guides where firebase_uid = $1`,
  [reader.uid],
)

/** Opens a page and collects dialogs, popups, errors, CSP violations and requests to other hosts. */
async function watch(context: BrowserContext): Promise<{ page: Page; happened: string[] }> {
  const page = await context.newPage()
  const happened: string[] = []
  page.on('dialog', (dialog) => {
    happened.push(`dialog on ${page.url()}`)
    void dialog.dismiss()
  })
  page.on('popup', () => happened.push(`popup on ${page.url()}`))
  page.on('pageerror', (error) => happened.push(`${error.message} on ${page.url()}`))
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy'))
      happened.push(`${message.text()} on ${page.url()}`)
  })
  page.on('request', (request) => {
    if (!request.url().startsWith(shop.url)) happened.push(`${request.url()} asked by ${page.url()}`)
  })
  return { page, happened }
}

/** Returns event handlers, script links and forbidden elements of the document. Runs in the page. */
function findLoaded(): string[] {
  const runs = /^[\s\p{Cc}]*(javascript|vbscript|data):/iu
  const leads = new Set(['href', 'src', 'action', 'formaction', 'srcdoc', 'data', 'xlink:href'])
  const loaded = [...document.querySelectorAll('*')].filter(({ attributes }) =>
    [...attributes].some(({ name, value }) => name.startsWith('on') || (leads.has(name) && runs.test(value))),
  )
  const foreign = document.querySelectorAll(
    'main :is(script, style, link, meta, base, iframe, object, embed, math, template, video, audio, marquee)',
  )
  return [...loaded, ...foreign].map(({ outerHTML }) => outerHTML.slice(0, 200))
}

/** Visits every path and returns the problems found, each with its path. */
async function visitAll(addresses: string[], person?: Person): Promise<string[]> {
  const context = await openContext({ baseURL: shop.url })
  const [name = '', value = ''] = person?.cookie?.split('=', 2) ?? []
  if (name !== '') await context.addCookies([{ name, value, url: shop.url }])
  const { page, happened } = await watch(context)
  for (const address of addresses) {
    await page.goto(address)
    await page.locator('main article :is(h1, h3)').first().waitFor()
    await waitForHydration(page)
    happened.push(...(await page.evaluate(findLoaded)).map((found) => `${found} on ${address}`))
    if (page.url() !== shop.url + address) happened.push(`${address} led to ${page.url()}`)
  }
  await context.close()
  return happened
}

test('the collection of hostile texts has at least two hundred different ones', () => {
  expect(new Set(hostileTexts).size).toBe(hostileTexts.length)
  expect(hostileTexts.length).toBeGreaterThanOrEqual(200)
})

describe.each([
  ['English', ''],
  ['Japanese', '/ja'],
])('hostile guides on %s pages', (_name, prefix) => {
  const pages = guides.map(({ id }) => `${prefix}/guide/${id}`)

  test('hostile guides run no script for a guest on home, list and guide pages', async () => {
    const shelves = [prefix === '' ? '/' : prefix, `${prefix}/guides`]
    expect(await visitAll([...shelves, ...pages])).toEqual([])
  })

  test('hostile guides run no script for a buyer, who sees the texts as plain text', async () => {
    expect(await visitAll(pages, reader)).toEqual([])
    expect((await shop.visit(`${prefix}/guide/1`, reader)).body).toContain('End of 1.')
  })
})

test('hostile guides run no script when the browser navigates from guide to guide', async () => {
  const { page, happened } = await watch(await openContext({ baseURL: shop.url }))
  await visitHydrated(page, '/guides')
  await page.locator('a[href="/guide/2"]').first().click()
  await page.waitForURL('**/guide/2')
  await page.locator('#related').waitFor()
  await page.locator('#related ~ ul a').first().click()
  await page.waitForURL((url) => !url.pathname.endsWith('/2'))
  await page.locator('#related').waitFor()
  expect([...happened, ...(await page.evaluate(findLoaded))]).toEqual([])
})

test('the REST API returns hostile texts unchanged, as JSON with nosniff', async () => {
  const [first] = guides
  for (const address of ['/api/guides', '/api/guides/1', '/api/guides/raw_data/1']) {
    const { headers, json } = await shop.visit(address, reader)
    expect(headers['content-type']).toBe('application/json; charset=utf-8')
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(JSON.stringify(json())).toContain(JSON.stringify(first?.titleEn))
  }
  const wanted = encodeURIComponent(hostileTexts[0] ?? '')
  const { headers } = await shop.visit(`/api/guides?search=${wanted}`)
  expect(headers['content-type']).toBe('application/json; charset=utf-8')
})
