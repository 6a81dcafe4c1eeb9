import type { Deps } from '../platform/deps.ts'
import type { Translator } from './model/translator.ts'

export interface TranslationDeps extends Deps {
  /** Undefined if no model is configured. */
  translator: Translator | undefined
}

/** Dependencies for starting and running translation jobs. */
export type JobDeps = Pick<TranslationDeps, 'db' | 'env' | 'clock' | 'jobs' | 'translator'>
