export type { TranslationDeps } from './deps.ts'
export { startTranslationWorkers } from './jobs/start-translation-workers.ts'
export { createAnswerModel } from './jobs/answer-model.ts'
export { createTranslator } from './model/open-translator.ts'
export {
  estimateGuides,
  translateGuides,
  type CostEstimate,
  type GuidesToTranslate,
  type TranslatedGuides,
} from './jobs/translate-guides.ts'
