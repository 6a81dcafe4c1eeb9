import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { openContext } from './contexts.ts'
import type { Shop } from '../shop.ts'

export interface Visitor {
  page: Page
  context: BrowserContext
  /** Script errors and console errors, such as violations of the security policy and hydration mismatches. Excludes failed requests. */
  complaints: string[]
}

/** Opens a page in a new browser context. */
export async function openGuestPage(shop: Shop, options: BrowserContextOptions = {}): Promise<Visitor> {
  const context = await openContext({ baseURL: shop.url, ...options })
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().includes('Failed to load resource'))
      complaints.push(message.text())
  })
  return { page, context, complaints }
}
