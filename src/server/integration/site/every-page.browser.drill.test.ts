import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type * as Axe from 'axe-core'
import type { Page } from 'playwright-core'
import { afterAll, describe, expect, inject, test } from 'vitest'
import { openContext } from '../../testing/browser/contexts.ts'
import { seedGuides } from '../../../../scripts/demo/seed.ts'
import { writeDemoData } from '../../../../scripts/demo/data/write-demo-data.ts'
import {
  waitUntilLoaded,
  applyThemeAndWidth,
  screenshotThemes,
  screenshotWidths,
} from '../../../../scripts/tour/page-display.ts'
import { listPageStates, type PageState } from '../../../../scripts/tour/page-states.ts'
import { prepareTourActors } from '../../../../scripts/tour/actors.ts'
import { pageLanguages, type PageLanguage } from '../../../shared/languages.ts'
import { localizePath } from '../../../shared/paths.ts'
import { signUpOperator } from '../../testing/operators.ts'
import { openTestShop } from '../../testing/shop.ts'

/** Tags of axe's rules for WCAG 2.2 AA and its best practices. */
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** Widths in CSS pixels of a 1280 pixel screen at 400 percent (WCAG 1.4.10) and 200 percent zoom. */
const enlarged = [320, 640]

/** Content of other sites, which axe can't check. The texts of `/accessibility` name them. */
const exceptions = ['card-form', 'videos']
/** File with the results, which `/accessibility` shows (B10.8). */
const runFile = 'src/client/legal/accessibility-run.json'
/** Results of each language that was checked without a problem. */
const passed = new Map<PageLanguage, { engine: string; rules: number; pages: number }>()

afterAll(async () => {
  const [run] = passed.values()
  if (passed.size < pageLanguages.length) return
  const checkedOn = new Date().toISOString().slice(0, 10)
  await writeFile(
    runFile,
    `${JSON.stringify({ checkedOn, ...run, widths: screenshotWidths, exceptions }, null, 2)}\n`,
  )
})

const shop = await openTestShop({
  client: 'built',
  settings: { ANALYTICS_SCRIPT_URL: 'https://tags.example/tag.js', ANALYTICS_TAG_ID: 'G-TEST1' },
})
await seedGuides(shop.databaseUrl, () => undefined, 120)
await writeDemoData(shop.databaseUrl)
await shop.deps.catalogue.refresh()
const { email } = await signUpOperator(shop, 'chie')
const { authEmulatorUrl } = inject('services')
const operator = { email, password: 'secret-123' }
const { url, databaseUrl } = shop
const actors = await prepareTourActors({ url, databaseUrl, authEmulatorUrl, operator }, openContext)
const pageStates = await listPageStates(actors.bought)
const axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Message that the test browser logs because it blocks service workers. */
const blockedByTest = 'Service Worker registration blocked by Playwright'

interface Look {
  page: Page
  /** Script errors, CSP violations, hydration warnings and failed responses that the browser reported. */
  complaints: string[]
  close: () => Promise<void>
}

async function open(
  { name, path, role, refused, arrange, status = 200 }: PageState,
  language: PageLanguage,
): Promise<Look> {
  const context = await openContext({
    baseURL: shop.url,
    storageState: actors.browserOf[role],
    reducedMotion: 'reduce',
  })
  const complaints: string[] = []
  await context.exposeFunction('complainOfPolicy', (what: string) => complaints.push(what))
  await context.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      const { complainOfPolicy } = window as unknown as { complainOfPolicy: (what: string) => void }
      complainOfPolicy(`${violatedDirective} refuses ${blockedURI}`)
    }),
  )
  const page = await context.newPage()
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message) => {
    const isOurs = message.text() !== blockedByTest && !message.text().includes(`a status of ${refused} `)
    if (isOurs && ['error', 'warning'].includes(message.type())) complaints.push(message.text())
  })
  const answer = await page.goto(localizePath(language, path))
  expect([name, answer?.status()]).toEqual([name, status])
  await comeToRest(page, name)
  // Removes the browser's report of the expected failed response of the page itself.
  if (status !== 200) complaints.splice(0)
  await arrange?.(page)
  await comeToRest(page, name)
  return { page, complaints, close: () => context.close() }
}

async function comeToRest(page: Page, name: string): Promise<void> {
  try {
    await waitUntilLoaded(page)
  } catch (cause) {
    throw new Error(`${name} does not come to rest`, { cause })
  }
}

const engineOf = (page: Page) =>
  page.evaluate((tags) => {
    const { version, getRules } = (window as unknown as { axe: typeof Axe }).axe
    return { engine: `axe-core ${version}`, rules: getRules([...tags]).length }
  }, rules)

/** Returns axe's violations of the page, each with its element. */
async function broken(page: Page): Promise<string[]> {
  const { violations } = await page.evaluate(
    async (tags) =>
      (window as unknown as { axe: typeof Axe }).axe.run(document, {
        runOnly: { type: 'tag', values: tags },
        resultTypes: ['violations'],
        iframes: false,
      }),
    rules,
  )
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} (${failureSummary ?? ''})`),
  )
}

/** Returns the HTML of elements that extend beyond the viewport and cause horizontal scrolling. */
const overflowing = (page: Page) =>
  page.evaluate(() =>
    document.documentElement.scrollWidth <= window.innerWidth
      ? []
      : [...document.querySelectorAll('body *')]
          .filter((element) => element.getBoundingClientRect().right > window.innerWidth + 1)
          .map((element) => element.outerHTML.slice(0, 120)),
  )

/** Returns amounts of money that break over two lines. */
const brokenAmounts = (page: Page) =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    while (texts.nextNode() !== null) {
      const { currentNode: node } = texts
      for (const { 0: amount, index } of (node.textContent ?? '').matchAll(/[$¥][\d,.]*\d/g)) {
        const range = document.createRange()
        range.setStart(node, index)
        range.setEnd(node, index + amount.length)
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
        if (lines.size > 1) found.push(`${amount} in ${node.parentElement?.outerHTML.slice(0, 120)}`)
      }
    }
    return found
  })

/** Returns texts whose language differs from their `lang` attribute. */
const misread = (page: Page) =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    while (texts.nextNode() !== null) {
      const text = texts.currentNode.textContent?.trim() ?? ''
      const parent = texts.currentNode.parentElement
      if (parent === null || parent.closest('script, noscript, pre, code') !== null) continue
      const language = parent.closest<HTMLElement>('[lang]')?.lang
      const isOther =
        language === 'ja'
          ? /(?:[A-Za-z’'-]+[ ,.:]+){5}/.test(text)
          : /[\u3040-\u30ff\u4e00-\u9fff]/.test(text)
      if (isOther) found.push(`${language}: ${text.slice(0, 80)}`)
    }
    return found
  })

/** Returns the elements whose animation runs despite reduced motion. */
const moving = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState }) => playState === 'running')
      .map(({ effect }) => (effect as KeyframeEffect).target?.outerHTML.slice(0, 120) ?? ''),
  )

/** Returns path and query of every link of the page to this shop. */
const linksOf = (page: Page) =>
  page.evaluate(() =>
    [...document.links]
      .filter(({ origin }) => origin === window.location.origin)
      .map(({ pathname, search }) => pathname + search),
  )

describe.each(pageLanguages)('all pages in %s', (language) => {
  test('every page state passes WCAG 2.2 AA, fits a narrow window and logs no browser errors', async () => {
    const problems: string[] = []
    const links = new Set<string>()
    let engine = { engine: '', rules: 0 }
    for (const pageState of pageStates) {
      const note = (view: string) => (what: string) => problems.push(`${pageState.name}, ${view}: ${what}`)
      const { page, complaints, close } = await open(pageState, language)
      await page.evaluate(axe)
      engine = await engineOf(page)
      for (const theme of screenshotThemes) {
        for (const width of screenshotWidths) {
          await applyThemeAndWidth(page, theme, width)
          ;(await broken(page)).forEach(note(`${theme} ${width}`))
        }
      }
      for (const width of enlarged) {
        await applyThemeAndWidth(page, 'dark', width)
        ;(await overflowing(page)).forEach(note(`overflows ${width}`))
        ;(await brokenAmounts(page)).forEach(note(`breaks an amount at ${width}`))
      }
      ;(await misread(page)).forEach(note('is in another language'))
      ;(await moving(page)).forEach(note('moves'))
      // A 404 page links to itself in the other language, which is a 404 too.
      if (pageState.status === undefined) for (const link of await linksOf(page)) links.add(link)
      complaints.forEach(note('complains'))
      await close()
    }
    for (const link of links) {
      const { status } = await shop.visit(link)
      if (status >= 400) problems.push(`A link to ${link} is answered ${status}`)
    }
    expect(problems).toEqual([])
    passed.set(language, { ...engine, pages: pageStates.length })
  }, 900_000)
})
