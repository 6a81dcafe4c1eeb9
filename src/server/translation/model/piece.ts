import type { GuideLanguage } from '../../../shared/languages.ts'

export type TextKind = 'title' | 'summary' | 'blocks'

/** What goes to the model in one call. */
export interface Piece {
  kind: TextKind
  texts: string[]
  from: GuideLanguage
  to: GuideLanguage
  /** Tools as the guide lists them, such as 'ChatGPT or Claude'; their names stay as they are. */
  keep: readonly string[]
  guideTitle?: string
}
