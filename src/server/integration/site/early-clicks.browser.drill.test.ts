import { availableParallelism } from 'node:os'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testTimeoutMs } from '../../../../scripts/testing/timeouts.ts'
import { openContext } from '../../testing/browser/contexts.ts'
import {
  earlyClicks,
  filterableFields,
  phoneScreen,
  type EarlyClick,
} from '../../testing/browser/early-clicks.ts'
import { signInBrowser } from '../../testing/browser/sign-in-browser.ts'
import { openShop, type Shop } from '../../testing/shop.ts'

const tries = 20
/** Number of parallel tries. Chromium slows a page down by keeping a core busy, so more would make the phone slower. */
const parallel = availableParallelism()
/** Milliseconds from the first paint of a page until it is idle on the emulated slow phone. */
const loadingMs = 2200

const table: Record<string, string>[] = []
let shop: Shop
beforeAll(async () => {
  shop = await openShop({ client: 'built' })
  const video = { videoId: 'aaaaaaaaaaa', title: 'Watch this', language: 'en', channelTitle: null } as const
  await shop.stock(
    { id: 1, isFreePreview: true, referenceVideos: [video] },
    ...Array.from({ length: 60 }, (_, place) => ({ id: place + 2, metadata: filterableFields })),
  )
})
afterAll(async () => {
  // oxlint-disable-next-line no-console -- the drill reports its figures
  console.table(table)
  await shop.close()
})

/** Opens a page with a CPU six times slower, 1.6 Mbit/s and a latency of 150 ms. */
async function openSlowPhone(): Promise<Page> {
  const context = await openContext({ baseURL: shop.url, viewport: phoneScreen })
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

/** Clicks once while the page loads and returns whether the click had its effect. */
async function hasEffect(
  { path, signedIn, restore, act, outcome }: EarlyClick,
  waitMs: number,
): Promise<boolean> {
  const reader = await shop.signUp(`reader-${crypto.randomUUID()}`)
  const page = await openSlowPhone()
  if (signedIn) await signInBrowser(page, shop.url, reader)
  await restore?.(page)
  await page.goto(path, { waitUntil: 'commit' })
  await page.locator('footer').waitFor({ state: 'attached' })
  await page.waitForTimeout(waitMs)
  await act(page, reader)
  const hadEffect = outcome(page).then(
    () => true,
    () => false,
  )
  await hadEffect
  await page.context().close()
  return hadEffect
}

test.each(earlyClicks)(
  'a click on a slow phone is never lost, however early it comes ($name)',
  { timeout: 10 * testTimeoutMs },
  async (click) => {
    const lost: number[] = []
    for (let turn = 0; turn < tries; turn += parallel) {
      await shop.deps.pool.query('delete from rate_limits')
      // Spreads random waits over the whole loading time.
      const waits = Array.from({ length: Math.min(parallel, tries - turn) }, (_, place) =>
        Math.round((loadingMs * (turn + place + Math.random())) / tries),
      )
      await Promise.all(waits.map(async (waitMs) => (await hasEffect(click, waitMs)) || lost.push(waitMs)))
    }
    table.push({
      click: click.name,
      lost: `${lost.length} of ${tries}`,
      'waits of lost clicks, ms': lost.join(' '),
    })
    expect(lost).toEqual([])
  },
)
