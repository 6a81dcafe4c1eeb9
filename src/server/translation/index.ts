export { workOnTranslations } from './jobs/jobs.ts'
export { openAiTranslator } from './model/openai.ts'
export {
  estimateGuides,
  translateGuides,
  type Estimate,
  type GuidesToTranslate,
  type TranslatedGuides,
} from './jobs/translate-guides.ts'
export type { Translator } from './model/translator.ts'
