import type { RefusalCode } from '../../../shared/errors.ts'
import { refusalIn } from '../post-call.ts'

/** Why a purchase is not verified; `said` is in the server's words. */
export type VerificationFailure =
  | { text: 'noSession' | 'invalidGuide' | 'empty' | 'notConfirmed' | 'failed' }
  | { text: 'parse'; message: string }
  | { text: 'status'; code: number; body: string }
  | { text: 'network'; message: string | undefined }
  | { text: 'said'; said: string; refusal: RefusalCode | undefined }

type VerificationResult = { success: true } | { success: false; failure: VerificationFailure }

/** Limits the text of a response that our server did not write. */
const longestBody = 200

/** Asks the server about a purchase and reads its answer as text first, as B13.10 has it. */
export async function verifyPurchase(post: () => Promise<Response>): Promise<VerificationResult> {
  try {
    const answer = await post()
    return readVerification(answer, await answer.text())
  } catch (error) {
    const message = error instanceof Error && error.message !== '' ? error.message : undefined
    return { success: false, failure: { text: 'network', message } }
  }
}

function readVerification({ ok, status }: Response, text: string): VerificationResult {
  if (ok && text === '') return { success: false, failure: { text: 'empty' } }
  let body: unknown
  try {
    body = JSON.parse(text)
  } catch (error) {
    return { success: false, failure: ok ? unreadable(error) : strange(status, text) }
  }
  if (ok && isObject(body) && body['success'] === true) return { success: true }
  const said = isObject(body) ? (saidIn(body['error']) ?? saidIn(body['message'])) : undefined
  if (said === undefined) return { success: false, failure: { text: ok ? 'notConfirmed' : 'failed' } }
  return { success: false, failure: { text: 'said', said, refusal: refusalIn(body) } }
}

function unreadable(error: unknown): VerificationFailure {
  return { text: 'parse', message: error instanceof Error ? error.message : String(error) }
}

function strange(code: number, text: string): VerificationFailure {
  return { text: 'status', code, body: [...text.trim()].slice(0, longestBody).join('') }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

const saidIn = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined)
