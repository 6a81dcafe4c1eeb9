export type { AskDeps, AnswerModel } from './deps.ts'
