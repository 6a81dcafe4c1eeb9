import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { closePages, launchBrowser } from '../../../../scripts/demo/chromium/chromium.ts'
import { earlyPresses } from '../../testing/browser/early-presses.ts'
import { forEachOf } from '../../testing/buyers.ts'
import { openShop, type Shop } from '../../testing/shop.ts'

const tries = 20
/** A slow phone leaves most of this machine idle. */
const atOnce = 4
/** From the first sight of a page to when it has come to rest on a slow phone. */
const spreadMs = 2200

let shop: Shop
let browser: Browser
beforeAll(async () => {
  shop = await openShop({ client: 'built' })
  const video = { videoId: 'aaaaaaaaaaa', title: 'Watch this', language: 'en', channelTitle: null } as const
  await shop.stock(
    { id: 1, isFreePreview: true, referenceVideos: [video] },
    ...Array.from({ length: 60 }, (_, place) => ({ id: place + 2 })),
  )
  browser = await launchBrowser()
})
afterEach(() => closePages(browser))
afterAll(async () => {
  await browser.close()
  await shop.close()
})

/** A processor six times slower and 1.6 Mbit/s with 150 ms to the server. */
async function openSlowPhone(): Promise<Page> {
  const context = await browser.newContext({ baseURL: shop.url })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 })
  await session.send('Network.enable')
  const bytesPerSecond = 1_600_000 / 8
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  })
  return page
}

test.each(earlyPresses)(
  '$name is never lost on a slow phone, however early it comes',
  { timeout: 1_800_000 },
  async ({ path, act, outcome }) => {
    const waits = Array.from({ length: tries }, (_, place) => Math.round((spreadMs * place) / tries))
    const lost: number[] = []
    await forEachOf(waits, atOnce, async (waitMs) => {
      await shop.deps.pool.query('delete from rate_limits')
      const page = await openSlowPhone()
      await page.goto(path, { waitUntil: 'commit' })
      await page.locator('footer').waitFor({ state: 'attached' })
      await page.waitForTimeout(waitMs)
      await act(page)
      await outcome(page).catch(() => lost.push(waitMs))
      await page.context().close()
    })
    expect(lost).toEqual([])
  },
)
