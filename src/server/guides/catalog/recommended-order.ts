import { startCostIn, weeksToFirstIncome } from '../../../shared/guides/guide-facts.ts'
import type { CataloguedGuide } from './catalogue-queries.ts'
import { categoryFinder } from './category-of.ts'

/** A guide counts as fresh if it changed within this time before the catalog's last change. */
const freshDays = 180
/** Number of code points that are compared to detect similar writing. */
const comparedLength = 200
const soonWeeks = 6
const dayMs = 86_400_000

/**
 * B4.25: yields guides in recommended order: those that cost little to start, pay soon, are fresh, complete in both languages
 * and have a long preview come first; neighbors differ in category and trade. Ties are ordered by id. A generator, so that the
 * caller can yield to other work.
 */
export function* recommendedOrder<Guide extends CataloguedGuide>(
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

/** The number of guides per step. */
const sliceSize = 500

/** Returns the score of a guide: a point, or half of one, for each fact that a reader needs. */
function pointsOf({ card, texts }: CataloguedGuide, newest: number): number {
  const cost = startCostIn(texts.startCostEn)?.least
  const weeks = weeksToFirstIncome(texts.firstIncomeEn)?.least
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

/** How far to look ahead for a guide that differs from the previous ones, and the number of these. */
const lookAhead = 60
const lookBack = 3

function* alternate<Guide extends CataloguedGuide>(guides: readonly Guide[]): Generator<void, Guide[]> {
  const categoryOf = categoryFinder(guides.map(({ card }) => card))
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
