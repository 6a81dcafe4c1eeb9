import type { RouterOutputs } from '../../platform/api/api.ts'

/** A guide's English text, its stored translation, and the result of its latest job. */
export type TranslationComparison = RouterOutputs['translation']['compare']
