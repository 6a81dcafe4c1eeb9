import { filterTags } from '../../../shared/guides/filter-tags.ts'
import { startCostIn, weeksToFirstIncome } from '../../../shared/guides/guide-facts.ts'
import type { ReadingPath } from '../../../shared/guides/guide-schemas.ts'
import type { GuideSummary } from '../../../shared/guides/guides.ts'
import { findEntitlements, hasActiveSubscription } from '../../access/index.ts'
import type { FindCaller } from '../../platform/caller.ts'
import type { GuideDeps } from '../deps.ts'
import type { CatalogueSnapshot } from './catalogue.ts'

const pathLength = 5

type Guides = Pick<CatalogueSnapshot, 'shelf' | 'findTexts'>

/** B1.13: Pro readers get every path; anybody else the first as a sample, and the names of the others. */
export async function listReadingPaths(
  { db, clock, catalogue }: Pick<GuideDeps, 'db' | 'clock' | 'catalogue'>,
  caller: FindCaller,
): Promise<ReadingPath[]> {
  const person = await caller()
  const entitlements = person && (await findEntitlements(db, person.uid, 0))
  const isPro =
    entitlements !== undefined &&
    hasActiveSubscription(
      { active: entitlements.subscriptionActive, expiresAt: entitlements.subscriptionExpiresAt },
      clock(),
    )
  const paths = readingPaths(catalogue.current())
  return paths.map((path, place) => (isPro || place === 0 ? path : { ...path, steps: null }))
}

/**
 * For each category its five most recommended guides, each of another method, in the order to read them: what costs
 * least to start and pays soonest comes first.
 */
export function readingPaths({ shelf, findTexts }: Guides): ReadingPath[] {
  const effortOf = ({ id }: GuideSummary) => {
    const texts = findTexts(id)
    return {
      cost: startCostIn(texts?.startCostEn ?? '')?.least ?? Infinity,
      weeks: weeksToFirstIncome(texts?.firstIncomeEn ?? '')?.least ?? Infinity,
    }
  }
  return filterTags.flatMap((category) => {
    const methods = new Map<string, GuideSummary>()
    for (const card of shelf.tagged(category)) {
      if (methods.size === pathLength) break
      const method = card.tags.join()
      if (card.duplicateOf === null && !methods.has(method)) methods.set(method, card)
    }
    const steps = [...methods.values()]
      .map((card) => ({ card, ...effortOf(card) }))
      .sort(
        (a, b) =>
          compare(a.cost, b.cost) || compare(a.weeks, b.weeks) || a.card.recommended - b.card.recommended,
      )
      .map(({ card: { id, titleEn, titleJa, readingMinutes } }) => ({ id, titleEn, titleJa, readingMinutes }))
    return steps.length === 0 ? [] : [{ category, steps }]
  })
}

/** Unlike a difference, also for two infinities. */
const compare = (a: number, b: number) => (a === b ? 0 : a < b ? -1 : 1)
