export type { AskDeps, Writer } from './deps.ts'
