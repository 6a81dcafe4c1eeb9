import type { ListFact, TextFact } from './fields/guide-fields.ts'
import { foldLatin } from './fold-text.ts'
import type { SearchMatch } from './guides.ts'
import { createPositionedText } from './asking/marked-text.ts'
import { listTagNames } from './tag-synonyms.ts'
import { normalizeSpellings, listSpellings, type Thesaurus } from './search-synonyms.ts'
import { parseTerms, type Term } from './search-terms.ts'
import { createVocabulary, type FieldScores, type WordMatches } from './search-vocabulary.ts'
import {
  commonWords,
  isCommonWord,
  isRequiredCondition,
  isShopWord,
  scoreCondition,
  extractConditions,
  selectConditions,
  evaluateConditions,
  type UnderstoodPhrase,
  type Condition,
  type ConditionScores,
  type WorkFacts,
} from './search-conditions.ts'
import { dropGrammarRuns, normalizeWords, splitScriptRuns, type ScriptRun } from './search-words.ts'

/** Public texts and facts of a guide. Optional texts are only on the guide's own page, not on its card. */
export interface SearchableGuide
  extends WorkFacts, Partial<Record<TextFact, string>>, Partial<Record<ListFact, readonly string[]>> {
  titleEn: string
  titleJa: string
  summaryEn: string
  summaryJa: string
  tags: readonly string[]
  /** Names of the tools that the guide uses. */
  tools?: readonly string[]
  outlineEn?: readonly string[]
  outlineJa?: readonly string[]
}

/**
 * What the results are based on. `shown`: words that were searched if they differ from the typed text, or suggested corrections
 * if nothing was found.
 */
export interface SearchInterpretation {
  match: SearchMatch
  shown: string
  /** Words of the text that no guide contains. */
  lost: string
}

/** A condition in a text. `q` is the text without it. */
export type UnderstoodCondition = Omit<UnderstoodPhrase, 'part'> & { q: string }

/** A searched word, with its score in each guide. */
export type SearchedWord = Pick<ScoredTerm, 'text' | 'rarity' | 'values' | 'isAbout'> & {
  /** Typed text without the word. Null if the word is not a contiguous part of the text. */
  q: string | null
  /** 0 for words that guides only mention, such as "quiet". Less than 1 for words of titles that no word list contains. */
  topicWeight: number
}

/** Weight of a match in each field: title, tags, tools, summary, outline, other facts. */
const weights = [10, 9, 7, 4, 1.5, 1]
/** Number of fields that define a guide's topic: title, tags and tools. Other fields only mention words. */
const telling = 3
/**
 * Number of fields that say what a guide is about: title, tags, tools and summary. The first `namingFields`, title and tags,
 * count most.
 */
const aboutFields = 4
const namingFields = 2
/** Weight of a word's matches in further fields. */
const again = 0.15

/**
 * Weights of words other than the typed one. Related words weigh more if no guide contains the typed word. Words of a name that
 * are scattered in a text may mean something else.
 */
const closeness = { synonym: 0.95, relative: 0.5, onlyRelative: 0.8, scattered: 0.8 }
/** Points if the whole text is in a title, or is the name of a tag or tool. */
const literalBonus = { title: 5, name: 10 }
/** Points for a word that is the whole name of a tag or tool. */
const nameBonus = 4
/** Points from which a word counts fully. A word with fewer points is only mentioned in the guide. */
const fullValue = 7
/** Points for meeting a condition. Conditions about money and time outrank word matches; an easy start is only a preference. */
const conditionBonus: Record<Condition, number> = {
  free: 100,
  cheap: 100,
  hours: 100,
  weeks: 100,
  dollars: 100,
  yen: 100,
  'spare-time': 100,
  'at-home': 2,
  easy: 1,
}
/** Weight of each matched word regardless of its field, followed by that of a common word next to others. */
const coverageWeight = 10
const commonWeight = 0.02
/** Minimum length of an English text that matches inside a word. Shorter matches are coincidences: 'art' in 'starting'. */
const minInsideLength = 5
/** Degree from which a condition counts as met. */
const leastMet = 0.5
/** Minimum share of the best guide's coverage that a shown guide must reach. */
const leastCoverage = 0.5
/** Maximum number of words to correct. Correcting takes longer than the rest of a search. */
const maxCorrections = 3
/** Maximum number of dislikes that exclude guides, so that a search stays fast. */
const maxDislikes = 4
/** Weight of a word of titles that no word list contains. Such words rarely are what a question is about. */
const titleWordWeight = 0.7
/** Factor of the weight of a term that names work, so that it outweighs one that names customers. */
const workWeight = 2
/** Number of guides below which partial matches are added. */
const fewGuides = 5

/** Creates an index of the guides' public texts, in both languages for every page. Never add paid text. */
export function createSearchIndex(thesaurus: Thesaurus) {
  const vocabulary = createVocabulary(weights.length)
  const otherWords = [...thesaurus.words, ...commonWords]
  /** Titles of all guides in one text, with the end of each: searching one text is much faster than searching many. */
  let titles = ''
  const titleEnds: number[] = []
  let guides = 0
  const conditionsMet: ConditionScores[] = []
  /** Tags of each guide as one text. Guides for the same work have the same tags. */
  const works: string[] = []
  const namesByTag = new Map<string, readonly string[]>()
  const foldedNames = new Map<string, string>()
  const guidesByName = new Map<string, number[]>()

  function add(guide: SearchableGuide): void {
    const tags = guide.tags.flatMap(allNamesOf)
    // Line breaks separate the languages, so that no match spans two of them.
    titles += `${normalizeWords(`${guide.titleEn}\n${guide.titleJa}`)}\n`
    titleEnds.push(titles.length)
    conditionsMet.push(evaluateConditions(guide))
    works.push(guide.tags.join())
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
    const names = namesByTag.get(tag) ?? listTagNames(tag)
    namesByTag.set(tag, names)
    return names
  }

  function foldOnce(name: string): string {
    const folded = foldedNames.get(name) ?? normalizeWords(name)
    foldedNames.set(name, folded)
    return folded
  }

  /**
   * Returns the found guides by their index in insertion order, best match first. The first `about` guides match; the remaining
   * ones are close matches.
   */
  function search(text: string) {
    const query = readQuery(text)
    const { understood } = query
    const { points, reading } = rankBy(query)
    const wanted = points.filter(([guide]) => !query.excluded.has(guide))
    const about = wanted.filter(([guide]) => isAbout(query, guide))
    const close = wanted.filter(([guide]) => !isAbout(query, guide))
    const places = [...about, ...close].map(([guide]) => guide)
    if (about.length > 0 || places.length === 0 || !isPlain(reading))
      return { places, about: isPlain(reading) ? about.length : 0, reading, understood }
    const lost = textOf(query.asked.filter((term) => !term.isAbout.includes(1))) || text.trim()
    const near: SearchInterpretation = { match: 'near', shown: '', lost }
    return { places, about: 0, reading: near, understood }
  }

  function rankBy(query: Query): Ranked {
    const { asked, found, terms, literal, conditions, understood } = query
    if (found.length > 0) return rank(query)
    if (literal.size > 0 && conditions.size === 0) return { points: inOrder(literal), reading: exactly }
    if (asked.length > 0) {
      const shown = terms.filter((term) => term.runs.some((run) => isShopWord(run.text)))
      if (shown.length === 0) return nothingBut(terms)
      return {
        points: rankAll(query),
        reading: { match: 'missing', shown: textOf(shown), lost: textOf(asked) },
      }
    }
    if (terms.length === 0 && understood.length === 0) return nothingBut(terms)
    const isGeneral = understood.every(({ kind }) => nice.has(kind))
    return { points: rankAll(query), reading: isGeneral ? { ...exactly, match: 'general' } : exactly }
  }

  /** Returns whether a guide matches the query. Other found guides are close matches. */
  function isAbout({ asked, conditions, literal }: Query, guide: number): boolean {
    const meets = [...conditions].every(
      ([condition, amount]) =>
        !isRequiredCondition(condition) ||
        scoreCondition(conditionsMet[guide] ?? {}, condition, amount) >= leastMet,
    )
    return meets && (literal.has(guide) || asked.every((term) => term.isAbout[guide] === 1))
  }

  /** Returns words and conditions of a text. `excluded`: indexes of guides about a disliked topic. */
  function consider(text: string) {
    const { understood, asked, excluded, marked } = readQuery(text)
    const subjects = asked.map((term): SearchedWord => {
      const part = [term.text, ...listSpellings(term.text)]
        .map(marked.find)
        .find((each) => each !== undefined)
      const topicWeight =
        term.rarity === 0 || isSubject(term) ? 1 : term.isTelling.includes(1) ? titleWordWeight : 0
      return {
        ...(term.isGuess && !(term.isCorrected && isSubject(term))
          ? { ...nothingFor(term), text: term.typed ?? term.text }
          : term),
        topicWeight,
        q: part === undefined ? null : marked.without(part),
      }
    })
    return { understood, subjects, excluded }
  }

  const uses = (run: ScriptRun) => vocabulary.uses(vocabulary.find(run))
  const knowledge = { uses, isKnownTerm: thesaurus.isKnownTerm }

  type Query = ReturnType<typeof readQuery>

  function readQuery(text: string) {
    /** Whole text, normalized. */
    const typed = normalizeWords(text).trim().replace(/\s+/g, ' ')
    const marked = createPositionedText(text)
    const read = extractConditions(marked, isName).filter(
      ({ kind, said }) => kind !== 'dislike' || parseTerms(said, knowledge).some(isDisliked),
    )
    let corrections = 0
    const mayCorrect = () => ++corrections <= maxCorrections
    const written = parseTerms(marked.text(), knowledge, read.length === 0)
    const disliked = read
      .filter(({ kind }) => kind === 'dislike')
      .slice(0, maxDislikes)
      .flatMap(({ said }) =>
        parseTerms(said, knowledge)
          .filter((term) => isDisliked(term) && !written.some(({ text: name }) => isPartOf(term.text, name)))
          .map(scoreWritten),
      )
    const terms = written
      .filter(({ text: word }) => disliked.every((term) => term.text !== word))
      .map((term) => scoreTerm(term, mayCorrect))
    /** Distinguishing terms of the text. `found` are those that some guide contains. */
    const asked = terms.filter(({ isCommon }) => !isCommon)
    return {
      typed,
      marked,
      understood: read.map(({ part, ...said }): UnderstoodCondition => ({
        ...said,
        q: marked.without(part),
      })),
      conditions: selectConditions(read),
      terms,
      asked,
      found: believed(asked),
      literal: disliked.length > 0 ? new Map<number, number>() : findLiterally(typed),
      excluded: excludedBy(disliked, asked),
    }
  }

  /** Returns whether guides about a term can be excluded. Some common words, such as "computers", have related words. */
  function isDisliked({ text, isCommon }: Term): boolean {
    return !isCommon || thesaurus.relativesOf(text).length > 0
  }

  function isName(text: string): boolean {
    const name = normalizeSpellings(text).trim()
    return thesaurus.isKnownTerm(name) || guidesByName.has(normalizeWords(name))
  }

  /**
   * Returns the terms that results are based on. If some terms match no guide, guesses are excluded, and the other terms must
   * be most of all terms or include one that can be searched alone.
   */
  function believed(asked: readonly ScoredTerm[]): readonly ScoredTerm[] {
    const found = asked.filter(({ rarity }) => rarity > 0)
    if (found.length === asked.length) return found
    const sure = found.filter(({ isGuess }) => !isGuess)
    const isMostOfIt = sure.length > 1 && sure.length * 2 >= asked.length
    return isMostOfIt || sure.some(isSubject) ? sure : []
  }

  /** Returns whether a term can be searched alone: it is the name of a tag or tool, or the word lists contain it. */
  function isSubject({ text, runs }: Term): boolean {
    return [text, ...runs.map((run) => run.text)].some(isName)
  }

  /** Scores a term as written, without correcting it. */
  function scoreWritten(term: Term): ScoredTerm {
    const found = hitsOf(term)
    return found === undefined
      ? nothingFor(term)
      : { ...term, ...withName(term, found), isGuess: false, isCorrected: false }
  }

  function scoreTerm(term: Term, mayCorrect: () => boolean): ScoredTerm {
    const written = scoreWritten(term)
    if (written.rarity > 0) return written
    const [run] = term.runs
    if (run === undefined || term.runs.length > 1 || term.isCommon) return nothingFor(term)
    if (!mayCorrect()) return nothingFor(term)
    const meant = vocabulary.correct(run, otherWords)
    const isSlight = meant !== undefined && meant.slips < 1
    const guessed = vocabulary.hits()
    if (!isSlight && vocabulary.mark(vocabulary.findLoosely(run), 1, guessed))
      return { ...term, ...valuesOf(guessed, aboutIn(guessed)), isGuess: true, isCorrected: false }
    if (meant === undefined) return nothingFor(term)
    const [usual = run] = splitScriptRuns(normalizeSpellings(meant.word))
    const word = usual.text
    const corrected = { ...term, text: usual.written, runs: [{ ...run, text: word, written: usual.written }] }
    if (isCommonWord(word)) return nothingFor({ ...corrected, isCommon: true })
    const found = hitsOf(corrected)
    return found
      ? { ...corrected, ...found, typed: term.text, isGuess: true, isCorrected: true }
      : nothingFor(term)
  }

  function withName(term: Term, scored: Values): Values {
    for (const guide of guidesByName.get(normalizeWords(term.text)) ?? []) {
      scored.values[guide] = (scored.values[guide] ?? 0) + nameBonus
      scored.isNamed[guide] = 1
    }
    return scored
  }

  const noValues = () => valuesOf(vocabulary.hits(), new Uint8Array(guides))

  function nothingFor(term: Term): ScoredTerm {
    return { ...term, ...noValues(), isGuess: false, isCorrected: false }
  }

  function hitsOf({ text, runs, joined }: Term): Values | undefined {
    if (thesaurus.isApart(text)) return undefined
    const hits = vocabulary.hits()
    const synonyms = thesaurus.synonymsOf(text)
    const relatives = [text, ...synonyms].flatMap(thesaurus.relativesOf)
    const markOther = (other: string, weight: number) =>
      markAll(dropGrammarRuns(splitScriptRuns(foldLatin(other))), weight, hits, asWritten)
    // Known terms are only matched in their exact form. A derived form can mean something else: a "builder" is not only a
    // person who builds.
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
    const isAbout = aboutIn(hits)
    const weight = isWritten ? closeness.relative : closeness.onlyRelative
    const isFound = [isWritten, ...relatives.map((other) => markOther(other, weight))].some(Boolean)
    return isFound || (isKnown && markAll(runs, 1, hits)) ? valuesOf(hits, isAbout) : undefined
  }

  /** Returns which guides have the term in a field that says what they are about. 1 is true. */
  function aboutIn(hits: FieldScores): Uint8Array {
    const isAbout = new Uint8Array(guides)
    for (let guide = 0; guide < guides; guide++)
      for (let field = 0; field < aboutFields; field++)
        if ((hits[guide * weights.length + field] ?? 0) > 0) isAbout[guide] = 1
    return isAbout
  }

  /** Marks texts that contain all of the words. Returns false if there are none. */
  function markAll(runs: readonly ScriptRun[], weight: number, hits: FieldScores, find = vocabulary.find) {
    return vocabulary.markAll(runs.map(find), weight, hits)
  }

  /** Returns matches of the word in singular or plural, or as a part of a Japanese compound. */
  function asWritten(run: ScriptRun): WordMatches {
    return vocabulary.find(run).filter(([{ script }, agrees]) => script !== 'latin' || agrees === 1)
  }

  /** Returns every guide's score for a term, computed from the fields that match. */
  function valuesOf(hits: FieldScores, isAbout: Uint8Array): Values {
    const values = new Float64Array(guides)
    const isTelling = new Uint8Array(guides)
    const isNamed = new Uint8Array(guides)
    let having = 0
    for (let guide = 0; guide < values.length; guide++) {
      let best = 0
      let total = 0
      for (let field = 0; field < weights.length; field++) {
        const points = (hits[guide * weights.length + field] ?? 0) * (weights[field] ?? 0)
        if (points > 0 && field < telling) isTelling[guide] = 1
        if (points > 0 && field < namingFields) isNamed[guide] = 1
        if (points > best) best = points
        total += points
      }
      values[guide] = best + again * (total - best)
      if (best > 0) having += 1
    }
    const rarity = having === 0 ? 0 : Math.log(1 + (values.length - having + 0.5) / (having + 0.5))
    return { values, isTelling, isNamed, isAbout, rarity: namesWork(values) ? rarity * workWeight : rarity }
  }

  /** Returns whether a term names work instead of customers: the guides that match it best have few different tags. */
  function namesWork(values: Float64Array): boolean {
    const best = values.reduce((one, other) => Math.max(one, other), 0)
    const named = works.filter((_, guide) => (values[guide] ?? 0) * 2 > best)
    return new Set(named).size * 4 <= named.length
  }

  /** Ranks guides that contain every distinguishing word. If there are few, guides with most of the words follow. */
  function rank({ typed, asked, found, terms, conditions, literal }: Query): Ranked {
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
    if (conditions.size > 0)
      for (const [guide, before] of points)
        points.set(guide, before + conditionPoints(conditions, guide) * all)
    const ordered = inOrder(points)
    const [best] = ordered[0] ?? []
    if (best === undefined) return nothingBut(terms)
    if (literal.size > 0) return { points: ordered, reading: exactly }
    const shown = found.filter(({ values }) => values[best] !== 0)
    return { points: ordered, reading: readingOf(typed, asked, shown, found) }
  }

  /** Counts the terms that each guide contains, and computes their score and whether one is in a topic field. */
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

  function rankAll({ conditions, literal }: Query): Points[] {
    const points = conditionsMet.map((_, guide): [number, number] => [
      guide,
      conditionPoints(conditions, guide) * literalBonus.name + (literal.get(guide) ?? 0),
    ])
    return inOrder(points)
  }

  function conditionPoints(conditions: ReadonlyMap<Condition, number>, guide: number): number {
    let points = 0
    for (const [condition, asked] of conditions)
      points += scoreCondition(conditionsMet[guide] ?? {}, condition, asked) * conditionBonus[condition]
    return points
  }

  /** Returns bonus points of guides whose title, tag or tool contains exactly this text (B4.17). */
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
    const countsWithin = found.size === 0 || (isLatin(typed) && typed.length >= minInsideLength)
    return countsWithin ? new Map([...within, ...found]) : found
  }

  return { add, search, consider }
}

/** Index of a guide, with its points. */
type Points = readonly [guide: number, points: number]

interface Ranked {
  /** Guides with points, best first. */
  points: Points[]
  reading: SearchInterpretation
}

type Values = Pick<ScoredTerm, 'values' | 'isTelling' | 'isNamed' | 'isAbout' | 'rarity'>

interface ScoredTerm extends Term {
  values: Float64Array
  /** 1 for guides whose title, tags or tools contain the term or a related one. */
  isTelling: Uint8Array
  /** 1 for guides whose title or tags contain the term or a related one, or that have a tool of this name. */
  isNamed: Uint8Array
  /** 1 for guides that are about the term itself. */
  isAbout: Uint8Array
  /** Logarithmic weight that is higher for rarer terms. 0 if no guide contains the term. */
  rarity: number
  /** Whether the term matches only as a prefix, or as another word. */
  isGuess: boolean
  isCorrected: boolean
  /** Text before the correction. */
  typed?: string
}

/** Conditions that only affect the order of results. */
const nice = new Set<UnderstoodPhrase['kind']>(['spare-time', 'at-home', 'easy'])

const exactly: SearchInterpretation = { match: 'exact', shown: '', lost: '' }
const tiny = 1e-6

const textOf = (terms: readonly Term[]) => terms.map((term) => term.text).join(' ')

function readingOf(
  typed: string,
  asked: readonly ScoredTerm[],
  shown: readonly ScoredTerm[],
  found: readonly ScoredTerm[],
): SearchInterpretation {
  const text = textOf(shown)
  const lost = textOf(asked.filter((term) => !found.includes(term)))
  if (lost !== '') return { match: 'missing', shown: text, lost }
  if (shown.length < asked.length) return { match: 'part', shown: text, lost }
  return shown.some(({ isCorrected }) => isCorrected)
    ? { match: 'corrected', shown: text, lost: typed }
    : exactly
}

/**
 * Returns guides whose titles, tags or tools are about a disliked topic. A related word excludes no guide that the text asks
 * for: "no face" excludes video channels, but not in "faceless YouTube".
 */
function excludedBy(disliked: readonly ScoredTerm[], asked: readonly ScoredTerm[]): ReadonlySet<number> {
  const excluded = new Set<number>()
  for (const { isTelling, isAbout } of disliked)
    isTelling.forEach((telling, guide) => {
      if (telling === 1 && (isAbout[guide] === 1 || asked.every((term) => term.isNamed[guide] === 0)))
        excluded.add(guide)
    })
  const isLeft = asked.some(({ values }) => values.some((value, guide) => value > 0 && !excluded.has(guide)))
  return asked.length === 0 || isLeft ? excluded : new Set()
}

/** Returns no guides, but suggests corrected words. */
function nothingBut(terms: readonly ScoredTerm[]): Ranked {
  const guesses = terms.filter(({ isCorrected, rarity }) => isCorrected && rarity > 0)
  return { points: [], reading: { match: 'none', shown: textOf(guesses), lost: '' } }
}

/** Returns whether a word is a part of a longer English name: "voice" in "voice greetings". */
const isPartOf = (word: string, name: string) => word !== name && name.split(' ').includes(word)

/** Returns whether all typed words matched without correction. */
const isPlain = ({ match }: SearchInterpretation) => match === 'exact' || match === 'general'

function pointsOf(terms: readonly ScoredTerm[], guide: number): number {
  let sum = 0
  for (const { values, rarity, isCommon } of terms)
    sum += (values[guide] ?? 0) * rarity * (isCommon ? commonWeight : 1)
  return sum
}

/** Sorts by points, highest first. Ties keep the insertion order. */
function inOrder(points: Iterable<Points>): Points[] {
  return [...points].sort(([a, pointsOfA], [b, pointsOfB]) => pointsOfB - pointsOfA || a - b)
}

const isLatin = (text: string) => /^[ -~]*$/.test(text)
const letter = /[\p{L}\p{N}]/u

/** Returns whether the text matches whole words at this position. Longer English texts may end inside a word. */
function isWordAt(text: string, at: number, typed: string): boolean {
  const before = text[at - 1] ?? ''
  const after = text[at + typed.length] ?? ''
  const starts = !letter.test(before) || scriptOf(before) !== scriptOf(typed[0] ?? '')
  return starts && (!letter.test(after) || !isLatin(typed) || typed.length >= minInsideLength)
}

/** Returns whether a match at this position would start inside a katakana word, such as ライン in オンライン. */
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

function factsOf(guide: SearchableGuide): string[] {
  const { incomeBasisEn, incomeBasisJa, startCostEn, startCostJa, firstIncomeEn, firstIncomeJa } = guide
  return [incomeBasisEn, incomeBasisJa, startCostEn, startCostJa, firstIncomeEn, firstIncomeJa].map(
    (fact) => fact ?? '',
  )
}
