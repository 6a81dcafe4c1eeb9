import { filterTags, toTagSlug } from '../../../shared/guides/filter-tags.ts'
import { startCostIn, weeksToFirstIncome, type Span } from '../../../shared/guides/guide-facts.ts'
import { localized, type GuideSummary } from '../../../shared/guides/guides.ts'
import { shownOn, type PageLanguage, type ShownLanguage } from '../../../shared/languages.ts'
import { tagMatcher } from '../../../shared/guides/match-tags.ts'
import { tagLabel } from '../../../shared/guides/tag-label.ts'
import type { Translate } from '../../../shared/texts/translate.ts'
import type { CatalogueSnapshot } from '../catalog/index.ts'
import { pathRules } from './path-rules.ts'

/** A path with fewer guides on sale is not shown. */
const minGuides = 4
const categoryLength = 5

/** A path with its guides in reading order; texts in the requested language. */
export interface DrawnPath {
  slug: string
  /** True for paths that only Pro includes (B1.13). */
  exclusive: boolean
  name: (t: Translate) => string
  audience: (t: Translate) => string
  way: (t: Translate) => string
  steps: readonly DrawnStep[]
}

interface DrawnStep {
  card: GuideSummary
  /** Undefined on paths of categories, whose reasons follow from the displayed facts. */
  why?: (t: Translate) => string
}

export type PathGuides = Pick<CatalogueSnapshot, 'catalogIndex' | 'findTexts'>

const drawn = new WeakMap<PathGuides['catalogIndex'], Map<ShownLanguage, readonly DrawnPath[]>>()

/** Returns all paths of a catalog: those by goal, then one per category. Computed once per version and language. */
export function readingPaths(guides: PathGuides, language: PageLanguage): readonly DrawnPath[] {
  const shown = shownOn(language)
  const known = drawn.get(guides.catalogIndex)?.get(shown)
  if (known !== undefined) return known
  const paths = [...goalPaths(guides), ...categoryPaths(guides, language)].filter(
    ({ steps }) => steps.length >= minGuides,
  )
  drawn.set(guides.catalogIndex, new Map([...(drawn.get(guides.catalogIndex) ?? []), [shown, paths]]))
  return paths
}

/** Returns the facts that the page shows of a guide, in its language. */
export function factsOnPage(
  { findTexts }: Pick<PathGuides, 'findTexts'>,
  id: number,
  language: PageLanguage,
) {
  const texts = findTexts(id)
  return {
    startCost: localized(language, texts?.startCostEn ?? '', texts?.startCostJa ?? ''),
    firstIncome: localized(language, texts?.firstIncomeEn ?? '', texts?.firstIncomeJa ?? ''),
  }
}

/** B21.60: fills each position with the most recommended guide that has its tags and is not on this path yet. */
function goalPaths({ catalogIndex }: PathGuides): DrawnPath[] {
  const byTag = new Map<string, Set<GuideSummary>>()
  for (const card of catalogIndex.find({}).cards) {
    for (const tag of card.tags.map(toTagSlug)) {
      const tagged = byTag.get(tag)
      if (tagged === undefined) byTag.set(tag, new Set([card]))
      else tagged.add(card)
    }
  }
  const nothing: ReadonlySet<GuideSummary> = new Set()
  const tagged = (tag: string) => byTag.get(toTagSlug(tag)) ?? nothing
  return pathRules.map(({ slug, name, audience, way, places }) => {
    const taken = new Set<GuideSummary>()
    const steps = places.flatMap(({ why, tags: [first = '', ...others] }) => {
      const card = [...tagged(first)].find(
        (each) => !taken.has(each) && others.every((tag) => tagged(tag).has(each)),
      )
      if (card === undefined) return []
      taken.add(card)
      return [{ card, why: (t: Translate) => t(why) }]
    })
    return {
      slug,
      exclusive: false,
      name: (t) => t(name),
      audience: (t) => t(audience),
      way: (t) => t(way),
      steps,
    }
  })
}

/**
 * B1.13: takes the five most recommended guides tagged with each category, each of another method, and orders them by highest
 * start cost, then by longest wait for the first payment, as displayed.
 */
function categoryPaths({ catalogIndex, findTexts }: PathGuides, language: PageLanguage): DrawnPath[] {
  const effortOf = ({ id }: GuideSummary) => {
    const { startCost, firstIncome } = factsOnPage({ findTexts }, id, language)
    return {
      cost: startCostIn(startCost.text) ?? unknown,
      weeks: weeksToFirstIncome(firstIncome.text) ?? unknown,
    }
  }
  return filterTags.map((category) => {
    const methods = new Map<string, GuideSummary>()
    const isTagged = tagMatcher(category)
    for (const card of catalogIndex.tagged(category)) {
      if (methods.size === categoryLength) break
      const method = card.tags.join()
      // Lists also match titles: "AI" in a title does not make a guide one about automation.
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
    const steps = cards.map((card) => ({ card }))
    const named = (key: 'path.category.name' | 'path.category.for') => (t: Translate) =>
      t(key, { category: tagLabel(category, t) })
    return {
      slug: toTagSlug(category),
      exclusive: true,
      name: named('path.category.name'),
      audience: named('path.category.for'),
      way: (t) => t('path.category.way'),
      steps,
    }
  })
}

const unknown: Span = { least: Infinity, most: Infinity }

/** Compares without subtraction, which would give NaN for two infinities. */
const compare = (a: number, b: number) => (a === b ? 0 : a < b ? -1 : 1)
