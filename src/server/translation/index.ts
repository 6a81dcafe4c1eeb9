export { workOnTranslations } from './jobs.ts'
export { openAiTranslator } from './openai.ts'
export {
  estimateGuides,
  translateGuides,
  type Estimate,
  type GuidesToTranslate,
  type TranslatedGuides,
} from './translate-guides.ts'
export type { Translator } from './translator.ts'
