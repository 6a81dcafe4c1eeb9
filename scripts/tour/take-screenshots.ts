import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { launchBrowser } from '../demo/chromium/chromium.ts'
import { findFreePort } from '../processes/ports.ts'
import { projectRoot } from '../processes/project.ts'
import { createProcessGroup } from '../processes/process-group.ts'
import { startDemoStack } from '../demo/stack.ts'
import { screenshotPages } from './screenshot-pages.ts'

/** Starts a demo and takes screenshots of all its pages, or of those whose name contains one of the words. */
export async function takeScreenshots(order: { folder: string; only: readonly string[] }): Promise<void> {
  // This setting makes the cookie notice visible. The tour never consents, so the script is never requested.
  process.env['ANALYTICS_SCRIPT_URL'] = 'https://tags.example/tag.js'
  process.env['ANALYTICS_TAG_ID'] = 'G-TOUR'

  const dataDir = await mkdtemp(path.join(tmpdir(), 'screenshots-'))
  const roster = createProcessGroup(dataDir)
  const browser = await launchBrowser()
  // Closing the browser makes the work below fail, which then closes everything.
  process.once('SIGINT', () => void browser.close())
  try {
    const shop = await startDemoStack({ mode: 'demo', port: await findFreePort(), dataDir, roster })
    const operator = shop.accounts.find(({ admin }) => admin)
    if (operator === undefined) throw new Error('The demo has no operator')
    const folder = path.resolve(projectRoot, order.folder)
    await screenshotPages({ ...shop, operator }, browser, { folder, only: order.only })
    console.log(`Look at ${path.join(folder, 'index.html')}`)
  } finally {
    await browser.close()
    await roster.stopAll()
    await rm(dataDir, { recursive: true, force: true })
  }
}
