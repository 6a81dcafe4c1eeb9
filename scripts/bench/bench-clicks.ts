import type { Browser, Page } from 'playwright-core'
import { paths } from '../../src/shared/paths.ts'
import { calculateMedian } from './lighthouse.ts'
import { printBenchmarkRow, showProgress } from './report.ts'
import {
  measureResponse,
  recordLongTasks,
  measureNextPaint,
  openSlowPhone,
  measureClick,
  waitUntilIdle,
  scrollDown,
} from './slow-phone.ts'

interface FirstPress {
  name: string
  path: string
  /** Prepares the page before the measurement. */
  before?: (page: Page) => Promise<void>
  act: (page: Page) => Promise<void>
  /** Selector of the expected result. If undefined, the click opens another document. */
  answer?: string
  budgetMs: number
}

/** Returns a function that clicks. `force` skips Playwright's wait for a stable page, which would be measured. */
const click = (selector: string) => (page: Page) => page.locator(selector).click({ force: true })
const into = (selector: string) => (page: Page) =>
  page.locator(selector).evaluate((element) => element.scrollIntoView({ block: 'center' }))
const dialog = 'dialog[open] input[name=email]'
const theme = 'label:has(> input[value=light])'
const buy = 'main a[data-press=account][href="/checkout/2"] >> nth=0'
const free = 'label:has(> input[name=free])'

const firstPresses: FirstPress[] = [
  {
    name: 'theme',
    path: '/',
    before: into(theme),
    act: click(theme),
    answer: 'html[data-theme=light]',
    budgetMs: 150,
  },
  {
    name: 'menu',
    path: '/',
    act: click('header summary'),
    answer: 'header details[open] nav',
    budgetMs: 150,
  },
  { name: 'language', path: '/', act: click('header a[hreflang=ja]'), budgetMs: 150 },
  {
    name: 'order of the list',
    path: paths.guides,
    act: async (page) => void (await page.locator('select[name=sort]').selectOption('longest')),
    budgetMs: 600,
  },
  {
    name: 'free guides only',
    path: paths.guides,
    before: into(free),
    act: click(free),
    budgetMs: 600,
  },
  { name: 'Buy', path: paths.guide(2), before: into(buy), act: click(buy), answer: dialog, budgetMs: 1000 },
]

const tries = 3
const phone = 6

/** Benchmarks clicks on a phone with a six times slower CPU, by the browser's own clock. */
export async function benchClicks(shopUrl: string, bareUrl: string, browser: Browser): Promise<void> {
  for (const wanted of firstPresses) {
    const times: number[] = []
    for (let turn = 1; turn <= tries; turn += 1) {
      showProgress(`First press of ${wanted.name}, ${turn} of ${tries}`)
      times.push(await firstPress(`${shopUrl}${wanted.path}`, wanted, browser))
    }
    const measured = `${calculateMedian(times).toFixed(0)} ms (at most ${Math.max(...times).toFixed(0)})`
    printBenchmarkRow(`First press on a sleeping page: ${wanted.name}`, measured, `≤ ${wanted.budgetMs} ms`)
  }
  await benchHydration(shopUrl, browser)
  await benchLaterPresses(shopUrl, bareUrl, browser)
}

async function firstPress(
  url: string,
  { before, act, answer }: FirstPress,
  browser: Browser,
): Promise<number> {
  const page = await openSlowPhone(browser, phone)
  try {
    await page.goto(url)
    await before?.(page)
    await waitUntilIdle(page)
    const pressed = () => act(page)
    return await (answer === undefined
      ? measureNextPaint(page, pressed)
      : measureResponse(page, pressed, answer))
  } finally {
    await page.context().close()
  }
}

/** Benchmarks hydration on Lighthouse's phone, until the whole list is loaded. */
async function benchHydration(shopUrl: string, browser: Browser): Promise<void> {
  for (const path of [paths.home, paths.guide(2), paths.guides]) {
    const page = await openSlowPhone(browser, 4)
    await page.goto(`${shopUrl}${path}`)
    await waitUntilIdle(page)
    const tasks = await recordLongTasks(page, async () => {
      await page.evaluate(() => window.hydration.start())
      await page.locator('html[data-state=hydrated]').waitFor()
      await allGuides(page)
      await page.waitForTimeout(1000)
    })
    printBenchmarkRow(
      `Waking of ${path}, CPU slowed 4 times`,
      `the longest task ${Math.max(0, ...tasks)} ms (over 50 ms: ${tasks.join(' ')})`,
      '≤ 100 ms',
    )
    await page.context().close()
  }
}

/** Matches when every guide is loaded: the list then has one page and no page links. */
const allGuides = (page: Page) =>
  page.getByRole('navigation', { name: 'Pages' }).waitFor({ state: 'detached', timeout: 120_000 })

const scrolledScreens = 40

async function benchLaterPresses(shopUrl: string, bareUrl: string, browser: Browser): Promise<void> {
  const shop = await openSlowPhone(browser, phone)
  await shop.goto(`${shopUrl}${paths.guides}`)
  await shop.evaluate(() => window.hydration.start())
  await allGuides(shop)
  const bare = await openSlowPhone(browser, phone)
  await bare.goto(`${bareUrl}${paths.guides}`)
  const filters = shop.getByRole('navigation', { name: 'Filter by category' }).getByRole('link')
  const count = await filters.count()
  const [ours, theirs]: [number[], number[]] = [[], []]
  for (let turn = 1; turn <= 2 * count; turn += 1) {
    showProgress(`Later press ${turn} of ${2 * count}`)
    await shop.bringToFront()
    const filter = filters.nth(turn % count)
    ours.push(
      await measureClick(
        shop,
        () => filter.click(),
        () => filter.and(shop.locator('[aria-current=true]')).waitFor(),
      ),
    )
    await bare.bringToFront()
    const button = bare.getByRole('button')
    const before = await button.textContent()
    theirs.push(
      await measureClick(
        bare,
        () => button.click(),
        () => bare.getByText(`${before}!`).waitFor(),
      ),
    )
  }
  printBenchmarkRow(
    'Later presses: a filter over all cards',
    `median ${calculateMedian(ours)} ms, at most ${Math.max(...ours)} ms (a bare button: ${calculateMedian(theirs)}, ${Math.max(...theirs)})`,
    '≤ 100 ms, at most 200 ms',
  )
  await shop.bringToFront()
  const tasks = await recordLongTasks(shop, () => scrollDown(shop, scrolledScreens))
  const shift = await shop.evaluate(() => window.seen.shift)
  printBenchmarkRow(
    `Scrolling through ${scrolledScreens} screens of them`,
    `${tasks.length} tasks over 50 ms, the longest ${Math.max(0, ...tasks)} ms; all layout shifts ${shift.toFixed(3)}`,
    'no shift',
  )
  await Promise.all([shop, bare].map((page) => page.context().close()))
}
