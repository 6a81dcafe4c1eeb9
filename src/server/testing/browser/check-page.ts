import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type * as Axe from 'axe-core'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

const axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Expects a page without axe violations and without horizontal scrolling. */
export async function checkPage(page: Page): Promise<void> {
  await page.evaluate(axe)
  const { violations } = await page.evaluate(async () =>
    (window as unknown as { axe: typeof Axe }).axe.run(document, {
      iframes: false,
      resultTypes: ['violations'],
    }),
  )
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`)).toEqual([])
  const wide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)
  expect(wide).toBe(false)
}
