import type { Page } from 'playwright-core'
import type { Person } from '../people.ts'

/** Puts this browser in the state after a login, for stories that do not test the login; the next page belongs to the user. */
export async function signInBrowser(page: Page, shopUrl: string, person: Person): Promise<void> {
  const [name = '', value = ''] = person.cookie?.split('=', 2) ?? []
  await page.context().addCookies([{ name, value, url: shopUrl }])
  await page.goto(`${shopUrl}/healthz`)
  await page.evaluate(([key, user]) => localStorage.setItem(key, user), [
    'firebase:authUser:test-key:[DEFAULT]',
    JSON.stringify(firebaseUserOf(person)),
  ] as const)
}

/** Firebase's stored data of a signed-in user; Firebase requests the rest from its server. */
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
