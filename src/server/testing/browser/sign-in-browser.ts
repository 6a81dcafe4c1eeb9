import type { Page } from 'playwright-core'
import type { Person } from '../people.ts'

/** Leaves this browser as a login leaves it, for stories that are not about logging in; the next page is the person's. */
export async function signInBrowser(page: Page, shopUrl: string, person: Person): Promise<void> {
  const [name = '', value = ''] = person.cookie?.split('=', 2) ?? []
  await page.context().addCookies([{ name, value, url: shopUrl }])
  await page.goto(`${shopUrl}/healthz`)
  await page.evaluate(([key, user]) => localStorage.setItem(key, user), [
    'firebase:authUser:test-key:[DEFAULT]',
    JSON.stringify(firebaseUserOf(person)),
  ] as const)
}

/** What Firebase keeps of somebody who is signed in; the rest it asks its server for. */
function firebaseUserOf({ uid, email, idToken, refreshToken }: Person): object {
  return {
    uid,
    email,
    emailVerified: false,
    isAnonymous: false,
    providerData: [],
    stsTokenManager: { refreshToken, accessToken: idToken, expirationTime: Date.now() + 60 * 60 * 1000 },
    apiKey: 'test-key',
    appName: '[DEFAULT]',
  }
}
