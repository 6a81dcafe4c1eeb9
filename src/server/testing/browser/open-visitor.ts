import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { openContext } from './contexts.ts'
import type { Shop } from '../shop.ts'

export interface Visitor {
  page: Page
  context: BrowserContext
  /** Errors of scripts and of the console (the policy's, hydration's), but not what the console says of a failed request. */
  complaints: string[]
}

/** A page in a browser context of its own. */
export async function openVisitor(shop: Shop, options: BrowserContextOptions = {}): Promise<Visitor> {
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
