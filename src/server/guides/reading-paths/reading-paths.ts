import { filterTags, toTagSlug } from '../../../shared/guides/filter-tags.ts'
import {
  parseStartCost,
  parseFirstIncomeWeeks,
  type NumberRange,
} from '../../../shared/guides/guide-facts.ts'
import { localizeText, type GuideSummary } from '../../../shared/guides/guides.ts'
import type { PageLanguage } from '../../../shared/languages.ts'
import { computeOnce } from '../../../shared/objects.ts'
import { createTagMatcher } from '../../../shared/guides/tag-synonyms.ts'
import { translateTag } from '../../../shared/guides/tag-label.ts'
import type { Translate } from '../../../shared/texts/translate.ts'
import { getTranslate } from '../../platform/texts.ts'
import type { CatalogSnapshot } from '../catalog/index.ts'
import { pathRules } from './path-rules.ts'

/** Minimum number of guides on sale. Shorter paths are not published. */
const minGuides = 4
const categoryLength = 5

/** A reading path with its guides in reading order, and with texts in one language. */
export interface CatalogPath {
  slug: string
  /** True for paths that are included only in Pro (B1.13). */
  exclusive: boolean
  name: string
  audience: string
  way: string
  steps: readonly DrawnStep[]
}

interface DrawnStep {
  card: GuideSummary
  /** Reason for the guide's position. Undefined on a category's path, where it follows from the displayed facts. */
  why?: string
}

export type PathCatalog = Pick<CatalogSnapshot, 'catalogIndex' | 'findTexts'>

const drawnPaths = computeOnce((_: PathCatalog['catalogIndex']) => new Map<PageLanguage, CatalogPath[]>())

/** Returns all published paths: those by goal, then one per category. Computed once per catalog version and language. */
export function buildReadingPaths(guides: PathCatalog, language: PageLanguage): readonly CatalogPath[] {
  const drawn = drawnPaths(guides.catalogIndex)
  const known = drawn.get(language)
  if (known !== undefined) return known
  const t = getTranslate(language)
  const all = [...goalPaths(guides, t), ...categoryPaths(guides, language, t)]
  const paths = all.filter(({ steps }) => steps.length >= minGuides)
  drawn.set(language, paths)
  return paths
}

/** Returns start cost and time to first income as a guide's page shows them in this language. */
export function findDisplayedFacts(
  { findTexts }: Pick<PathCatalog, 'findTexts'>,
  id: number,
  language: PageLanguage,
) {
  const texts = findTexts(id)
  return {
    startCost: localizeText(language, texts?.startCostEn ?? '', texts?.startCostJa ?? ''),
    firstIncome: localizeText(language, texts?.firstIncomeEn ?? '', texts?.firstIncomeJa ?? ''),
  }
}

/** Returns the paths by goal (B21.60). Fills each position with the most recommended unused guide that has its tags. */
function goalPaths({ catalogIndex }: PathCatalog, t: Translate): CatalogPath[] {
  const cards = catalogIndex.find({}).cards.map((card) => ({ card, slugs: card.tags.map(toTagSlug) }))
  return pathRules.map(({ slug, key, places }) => {
    const taken = new Set<GuideSummary>()
    const steps = places.flatMap(({ why, tags }) => {
      const wanted = tags.map(toTagSlug)
      const card = cards.find(
        ({ card, slugs }) => !taken.has(card) && wanted.every((tag) => slugs.includes(tag)),
      )?.card
      if (card === undefined) return []
      taken.add(card)
      return [{ card, why: t(why) }]
    })
    return {
      slug,
      exclusive: false,
      name: t(`path.${key}.name`),
      audience: t(`path.${key}.for`),
      way: t(`path.${key}.way`),
      steps,
    }
  })
}

/**
 * Returns one path per category (B1.13): the five most recommended guides tagged with it, each with a different method, in
 * ascending order of maximum displayed start cost, then of maximum wait.
 */
function categoryPaths({ catalogIndex, findTexts }: PathCatalog, language: PageLanguage, t: Translate) {
  const effortOf = ({ id }: GuideSummary) => {
    const { startCost, firstIncome } = findDisplayedFacts({ findTexts }, id, language)
    return {
      cost: parseStartCost(startCost.text) ?? unknown,
      weeks: parseFirstIncomeWeeks(firstIncome.text) ?? unknown,
    }
  }
  return filterTags.map((category) => {
    const methods = new Map<string, GuideSummary>()
    const isTagged = createTagMatcher(category)
    for (const card of catalogIndex.tagged(category)) {
      if (methods.size === categoryLength) break
      const method = card.tags.join()
      // `tagged` also matches titles, but "AI" in a title does not mean that the guide is about automation.
      const belongs = isTagged({ tags: card.tags, titleEn: '', titleJa: '' })
      if (belongs && card.duplicateOf === null && !methods.has(method)) methods.set(method, card)
    }
    const cards = [...methods.values()]
      .map((card) => ({ card, ...effortOf(card) }))
      .sort(
        (a, b) =>
          compare(a.cost.most, b.cost.most) ||
          compare(a.weeks.most, b.weeks.most) ||
          compare(a.cost.least, b.cost.least) ||
          compare(a.weeks.least, b.weeks.least) ||
          a.card.recommended - b.card.recommended,
      )
      .map(({ card }) => card)
    const named = { category: translateTag(category, t) }
    return {
      slug: toTagSlug(category),
      exclusive: true,
      name: t('path.category.name', named),
      audience: t('path.category.for', named),
      way: t('path.category.way'),
      steps: cards.map((card) => ({ card })),
    }
  })
}

const unknown: NumberRange = { least: Infinity, most: Infinity }

/** Compares numbers without subtraction, because Infinity - Infinity is NaN. */
const compare = (a: number, b: number) => (a === b ? 0 : a < b ? -1 : 1)
