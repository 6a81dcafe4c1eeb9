import type { Person } from '../people.ts'
import type { Shop } from '../shop.ts'
import { openGuestPage, type Visitor } from './open-guest-page.ts'
import { signInBrowser } from './sign-in-browser.ts'

/** Signs up a user and opens a page in a new browser context with the user signed in. */
export async function openSignedInPage(shop: Shop, width = 1280): Promise<Visitor & { person: Person }> {
  const visitor = await openGuestPage(shop, { viewport: { width, height: 844 } })
  const person = await shop.signUp(`payer-${crypto.randomUUID().slice(0, 8)}`)
  await signInBrowser(visitor.page, shop.url, person)
  return { ...visitor, person }
}
