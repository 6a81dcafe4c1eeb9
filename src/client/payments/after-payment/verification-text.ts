import type { Translate } from '../../../shared/texts/translate.ts'
import type { VerificationFailure } from './verify-purchase.ts'

/** What a buyer reads under 'Verification Failed' (B13.10). */
export function verificationText(failure: VerificationFailure, t: Translate): string {
  switch (failure.text) {
    case 'parse':
      return t('verification.parse', { message: failure.message })
    case 'status':
      return t('verification.status', { code: String(failure.code), body: failure.body })
    case 'network':
      return t('verification.network', { message: failure.message ?? t('verification.unknown') })
    case 'said':
      return saidText(failure, t)
    default:
      return t(`verification.${failure.text}`)
  }
}

/** The server speaks English; its known reasons are translated into the page's language and unchanged in English. */
function saidText({ said, refusal }: Extract<VerificationFailure, { text: 'said' }>, t: Translate): string {
  switch (refusal) {
    case 'payment-incomplete':
    case 'payment-mismatch':
    case 'payments-unavailable':
    case 'too-many-requests':
    case 'forbidden':
      return t(`verification.refused.${refusal}`)
    default:
      return said
  }
}
