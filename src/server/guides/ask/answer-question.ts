import { maxSmallStartCost } from '../../../shared/guides/guide-facts.ts'
import type { AskResult } from '../../../shared/guides/asking/ask-schemas.ts'
import { localizeText, type GuideSummary } from '../../../shared/guides/guides.ts'
import {
  hasMaximum,
  maxSpareHours,
  selectConditions,
  evaluateConditions,
  type UnderstoodPhrase,
  type Condition,
} from '../../../shared/guides/search-conditions.ts'
import type { PageLanguage } from '../../../shared/languages.ts'
import type { SearchedWord } from '../../../shared/guides/guide-search.ts'
import type { CatalogSnapshot, PublicTexts } from '../catalog/index.ts'

const maxAnswers = 5
/** Number of fitting guides below which close matches are added. */
const enough = 3
/** Number of best-scoring guides from which varied answers are picked. Others are barely related to the question. */
const closest = 24
/** Rarity of a typical topic. Rarer words, such as names in single titles, count no more than that. */
const maxRarity = 3
/** Share of the best score that a guide needs to count as fitting. Below it, the guide is only a close match. */
const mostOfIt = 0.8
/** Search weight from which a word counts fully. A guide with a lower weight only mentions the word. */
const fullValue = 10
/** Weight of a topic for which there are only related guides, and of guides that are only related to a topic. */
const relatedWeight = 0.8

/** Part of a catalog snapshot that answers are built from. Contains public texts only (R1). */
export type AnswerCatalog = Pick<CatalogSnapshot, 'catalogIndex' | 'findTexts'>

/** Answers a free-form question by fixed rules: returns guides that fit, each with its reasons (B21.41). */
export function answerQuestion(
  { catalogIndex, findTexts }: AnswerCatalog,
  { q, language }: { q: string; language: PageLanguage },
): Omit<AskResult, 'tooOften' | 'hasWriter'> {
  const { understood, subjects, guides } = catalogIndex.consider(q)
  const conditions = conditionsOf(understood)
  const asked = subjects.filter(({ text, rarity }) => rarity > 0 || !/^[ぁ-んー]+$/.test(text))
  // "Without coding" counts as a subject only if the question names no other.
  const named = asked.filter(({ text }) => !negations.has(text))
  const topics =
    [named.filter(({ topicWeight }) => topicWeight > 0), named].find(({ length }) => length > 0) ?? asked
  const known = topics.filter(({ isAbout }) => isAbout.includes(1))
  const unknown = topics.filter((subject) => !known.includes(subject))
  const weightOf = (topic: SearchedWord) =>
    Math.min(maxRarity, topic.rarity) * (topic.topicWeight || 1) * (known.includes(topic) ? 1 : relatedWeight)
  const candidates = guides.map(({ card, place }): Candidate => {
    const texts = findTexts(card.id)
    const shareOf = ({ values }: SearchedWord) => Math.min(1, (values[place] ?? 0) / fullValue)
    const coveredBy = (topic: SearchedWord) =>
      shareOf(topic) * (known.includes(topic) && topic.isAbout[place] !== 1 ? relatedWeight : 1)
    const has = asked.filter((subject) => shareOf(subject) > 0)
    const about = has.filter(({ isAbout }) => isAbout[place] === 1)
    return {
      card,
      texts,
      about: about.map(({ text }) => text),
      near: has.filter((subject) => !about.includes(subject)).map(({ text }) => text),
      coverage: topics.reduce((sum, topic) => sum + weightOf(topic) * coveredBy(topic), 0),
      points: has.reduce((sum, { values, rarity }) => sum + (values[place] ?? 0) * rarity, 0),
      ...compare(conditions, card, texts),
    }
  })
  const best = candidates.reduce((most, { coverage }) => Math.max(most, coverage), 0)
  const coversMost = ({ coverage }: Candidate) => best > 0 && coverage >= best * mostOfIt
  const isCovered = unknown.length === 0 || known.length > 2 * unknown.length
  const isFitting = (candidate: Candidate) =>
    candidate.over === 0 &&
    (asked.length === 0
      ? understood.some(({ kind }) => kind !== 'income')
      : isCovered && candidate.about.length > 0 && coversMost(candidate))
  const fitting = pickVaried(byCoverage(candidates.filter(isFitting)).slice(0, closest)).slice(0, maxAnswers)
  const unmet = [...conditions.keys()].filter((condition) =>
    candidates.every(({ exceeded }) => exceeded.has(condition)),
  )
  const unknownText = unknown.map(({ text }) => text).join('')
  const isMoreThanUnknown = understood.length > 0 || q.length > 2 * unknownText.length
  const rankOf = (candidate: Candidate): Rank | undefined => {
    const { over, points, about } = candidate
    if (over > 0) return (about.length > 0 && coversMost(candidate)) || unmet.length > 0 ? 'over' : undefined
    if (points > 0) return coversMost(candidate) && about.length > 0 ? 'covered' : 'partial'
    return conditions.size > 0 || (best === 0 && isMoreThanUnknown) ? 'other' : undefined
  }
  const close = listClose(candidates, rankOf)
    .filter((candidate) => !fitting.includes(candidate))
    .slice(0, Math.max(0, enough - fitting.length))
  const shown = [...fitting, ...close]
  return {
    understood: [
      ...understood.filter(({ kind }) => kind !== 'easy'),
      ...asked.map(({ text, q: left }) => ({ kind: 'word' as const, amount: 1, said: text, q: left })),
    ],
    unknown: [
      ...unknown.flatMap(({ text }) =>
        fitting.length > 0 && shown.some(({ near }) => near.includes(text)) ? [] : text,
      ),
      ...understood.flatMap(({ kind, said }) => (unmet.some((each) => each === kind) ? said : [])),
    ],
    answers: shown.map(({ card, texts, about, near }) => ({
      ...card,
      fit: { about, near, ...factsFor(conditions, card, texts, language) },
    })),
    fitting: fitting.length,
  }
}

interface Candidate {
  card: GuideSummary
  texts: PublicTexts | undefined
  /** Words of the question that the guide is about. */
  about: string[]
  near: string[]
  /** How much of the question's topics the guide covers. */
  coverage: number
  points: number
  /** Conditions that the guide doesn't meet. */
  exceeded: ReadonlySet<Condition>
  /** How far the guide exceeds the question's conditions, as a share of each limit. 0 if all are met, Infinity if unknown. */
  over: number
}

type Conditions = ReadonlyMap<Condition, number>

/** Returns the conditions of a question. An exact amount replaces a vague one of the same quantity ("cheap", "spare time"). */
function conditionsOf(understood: readonly Pick<UnderstoodPhrase, 'kind' | 'amount'>[]): Conditions {
  const { free, cheap, 'spare-time': spare, ...exact } = Object.fromEntries(selectConditions(understood))
  const hasBudget = exact['dollars'] !== undefined || exact['yen'] !== undefined
  return new Map(
    Object.entries({
      ...(spare !== undefined && { hours: maxSpareHours }),
      ...(cheap !== undefined && !hasBudget && { dollars: maxSmallStartCost.dollars }),
      ...exact,
      ...(free !== undefined && { dollars: 0 }),
    }).filter(([condition]) => condition !== 'easy') as [Condition, number][],
  )
}

function compare(conditions: Conditions, card: GuideSummary, texts: PublicTexts | undefined) {
  const met = conditions.size === 0 ? {} : evaluateConditions({ ...card, ...texts })
  const exceeded = new Set<Condition>()
  let over = 0
  for (const [condition, asked] of conditions) {
    const taken = met[condition] ?? Infinity
    const excess = taken === Infinity || !hasMaximum(condition) ? taken : (taken - asked) / Math.max(1, asked)
    if (taken !== Infinity && (!hasMaximum(condition) || excess <= 0)) continue
    exceeded.add(condition)
    over += excess
  }
  return { exceeded, over }
}

type Rank = 'covered' | 'over' | 'partial' | 'other'

/**
 * Returns close matches: guides about the topics that meet all conditions. If there are none, those that exceed a condition
 * come in turn with those that are less about the topics. Guides without a rank are left out.
 */
function listClose(candidates: readonly Candidate[], rankOf: (candidate: Candidate) => Rank | undefined) {
  const ranked = Map.groupBy(candidates, rankOf)
  const of = (rank: Rank) => pickVaried(byCoverage(ranked.get(rank) ?? []))
  const covered = of('covered')
  const exceeding = covered.length > 0 ? [] : (ranked.get('over') ?? [])
  const over = pickVaried(exceeding.toSorted((a, b) => a.over - b.over))
  const less = [...of('partial'), ...of('other')]
  const inTurn = Array.from({ length: enough }, (_, turn) => [over[turn] ?? [], less[turn] ?? []]).flat(2)
  return [...covered, ...inTurn, ...over, ...less]
}

const byCoverage = (some: readonly Candidate[]) =>
  some.toSorted((a, b) => b.coverage - a.coverage || b.points - a.points)

/** Sorts the best guide of each method to the front, followed by all others. */
function pickVaried(candidates: readonly Candidate[]): Candidate[] {
  const methods = Map.groupBy(candidates, ({ card }) => card.tags.join())
  const first = [...methods.values()].flatMap(([candidate]) => candidate ?? [])
  return [...new Set([...first, ...candidates])]
}

/** Returns the facts of a guide that correspond to the conditions of the question. */
function factsFor(
  conditions: Conditions,
  card: GuideSummary,
  texts: PublicTexts | undefined,
  language: PageLanguage,
) {
  const said = (english = '', japanese = '') => localizeText(language, english, japanese).text
  const asksCost = conditions.has('dollars') || conditions.has('yen')
  return {
    hours: conditions.has('hours') ? (texts?.hoursPerWeek ?? null) : null,
    cost: asksCost ? said(texts?.startCostEn, texts?.startCostJa) : null,
    wait: conditions.has('weeks') ? said(texts?.firstIncomeEn, texts?.firstIncomeJa) : null,
    atHome: conditions.has('at-home') && evaluateConditions(card)['at-home'] !== undefined,
  }
}

/** Subjects that users name in order to avoid them. */
const negations = new Set(['no code'])
