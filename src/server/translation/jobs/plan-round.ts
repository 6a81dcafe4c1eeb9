import { lengthOf } from '../../../shared/length-of.ts'
import { findShort, isComplete } from '../checks/complete.ts'
import { toPieces } from './split-content.ts'
import type { TextKind } from '../model/piece.ts'

/** One place of a translation: a text of the source, or several that one text stands for, and what there is of it. */
export interface Unit {
  kind: TextKind
  /** What the block is to Markdown. */
  block: string
  /** None where somebody has added a text by hand. */
  sources: readonly string[]
  /** The translation that is current; undefined where there is none. */
  kept: string | undefined
  /** Code and the like is never sent, it stands as it is. */
  copied: boolean
}

/** What a job has made of a text so far. */
export interface Result {
  text: string
  tries: number
  /** Made to replace a translation that is current. */
  improves: boolean
}

export type Results = ReadonlyMap<string, Result>

/** By what it is and what it says, so that a text that moved, or stands twice, is translated once. */
export const textKey = (kind: TextKind, source: string) => `${kind}:${source}`

export interface NewPiece {
  kind: TextKind
  improves: boolean
  sources: string[]
}

type Round =
  | { next: 'ask'; pieces: NewPiece[] }
  /** One text for each unit. */
  | { next: 'store'; texts: string[] }
  | { next: 'give up'; reason: string }

export interface JobGoals {
  minCharacters: number
  /** Whether a translation that is current should be made anew. */
  isWeak?: ((unit: Unit, source: string, text: string) => boolean) | undefined
  /** How often one text is asked for because of its length. */
  mostTries?: number
}

/** Asking again for the same block helps once or twice, not for ever. */
const usualTries = 3

/**
 * What a job does next: it compares what there should be with what there is, and asks for the difference. So an English text
 * that is edited while the job runs, a job that is killed and one that is started again are all the same case.
 */
export function planRound(
  units: readonly Unit[],
  results: Results,
  { minCharacters, isWeak, mostTries = usualTries }: JobGoals,
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
  if (isComplete(sourceLength, length, minCharacters)) return { next: 'store', texts: whole }

  const short = findShort(sources, translated)
    .map((index) => blocks[index]?.[1])
    .filter((unit) => unit !== undefined)
    .filter((unit) => mayBeAsked(unit, results, mostTries))
  if (short.length > 0) return { next: 'ask', pieces: short.map((unit) => pieceOf([unit], true)) }
  return {
    next: 'give up',
    reason: `incomplete: ${length} characters of ${sourceLength} in the source, however often what is short was asked for again`,
  }
}

function textOf({ kind, sources, kept, copied }: Unit, results: Results): string | undefined {
  const [source = ''] = sources
  const own = sources.length === 1 ? results.get(textKey(kind, source)) : undefined
  if (own?.improves === true) return own.text
  return kept ?? own?.text ?? (copied ? source : undefined)
}

function mayBeAsked({ kind, sources, copied }: Unit, results: Results, tries: number): boolean {
  const [source, ...others] = sources
  if (source === undefined || others.length > 0 || copied) return false
  return (results.get(textKey(kind, source))?.tries ?? 0) < tries
}

function piecesOf(units: readonly Unit[], improves: boolean): NewPiece[] {
  const each = [...new Map(units.map((unit) => [textKey(unit.kind, unit.sources[0] ?? ''), unit])).values()]
  const blocks = each.filter(({ kind }) => kind === 'blocks')
  const grouped = toPieces(blocks.map(({ block, sources: [text = ''] }) => ({ kind: block, text })))
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

const pieceOf = (units: readonly Unit[], improves: boolean): NewPiece => ({
  kind: units[0]?.kind ?? 'blocks',
  improves,
  sources: units.flatMap(({ sources }) => sources.slice(0, 1)),
})

const sumOf = (texts: readonly string[]) => texts.reduce((sum, text) => sum + lengthOf(text), 0)
