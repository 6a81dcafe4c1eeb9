import { describeBrowser } from '../demo/chromium/chromium.ts'

/** Unpacks the browser before the first test, and prints its name and version. vitest calls this as globalSetup. */
export async function setup(): Promise<void> {
  console.log(`  browser: ${await describeBrowser()}`)
}
