import type { GuideLanguage } from '../../../shared/languages.ts'

/** Titles and summaries are plain text, blocks are Markdown. */
export type TextKind = 'title' | 'summary' | 'blocks'

/** The texts of one request to the model. */
export interface TranslationPiece {
  kind: TextKind
  texts: string[]
  from: GuideLanguage
  to: GuideLanguage
  /** Tools that the guide lists, such as 'ChatGPT or Claude'. Their names stay unchanged. */
  keep: readonly string[]
  guideTitle?: string
}
