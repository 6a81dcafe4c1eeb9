import { foldLatin } from './fold-text.ts'
import { normalizeSpellings } from './search-synonyms.ts'
import { dropGrammarRuns, splitScriptRuns, minHiraganaLength, type ScriptRun } from './search-words.ts'
import { isCommonWord } from './search-conditions.ts'

/** A search term: a word, or several words with one meaning. */
export interface Term {
  /** Form in which the term is displayed. */
  text: string
  runs: readonly ScriptRun[]
  /** The term's two words as one: 'chatbot' for 'chat bot'. */
  joined?: ScriptRun
  /** Whether the term is a common word, which guides need not contain. */
  isCommon: boolean
}

interface ReadTerm extends Term {
  isVerb?: boolean
}

/** Maximum number of distinguishing and of common terms in a search, so that it stays fast. */
const maxTerms = 8
/** Maximum number of words in one term. */
const maxWords = 4

/** What is known about words from guides and the thesaurus. */
export interface WordKnowledge {
  /** Returns the number of guides' texts that contain a word. */
  uses: (run: ScriptRun) => number
  /** Returns whether the thesaurus contains a term, even if no guide does. */
  isKnownTerm: (text: string) => boolean
}

/** Returns the search terms of a text. `isAll`: false if the text is only a part of the search text. */
export function parseTerms(text: string, knowledge: WordKnowledge, isAll = true): Term[] {
  const terms = withoutQuestion(normalizeSpellings(foldLatin(text)))
    .split(/[\s\p{P}\p{S}]+/u)
    .filter((chunk) => chunk !== '')
    .map((chunk) => splitScriptRuns(chunk))
    .reduce<ScriptRun[][]>(joinLatin, [])
    .flatMap((runs) => termsOfChunk(runs, knowledge))
    .filter((term, place, all) => all.findIndex(({ text: same }) => same === term.text) === place)
  // Verbs count only if there are no other terms: 占い.
  const isOnlyVerbs = isAll && terms.every(({ isCommon, isVerb }) => isCommon || isVerb)
  const read = terms.map(({ isVerb = false, ...term }) => ({
    ...term,
    isCommon: term.isCommon || (isVerb && !isOnlyVerbs),
  }))
  return [false, true].flatMap((isCommon) =>
    read.filter((term) => term.isCommon === isCommon).slice(0, maxTerms),
  )
}

/** Matches phrases of questions and requests, which are not searched: 'どうすれば字幕の仕事で稼げますか' searches for 字幕 and 仕事. */
const question =
  /どう(?:すれば|やって|やったら|やれば|したら|すると|いう|なの)|どんな|ど(?:の|れ)(?:くらい|ぐらい|よう)|なになの|になるには|でしょう|です|ます|ません|ください|もらえ|ほしい|てみたい|たい(?:の|ん)|について|とは|ため[のに]|向け|って|(?<![ぁ-ん])(?:どう|いつ|なぜ|なんで|どれ|どこ|なに|いくら|だれ)[がをにでかは]?(?![ぁ-ん])/g

const withoutQuestion = (text: string) => text.replace(question, ' ')

/** Joins adjacent English words, which may be one name. In Japanese, spaces separate terms. */
function joinLatin(chunks: ScriptRun[][], runs: ScriptRun[]): ScriptRun[][] {
  const last = chunks.at(-1)
  if (last !== undefined && isLatin(last) && isLatin(runs)) last.push(...runs)
  else chunks.push([...runs])
  return chunks
}

const isLatin = (runs: readonly ScriptRun[]) => runs.every(({ script }) => script === 'latin')

function termsOfChunk(runs: readonly ScriptRun[], knowledge: WordKnowledge): ReadTerm[] {
  const terms: ReadTerm[] = []
  for (let place = 0; place < runs.length;) {
    const named = findLongName(runs.slice(place, place + maxWords), knowledge)
    const found = named ?? splitRun(runs, place, knowledge)
    terms.push(...found.terms)
    place += found.length
  }
  return terms
}

interface Terms {
  terms: ReadTerm[]
  /** Number of runs that the terms consist of. */
  length: number
}

/** Returns a name that consists of several words: 'estate agent', '文字起こし', 'chat bot'. Undefined if there is none. */
function findLongName(runs: readonly ScriptRun[], { uses, isKnownTerm }: WordKnowledge): Terms | undefined {
  for (let length = runs.length; length > 1; length--) {
    const some = runs.slice(0, length)
    const separator = isLatin(some) ? ' ' : ''
    const text = some.map(({ written }) => written).join(separator)
    const name = [text, ...withoutGrammar(text, some)]
      .flatMap((each) => [each.replace(/さん$/, ''), each])
      .find(isKnownTerm)
    if (name !== undefined) return { terms: [{ ...term(name, some), isCommon: false }], length }
    if (length > 2 || separator === '' || isCommonWord(some[1]?.text ?? '')) continue
    const joined = latinRun(some.map(({ text: each }) => each).join(''))
    if (uses(joined) > 0 || isKnownTerm(joined.text))
      return { terms: [{ ...term(text, some), joined }], length }
  }
  return undefined
}

/** Returns forms of a name whose final hiragana are shortened, because they may be grammar: 聞き書き in 聞き書きをして. */
function withoutGrammar(text: string, runs: readonly ScriptRun[]): string[] {
  const end = runs.at(-1)
  if (end?.script !== 'hiragana') return []
  return [2, 1]
    .filter((kept) => kept < end.written.length)
    .map((kept) => text.slice(0, text.length - end.written.length + kept))
}

const latinRun = (text: string): ScriptRun => ({ text, written: text, script: 'latin' })

function term(text: string, runs: readonly ScriptRun[]): Term {
  return {
    text,
    runs: dropGrammarRuns(runs),
    isCommon: runs.every((run) => isCommonWord(run.text) || /^\d+$/.test(run.text)),
  }
}

function splitRun(runs: readonly ScriptRun[], place: number, knowledge: WordKnowledge): Terms {
  const run = runs[place]
  if (run === undefined) return { terms: [], length: 1 }
  if (run.script === 'hiragana') return { terms: hiraganaTerms(run, runs, place, knowledge), length: 1 }
  const isVerb = isVerbStem(run, runs[place + 1]) && !knowledge.isKnownTerm(run.text)
  // The first kana belongs to a noun such as 占い.
  const [kana = ''] =
    run.text.length === 1 && !isVerb ? (okurigana.exec(runs[place + 1]?.text ?? '') ?? []) : []
  const terms = piecesOf(run, knowledge).map((piece) => term(`${piece.written}${kana}`, [piece]))
  // A number has little meaning, except as an ordinal: 第7号.
  const isOrdinal = runs[place - 1]?.text === '第'
  return {
    terms: terms.map((each) => ({ ...each, isVerb, isCommon: each.isCommon && !isOrdinal })),
    length: 1,
  }
}

/** Returns whether a run is a verb rather than the searched thing: 売ってみる, 描く. */
function isVerbStem(run: ScriptRun, next: ScriptRun | undefined): boolean {
  return (
    run.script === 'kanji' && run.text.length === 1 && next?.script === 'hiragana' && !noun.test(next.text)
  )
}

const particle = /(?:から|まで|より|さん|だけ|[のでをにがとはもへや])/
/** Matches the hiragana of a noun with one kanji: 占い, 釣りが. */
const okurigana = new RegExp(`^[いきぎしちびみり](?=$|${particle.source})`)
const noun = new RegExp(`^${particle.source}|${okurigana.source}`)

/** Returns terms in hiragana. Next to other words, hiragana is grammar, unless guides write the word in katakana: 'かふぇを'. */
function hiraganaTerms(
  run: ScriptRun,
  runs: readonly ScriptRun[],
  place: number,
  { uses, isKnownTerm }: WordKnowledge,
): Term[] {
  const word = withoutParticle(run)
  if (isCommonWord(run.text) || isCommonWord(word.text))
    return [{ ...term(word.written, [word]), isCommon: true }]
  const before = run.written.search(/(?<=..)[をがはにでのも]/)
  const beginning = before === -1 ? [] : [slice(run, 0, before)]
  const candidates = [run, word, ...beginning].filter(({ text }) => text.length > 1)
  // After kanji, hiragana is the ending of their word: 手伝いたい is not 痛い.
  const isEnding = runs[place - 1]?.script === 'kanji'
  const isWord = ({ text }: ScriptRun) => !isEnding && text.length >= minHiraganaLength
  const known = candidates.find((each) => isKnownTerm(each.text) || (isWord(each) && uses(each) > 0))
  if (runs.length > 1)
    return known === undefined || known.text.length < 3 ? [] : [term(known.written, [known])]
  if (known === undefined && word.text.length < minHiraganaLength) return []
  return [term((known ?? word).written, [known ?? word])]
}

const lastParticle = /(?<=..)(?:から|まで|より|[のでをにがとはもへや])$/

function withoutParticle(run: ScriptRun): ScriptRun {
  return { ...run, text: run.text.replace(lastParticle, ''), written: run.written.replace(lastParticle, '') }
}

/** Number of texts below which a compound is also searched by its parts. */
const fewTexts = 5

/** Cache of the parts of a text's ends, by length. Without it, splitting a long text would take exponential time. */
type Ends = Map<number, ScriptRun[]>

/** Splits a rare Japanese compound into its parts: '請求書作成' into 請求書 and 作成. */
function piecesOf(run: ScriptRun, knowledge: WordKnowledge, ends: Ends = new Map()): ScriptRun[] {
  const pieces = ends.get(run.text.length) ?? takeApart(run, knowledge, ends)
  ends.set(run.text.length, pieces)
  return pieces
}

function takeApart(run: ScriptRun, knowledge: WordKnowledge, ends: Ends): ScriptRun[] {
  if (run.script === 'latin' || isFound(run, knowledge, fewTexts)) return [run]
  for (let length = run.text.length - 1; length >= 2; length--) {
    const first = slice(run, 0, length)
    if (!isFound(first, knowledge)) continue
    const end = slice(run, length)
    // Omits a single final character, which rarely has a meaning: 屋, 業, 家.
    const rest = end.text.length < 2 ? [] : piecesOf(end, knowledge, ends)
    if (knowledge.isKnownTerm(first.text) || rest.every((each) => isFound(each, knowledge)))
      return [first, ...rest]
  }
  if (isFound(run, knowledge)) return [run]
  for (let start = 1; start <= run.text.length - 2; start++) {
    const last = slice(run, start)
    if (run.script === 'kanji' && knowledge.isKnownTerm(last.text)) return [slice(run, 0, start), last]
  }
  return [run]
}

function isFound(run: ScriptRun, { uses, isKnownTerm }: WordKnowledge, least = 1): boolean {
  return uses(run) >= least || isKnownTerm(run.text) || isCommonWord(run.text)
}

function slice(run: ScriptRun, start: number, end?: number): ScriptRun {
  return { ...run, text: run.text.slice(start, end), written: run.written.slice(start, end) }
}
