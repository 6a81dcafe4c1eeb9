import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { mkdtemp, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import path from 'node:path'
import { chromium, type Browser, type Page } from 'playwright-core'
import { paths } from '../../src/shared/paths.ts'
import { launchBrowser } from '../demo/chromium/chromium.ts'
import { findFreePort } from '../processes/ports.ts'
import { createRoster } from '../processes/roster.ts'
import { startStack, type Stack } from '../demo/stack.ts'
import { seed } from '../demo/seed.ts'
import { withDatabase } from './database.ts'
import { medianOf, summaryOf, visitWithLighthouse } from './lighthouse.ts'
import { printRow } from './report.ts'
import { openSlowPhone, press, scrollOn } from './slow-phone.ts'

const guides = 10_000
const rounds = 5

/** Browser performance of the production build with 10,000 guides, compared with an empty page. */
export async function benchPages(): Promise<void> {
  await withDatabase(async (databaseUrl) => {
    console.log(`Preparing a shop with ${guides} guides…`)
    await seed(databaseUrl, () => undefined, guides)
    await withStack(databaseUrl, async (stack) => {
      const bare = await startBarePage()
      const port = await findFreePort()
      const browser = await launchBrowser({ args: [`--remote-debugging-port=${port}`] })
      try {
        await benchLighthouse(stack.url, urlOf(bare), port)
        await benchSignedIn(stack, port)
        await benchPresses(stack.url, urlOf(bare), browser)
      } finally {
        await browser.close()
        bare.close()
      }
    })
  })
}

/** The shop as `npm run demo` starts it: the built client, compressed, over plain http. */
async function withStack(databaseUrl: string, work: (stack: Stack) => Promise<void>): Promise<void> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'bench-pages-'))
  const roster = createRoster(dataDir)
  process.env['DATABASE_URL'] = databaseUrl
  try {
    await work(await startStack({ mode: 'demo', port: await findFreePort(), dataDir, roster }))
  } finally {
    await roster.stopAll()
    await rm(dataDir, { recursive: true, force: true })
  }
}

const barePage = `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Bare</title>
<meta name="description" content="Bare"><h1>Bare</h1><button onclick="this.textContent += '!'">Press</button></html>`

async function startBarePage(): Promise<Server> {
  const server = createServer((_request, response) =>
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(barePage),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return server
}

const urlOf = (server: Server) => `http://localhost:${(server.address() as AddressInfo).port}`

async function benchLighthouse(shopUrl: string, bareUrl: string, port: number): Promise<void> {
  const pages = [
    ['A page with nothing in it', bareUrl, ''],
    ['Home', `${shopUrl}${paths.home}`, goal],
    ['List', `${shopUrl}${paths.guides}`, goal],
    ['Guide', `${shopUrl}${paths.guide(2)}`, goal],
    ['Guide, in Japanese', `${shopUrl}/ja${paths.guide(2)}`, goal],
    ['Login page', `${shopUrl}${paths.login}`, otherGoal],
  ] as const
  // Each page has been rendered before, so that no measured visit includes the first rendering.
  for (const [, url] of pages) await fetch(url)
  const visits = pages.map((): Awaited<ReturnType<typeof visitWithLighthouse>>[] => [])
  for (let round = 0; round < rounds; round += 1)
    for (const [index, [, url]] of pages.entries()) visits[index]?.push(await visitWithLighthouse(url, port))
  const machine = medianOf(visits.flat().map((visit) => visit.machine))
  printRow(
    'Lighthouse says of this machine',
    `${machine.toFixed(0)} (${loadavg()[0]?.toFixed(1)} at work)`,
    '',
  )
  for (const [index, [name, , budget]] of pages.entries())
    printRow(`Lighthouse, ${name}`, summaryOf(visits[index] ?? []), budget)
}

const goal = 'performance ≥ 98, the others 100, LCP ≤ 1.2 s, CLS 0'
const otherGoal = 'accessibility and best practices 100'

async function benchSignedIn({ url, accounts: [reader] }: Stack, port: number): Promise<void> {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`)
  const page = await browser.contexts()[0]?.newPage()
  if (page === undefined) throw new Error('The browser has no window of its own')
  await page.goto(`${url}${paths.login}`)
  await page.getByLabel('Email address').fill(reader.email)
  await page.getByLabel('Password').first().fill(reader.password)
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
  await page.getByText(reader.email).first().waitFor()
  await page.close()
  const visit = await visitWithLighthouse(`${url}${paths.checkout(2)}`, port, true)
  printRow('Lighthouse, checkout of a reader', summaryOf([visit]), otherGoal)
}

async function benchPresses(shopUrl: string, bareUrl: string, browser: Browser): Promise<void> {
  const shop = await openSlowPhone(browser)
  await shop.goto(`${shopUrl}${paths.guides}`)
  // Once every guide is loaded, the list has one page.
  await shop.getByRole('navigation', { name: 'Pages' }).waitFor({ state: 'detached', timeout: 120_000 })
  const bare = await openSlowPhone(browser)
  await bare.goto(bareUrl)
  const filters = shop.getByRole('navigation', { name: 'Filter by category' }).getByRole('link')
  const count = await filters.count()
  const [ours, theirs]: [number[], number[]] = [[], []]
  for (let turn = 1; turn <= 2 * count; turn += 1) {
    ours.push(await pressFilter(shop, turn % count))
    await bare.bringToFront()
    const button = bare.getByRole('button')
    const before = await button.textContent()
    theirs.push(
      await press(
        bare,
        () => button.click(),
        () => bare.getByText(`${before}!`).waitFor(),
      ),
    )
    await shop.bringToFront()
  }
  printRow(
    `A filter over ${guides} cards, CPU slowed 4 times`,
    `INP ${Math.max(...ours)} ms (median ${medianOf(ours)} ms; a bare button ${Math.max(...theirs)} and ${medianOf(theirs)} ms)`,
    '≤ 200 ms',
  )
  const tasks = await scrollOn(shop, scrolledScreens)
  const shift = await shop.evaluate(() => window.seen.shift)
  printRow(
    `Scrolling through ${scrolledScreens} screens of it`,
    `${tasks.length} tasks over 50 ms, the longest ${Math.max(0, ...tasks)} ms; all layout shifts ${shift.toFixed(3)}`,
    'none',
  )
}

const scrolledScreens = 60

function pressFilter(page: Page, index: number): Promise<number> {
  const filter = page.getByRole('navigation', { name: 'Filter by category' }).getByRole('link').nth(index)
  return press(
    page,
    () => filter.click(),
    () => filter.and(page.locator('[aria-current=true]')).waitFor(),
  )
}
