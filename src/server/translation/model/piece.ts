import type { GuideLanguage } from '../../../shared/languages.ts'

export type TextKind = 'title' | 'summary' | 'blocks'

/** The content of one request to the model. */
export interface Piece {
  kind: TextKind
  texts: string[]
  from: GuideLanguage
  to: GuideLanguage
  /** Tools listed by the guide, such as 'ChatGPT or Claude'; their names stay unchanged. */
  keep: readonly string[]
  guideTitle?: string
}
