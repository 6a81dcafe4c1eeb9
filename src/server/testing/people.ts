import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'

/** A test user with tokens of the identity provider. */
export interface Person {
  uid: string
  email: string
  idToken: string
  refreshToken: string
  /** Session cookie after registration, such as `session=...`. */
  cookie?: string
}

const tokens = z.object({ idToken: z.string(), refreshToken: z.string() })
const signUpAnswer = tokens.extend({ localId: z.string() })

/** Password of all test users, unless a test sets another one. */
export const testPassword = 'secret-123'

/** Creates an account in the Auth emulator, as the sign-up form does in a browser. */
export async function signUpAtProvider(
  authEmulatorUrl: string,
  email: string,
  password = testPassword,
): Promise<Person> {
  const { localId, idToken, refreshToken } = signUpAnswer.parse(
    await callEmulator(authEmulatorUrl, 'accounts:signUp', { email, password }),
  )
  return { uid: localId, email, idToken, refreshToken }
}

/** Signs a user in again, as the login form does in a browser. In the second of the last sign-in, the emulator returns the same token. */
export async function signInAtProvider(
  authEmulatorUrl: string,
  email: string,
): Promise<Pick<Person, 'idToken' | 'refreshToken'>> {
  const credentials = { email, password: testPassword }
  return tokens.parse(await callEmulator(authEmulatorUrl, 'accounts:signInWithPassword', credentials))
}

export async function callEmulator(authEmulatorUrl: string, method: string, body: object): Promise<unknown> {
  const answer = await fetch(`${authEmulatorUrl}/identitytoolkit.googleapis.com/v1/${method}?key=test`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ returnSecureToken: true, ...body }),
  })
  if (!answer.ok) throw new Error(`${method} failed: ${await answer.text()}`)
  return answer.json()
}

/**
 * Waits for the next second, because Firebase compares the times of tokens, logins and revocations in whole seconds. Waits 5 ms longer, because timers may fire
 * early.
 */
export const waitForNextSecond = () => wait(1005 - (Date.now() % 1000))
