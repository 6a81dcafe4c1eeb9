export type { TranslationDeps } from './deps.ts'
export { workOnTranslations } from './jobs/work-on-translations.ts'
export { openAiTranslator } from './model/openai.ts'
export {
  estimateGuides,
  translateGuides,
  type Estimate,
  type GuidesToTranslate,
  type TranslatedGuides,
} from './jobs/translate-guides.ts'
