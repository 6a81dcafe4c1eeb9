import type { BrowserContext, BrowserContextOptions } from 'playwright-core'
import { withDatabaseConnection } from '../backup/tables.ts'
import { visitHydrated } from '../../src/server/testing/browser/hydration.ts'

/** Ids of the demo's guides that the tour visits. */
export const tourGuides = { locked: 1, bought: 4, free: 12 } as const

export type TourRole = 'guest' | 'newcomer' | 'reader' | 'subscriber' | 'operator'

interface Account {
  email: string
  password: string
}

/** A running shop, and an operator with an account there. */
export interface TouredShop {
  url: string
  databaseUrl: string
  authEmulatorUrl: string
  operator: Account
}

/** Browser state of each actor, and the purchases of the user. */
export interface TourActors {
  bought: PurchasedGuide
  browserOf: Record<TourRole, StoredState>
}

type OpenContext = (options: BrowserContextOptions) => Promise<BrowserContext>
type StoredState = NonNullable<BrowserContextOptions['storageState']>

/** The user's purchase of a guide on Stripe's page. */
export interface PurchasedGuide {
  sessionId: string
  receiptId: string
}

/** Creates the accounts, makes the purchases, and signs all actors in. */
export async function prepareTourActors(shop: TouredShop, openContext: OpenContext): Promise<TourActors> {
  const key = crypto.randomUUID().slice(0, 8)
  const signUp = async (name: string) => {
    const account = { email: `${name}-${key}@example.com`, password: 'secret-123' }
    const { idToken } = await post<{ idToken: string }>(
      `${shop.authEmulatorUrl}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=tour`,
      { ...account, returnSecureToken: true },
    )
    return { account, idToken }
  }
  const reader = await signUp('aiko')
  const newcomer = await signUp('ben')
  const subscriber = await signUp('chie')
  await pay(shop, subscriber.account, subscriber.idToken, { mode: 'subscription' })
  await reachReadingLimit(shop, subscriber.account)
  const message = 'I cannot find the guide that I bought yesterday. Where do I have to look for it?'
  await post(`${shop.url}/api/contact/submit`, { email: reader.account.email, message })
  return {
    bought: await buy(shop, reader.account, reader.idToken),
    browserOf: {
      guest: await signIn(undefined, shop, openContext),
      newcomer: await signIn(newcomer.account, shop, openContext),
      reader: await signIn(reader.account, shop, openContext),
      subscriber: await signIn(subscriber.account, shop, openContext),
      operator: await signIn(shop.operator, shop, openContext),
    },
  }
}

/** Makes the account wait an hour for each guide that it opens by Pro (B19.14). */
async function reachReadingLimit({ databaseUrl }: TouredShop, { email }: Account): Promise<void> {
  const opened = `insert into opened_guides select users.id, number, now()
    from users, generate_series(1001, 1200) as number where email = $1`
  await withDatabaseConnection(databaseUrl, (client) => client.query(opened, [email]))
}

async function buy(shop: TouredShop, reader: Account, idToken: string): Promise<PurchasedGuide> {
  const sessionId = await pay(shop, reader, idToken, { mode: 'payment', guideId: tourGuides.bought })
  const answer = await fetch(`${shop.url}/trpc/payments.receipts`, {
    headers: { authorization: `Bearer ${idToken}` },
  })
  const { result } = (await answer.json()) as {
    result: { data: { json: { receipts: { id: string }[] } } }
  }
  return { sessionId, receiptId: result.data.json.receipts[0]?.id ?? '' }
}

/** Pays on Stripe's page, and returns the id of the checkout. */
async function pay(
  { url }: TouredShop,
  buyer: Account,
  idToken: string,
  offer: { mode: 'payment'; guideId: number } | { mode: 'subscription' },
): Promise<string> {
  const headers = { authorization: `Bearer ${idToken}` }
  const call = <T>(path: string, body: object) => post<T>(`${url}${path}`, body, headers)
  const username = buyer.email.replace(/-.*/, '')
  await call('/api/auth/register', { ...buyer, username })
  const { url: checkout } = await call<{ url: string }>('/api/users/create-checkout-session', offer)
  const card = { email: buyer.email, number: '4242 4242 4242 4242', expiry: '12 / 40', cvc: '123' }
  const paid = await fetch(checkout, { method: 'POST', body: new URLSearchParams(card), redirect: 'manual' })
  await paid.body?.cancel()
  const sessionId = /cs_\w+/.exec(checkout)?.[0] ?? ''
  const guideId = offer.mode === 'payment' ? offer.guideId : null
  await call('/api/users/verify-purchase', { sessionId, guideId, userEmail: buyer.email })
  return sessionId
}

async function post<T>(address: string, body: object, headers: Record<string, string> = {}): Promise<T> {
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}: ${await answer.text()}`)
  return (await answer.json()) as T
}

/** Signs in and answers the cookie notice. */
async function signIn(
  account: Account | undefined,
  { url }: TouredShop,
  openContext: OpenContext,
): Promise<StoredState> {
  const context = await openContext({ baseURL: url })
  const page = await context.newPage()
  await visitHydrated(page, '/login')
  await page.evaluate(() => localStorage.setItem('analytics-consent', 'denied'))
  if (account !== undefined) {
    const { email, password } = account
    const form = page.locator('main form')
    await form.locator('[name=email]').fill(email)
    await form.locator('[name=password]').fill(password)
    await form.locator('button[type=submit]').click()
    await page.waitForURL((address) => address.pathname !== '/login')
  }
  const state = await context.storageState({ indexedDB: true })
  await context.close()
  return state
}
