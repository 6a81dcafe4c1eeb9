import { defaultLanguage, type PageLanguage } from '../../../shared/languages.ts'
import type { Translate } from '../../../shared/texts/translate.ts'
import type { VerificationFailure } from './verify-purchase.ts'

/** Returns the text below 'Verification Failed' (B13.10). */
export function verificationText(failure: VerificationFailure, t: Translate, language: PageLanguage): string {
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

/** Returns the server's reason. It is in English: without an error code it is not shown on pages in other languages. */
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
