import { filterTags } from '../../../shared/guides/filter-tags.ts'
import type { FeaturedGuides } from '../../../shared/guides/guide-schemas.ts'
import {
  localizeCard,
  maxFeaturedGuides,
  homePageSize,
  type GuideSummary,
} from '../../../shared/guides/guides.ts'
import type { PageLanguage } from '../../../shared/languages.ts'
import { computeOnce } from '../../../shared/objects.ts'
import { summarizeReports } from '../report-figures/index.ts'
import type { CatalogSnapshot } from './catalogue.ts'
import { createCategoryFinder } from './category-finder.ts'

/** Returns the first `count` featured guides of the home page, with totals for the whole shop. */
export function listFeaturedGuides(
  { cards, reported }: Pick<CatalogSnapshot, 'cards' | 'reported'>,
  { count, language }: { count: number; language?: PageLanguage | undefined },
): FeaturedGuides {
  const { picked, guides } = featuredOf(cards)
  return {
    cards: picked.slice(0, count).map((card) => localizeCard(language, card)),
    featured: picked.length,
    guides,
    reported: summarizeReports(reported.values()),
  }
}

/** Returns the featured guides of a snapshot, and the number of all listed guides, whether featured or not. */
const featuredOf = computeOnce((cards: readonly GuideSummary[]) => {
  const shown = cards.filter((card) => card.duplicateOf === null)
  return { picked: pickFeaturedGuides(shown), guides: shown.length }
})

/**
 * Picks a varied selection: a free sample, then one guide of each category, in turns. Neighbors differ in trade and method, and
 * guides in both languages come first. Once no such guide is left, the rest follows in catalog order.
 */
export function pickFeaturedGuides(cards: readonly GuideSummary[]): GuideSummary[] {
  const inOrder = cards.toSorted((a, b) => Number(isBilingual(b)) - Number(isBilingual(a)))
  const byCategory = Map.groupBy(inOrder, createCategoryFinder(cards))
  const drawers = [
    inOrder.filter((card) => card.isFreePreview),
    ...filterTags.map((category) => byCategory.get(category) ?? []),
  ]
  const picked = new Set<GuideSummary>()
  let before: number
  do {
    before = picked.size
    for (const drawer of drawers) {
      const neighbours = [...picked].slice(1 - homePageSize)
      const next = drawer.find(
        (card) => !picked.has(card) && !neighbours.some((neighbour) => areSimilar(card, neighbour)),
      )
      if (next !== undefined) picked.add(next)
    }
  } while (picked.size > before && picked.size < maxFeaturedGuides)
  return [...new Set([...picked, ...inOrder])].slice(0, maxFeaturedGuides)
}

const isBilingual = ({ titleEn, titleJa }: GuideSummary) => titleEn !== '' && titleJa !== ''

/** Returns whether two guides share the trade (the same emoji) or the method (the same tags). */
function areSimilar(one: GuideSummary, other: GuideSummary): boolean {
  return (one.emoji !== '' && one.emoji === other.emoji) || one.tags.join() === other.tags.join()
}
