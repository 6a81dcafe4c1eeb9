import { describeBrowser } from '../demo/chromium/chromium.ts'

/** vitest's globalSetup: unpacks the browser before the first test, and prints which one it is. */
export async function setup(): Promise<void> {
  console.log(`  browser: ${await describeBrowser()}`)
}
