import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testTimeoutMs } from '../../../../scripts/testing/timeouts.ts'
import { openContext } from '../../testing/browser/contexts.ts'
import { earlyPresses, narrowed, phoneScreen, type EarlyPress } from '../../testing/browser/early-presses.ts'
import { signInBrowser } from '../../testing/browser/sign-in-browser.ts'
import { openShop, type Shop } from '../../testing/shop.ts'

const tries = 20
/** A slow phone mostly waits for its network. */
const atOnce = 5
/** From the first sight of a page to when it has come to rest on a slow phone. */
const spreadMs = 2200

const table: Record<string, string>[] = []
let shop: Shop
beforeAll(async () => {
  shop = await openShop({ client: 'built' })
  const video = { videoId: 'aaaaaaaaaaa', title: 'Watch this', language: 'en', channelTitle: null } as const
  await shop.stock(
    { id: 1, isFreePreview: true, referenceVideos: [video] },
    ...Array.from({ length: 60 }, (_, place) => ({ id: place + 2, metadata: narrowed })),
  )
})
afterAll(async () => {
  // oxlint-disable-next-line no-console -- what the drill is for
  console.table(table)
  await shop.close()
})

/** A processor six times slower and 1.6 Mbit/s with 150 ms to the server. */
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

/** One early press; true if something came of it. */
async function isAnswered(
  { path, signedIn, restore, act, outcome }: EarlyPress,
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
  const answered = outcome(page).then(
    () => true,
    () => false,
  )
  await answered
  await page.context().close()
  return answered
}

test.each(earlyPresses)(
  '$name is never lost on a slow phone, however early it comes',
  { timeout: 10 * testTimeoutMs },
  async (press) => {
    const lost: number[] = []
    for (let turn = 0; turn < tries; turn += atOnce) {
      await shop.deps.pool.query('delete from rate_limits')
      // At random, and yet from all of the time.
      const waits = Array.from({ length: atOnce }, (_, place) =>
        Math.round((spreadMs * (turn + place + Math.random())) / tries),
      )
      await Promise.all(waits.map(async (waitMs) => (await isAnswered(press, waitMs)) || lost.push(waitMs)))
    }
    table.push({
      press: press.name,
      lost: `${lost.length} of ${tries}`,
      'at, in ms after the first sight': lost.join(' '),
    })
    expect(lost).toEqual([])
  },
)
