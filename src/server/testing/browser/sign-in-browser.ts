import type { Page } from 'playwright-core'
import type { Person } from '../people.ts'

/** Name of a cookie that the next page of the shop deletes. */
const marker = 'test-sign-in'

/** Puts a browser in the state after a login, for tests that don't test the login. The next page shows the signed-in user. */
export async function signInBrowser(page: Page, shopUrl: string, person: Person): Promise<void> {
  const [name = '', value = ''] = person.cookie?.split('=', 2) ?? []
  await page.context().addCookies([
    { name, value, url: shopUrl },
    { name: marker, value: '1', url: shopUrl },
  ])
  const user = JSON.stringify(firebaseUserOf(person))
  // Runs before the scripts of each page. The cookie makes it run only once, so that it doesn't undo a logout.
  await page.context().addInitScript(
    ([origin, cookie, key, stored]) => {
      if (location.origin !== origin || !document.cookie.includes(cookie)) return
      document.cookie = `${cookie}=; max-age=0; path=/`
      localStorage.setItem(key, stored)
    },
    [shopUrl, marker, 'firebase:authUser:test-key:[DEFAULT]', user] as const,
  )
}

/** Returns the data that Firebase stores in the browser for a signed-in user. Firebase requests the rest from its server. */
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
