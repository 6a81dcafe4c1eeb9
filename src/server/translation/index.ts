export type { TranslationDeps } from './deps.ts'
export { startTranslationWorkers } from './jobs/start-translation-workers.ts'
export { modelWriter } from './jobs/model-writer.ts'
export { openTranslator } from './model/open-translator.ts'
export {
  estimateGuides,
  translateGuides,
  type Estimate,
  type GuidesToTranslate,
  type TranslatedGuides,
} from './jobs/translate-guides.ts'
