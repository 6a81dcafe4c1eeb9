import { mkdtemp, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import path from 'node:path'
import { chromium } from 'playwright-core'
import { localizePath, paths } from '../../src/shared/paths.ts'
import { launchBrowser } from '../demo/chromium/chromium.ts'
import { findFreePort } from '../processes/ports.ts'
import { createProcessGroup } from '../processes/process-group.ts'
import { startDemoStack, type DemoStack } from '../demo/stack.ts'
import { seedGuides } from '../demo/seed.ts'
import { demoGuides } from '../sandbox/catalogue/index.ts'
import { startBaselineServer } from './servers/baseline-server.ts'
import { benchClicks } from './bench-clicks.ts'
import { withTemporaryDatabase } from './database.ts'
import { calculateMedian, summarizeVisits, visitWithLighthouse, type LighthouseVisit } from './lighthouse.ts'
import { storeBenchmarkGuides } from './many-guides.ts'
import { printBenchmarkRow, showProgress } from './report.ts'

const guides = 10_000
const rounds = 5

/** Benchmarks pages of the production build with 10,000 different guides in a browser, against bare HTML with the same text. */
export async function benchPages(): Promise<void> {
  await withTemporaryDatabase(async (databaseUrl) => {
    console.log(`Preparing a shop with ${guides} guides…`)
    await seedGuides(databaseUrl, () => undefined)
    await storeBenchmarkGuides(databaseUrl, guides, demoGuides().length)
    await withStack(databaseUrl, async (stack) => {
      const bare = await startBaselineServer(stack.url, addresses)
      const port = await findFreePort()
      const browser = await launchBrowser({ args: [`--remote-debugging-port=${port}`] })
      try {
        await benchClicks(stack.url, bare.url, browser)
        await benchLighthouse(stack.url, bare.url, port)
        await benchOthers(stack, port)
      } finally {
        await browser.close()
        bare.close()
      }
    })
  })
}

/** Starts the shop like `npm run demo` for `work`: with a built client, compressed, over plain HTTP. */
async function withStack(databaseUrl: string, work: (stack: DemoStack) => Promise<void>): Promise<void> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'bench-pages-'))
  const roster = createProcessGroup(dataDir)
  process.env['DATABASE_URL'] = databaseUrl
  try {
    await work(await startDemoStack({ mode: 'demo', port: await findFreePort(), dataDir, roster }))
  } finally {
    await roster.stopAll()
    await rm(dataDir, { recursive: true, force: true })
  }
}

const readingPages = [
  ['Home', paths.home, 100],
  ['Home, in Japanese', localizePath('ja', paths.home), 100],
  ['Guide', paths.guide(2), 100],
  ['Guide, in Japanese', localizePath('ja', paths.guide(2)), 100],
  ['List', paths.guides, 98],
] as const
const addresses = readingPages.map(([, address]) => address)

async function benchLighthouse(shopUrl: string, bareUrl: string, port: number): Promise<void> {
  // Each page is rendered once before, so that no measured visit includes the first rendering.
  for (const address of addresses) await fetch(`${shopUrl}${address}`)
  const ours = readingPages.map((): LighthouseVisit[] => [])
  const theirs = readingPages.map((): LighthouseVisit[] => [])
  for (let round = 0; round < rounds; round += 1)
    for (const [index, [name, address]] of readingPages.entries()) {
      showProgress(`Lighthouse, round ${round + 1} of ${rounds}: ${name}`)
      const first = round === 0
      ours[index]?.push(await visitWithLighthouse(`${shopUrl}${address}`, port, { allCategories: first }))
      // The bare page is the same on each visit, so it is only measured once.
      if (first) theirs[index]?.push(await visitWithLighthouse(`${bareUrl}${address}`, port))
    }
  const machine = calculateMedian(ours.flat().map((visit) => visit.machine))
  const busy = `${machine.toFixed(0)} (${loadavg()[0]?.toFixed(1)} at work)`
  printBenchmarkRow('Lighthouse says of this machine', busy, 'about 1500')
  for (const [index, [name, , performance]] of readingPages.entries()) {
    const goal = `performance ${performance}, the others 100, LCP ≤ 1 s, TBT ≤ 50 ms, CLS 0`
    printBenchmarkRow(`Lighthouse, ${name}`, summarizeVisits(ours[index] ?? []), goal)
    printBenchmarkRow('  the same text in bare HTML', summarizeVisits(theirs[index] ?? []), '')
  }
}

/** Measures Lighthouse's other categories, which don't depend on speed. */
async function benchOthers({ url, accounts: [reader] }: DemoStack, port: number): Promise<void> {
  const goal = 'accessibility and best practices 100'
  const visit = await visitWithLighthouse(`${url}${paths.login}`, port, { allCategories: true })
  printBenchmarkRow('Lighthouse, log-in page', summarizeVisits([visit]), goal)

  const connected = await chromium.connectOverCDP(`http://127.0.0.1:${port}`)
  const page = await connected.contexts()[0]?.newPage()
  if (page === undefined) throw new Error('The browser has no window of its own')
  await page.goto(`${url}${paths.login}`)
  await page.getByLabel('Email address').fill(reader.email)
  await page.getByLabel('Password').first().fill(reader.password)
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
  await page.getByText(reader.email).first().waitFor()
  await page.close()
  const options = { signedIn: true, allCategories: true }
  const checkout = await visitWithLighthouse(`${url}${paths.checkout(2)}`, port, options)
  printBenchmarkRow('Lighthouse, checkout of a reader', summarizeVisits([checkout]), goal)
}
