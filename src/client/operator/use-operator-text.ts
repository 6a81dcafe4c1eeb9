import { useLanguage } from '../lib/i18n.tsx'
import { operatorTexts, type OperatorText } from './operator-text.ts'

export function useOperatorText(): OperatorText {
  return operatorTexts[useLanguage().language]
}
