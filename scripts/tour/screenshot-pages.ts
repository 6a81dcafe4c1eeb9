import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { pageLanguages } from '../../src/shared/languages.ts'
import { localizePath } from '../../src/shared/paths.ts'
import {
  waitForPaint,
  waitUntilLoaded,
  applyThemeAndWidth,
  screenshotThemes,
  screenshotWidths,
} from './page-display.ts'
import { listPageStates, type PageState } from './page-states.ts'
import { prepareTourActors, type TouredShop } from './actors.ts'

/** Maximum height of a screenshot in pixels. The beginning of a long list is enough. */
const tallest = 4000

/** Writes a screenshot of each page state in every language, theme and width into the folder, with contact sheets. */
export async function screenshotPages(
  shop: TouredShop,
  browser: Browser,
  { folder, only }: { folder: string; only: readonly string[] },
): Promise<void> {
  await mkdir(folder, { recursive: true })
  const actors = await prepareTourActors(shop, (options) => browser.newContext(options))
  const pageStates = (await listPageStates(actors.bought)).filter(
    ({ name }) => only.length === 0 || only.some((part) => name.includes(part)),
  )
  for (const pageState of pageStates) {
    for (const language of pageLanguages) {
      const context = await browser.newContext({
        baseURL: shop.url,
        storageState: actors.browserOf[pageState.role],
        reducedMotion: 'reduce',
      })
      const page = await context.newPage()
      await page.goto(localizePath(language, pageState.path))
      await waitUntilLoaded(page)
      await pageState.arrange?.(page)
      await waitUntilLoaded(page)
      for (const theme of screenshotThemes) {
        for (const width of screenshotWidths) {
          await applyThemeAndWidth(page, theme, width)
          await takePicture(page, width, path.join(folder, fileOf(pageState, language, theme, width)))
        }
      }
      await context.close()
    }
    const sheet = path.join(folder, `${slugOf(pageState)}.html`)
    await writeFile(sheet, sheetOf([pageState]))
    const page = await browser.newPage({ viewport: { width: 1600, height: 900 } })
    await page.goto(`file://${sheet}`, { waitUntil: 'load' })
    await page.screenshot({ path: path.join(folder, `${slugOf(pageState)}.png`), fullPage: true })
    await page.close()
    console.log(pageState.name)
  }
  await writeFile(path.join(folder, 'index.html'), sheetOf(pageStates))
}

/**
 * Takes a screenshot with a window as tall as the page, because lists render only visible rows. A dialog needs the normal window.
 */
async function takePicture(page: Page, width: number, file: string): Promise<void> {
  const height = await page.evaluate(() =>
    document.querySelector('dialog[open]') === null ? document.documentElement.scrollHeight : innerHeight,
  )
  await page.setViewportSize({ width, height: Math.min(height, tallest) })
  await waitForPaint(page)
  await page.evaluate(async () => {
    for (const image of document.images) {
      // Lazy images below the window would never load.
      image.loading = 'eager'
      await image.decode()
    }
  })
  await page.screenshot({ path: file })
}

const slugOf = ({ name }: PageState) => name.replaceAll(/[^a-z0-9]+/g, '-')
const fileOf = (pageState: PageState, ...variant: (string | number)[]) =>
  `${[slugOf(pageState), ...variant].join('-')}.png`

function sheetOf(pageStates: readonly PageState[]): string {
  return `<!doctype html><meta charset="utf-8"><title>Every page of the shop</title>
<style>
body { margin: 16px; font: 14px system-ui; background: #777; color: #fff }
small { font-weight: 400 }
div { display: flex; align-items: flex-start; gap: 8px; margin-bottom: 8px }
img { min-width: 0 }
</style>
${pageStates.map(rowOf).join('\n')}
`
}

const rowOf = (pageState: PageState) =>
  `<h2>${pageState.name} <small>${pageState.path}</small></h2>${pageLanguages
    .map(
      (language) =>
        `<div>${screenshotThemes.flatMap((theme) => screenshotWidths.map((width) => pictureOf(fileOf(pageState, language, theme, width), width))).join('')}</div>`,
    )
    .join('')}`

const pictureOf = (file: string, width: number) =>
  `<a href="${file}" style="flex: ${width}"><img src="${file}" alt="" width="100%" loading="lazy"></a>`
