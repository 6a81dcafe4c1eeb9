import type { Page } from 'playwright-core'
import { waitForHydration } from '../../src/server/testing/browser/hydration.ts'

export const screenshotThemes = ['dark', 'light'] as const
export type ScreenshotTheme = (typeof screenshotThemes)[number]

/** Widths of a desktop and a phone in pixels. */
export const screenshotWidths = [1440, 390] as const

/** Waits until data and images are loaded. */
export async function waitUntilLoaded(page: Page): Promise<void> {
  await waitForHydration(page)
  await page.waitForLoadState('networkidle')
  await page.waitForFunction(
    () => document.querySelector('main [aria-busy=true], main .animate-wait') === null,
  )
}

export async function applyThemeAndWidth(page: Page, theme: ScreenshotTheme, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 })
  await page.evaluate((shown) => (document.documentElement.dataset['theme'] = shown), theme)
  await waitForPaint(page)
}

/** Waits for two animation frames: one for layout, one for paint. */
export const waitForPaint = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
