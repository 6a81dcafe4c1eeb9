import { toHiragana } from './fold-text.ts'

/** A stretch of one script: Japanese has no spaces, but a change of script is nearly always the edge of a word. */
export interface Run {
  /** Folded for comparison. */
  text: string
  script: 'latin' | 'kanji' | 'katakana' | 'hiragana'
  /** As written, width and case folded, kana kept. */
  written: string
}

const runs =
  /[\u4e00-\u9fff\u3005\u3006]+|[\u30a1-\u30fa][\u30a1-\u30fa\u30fc]*|[\u3041-\u3096][\u3041-\u3096\u30fc]*|[a-z0-9]+|[^\0-\u036f\u2000-\u30ff\u4e00-\u9fff\uff00-\uffef\s\p{P}\p{S}]+/gu

/** The runs of a text that is folded but for its kana. */
export function runsOf(folded: string): Run[] {
  return (folded.match(runs) ?? []).map((written) => {
    const script = scriptOf(written)
    return { written, script, text: script === 'katakana' ? toHiragana(written) : written }
  })
}

function scriptOf(run: string): Run['script'] {
  const first = run.charCodeAt(0)
  if (first >= 0x30a1 && first <= 0x30fa) return 'katakana'
  if (first >= 0x3041 && first <= 0x3096) return 'hiragana'
  return (first >= 0x4e00 && first <= 0x9fff) || first === 0x3005 || first === 0x3006 ? 'kanji' : 'latin'
}

const segmenter = new Intl.Segmenter('ja', { granularity: 'word' })

/**
 * Where words begin and end within a Japanese run: 'ネットショップ' is ネット and ショップ, but there is no ライン in 'オンライン'.
 */
export function wordEdgesOf({ written, script }: Run): ReadonlySet<number> {
  if (script === 'hiragana' || written.length < 3) return new Set([0, written.length])
  return new Set([...[...segmenter.segment(written)].map(({ index }) => index), written.length])
}

/** 'e-mail' is also 'email'. */
export function compoundsOf(folded: string): string[] {
  if (!folded.includes('-')) return []
  const compounds = folded.match(/[a-z0-9]+(?:-[a-z0-9]+)+/g) ?? []
  return compounds.map((compound) => compound.replaceAll('-', ''))
}

/** Accurate enough to match 'stories' with 'story' and 'chatbots' with 'chatbot'. */
export function singularOf(word: string): string {
  if (word.length < 4 || !word.endsWith('s') || word.endsWith('ss')) return word
  return word.endsWith('ies') ? `${word.slice(0, -3)}y` : word.slice(0, -1)
}

/** What 'write', 'writer' and 'writing' have in common. It may be no word, and rarely it is that of another word too. */
export function stemOf(word: string): string {
  const singular = singularOf(word)
  const stem = singular.replace(endings, '')
  if (stem.length < shortestStem || !/[aeiouy]/.test(stem)) return singular
  return stem.replace(/([bdfglmnprt])\1$/, '$1')
}

const shortestStem = 4
const endings = /(?:ations?|at(?:e|or|ing|ed)|ions?|ings?|ed|ers?|ors?|e)$/

/** One letter too many, missing or wrong, or two adjacent letters swapped. */
export function isOneSlip(a: string, b: string): boolean {
  if (a.length < b.length) return isOneSlip(b, a)
  let at = 0
  while (at < b.length && a[at] === b[at]) at++
  if (a.length === b.length + 1) return a.slice(at + 1) === b.slice(at)
  if (a.length !== b.length) return false
  const isSwapped = a[at] === b[at + 1] && a[at + 1] === b[at] && a.slice(at + 2) === b.slice(at + 2)
  return a.slice(at + 1) === b.slice(at + 1) || isSwapped
}

/** Endings in hiragana stand for nothing where other words do. */
export function contentOf(runs: readonly Run[]): readonly Run[] {
  const content = runs.filter(({ script }) => script !== 'hiragana')
  return content.length === 0 ? runs : content
}
