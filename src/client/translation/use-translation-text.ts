import { useLanguage } from '../platform/texts/language.tsx'
import { operatorTexts, type OperatorText } from '../../shared/texts/shapes/translation.ts'

export function useOperatorText(): OperatorText {
  return operatorTexts[useLanguage().language]
}
