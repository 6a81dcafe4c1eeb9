import { access } from 'node:fs/promises'
import { type Browser, type LaunchOptions, chromium } from 'playwright-core'
import { findFontSettings } from './chromium-fonts.ts'
import { unpackChromium, type Chromium } from './chromium-package.ts'

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

/** A browser for tests: the one that CHROME names, else an installed one, else the one that npm brought. */
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
  // A worker's requests can't be changed by a test, so only the tests of the worker itself allow one.
  const newContext = browser.newContext.bind(browser)
  browser.newContext = (context) => newContext({ serviceWorkers: 'block', ...context })
  return browser
}

async function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  )
}
