import type { Browser, BrowserContext, BrowserContextOptions, LaunchOptions } from 'playwright-core'
import { launchBrowser } from '../../../../scripts/demo/chromium/chromium.ts'
import { type OpenedContext, recordEvents } from './artifacts.ts'

let launchOptions: LaunchOptions = {}
let launching: Promise<Browser> | undefined
const opened: OpenedContext[] = []

/** Sets the options for launching the worker's browser. For drills, each of which runs in its own worker. */
export function setLaunchOptions(options: LaunchOptions): void {
  launchOptions = options
}

/** Opens a context in the worker's browser. `setup.ts` closes it after the test. */
export async function openContext(options?: BrowserContextOptions): Promise<BrowserContext> {
  const browser = await (launching ??= launch())
  // Reduced motion, because an animation makes the browser draw every frame.
  const context = await browser.newContext({ reducedMotion: 'reduce', ...options })
  await context.addInitScript(logCauses)
  opened.push({ context, events: recordEvents(context) })
  return context
}

/** Logs the cause of each error in a page. React throws the error from which it has recovered as the cause of a general one. */
function logCauses(): void {
  addEventListener('error', ({ error }) => {
    if (error instanceof Error && error.cause instanceof Error) console.info(`caused by ${error.cause.stack}`)
  })
}

/** Returns the contexts opened since the last call of `closeContexts`, including closed ones. */
export const listOpenedContexts = (): readonly OpenedContext[] => opened

export async function closeContexts(): Promise<void> {
  await Promise.all(opened.splice(0).map(({ context }) => context.close()))
}

/** Launches the browser, which runs until the worker ends. If it crashes, the next context launches a new one. */
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
