import type { Browser, Page } from 'playwright-core'

declare global {
  interface Window {
    seen: { interactions: number[]; longTasks: number[]; shift: number }
  }
}

const slowdown = 4

/** A phone with a processor four times slower, in a page that records press delays and long tasks. */
export async function openSlowPhone(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true })
  const page = await context.newPage()
  await page.addInitScript(() => {
    const seen = { interactions: [] as number[], longTasks: [] as number[], shift: 0 }
    window.seen = seen
    const notes: [type: string, note: (entry: PerformanceEntry) => void][] = [
      [
        'event',
        (entry) => {
          if ((entry as PerformanceEventTiming).interactionId > 0) seen.interactions.push(entry.duration)
        },
      ],
      ['longtask', ({ duration }) => seen.longTasks.push(duration)],
      [
        'layout-shift',
        (entry) => {
          const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }
          if (!shift.hadRecentInput) seen.shift += shift.value
        },
      ],
    ]
    for (const [type, note] of notes) {
      const wanted = { type, buffered: true, durationThreshold: 16 }
      new PerformanceObserver((list) => list.getEntries().forEach(note)).observe(wanted)
    }
  })
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  return page
}

/** The shortest time that the browser reports, in milliseconds. */
const shortestMs = 16

/** Milliseconds from a press to the next paint, as INP measures them; `shown` is the expected result of the press. */
export async function press(
  page: Page,
  act: () => Promise<void>,
  shown: () => Promise<void>,
): Promise<number> {
  await page.evaluate(() => {
    window.seen.interactions.length = 0
  })
  await act()
  await shown()
  // The browser reports a press after its paint, and does not report the quickest presses.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)))
  return page.evaluate((least) => Math.max(least, ...window.seen.interactions), shortestMs)
}

/** The tasks over 50 ms, in milliseconds, while a reader scrolls through this many screens. */
export async function scrollOn(page: Page, screens: number): Promise<number[]> {
  await page.evaluate(() => {
    window.seen.longTasks.length = 0
  })
  for (let screen = 0; screen < screens; screen += 1) {
    await page.mouse.wheel(0, 844)
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
  }
  return page.evaluate(() => window.seen.longTasks)
}
