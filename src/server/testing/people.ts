import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'

/** A user of the shop in a test. */
export interface Person {
  uid: string
  email: string
  idToken: string
  refreshToken: string
  /** The session cookie of their browser, after registration: 'session=...'. */
  cookie?: string
}

const signUpAnswer = z.object({ localId: z.string(), idToken: z.string(), refreshToken: z.string() })

/** The password of all test users, unless a test sets another. */
export const usualPassword = 'secret-123'

/** Creates an account in the emulator, as the sign-up form in a browser does. */
export async function signUpAtProvider(
  authEmulatorUrl: string,
  email: string,
  password = usualPassword,
): Promise<Person> {
  const { localId, idToken, refreshToken } = signUpAnswer.parse(
    await callEmulator(authEmulatorUrl, 'accounts:signUp', { email, password }),
  )
  return { uid: localId, email, idToken, refreshToken }
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

/** Waits for the next second of the clock: Firebase compares the times of tokens, logins and revocations in whole seconds. A timer may fire a millisecond early. */
export const untilNextSecond = () => wait(1005 - (Date.now() % 1000))
