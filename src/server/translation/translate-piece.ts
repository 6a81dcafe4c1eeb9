import type { GuideLanguage } from '../../shared/languages.ts'
import type { TokenUsage } from './translator.ts'

export type TextKind = 'title' | 'summary' | 'blocks'

/** What goes to the model in one call. */
export interface Piece {
  kind: TextKind
  texts: string[]
  from: GuideLanguage
  to: GuideLanguage
  /** Names of tools, which stay as they are. */
  keep: readonly string[]
  guideTitle?: string
}

export interface TranslatedPiece {
  /** One for each text of the piece. */
  texts: string[]
  usage: TokenUsage
}

/** The model has answered, again and again, with something that must not reach a reader. */
export class TranslationFailed extends Error {
  /** For an operator: which block, and what is broken. */
  readonly reason: string
  readonly usage: TokenUsage

  constructor(reason: string, usage: TokenUsage) {
    super(reason)
    this.name = 'TranslationFailed'
    this.reason = reason
    this.usage = usage
  }
}
