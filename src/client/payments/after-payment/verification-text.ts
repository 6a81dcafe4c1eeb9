import { defaultLanguage, type PageLanguage } from '../../../shared/languages.ts'
import type { Translate } from '../../../shared/texts/translate.ts'
import type { VerificationFailure } from './verify-purchase.ts'

/** What a buyer reads under 'Verification Failed' (B13.10). */
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
    default:
      return t(`verification.${failure.text}`)
  }
}

/** The server speaks English: on other pages a reason that it gives without one of our codes is left out. */
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
