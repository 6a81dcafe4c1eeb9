import { refusals, type RefusalCode } from '../../shared/errors.ts'
import { tokenForWrite } from '../platform/api/bearer-tokens.ts'
import { call } from '../platform/api/browser-call.ts'

/** B8.2: shorter tokens are not worth a call. */
const tokenMinimum = 10

/** A user is signed in, but there is no token for a payment. */
export class LoginExpired extends Error {}

/** Checked before a payment call; the call itself carries the token. */
export async function requireTokenForPaying(): Promise<void> {
  const token = await tokenForWrite()
  if (token === undefined || token.length < tokenMinimum) throw new LoginExpired()
}

/** A documented call that pays; its answer is the caller's to read. */
export function postCall(path: string, body: object): Promise<Response> {
  const headers = { accept: 'application/json', 'content-type': 'application/json' }
  return call(path, { method: 'POST', headers, body: JSON.stringify(body) })
}

/** The body of an answer. Of a refusal whatever can be read: one that a proxy has written is no JSON. */
export async function bodyOf(answer: Response): Promise<unknown> {
  const text = await answer.text()
  try {
    return JSON.parse(text)
  } catch (error) {
    if (answer.ok) throw error
    return undefined
  }
}

/** The server's error code; undefined for any other body. */
export function refusalIn(body: unknown): RefusalCode | undefined {
  if (typeof body !== 'object' || body === null || !('code' in body)) return undefined
  const { code } = body
  return typeof code === 'string' && Object.hasOwn(refusals, code) ? (code as RefusalCode) : undefined
}
