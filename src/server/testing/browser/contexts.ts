import type { Browser, BrowserContext, BrowserContextOptions, LaunchOptions } from 'playwright-core'
import { launchBrowser } from '../../../../scripts/demo/chromium/chromium.ts'
import { type OpenedContext, recordEvents } from './artifacts.ts'

let launchOptions: LaunchOptions = {}
let launching: Promise<Browser> | undefined
const opened: OpenedContext[] = []

/** Sets how the worker's browser is launched. For drills, each of which has a worker of its own. */
export function setLaunchOptions(options: LaunchOptions): void {
  launchOptions = options
}

/** Opens a context in the browser of this worker; setup.ts closes it after the test. */
export async function openContext(options?: BrowserContextOptions): Promise<BrowserContext> {
  const browser = await (launching ??= launch())
  // An animation makes the page draw each of its frames.
  const context = await browser.newContext({ reducedMotion: 'reduce', ...options })
  opened.push({ context, events: recordEvents(context) })
  return context
}

/** The contexts opened since the last call of `closeContexts`, also those that are closed. */
export const openedContexts = (): readonly OpenedContext[] => opened

export async function closeContexts(): Promise<void> {
  await Promise.all(opened.splice(0).map(({ context }) => context.close()))
}

/** The browser ends with the worker; if it crashes, the next context gets a new one. */
async function launch(): Promise<Browser> {
  try {
    return (await launchBrowser(launchOptions)).on('disconnected', forget)
  } catch (error) {
    forget()
    throw error
  }
}

function forget(): void {
  launching = undefined
}
