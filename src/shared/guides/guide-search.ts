import type { ListFact, TextFact } from './fields/guide-fields.ts'
import { foldLatin } from './fold-text.ts'
import type { SearchMatch } from './guides.ts'
import { namesOfTag } from './match-tags.ts'
import { respell, type Thesaurus } from './search-synonyms.ts'
import { readTerms, type Term } from './search-terms.ts'
import { createVocabulary, type Hits, type Matches } from './search-vocabulary.ts'
import {
  commonWords,
  isCommonWord,
  isShopWord,
  howFarMet,
  readWishes,
  wishesMetBy,
  type Wish,
  type WishesMet,
  type WorkFacts,
} from './search-wishes.ts'
import { contentOf, foldWords, runsOf, type Run } from './search-words.ts'

/** The public texts of a guide. Those that are optional stand on the guide's own page only. */
export interface Searchable
  extends WorkFacts, Partial<Record<TextFact, string>>, Partial<Record<ListFact, readonly string[]>> {
  titleEn: string
  titleJa: string
  summaryEn: string
  summaryJa: string
  tags: readonly string[]
  /** Names of tools. */
  tools?: readonly string[]
  outlineEn?: readonly string[]
  outlineJa?: readonly string[]
}

/** What guides are shown for, where that is not what was typed; where there are none, what may have been meant. */
export interface Reading {
  match: SearchMatch
  shown: string
  /** What no guide has, of what was typed. */
  lost: string
}

export interface Found {
  /** The indexes of the guides found, by the order in which they were added; best match first. */
  places: number[]
  reading: Reading
}

interface SearchIndex {
  add: (guide: Searchable) => void
  search: (text: string) => Found
}

/** The fields of a guide, and how much a word counts in each. */
const weights = [10, 9, 7, 4, 1.5, 1]
/** Title, tags and tools are what a guide is about; the other fields mention things. */
const telling = 3
/** What the same word adds in further fields. */
const again = 0.15

/**
 * Other words for the same thing, and for something near it, count less than what was typed; what is near is all there is where
 * no guide has the word. The words of a name may stand apart, and then mean something else.
 */
const closeness = { synonym: 0.95, relative: 0.5, onlyRelative: 0.8, scattered: 0.8 }
/** What the whole text in a title, or as the name of a tag or a tool, adds to its words. */
const literalBonus = { title: 5, name: 10 }
/** What a word adds that is the whole name of a tag or a tool. */
const nameBonus = 4
/** A word that is worth less in a guide is only mentioned there. */
const fullValue = 7
/** Wishes about money and time come before any likeness of words; an easy start is only nice to have. */
const wishBonus: Record<Wish, number> = {
  free: 100,
  cheap: 100,
  hours: 100,
  'spare-time': 100,
  'at-home': 2,
  easy: 1,
}
/** What each word that a guide has counts for, wherever it stands, and what a common word counts beside the others. */
const coverageWeight = 10
const commonWeight = 0.02
/** Shorter English texts within a word are coincidences: 'art' in 'starting'. */
const shortestInside = 5
/** A guide with less than this part of what the best guide has is not shown. */
const leastCoverage = 0.5
/** Further words that no guide has are not corrected: that takes longer than the rest of a search. */
const maxCorrections = 3
/** Fewer guides than these do not end a search: those that have most of what was asked follow. */
const fewGuides = 5

/** An index of the guides' public texts, in both languages for every page language; never of paid text. */
export function createSearchIndex(thesaurus: Thesaurus): SearchIndex {
  const vocabulary = createVocabulary(weights.length)
  const otherWords = [...thesaurus.words, ...commonWords]
  /** All titles, and where those of each guide end: one text is searched much faster than many. */
  let titles = ''
  const titleEnds: number[] = []
  let guides = 0
  const wishesMet: WishesMet[] = []
  const namesByTag = new Map<string, readonly string[]>()
  const foldedNames = new Map<string, string>()
  const guidesByName = new Map<string, number[]>()

  function add(guide: Searchable): void {
    const tags = guide.tags.flatMap(allNamesOf)
    // Line breaks separate the languages, so that no match spans two of them.
    titles += `${foldWords(`${guide.titleEn}\n${guide.titleJa}`)}\n`
    titleEnds.push(titles.length)
    wishesMet.push(wishesMetBy(guide))
    for (const name of new Set([...tags, ...(guide.tools ?? [])]))
      listUnder(guidesByName, foldOnce(name), guides)
    vocabulary.add([
      [guide.titleEn, guide.titleJa],
      tags,
      namesIn(guide.toolsEn, guide.toolsJa),
      [guide.summaryEn, guide.summaryJa],
      namesIn(guide.outlineEn, guide.outlineJa),
      [...namesIn(guide.risksEn, guide.risksJa), ...factsOf(guide)],
    ])
    guides += 1
  }

  function allNamesOf(tag: string): readonly string[] {
    const names = namesByTag.get(tag) ?? namesOfTag(tag)
    namesByTag.set(tag, names)
    return names
  }

  function foldOnce(name: string): string {
    const folded = foldedNames.get(name) ?? foldWords(name)
    foldedNames.set(name, folded)
    return folded
  }

  function search(text: string): Found {
    const query = readQuery(text)
    const { asked, found, wishes, terms, literal } = query
    if (found.length > 0) return rank(query)
    if (literal.size > 0 && wishes.size === 0) return { places: inOrder(literal), reading: exactly }
    if (asked.length > 0) {
      const shown = terms.filter((term) => term.runs.some((run) => isShopWord(run.text)))
      if (shown.length === 0) return nothingBut(terms)
      return {
        places: rankAll(query),
        reading: { match: 'missing', shown: textOf(shown), lost: textOf(asked) },
      }
    }
    if (terms.length === 0 && wishes.size === 0) return nothingBut(terms)
    return { places: rankAll(query), reading: { match: 'general', shown: '', lost: '' } }
  }

  const uses = (run: Run) => vocabulary.uses(vocabulary.find(run))
  const knowledge = { uses, isKnownTerm: thesaurus.isKnownTerm }

  function readQuery(text: string): Query {
    const typed = foldWords(text).trim().replace(/\s+/g, ' ')
    const { wishes, rest } = readWishes(text)
    let corrections = 0
    const mayCorrect = () => ++corrections <= maxCorrections
    const terms = readTerms(rest, knowledge, wishes.size === 0).map((term) => scoreTerm(term, mayCorrect))
    const asked = terms.filter(({ isCommon }) => !isCommon)
    return { typed, wishes, terms, asked, found: believed(asked), literal: findLiterally(typed) }
  }

  /** The words that guides are shown for. Where others are missing, neither a guess nor a word by the way says what was meant. */
  function believed(asked: readonly ScoredTerm[]): readonly ScoredTerm[] {
    const found = asked.filter(({ rarity }) => rarity > 0)
    if (found.length === asked.length) return found
    const sure = found.filter(({ isGuess }) => !isGuess)
    const isMostOfIt = sure.length > 1 && sure.length * 2 >= asked.length
    return isMostOfIt || sure.some(isSubject) ? sure : []
  }

  /** Whether people look for it by itself: it names a tag or a tool, or the word lists have it. */
  function isSubject({ text, runs }: Term): boolean {
    return [text, ...runs.map((run) => run.text)].some(
      (word) => thesaurus.isKnownTerm(word) || guidesByName.has(foldWords(word)),
    )
  }

  function scoreTerm(term: Term, mayCorrect: () => boolean): ScoredTerm {
    const hits = hitsOf(term)
    if (hits !== undefined)
      return { ...term, ...withName(term, valuesOf(hits)), isGuess: false, isCorrected: false }
    const [run] = term.runs
    if (run === undefined || term.runs.length > 1 || term.isCommon) return nothingFor(term)
    if (!mayCorrect()) return nothingFor(term)
    const meant = vocabulary.correct(run, otherWords)
    const isSlight = meant !== undefined && meant.slips < 1
    const guessed = vocabulary.hits()
    if (!isSlight && vocabulary.mark(vocabulary.findLoosely(run), 1, guessed))
      return { ...term, ...valuesOf(guessed), isGuess: true, isCorrected: false }
    if (meant === undefined) return nothingFor(term)
    const [usual = run] = runsOf(respell(meant.word))
    const word = usual.text
    const corrected = { ...term, text: usual.written, runs: [{ ...run, text: word, written: usual.written }] }
    if (isCommonWord(word)) return nothingFor({ ...corrected, isCommon: true })
    const values = valuesOf(hitsOf(corrected) ?? vocabulary.hits())
    return { ...corrected, ...values, isGuess: true, isCorrected: true }
  }

  function withName<Values extends Pick<ScoredTerm, 'values'>>(term: Term, scored: Values): Values {
    for (const guide of guidesByName.get(foldWords(term.text)) ?? [])
      scored.values[guide] = (scored.values[guide] ?? 0) + nameBonus
    return scored
  }

  function nothingFor(term: Term): ScoredTerm {
    return { ...term, ...valuesOf(vocabulary.hits()), isGuess: false, isCorrected: false }
  }

  function hitsOf({ text, runs, joined }: Term): Hits | undefined {
    const hits = vocabulary.hits()
    const synonyms = thesaurus.synonymsOf(text)
    const relatives = [text, ...synonyms].flatMap(thesaurus.relativesOf)
    const markOther = (other: string, weight: number) =>
      markAll(contentOf(runsOf(foldLatin(other))), weight, hits, asWritten)
    // A derived form can mean something else: "builder" is not only a person who builds.
    const isKnown = thesaurus.isKnownTerm(text)
    const isWritten = [
      markAll(
        runs,
        isKnown && runs.length > 1 ? closeness.scattered : 1,
        hits,
        isKnown ? asWritten : vocabulary.find,
      ),
      joined !== undefined && markAll([joined], 1, hits),
      ...synonyms.map((other) => markOther(other, closeness.synonym)),
    ].some(Boolean)
    const weight = isWritten ? closeness.relative : closeness.onlyRelative
    const written = [isWritten, ...relatives.map((other) => markOther(other, weight))]
    return written.some(Boolean) || (isKnown && markAll(runs, 1, hits)) ? hits : undefined
  }

  /** Whether any text has all of the words. */
  function markAll(runs: readonly Run[], weight: number, hits: Hits, find = vocabulary.find): boolean {
    return vocabulary.markAll(runs.map(find), weight, hits)
  }

  /** The word in either number, or as a part of a Japanese compound. */
  function asWritten(run: Run): Matches {
    return vocabulary.find(run).filter(([{ script }, agrees]) => script !== 'latin' || agrees === 1)
  }

  /** Every guide's points for a term, by the fields in which it stands. */
  function valuesOf(hits: Hits): Pick<ScoredTerm, 'values' | 'isTelling' | 'rarity'> {
    const values = new Float64Array(guides)
    const isTelling = new Uint8Array(guides)
    let having = 0
    for (let guide = 0; guide < values.length; guide++) {
      let best = 0
      let total = 0
      for (let field = 0; field < weights.length; field++) {
        const points = (hits[guide * weights.length + field] ?? 0) * (weights[field] ?? 0)
        if (points > 0 && field < telling) isTelling[guide] = 1
        if (points > best) best = points
        total += points
      }
      values[guide] = best + again * (total - best)
      if (best > 0) having += 1
    }
    const rarity = having === 0 ? 0 : Math.log(1 + (values.length - having + 0.5) / (having + 0.5))
    return { values, isTelling, rarity }
  }

  /** Guides that have every word that tells guides apart; where there are few, then those that have most of it. */
  function rank({ typed, asked, found, terms, wishes, literal }: Query): Found {
    const all = found.reduce((sum, { rarity }) => sum + rarity, 0)
    const { words, coverage, isTelling } = cover(found)
    const isEnough = words.filter((count) => count === found.length).length >= fewGuides
    const least = coverage.reduce((one, other) => Math.max(one, other), 0) * leastCoverage - tiny
    const isMissing = found.length < asked.length
    const points = new Map<number, number>()
    for (let guide = 0; guide < words.length; guide++) {
      const isWhole = words[guide] === found.length
      const has = coverage[guide] ?? 0
      if (!isWhole && (isEnough || has < least || has === 0)) continue
      if (isMissing && isTelling[guide] === 0) continue
      points.set(guide, pointsOf(terms, guide) + (has + (isWhole ? all : 0)) * coverageWeight)
    }
    for (const [guide, bonus] of literal) points.set(guide, (points.get(guide) ?? 0) + bonus * all)
    if (wishes.size > 0)
      for (const [guide, before] of points) points.set(guide, before + wishPoints(wishes, guide) * all)
    const places = inOrder(points)
    const [best] = places
    if (best === undefined) return nothingBut(terms)
    if (literal.size > 0) return { places, reading: exactly }
    return {
      places,
      reading: readingOf(
        typed,
        asked,
        found.filter(({ values }) => values[best] !== 0),
        found,
      ),
    }
  }

  /** For each guide: how many of the terms it has, how well, and whether it is about one of them. */
  function cover(found: readonly ScoredTerm[]) {
    const words = new Uint8Array(guides)
    const coverage = new Float64Array(guides)
    const isTelling = new Uint8Array(guides)
    for (const term of found)
      for (let guide = 0; guide < guides; guide++) {
        const value = term.values[guide] ?? 0
        if (value === 0) continue
        words[guide] = (words[guide] ?? 0) + 1
        coverage[guide] = (coverage[guide] ?? 0) + term.rarity * Math.min(1, value / fullValue)
        if (term.isTelling[guide] === 1) isTelling[guide] = 1
      }
    return { words, coverage, isTelling }
  }

  function rankAll({ wishes, literal }: Query): number[] {
    const points = wishesMet.map((_, guide): [number, number] => [
      guide,
      wishPoints(wishes, guide) * literalBonus.name + (literal.get(guide) ?? 0),
    ])
    return inOrder(points)
  }

  function wishPoints(wishes: ReadonlyMap<Wish, number>, guide: number): number {
    let points = 0
    for (const [wish, asked] of wishes)
      points += howFarMet(wishesMet[guide] ?? {}, wish, asked) * wishBonus[wish]
    return points
  }

  /** The guides with exactly the text in a title, a tag or a tool (B4.17), with what that adds. */
  function findLiterally(typed: string): Map<number, number> {
    const found = new Map<number, number>()
    const within = new Map<number, number>()
    if (typed === '') return found
    let guide = 0
    for (let at = titles.indexOf(typed); at !== -1; at = titles.indexOf(typed, at + 1)) {
      while ((titleEnds[guide] ?? Infinity) <= at) guide++
      if (isWordAt(titles, at, typed)) found.set(guide, literalBonus.title)
      else if (!splitsKana(titles, at)) within.set(guide, tiny)
    }
    for (const [name, having] of guidesByName) {
      const at = name.indexOf(typed)
      if (at === -1) continue
      const bonus = name === typed ? literalBonus.name : tiny
      if (splitsKana(name, at)) continue
      const list = isWordAt(name, at, typed) ? found : within
      for (const each of having) list.set(each, Math.max(list.get(each) ?? 0, bonus))
    }
    const countsWithin = found.size === 0 || (isLatin(typed) && typed.length >= shortestInside)
    return countsWithin ? new Map([...within, ...found]) : found
  }

  return { add, search }
}

interface Query {
  /** The whole text, folded. */
  typed: string
  wishes: ReadonlyMap<Wish, number>
  terms: readonly ScoredTerm[]
  /** The terms that tell guides apart, and those of them that some guide has. */
  asked: readonly ScoredTerm[]
  found: readonly ScoredTerm[]
  literal: ReadonlyMap<number, number>
}

interface ScoredTerm extends Term {
  values: Float64Array
  /** Whether the guide is about it, and does not only mention it. */
  isTelling: Uint8Array
  /** 0 if no guide has it. */
  rarity: number
  /** Found only as the beginning of other words, or as another word. */
  isGuess: boolean
  isCorrected: boolean
}

const exactly: Reading = { match: 'exact', shown: '', lost: '' }
const tiny = 1e-6

const textOf = (terms: readonly Term[]) => terms.map((term) => term.text).join(' ')

function readingOf(
  typed: string,
  asked: readonly ScoredTerm[],
  shown: readonly ScoredTerm[],
  found: readonly ScoredTerm[],
): Reading {
  const text = textOf(shown)
  const lost = textOf(asked.filter((term) => !found.includes(term)))
  if (lost !== '') return { match: 'missing', shown: text, lost }
  if (shown.length < asked.length) return { match: 'part', shown: text, lost }
  return shown.some(({ isCorrected }) => isCorrected)
    ? { match: 'corrected', shown: text, lost: typed }
    : exactly
}

/** Nothing is found, but some of the words may have been meant. */
function nothingBut(terms: readonly ScoredTerm[]): Found {
  const guesses = terms.filter(({ isCorrected, rarity }) => isCorrected && rarity > 0)
  return { places: [], reading: { match: 'none', shown: textOf(guesses), lost: '' } }
}

function pointsOf(terms: readonly ScoredTerm[], guide: number): number {
  let sum = 0
  for (const { values, rarity, isCommon } of terms)
    sum += (values[guide] ?? 0) * rarity * (isCommon ? commonWeight : 1)
  return sum
}

/** Best first; of equals, the order in which they were added. */
function inOrder(points: Iterable<readonly [number, number]>): number[] {
  return [...points]
    .sort(([a, pointsOfA], [b, pointsOfB]) => pointsOfB - pointsOfA || a - b)
    .map(([guide]) => guide)
}

const isLatin = (text: string) => /^[ -~]*$/.test(text)
const letter = /[\p{L}\p{N}]/u

/** Whether the text stands there as words of its own; longer English texts may end within a word. */
function isWordAt(text: string, at: number, typed: string): boolean {
  const before = text[at - 1] ?? ''
  const after = text[at + typed.length] ?? ''
  const starts = !letter.test(before) || scriptOf(before) !== scriptOf(typed[0] ?? '')
  return starts && (!letter.test(after) || !isLatin(typed) || typed.length >= shortestInside)
}

/** There is no ライン in オンライン. */
function splitsKana(text: string, at: number): boolean {
  return scriptOf(text[at - 1] ?? '') === 'kana' && scriptOf(text[at] ?? '') === 'kana'
}

function scriptOf(character: string): string {
  if (isLatin(character)) return 'latin'
  return /[ぁ-ゖァ-ヺー]/.test(character) ? 'kana' : 'kanji'
}

function listUnder(lists: Map<string, number[]>, key: string, guide: number): void {
  const list = lists.get(key)
  if (list === undefined) lists.set(key, [guide])
  else if (list[list.length - 1] !== guide) list.push(guide)
}

const namesIn = (...lists: readonly (readonly string[] | undefined)[]) => lists.flatMap((list) => list ?? [])

function factsOf(guide: Searchable): string[] {
  const { incomeBasisEn, incomeBasisJa, startCostEn, startCostJa, firstIncomeEn, firstIncomeJa } = guide
  return [incomeBasisEn, incomeBasisJa, startCostEn, startCostJa, firstIncomeEn, firstIncomeJa].map(
    (fact) => fact ?? '',
  )
}
