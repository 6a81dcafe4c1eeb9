import { execFile } from 'node:child_process'
import { access } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { type Browser, type BrowserContext, type LaunchOptions, chromium } from 'playwright-core'
import { projectRoot } from '../../processes/project.ts'
import { cpuSlowdown, timeoutMs } from '../../testing/timeouts.ts'
import { findFontSettings } from './chromium-fonts.ts'
import { type Chromium, hasChromiumPackage, unpackChromium } from './chromium-package.ts'

const run = promisify(execFile)

/** Paths of installed browsers, for systems without a Chromium package. */
const installedBrowsers = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
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

/** Returns the browser that CHROME names, the pinned one from npm, or an installed one. */
async function findChromium(): Promise<Chromium> {
  const fonts = await findFontSettings()
  const chosen = process.env['CHROME'] ?? ''
  if (chosen !== '') return { executablePath: chosen, env: fonts }
  if (hasChromiumPackage) {
    const unpacked = await unpackChromium()
    return { ...unpacked, env: { ...unpacked.env, ...fonts } }
  }
  for (const executablePath of installedBrowsers)
    if (await exists(executablePath)) return { executablePath, env: fonts }
  throw new Error('No browser was found. Install Chromium, or set CHROME to the path of one.')
}

/** Returns name, version and path of the browser, such as "Chromium 153.0.7777.0 (/usr/bin/chromium)". */
export async function describeBrowser(): Promise<string> {
  const { executablePath, env } = await findChromium()
  const { stdout } = await run(executablePath, ['--version'], { env: { ...process.env, ...env } })
  const inProject = path.relative(projectRoot, executablePath)
  return `${stdout.trim()} (${inProject.startsWith('..') ? executablePath : inProject})`
}

export async function launchBrowser({ args = [], ...options }: LaunchOptions = {}): Promise<Browser> {
  const { executablePath, env } = await findChromium()
  const browser = await chromium.launch({
    executablePath,
    timeout: timeoutMs,
    args: [...launchArguments, ...args],
    env: { ...process.env, ...env },
    ...options,
  })
  const newContext = browser.newContext.bind(browser)
  browser.newContext = async (options) => {
    // Tests can't intercept the requests of a service worker, so only tests of the service worker allow one.
    const context = await newContext({ serviceWorkers: 'block', ...options })
    context.setDefaultTimeout(timeoutMs)
    if (cpuSlowdown > 1) slowDown(context)
    return context
  }
  return browser
}

/** Slows down the CPU of each page, to simulate a slow machine. */
function slowDown(context: BrowserContext): void {
  const newPage = context.newPage.bind(context)
  context.newPage = async () => {
    const page = await newPage()
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
    return page
  }
}

async function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  )
}
