export type { Writer } from './writer.ts'
export type { AskDeps } from './deps.ts'
