import { foldLatin } from './fold-text.ts'
import { isKnownTerm, respell } from './search-synonyms.ts'
import { contentOf, runsOf, type Run } from './search-words.ts'
import { isCommonWord } from './search-wishes.ts'

/** Something to look for: a word, or words that stand for one thing. */
export interface Term {
  /** As it is shown to people. */
  text: string
  runs: readonly Run[]
  /** Two words as one: 'chatbot' for 'chat bot'. */
  joined?: Run
  /** Common words need not be found. */
  isCommon: boolean
}

/** Further terms are ignored, so that no search is slow. */
const mostTerms = 8
/** Shorter words in hiragana are grammar: だけ, から. */
const shortestHiragana = 3
/** Words that stand for one thing together. */
const mostWords = 4

/** What a text looks for. `isKnown` says whether guides have a word. */
export function readTerms(text: string, isKnown: (run: Run) => boolean): Term[] {
  return respell(foldLatin(text))
    .split(/[\s\p{P}\p{S}]+/u)
    .filter((chunk) => chunk !== '')
    .map((chunk) => runsOf(chunk))
    .reduce<Run[][]>(joinLatin, [])
    .flatMap((runs) => termsOfChunk(runs, isKnown))
    .filter((term, place, all) => all.findIndex(({ text: same }) => same === term.text) === place)
    .slice(0, mostTerms)
}

/** Neighbouring English words are one chunk, because several may name one thing; Japanese ones are apart where a space is. */
function joinLatin(chunks: Run[][], runs: Run[]): Run[][] {
  const last = chunks.at(-1)
  if (last !== undefined && isLatin(last) && isLatin(runs)) last.push(...runs)
  else chunks.push([...runs])
  return chunks
}

const isLatin = (runs: readonly Run[]) => runs.every(({ script }) => script === 'latin')

function termsOfChunk(runs: readonly Run[], isKnown: (run: Run) => boolean): Term[] {
  const terms: Term[] = []
  for (let place = 0; place < runs.length;) {
    const named = longestName(runs.slice(place, place + mostWords), isKnown)
    const found = named ?? splitRun(runs, place, isKnown)
    terms.push(...found.terms)
    place += found.length
  }
  return terms
}

interface Terms {
  terms: Term[]
  /** The runs that they were made of. */
  length: number
}

/** Several words for one thing: 'estate agent', '文字起こし', 'chat bot'. */
function longestName(runs: readonly Run[], isKnown: (run: Run) => boolean): Terms | undefined {
  for (let length = runs.length; length > 1; length--) {
    const some = runs.slice(0, length)
    const separator = isLatin(some) ? ' ' : ''
    const text = some.map(({ written }) => written).join(separator)
    if (isKnownTerm(text)) return { terms: [{ ...term(text, some), isCommon: false }], length }
    if (length > 2 || separator === '') continue
    const joined = latinRun(some.map(({ text: each }) => each).join(''))
    if (isKnown(joined) || isKnownTerm(joined.text))
      return { terms: [{ ...term(text, some), joined }], length }
  }
  return undefined
}

const latinRun = (text: string): Run => ({ text, written: text, script: 'latin' })

function term(text: string, runs: readonly Run[]): Term {
  return { text, runs: contentOf(runs), isCommon: runs.every((run) => isCommonWord(run.text)) }
}

function splitRun(runs: readonly Run[], place: number, isKnown: (run: Run) => boolean): Terms {
  const run = runs[place]
  if (run === undefined) return { terms: [], length: 1 }
  if (run.script === 'hiragana') return { terms: hiraganaTerms(run, runs, isKnown), length: 1 }
  return { terms: piecesOf(run, isKnown).map((piece) => term(piece.written, [piece])), length: 1 }
}

/** Hiragana beside other words is grammar, unless guides write the same in katakana: 'かふぇを'. */
function hiraganaTerms(run: Run, runs: readonly Run[], isKnown: (run: Run) => boolean): Term[] {
  const word = withoutParticle(run)
  if (isCommonWord(run.text) || isCommonWord(word.text))
    return [{ ...term(word.written, [word]), isCommon: true }]
  const candidates = [run, word].filter(({ text }) => text.length > 1)
  const known = candidates.find((each) => isKnown(each) || isKnownTerm(each.text))
  if (runs.length > 1)
    return known === undefined || known.text.length < 3 ? [] : [term(known.written, [known])]
  if (known === undefined && word.text.length < shortestHiragana) return []
  return [term((known ?? word).written, [known ?? word])]
}

const particle = /(?<=..)(?:から|まで|より|[のでをにがとはもへや])$/

function withoutParticle(run: Run): Run {
  return { ...run, text: run.text.replace(particle, ''), written: run.written.replace(particle, '') }
}

/** A Japanese compound that no guide has is looked for by its parts: '請求書作成' as 請求書 and 作成. */
function piecesOf(run: Run, isKnown: (run: Run) => boolean): Run[] {
  if (run.script === 'latin' || isFound(run, isKnown)) return [run]
  for (let length = run.text.length - 1; length >= 2; length--) {
    const first = slice(run, 0, length)
    const rest = restOf(slice(run, length), isKnown)
    if (isFound(first, isKnown) && (isKnownTerm(first.text) || rest.every((each) => isFound(each, isKnown))))
      return [first, ...rest]
  }
  for (let start = 1; start <= run.text.length - 2; start++) {
    const last = slice(run, start)
    if (run.script === 'kanji' && isKnownTerm(last.text)) return [slice(run, 0, start), last]
  }
  return [run]
}

function isFound(run: Run, isKnown: (run: Run) => boolean): boolean {
  return isKnown(run) || isKnownTerm(run.text) || isCommonWord(run.text)
}

/** One character at the end rarely says more: 屋, 業, 家. */
function restOf(run: Run, isKnown: (run: Run) => boolean): Run[] {
  return run.text.length < 2 ? [] : piecesOf(run, isKnown)
}

function slice(run: Run, start: number, end?: number): Run {
  return { ...run, text: run.text.slice(start, end), written: run.written.slice(start, end) }
}
