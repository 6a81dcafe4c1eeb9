import { maxSmallStartCost, parseStartCost } from '../../../shared/guides/guide-facts.ts'
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
import type { CatalogSnapshot, PublicTexts } from '../catalog/index.ts'

const maxAnswers = 5
/** Number of fitting guides below which close matches are added. */
const enough = 3
/** Number of best-scoring guides from which varied answers are picked. Others are barely related to the question. */
const closest = 24
/** Share of the best score that a guide needs to count as fitting. Below it, the guide is only a close match. */
const mostOfIt = 0.8
/** Search weight from which a word counts fully. A guide with a lower weight only mentions the word. */
const fullValue = 7

/** Part of a catalog snapshot that answers are built from. Contains public texts only (R1). */
export type AnswerCatalog = Pick<CatalogSnapshot, 'catalogIndex' | 'findTexts'>

/** Answers a free-form question by fixed rules: returns guides that fit, each with its reasons (B21.41). */
export function answerQuestion(
  { catalogIndex, findTexts }: AnswerCatalog,
  { q, language }: { q: string; language: PageLanguage },
): Omit<AskResult, 'tooOften' | 'hasWriter'> {
  const { understood, subjects, guides } = catalogIndex.consider(q)
  const conditions = conditionsOf(understood)
  const saysAnything =
    conditions.size > 0 || understood.some(({ kind }) => kind === 'easy' || kind === 'dislike')
  const asked = subjects.filter(
    ({ text, rarity }) => !filler.has(text) && (rarity > 0 || !/^[ぁ-んー]+$/.test(text)),
  )
  // "Without coding" counts as a subject only if the question names no other.
  const named = asked.filter(({ text }) => !negations.has(text))
  const deciding = named.length > 0 ? named : asked
  const known = deciding.filter(({ isAbout }) => isAbout.includes(1))
  const unknown = deciding.filter((subject) => !known.includes(subject))
  const candidates = guides.map(({ card, place }): Candidate => {
    const texts = findTexts(card.id)
    const has = asked.filter(({ values }) => (values[place] ?? 0) > 0)
    const about = has.filter(({ isAbout }) => isAbout[place] === 1)
    return {
      card,
      texts,
      about: about.map(({ text }) => text),
      near: has.filter((subject) => !about.includes(subject)).map(({ text }) => text),
      weight: about.reduce(
        (sum, subject) =>
          known.includes(subject)
            ? sum + subject.rarity * Math.min(1, (subject.values[place] ?? 0) / fullValue)
            : sum,
        0,
      ),
      points: has.reduce((sum, { values, rarity }) => sum + (values[place] ?? 0) * rarity, 0),
      ...compare(conditions, card, texts),
    }
  })
  // If no guide is about a word of the question, guides with similar words are scored instead.
  const strengthOf = ({ weight, points }: Candidate) => (known.length > 0 ? weight : points)
  const best = candidates.reduce((most, candidate) => Math.max(most, strengthOf(candidate)), 0)
  const hasMostOfIt = (candidate: Candidate) => best > 0 && strengthOf(candidate) >= best * mostOfIt
  const isCovered = unknown.length === 0 || known.length > 2 * unknown.length
  const isFitting = (candidate: Candidate) =>
    candidate.over === 0 && (asked.length === 0 ? saysAnything : isCovered && hasMostOfIt(candidate))
  const fitting = pickVaried(byPoints(candidates.filter(isFitting)).slice(0, closest)).slice(0, maxAnswers)
  const isUnmet = candidates.every(({ over }) => over > 0)
  const rankOf = (candidate: Candidate) => {
    const { over, points, isWithinReach } = candidate
    if (hasMostOfIt(candidate) && (over === 0 || isWithinReach)) return over === 0 ? 0 : 1
    if (over === 0 && points > 0) return 2
    if (conditions.size === 0) return undefined
    return over === 0 ? 3 : isUnmet && over < Infinity ? 4 : undefined
  }
  const close = closeOf(candidates, rankOf)
    .filter((candidate) => !fitting.includes(candidate))
    .slice(0, Math.max(0, enough - fitting.length))
  const shown = [...fitting, ...close]
  return {
    understood: [
      ...understood.filter(({ kind }) => kind !== 'easy'),
      ...asked.map(({ text, q: left }) => ({ kind: 'word' as const, amount: 1, said: text, q: left })),
    ],
    unknown: unknown.flatMap(({ text }) =>
      fitting.length > 0 && shown.some(({ near }) => near.includes(text)) ? [] : text,
    ),
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
  weight: number
  points: number
  /** How far the guide exceeds the question's conditions, as a share of each limit. 0 if all are met, Infinity if unknown. */
  over: number
  /** True if starting can cost as little as the question allows. */
  isWithinReach: boolean
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
  let over = 0
  let isWithinReach = true
  for (const [condition, asked] of conditions) {
    const taken = met[condition] ?? Infinity
    const excess = hasMaximum(condition)
      ? Math.max(0, taken - asked) / Math.max(1, asked)
      : taken === Infinity
        ? taken
        : 0
    over += excess
    const cost =
      condition === 'dollars' ? texts?.startCostEn : condition === 'yen' ? texts?.startCostJa : undefined
    const least = cost === undefined || asked === 0 ? undefined : parseStartCost(cost)?.least
    if (excess > 0 && (least === undefined || least > asked)) isWithinReach = false
  }
  return { over, isWithinReach }
}

/** Returns close matches sorted by rank. Guides without a rank are left out. */
function closeOf(
  candidates: readonly Candidate[],
  rankOf: (candidate: Candidate) => number | undefined,
): Candidate[] {
  const ranked = Map.groupBy(candidates, rankOf)
  return [
    ...[0, 1, 2, 3].flatMap((rank) => pickVaried(byPoints(ranked.get(rank) ?? []))),
    ...pickVaried((ranked.get(4) ?? []).toSorted((a, b) => a.over - b.over)),
  ]
}

const byPoints = (some: readonly Candidate[]) => some.toSorted((a, b) => b.points - a.points)

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
const negations = new Set(['no code', 'faceless'])

/** Words that are ignored because they name no subject. */
const filler = new Set(
  'student students 大学生 rather miss missed leave leaves time times love loved enjoy hobby hobbies speak talking talk worked used plenty clinic asleep invest spend budget ten off without nothing please quickly client clients 晩 年 月 週 寝 子 興味 経験 知 合 出 初期費用 入金 人間 活 勤 昔 定年 後 売 商品 作業 小'.split(
    ' ',
  ),
)
