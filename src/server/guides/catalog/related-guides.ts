import { toTagSlug } from '../../../shared/guides/filter-tags.ts'
import type { GuideSummary } from '../../../shared/guides/guides.ts'
import { finish } from '../../../shared/guides/shelf.ts'
import type { PageLanguage } from '../../../shared/languages.ts'

interface Cards {
  readonly cards: readonly GuideSummary[]
}

interface RelatedIndex {
  /** For each term, the list indexes of the guides that have it. */
  terms: ReadonlyMap<string, readonly number[]>
  /** By list index; all 0 between two uses. In a large shop, making one for each guide takes longer than filling it. */
  scores: Float64Array
}

const shown = 4
/**
 * The number of best matches to choose from, so that the four differ; these share a rare term, so common terms are not
 * searched.
 */
const shortlist = 40

/**
 * Related guides share tags and title words with this one, weighted by rarity, and differ among themselves. The guide
 * itself and hidden near-duplicates are never included. The same guide always gets the same four.
 */
export function findRelated(snapshot: Cards, card: GuideSummary, language: PageLanguage): GuideSummary[] {
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
    // Ties go to the next guide on the shelf, so that every guide is related to some other guide.
    .sort((a, b) => b.score - a.score || distance(card, a.card) - distance(card, b.card))
    .slice(0, shortlist)
  scores.fill(0)
  return chooseUnlike(candidates, weightOf)
}

interface Candidate {
  card: GuideSummary
  score: number
}

/** Picks one guide after the other; a guide ranks lower for each term that it shares with earlier picks. */
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
  return indexes.get(snapshot) ?? finish(indexRelated(snapshot))
}

/** The number of guides that are added per step. */
const breathAfter = 500

/** What `findRelated` looks things up in, made in steps, so that the first reader of a new version does not wait for it. */
export function* indexRelated(snapshot: Cards): Generator<void, RelatedIndex> {
  const { cards } = snapshot
  const terms = new Map<string, number[]>()
  for (const [place, card] of cards.entries()) {
    for (const term of termsOf(card)) {
      const places = terms.get(term)
      if (places === undefined) terms.set(term, [place])
      else places.push(place)
    }
    if (place % breathAfter === 0) yield
  }
  const index = { terms, scores: new Float64Array(cards.length) }
  indexes.set(snapshot, index)
  return index
}

/** Tags and title words: the English ones, or the Japanese title's if there are none. */
function termsOf({ tags, titleEn, titleJa }: GuideSummary): string[] {
  const words = (titleEn === '' ? titleJa : titleEn).toLowerCase().split(/[^\p{L}\p{N}]+/u)
  return [
    ...new Set([...tags.map((tag) => `#${toTagSlug(tag)}`), ...words.filter(({ length }) => length > 2)]),
  ]
}

function distance(from: GuideSummary, to: GuideSummary): number {
  return to.id > from.id ? to.id - from.id : 2 ** 31 + to.id - from.id
}
