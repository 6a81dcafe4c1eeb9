import { toTagSlug } from '../../../shared/guides/filter-tags.ts'
import type { GuideSummary } from '../../../shared/guides/guides.ts'
import { runToCompletion } from '../../../shared/guides/catalog-index.ts'
import type { PageLanguage } from '../../../shared/languages.ts'

interface Cards {
  readonly cards: readonly GuideSummary[]
}

interface RelatedIndex {
  /** Indexes in `cards` of the guides with each term. */
  terms: ReadonlyMap<string, readonly number[]>
  /** Score of each card by its index in `cards`; all 0 between calls. Reused, because allocation takes longer than filling. */
  scores: Float64Array
}

const shown = 4
/** Number of best matches from which four different guides are chosen. */
const shortlist = 40

/**
 * Returns up to four related guides. They share tags and title words with this guide, weighted by rarity, and differ from each
 * other. Excludes the guide itself and hidden near-duplicates. The result is the same on every call.
 */
export function findRelatedGuides(snapshot: Cards, card: GuideSummary, language: PageLanguage) {
  const { cards } = snapshot
  const { terms: index, scores } = indexOf(snapshot)
  const weightOf = (term: string) => Math.log((1 + cards.length) / (index.get(term)?.length ?? 1))
  const near = new Set<number>()
  for (const term of termsOf(card).sort((a, b) => weightOf(b) - weightOf(a))) {
    const places = index.get(term) ?? []
    const weight = weightOf(term)
    for (const place of places) scores[place] = (scores[place] ?? 0) + weight
    if (near.size < shortlist) for (const place of places) near.add(place)
  }
  const candidates = [...near]
    .flatMap((place): Candidate[] => {
      const other = cards[place]
      if (other === undefined || other.duplicateOf !== null) return []
      if (other.id === card.id || other.id === card.duplicateOf) return []
      const unread = language === 'ja' && other.titleJa === ''
      return [{ card: other, score: (scores[place] ?? 0) / (unread ? 2 : 1) }]
    })
    // Ties go to the next guide in the list, so that every guide is linked from another one.
    .sort((a, b) => b.score - a.score || distance(card, a.card) - distance(card, b.card))
    .slice(0, shortlist)
  scores.fill(0)
  return chooseUnlike(candidates, weightOf)
}

interface Candidate {
  card: GuideSummary
  score: number
}

/** Picks guides one by one. Each remaining guide loses score for every term that it shares with a picked one. */
function chooseUnlike(candidates: Candidate[], weightOf: (term: string) => number): GuideSummary[] {
  const left = candidates.map((candidate) => ({ ...candidate, terms: termsOf(candidate.card) }))
  const chosen: GuideSummary[] = []
  while (chosen.length < shown && left.length > 0) {
    const [best] = left.splice(left.indexOf(left.reduce((a, b) => (b.score > a.score ? b : a))), 1)
    if (best === undefined) break
    chosen.push(best.card)
    for (const other of left) {
      const shared = other.terms.filter((term) => best.terms.includes(term))
      other.score -= shared.reduce((sum, term) => sum + weightOf(term), 0) / 2
    }
  }
  return chosen
}

const indexes = new WeakMap<Cards, RelatedIndex>()

function indexOf(snapshot: Cards): RelatedIndex {
  return indexes.get(snapshot) ?? runToCompletion(indexRelatedGuides(snapshot))
}

/** Number of guides indexed per step. */
const sliceSize = 500

/** Builds the index of `findRelatedGuides` in steps, so that the first request after a catalog change does not wait for it. */
export function* indexRelatedGuides(snapshot: Cards): Generator<void, RelatedIndex> {
  const { cards } = snapshot
  const terms = new Map<string, number[]>()
  for (const [place, card] of cards.entries()) {
    for (const term of termsOf(card)) {
      const places = terms.get(term)
      if (places === undefined) terms.set(term, [place])
      else places.push(place)
    }
    if (place % sliceSize === 0) yield
  }
  const index = { terms, scores: new Float64Array(cards.length) }
  indexes.set(snapshot, index)
  return index
}

/** Returns the terms of a guide: its tags, and the words of its English title (Japanese if there is none). */
function termsOf({ tags, titleEn, titleJa }: GuideSummary): string[] {
  const words = (titleEn === '' ? titleJa : titleEn).toLowerCase().split(/[^\p{L}\p{N}]+/u)
  return [
    ...new Set([...tags.map((tag) => `#${toTagSlug(tag)}`), ...words.filter(({ length }) => length > 2)]),
  ]
}

function distance(from: GuideSummary, to: GuideSummary): number {
  return to.id > from.id ? to.id - from.id : 2 ** 31 + to.id - from.id
}
