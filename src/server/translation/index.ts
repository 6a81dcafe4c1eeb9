export { workOnTranslations } from './jobs.ts'
export { openAiTranslator } from './openai.ts'
export type { Translator } from './translator.ts'
