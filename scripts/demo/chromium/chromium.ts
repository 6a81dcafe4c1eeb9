import { access } from 'node:fs/promises'
import { type Browser, type BrowserContext, type LaunchOptions, chromium } from 'playwright-core'
import { findFontSettings } from './chromium-fonts.ts'
import { unpackChromium, type Chromium } from './chromium-package.ts'
import { slowness, timeoutMs } from '../../testing/timeouts.ts'

const installedBrowsers = [
  '/usr/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

const launchArguments = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** A browser for tests: the one set by CHROME, else an installed one, else the one from npm. */
async function findChromium(): Promise<Chromium> {
  const fonts = await findFontSettings()
  const chosen = process.env['CHROME']
  if (chosen !== undefined && chosen !== '') return { executablePath: chosen, env: fonts }
  for (const executablePath of installedBrowsers)
    if (await exists(executablePath)) return { executablePath, env: fonts }
  const unpacked = await unpackChromium()
  return { ...unpacked, env: { ...unpacked.env, ...fonts } }
}


export async function launchBrowser({ args = [], ...options }: LaunchOptions = {}): Promise<Browser> {
  const { executablePath, env } = await findChromium()
  const browser = await chromium.launch({
    executablePath,
    args: [...launchArguments, ...args],
    env: { ...process.env, ...env },
    ...options,
  })
  const newContext = browser.newContext.bind(browser)
  browser.newContext = async (options) => {
    // A worker's requests can't be changed by a test, so only the tests of the worker itself allow one.
    const context = await newContext({ serviceWorkers: 'block', ...options })
    context.setDefaultTimeout(timeoutMs)
    if (slowness > 1) slowDown(context)
    return context
  }
  return browser
}

/** Unused open pages slow down the tests that follow. */
export async function closePages(browser: Browser): Promise<void> {
  await Promise.all(browser.contexts().map((context) => context.close()))
}

/** Simulates a slow machine on a fast one. */
function slowDown(context: BrowserContext): void {
  const newPage = context.newPage.bind(context)
  context.newPage = async () => {
    const page = await newPage()
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowness })
    return page
  }
}

async function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  )
}
