import type { Browser, Page } from 'playwright-core'

declare global {
  interface Window {
    seen: { pressedAt: number; interactions: number[]; longTasks: number[]; shift: number }
  }
}

/** Opens a page on a phone with a slower CPU. The page records clicks, their delays and long tasks. */
export async function openSlowPhone(browser: Browser, slowdown: number): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true })
  const page = await context.newPage()
  await page.addInitScript(() => {
    const seen = { pressedAt: 0, interactions: [] as number[], longTasks: [] as number[], shift: 0 }
    window.seen = seen
    for (const type of ['pointerdown', 'change'])
      addEventListener(type, ({ timeStamp }) => (seen.pressedAt ||= timeStamp), true)
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

/** Waits until a static page has prefetched the app and is idle. */
export async function waitUntilIdle(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const ahead = document.querySelectorAll<HTMLLinkElement>('link[rel=prefetch]')
    const fetched = new Set(performance.getEntriesByType('resource').map(({ name }) => name))
    return ahead.length > 0 && [...ahead].every(({ href }) => fetched.has(href))
  })
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
}

/** Returns the milliseconds from a click, by its event's timestamp, until this selector matches and is painted. */
export async function measureResponse(page: Page, act: () => Promise<void>, answer: string): Promise<number> {
  const answered = page.evaluate(
    (selector) =>
      new Promise<number>((resolve) => {
        const look = () => {
          if (document.querySelector(selector) === null) requestAnimationFrame(look)
          else setTimeout(() => resolve(performance.now() - window.seen.pressedAt))
        }
        look()
      }),
    answer,
  )
  await page.evaluate(() => void (window.seen.pressedAt = 0))
  await act()
  return answered
}

/** Returns the milliseconds from a click or choice until the next document is painted. */
export async function measureNextPaint(page: Page, act: () => Promise<void>): Promise<number> {
  const pressedAt = page.waitForEvent('console', (message) => message.text().startsWith('pressed at '))
  await page.evaluate(() => {
    for (const type of ['pointerdown', 'change'])
      addEventListener(
        type,
        ({ timeStamp }) => console.log(`pressed at ${performance.timeOrigin + timeStamp}`),
        { capture: true, once: true },
      )
  })
  await Promise.all([page.waitForEvent('load'), act()])
  const paintedAt = await page.evaluate(async () => {
    for (;;) {
      const [paint] = performance.getEntriesByName('first-contentful-paint')
      if (paint !== undefined) return performance.timeOrigin + paint.startTime
      await new Promise((resolve) => requestAnimationFrame(resolve))
    }
  })
  return paintedAt - Number((await pressedAt).text().slice('pressed at '.length))
}

/** Minimum duration of an interaction that the browser reports, in milliseconds. */
const shortestMs = 16

/** Returns the milliseconds from a click to the next paint, like the metric INP. `shown`: selector of the expected result. */
export async function measureClick(
  page: Page,
  act: () => Promise<void>,
  shown: () => Promise<void>,
): Promise<number> {
  await page.evaluate(() => {
    window.seen.interactions.length = 0
  })
  await act()
  await shown()
  // The browser reports a click only after its paint, and does not report the fastest clicks.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)))
  return page.evaluate((least) => Math.max(least, ...window.seen.interactions), shortestMs)
}

/** Returns the durations of tasks over 50 ms during an action, in milliseconds. */
export async function recordLongTasks(page: Page, happen: () => Promise<unknown>): Promise<number[]> {
  await page.evaluate(() => {
    window.seen.longTasks.length = 0
  })
  await happen()
  return page.evaluate(() => window.seen.longTasks)
}

export async function scrollDown(page: Page, screens: number): Promise<void> {
  for (let screen = 0; screen < screens; screen += 1) {
    await page.mouse.wheel(0, 844)
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
  }
}
