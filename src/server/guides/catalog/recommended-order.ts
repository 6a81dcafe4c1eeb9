import { parseStartCost, parseFirstIncomeWeeks } from '../../../shared/guides/guide-facts.ts'
import type { CatalogGuide } from './catalogue-queries.ts'
import { createCategoryFinder } from './category-finder.ts'

/** Days before the catalog's last change within which a changed guide counts as fresh. */
const freshDays = 180
/** Minimum length of an English preview that scores a point, in code points. */
const comparedLength = 200
const soonWeeks = 6
const dayMs = 86_400_000

/**
 * Yields guides in recommended order (B4.25): first those that cost little to start, pay soon, are fresh, are complete in both
 * languages and have a long preview. Neighbors differ in category and trade, and ties are ordered by id. A generator, so that
 * the caller can yield to the event loop between steps.
 */
export function* sortByRecommendation<Guide extends CatalogGuide>(
  guides: readonly Guide[],
): Generator<void, Guide[]> {
  const newest = guides.reduce((latest, { card }) => Math.max(latest, Date.parse(card.updatedAt)), 0)
  const points = new Map<Guide, number>()
  for (const guide of guides) {
    points.set(guide, pointsOf(guide, newest))
    if (points.size % sliceSize === 0) yield
  }
  const best = guides.toSorted((a, b) => (points.get(b) ?? 0) - (points.get(a) ?? 0) || a.card.id - b.card.id)
  yield
  return yield* alternate(best)
}

/** Number of guides processed per step. */
const sliceSize = 500

/** Returns the score of a guide: up to one point for each fact that helps a reader decide. */
function pointsOf({ card, texts }: CatalogGuide, newest: number): number {
  const cost = parseStartCost(texts.startCostEn)?.least
  const weeks = parseFirstIncomeWeeks(texts.firstIncomeEn)?.least
  const isFresh = newest - Date.parse(card.updatedAt) <= freshDays * dayMs
  const isBilingual = card.titleEn !== '' && texts.translationStateJa === 'current'
  return (
    (cost === undefined ? 0 : cost === 0 ? 1 : 0.5) +
    (weeks === undefined ? 0 : weeks <= soonWeeks ? 1 : 0.5) +
    Number(isFresh) +
    Number(isBilingual) +
    (card.isFreePreview || [...texts.previewEn].length >= comparedLength ? 1 : 0) +
    (texts.toolsEn.length > 0 ? 0.5 : 0) +
    (texts.risksEn.length > 0 ? 0.5 : 0)
  )
}

/** Number of upcoming guides that are searched for one that differs from the last `lookBack` guides. */
const lookAhead = 60
const lookBack = 3

function* alternate<Guide extends CatalogGuide>(guides: readonly Guide[]): Generator<void, Guide[]> {
  const categoryOf = createCategoryFinder(guides.map(({ card }) => card))
  yield
  const ranked = guides.map((guide) => ({
    guide,
    category: categoryOf(guide.card),
    emoji: guide.card.emoji,
  }))
  const waiting = ranked.slice(0, lookAhead)
  const order: typeof ranked = []
  while (waiting.length > 0) {
    const before = order.slice(-lookBack)
    const differs = ({ category, emoji }: (typeof ranked)[number]) =>
      before.every((other) => category !== other.category && (emoji === '' || emoji !== other.emoji))
    order.push(...waiting.splice(Math.max(0, waiting.findIndex(differs)), 1))
    const following = ranked[order.length + waiting.length]
    if (following !== undefined) waiting.push(following)
    if (order.length % sliceSize === 0) yield
  }
  return order.map(({ guide }) => guide)
}
