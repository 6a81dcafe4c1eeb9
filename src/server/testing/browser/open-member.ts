import type { Browser, Page } from 'playwright-core'
import type { Person } from '../people.ts'
import type { Shop } from '../shop.ts'
import { signInBrowser } from './sign-in-browser.ts'

export interface MembersPage {
  page: Page
  person: Person
  /** Errors of the page and of its console, but not what the console says of a failed request. */
  complaints: string[]
}

/** A new member's page in a browser of their own. */
export async function openMember(shop: Shop, browser: Browser, width = 1280): Promise<MembersPage> {
  const context = await browser.newContext({ baseURL: shop.url, viewport: { width, height: 844 } })
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().includes('Failed to load resource'))
      complaints.push(message.text())
  })
  const person = await shop.signUp(`payer-${crypto.randomUUID().slice(0, 8)}`)
  await signInBrowser(page, shop.url, person)
  return { page, person, complaints }
}
