import { countCodePoints } from '../../../shared/count-code-points.ts'
import { findShortBlocks, isTranslationComplete } from '../checks/translation-completeness.ts'
import { groupIntoPieces } from './split-content.ts'
import type { TextKind } from '../model/piece.ts'

/** Unit of a translation: source texts with one common translation, and the existing translation. */
export interface TranslationUnit {
  kind: TextKind
  /** Markdown kind of the block. */
  block: string
  /** Empty for a text that an operator added. */
  sources: readonly string[]
  /** Current translation. Undefined if there is none. */
  kept: string | undefined
  /** Whether the text is copied unchanged and never sent to the model, such as code. */
  copied: boolean
}

/** The job's translation of a text so far. */
export interface TextResult {
  text: string
  tries: number
  /** Whether the text replaces a current translation. */
  improves: boolean
}

export type TextResults = ReadonlyMap<string, TextResult>

/** Returns the key of a text by kind and content, so that a moved or repeated text is translated only once. */
export const toTextKey = (kind: TextKind, source: string) => `${kind}:${source}`

export interface NewTranslationPiece {
  kind: TextKind
  improves: boolean
  sources: string[]
}

type Round =
  | { next: 'ask'; pieces: NewTranslationPiece[] }
  /** Contains one text for each unit. */
  | { next: 'store'; texts: string[] }
  | { next: 'give up'; reason: string }

export interface JobGoals {
  minCharacters: number
  /** Returns whether a current translation should be requested again. */
  isWeak?: ((unit: TranslationUnit, source: string, text: string) => boolean) | undefined
  /** Maximum number of requests for a text whose translation is too short. */
  maxTries?: number
}

/** Maximum number of requests for a text, unless the job sets another one. More requests rarely help. */
const usualTries = 3

/**
 * Plans the next step of a job: compares the required texts with the existing ones and requests the difference. Changed English
 * texts and interrupted jobs therefore need no special handling.
 */
export function planNextStep(
  units: readonly TranslationUnit[],
  results: TextResults,
  { minCharacters, isWeak, maxTries = usualTries }: JobGoals,
): Round {
  const texts = units.map((unit) => textOf(unit, results))
  const lacking = units.filter((_, index) => texts[index] === undefined)
  const weak = units.filter((unit) => {
    const [source] = unit.sources
    if (isWeak === undefined || source === undefined || unit.kept === undefined) return false
    return mayBeAsked(unit, results, 1) && isWeak(unit, source, unit.kept)
  })
  const pieces = [...piecesOf(lacking, false), ...piecesOf(weak, true)]
  if (pieces.length > 0) return { next: 'ask', pieces }

  const whole = texts.map((text) => text ?? '')
  const blocks = [...units.entries()].filter(([, { kind }]) => kind === 'blocks')
  const sources = blocks.map(([, unit]) => unit.sources.join('\n\n'))
  const translated = blocks.map(([index]) => whole[index] ?? '')
  const [sourceLength, length] = [sumOf(sources), sumOf(translated)]
  if (isTranslationComplete(sourceLength, length, minCharacters)) return { next: 'store', texts: whole }

  const short = findShortBlocks(sources, translated)
    .map((index) => blocks[index]?.[1])
    .filter((unit) => unit !== undefined)
    .filter((unit) => mayBeAsked(unit, results, maxTries))
  if (short.length > 0) return { next: 'ask', pieces: short.map((unit) => pieceOf([unit], true)) }
  return {
    next: 'give up',
    reason: `incomplete: ${length} characters of ${sourceLength} in the source, however often what is short was asked for again`,
  }
}

function textOf({ kind, sources, kept, copied }: TranslationUnit, results: TextResults): string | undefined {
  const [source = ''] = sources
  const own = sources.length === 1 ? results.get(toTextKey(kind, source)) : undefined
  if (own?.improves === true) return own.text
  return kept ?? own?.text ?? (copied ? source : undefined)
}

function mayBeAsked({ kind, sources, copied }: TranslationUnit, results: TextResults, tries: number) {
  const [source, ...others] = sources
  if (source === undefined || others.length > 0 || copied) return false
  return (results.get(toTextKey(kind, source))?.tries ?? 0) < tries
}

function piecesOf(units: readonly TranslationUnit[], improves: boolean): NewTranslationPiece[] {
  const each = [...new Map(units.map((unit) => [toTextKey(unit.kind, unit.sources[0] ?? ''), unit])).values()]
  const blocks = each.filter(({ kind }) => kind === 'blocks')
  const grouped = groupIntoPieces(blocks.map(({ block, sources: [text = ''] }) => ({ kind: block, text })))
  return [
    ...each.filter(({ kind }) => kind !== 'blocks').map((unit) => pieceOf([unit], improves)),
    ...grouped.map((indexes) =>
      pieceOf(
        indexes.flatMap((index) => blocks[index] ?? []),
        improves,
      ),
    ),
  ]
}

const pieceOf = (units: readonly TranslationUnit[], improves: boolean): NewTranslationPiece => ({
  kind: units[0]?.kind ?? 'blocks',
  improves,
  sources: units.flatMap(({ sources }) => sources.slice(0, 1)),
})

const sumOf = (texts: readonly string[]) => texts.reduce((sum, text) => sum + countCodePoints(text), 0)
