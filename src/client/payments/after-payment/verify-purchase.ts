import type { ApiErrorCode } from '../../../shared/errors.ts'
import { defaultLanguage, type PageLanguage } from '../../../shared/languages.ts'
import type { Translate } from '../../../shared/texts/translate.ts'
import { CallError, parseRefusalCode, type UndocumentedBody } from '../../platform/api/call-error.ts'
import { rest, type RestInput } from '../../platform/api/rest.ts'

/** The reason why a purchase is not verified. */
interface VerificationFailure {
  /** Returns the text below the heading 'Verification Failed' (B13.10). */
  explain: (t: Translate, language: PageLanguage) => string
  refusal?: ApiErrorCode | undefined
}

/** Maximum length of the text of a response that does not come from the shop, such as a proxy's. Characters. */
const longestBody = 200

/** Verifies a purchase on the server. Returns null if it is verified; each kind of failure has its own text (B13.10). */
export async function verifyPurchase(
  asked: RestInput<'verifyPurchase'>,
): Promise<VerificationFailure | null> {
  try {
    const body = await rest('verifyPurchase', asked)
    return body.success === true ? null : (saidIn(body) ?? unconfirmed(body))
  } catch (error) {
    return error instanceof CallError ? refused(error) : lost(error)
  }
}

function saidIn(body: UndocumentedBody): VerificationFailure | undefined {
  const said = body.error || body.message
  const refusal = parseRefusalCode(body)
  return said ? { refusal, explain: (t, language) => saidText(said, refusal, t, language) } : undefined
}

function unconfirmed({ content }: UndocumentedBody): VerificationFailure {
  if (content === undefined) return { explain: (t) => t('verification.notConfirmed') }
  if (content === '') return { explain: (t) => t('verification.empty') }
  return { explain: (t) => t('verification.parse', { message: parseErrorOf(content) }) }
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
  if (content === undefined) return saidIn(body) ?? { explain: (t) => t('verification.failed') }
  const shown = [...content.trim()].slice(0, longestBody).join('')
  return { explain: (t) => t('verification.status', { code: String(status), body: shown }) }
}

function lost(error: unknown): VerificationFailure {
  const message = error instanceof Error ? error.message : ''
  return { explain: (t) => t('verification.network', { message: message || t('verification.unknown') }) }
}

/** Returns the server's reason. It is in English, so a reason without an error code is not shown on pages in other languages. */
function saidText(
  said: string,
  refusal: ApiErrorCode | undefined,
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
