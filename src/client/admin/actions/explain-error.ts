import { getRefusalCode } from '../../platform/api/api.ts'
import type { TextKey, Translate } from '../../../shared/texts/translate.ts'

/** Explains why a call failed. `noAnswer` is the text for a call without an answer from the shop. */
export function explainError(t: Translate, error: unknown, noAnswer: NoAnswer = 'admin.confirm.noAnswer') {
  const refusal = getRefusalCode(error)
  return t(refusal === undefined ? noAnswer : `refusal.${refusal}`)
}

type NoAnswer = Extract<TextKey, `admin.${string}.noAnswer`>
