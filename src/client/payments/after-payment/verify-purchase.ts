import type { ApiErrorCode } from '../../../shared/errors.ts'
import { defaultLanguage, type PageLanguage } from '../../../shared/languages.ts'
import type { Translate } from '../../../shared/texts/translate.ts'
import { CallError, parseRefusalCode, type UndocumentedBody } from '../../platform/api/call-error.ts'
import type { Rest } from '../../platform/api/rest.ts'

/** The reason why a purchase is not verified. `said` is the message of the server. */
export type VerificationFailure =
  | { text: 'noSession' | 'invalidGuide' | 'empty' | 'notConfirmed' | 'failed' }
  | { text: 'parse'; message: string }
  | { text: 'status'; code: number; body: string }
  | { text: 'network'; message: string | undefined }
  | { text: 'said'; said: string; refusal: ApiErrorCode | undefined }

type VerificationResult = { success: true } | { success: false; failure: VerificationFailure }

/** Maximum length of the text of a response that does not come from the shop, such as a proxy's. Characters. */
const longestBody = 200

/** Verifies a purchase on the server. Each kind of failure has its own text (B13.10). */
export async function verifyPurchase(
  rest: Rest,
  asked: Parameters<typeof rest<'verifyPurchase'>>[1],
): Promise<VerificationResult> {
  try {
    const body = await rest('verifyPurchase', asked)
    if (body.success === true) return { success: true }
    return { success: false, failure: saidIn(body) ?? unconfirmed(body) }
  } catch (error) {
    return { success: false, failure: error instanceof CallError ? refused(error) : lost(error) }
  }
}

function saidIn(body: UndocumentedBody): VerificationFailure | undefined {
  const said = body.error || body.message
  return said ? { text: 'said', said, refusal: parseRefusalCode(body) } : undefined
}

function unconfirmed({ content }: UndocumentedBody): VerificationFailure {
  if (content === undefined) return { text: 'notConfirmed' }
  return content === '' ? { text: 'empty' } : { text: 'parse', message: parseErrorOf(content) }
}

function parseErrorOf(content: string): string {
  try {
    return String(JSON.parse(content))
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

function refused({ status, body }: CallError): VerificationFailure {
  const { content } = body
  if (content === undefined) return saidIn(body) ?? { text: 'failed' }
  return { text: 'status', code: status, body: [...content.trim()].slice(0, longestBody).join('') }
}

function lost(error: unknown): VerificationFailure {
  const message = error instanceof Error && error.message !== '' ? error.message : undefined
  return { text: 'network', message }
}

/** Returns the text below the heading 'Verification Failed' (B13.10). */
export function formatVerificationFailure(
  failure: VerificationFailure,
  t: Translate,
  language: PageLanguage,
): string {
  switch (failure.text) {
    case 'parse':
      return t('verification.parse', { message: failure.message })
    case 'status':
      return t('verification.status', { code: String(failure.code), body: failure.body })
    case 'network':
      return t('verification.network', { message: failure.message ?? t('verification.unknown') })
    case 'said':
      return saidText(failure, t, language)
    case 'invalidGuide':
      return t('guide.invalidId')
    default:
      return t(`verification.${failure.text}`)
  }
}

/** Returns the server's reason. It is in English, so a reason without an error code is not shown on pages in other languages. */
function saidText(
  { said, refusal }: Extract<VerificationFailure, { text: 'said' }>,
  t: Translate,
  language: PageLanguage,
): string {
  switch (refusal) {
    case undefined:
      return language === defaultLanguage ? said : t('verification.failed')
    case 'too-many-requests':
    case 'payments-unavailable':
    case 'forbidden':
      return t(`verification.refused.${refusal}`)
    default:
      return t(`refusal.${refusal}`)
  }
}
