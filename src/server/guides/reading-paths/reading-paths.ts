import { filterTags, toTagSlug } from '../../../shared/guides/filter-tags.ts'
import { startCostIn, weeksToFirstIncome, type Span } from '../../../shared/guides/guide-facts.ts'
import { localized, type GuideSummary } from '../../../shared/guides/guides.ts'
import { shownOn, type PageLanguage, type ShownLanguage } from '../../../shared/languages.ts'
import { tagMatcher } from '../../../shared/guides/match-tags.ts'
import { tagLabel } from '../../../shared/guides/tag-label.ts'
import type { Translate } from '../../../shared/texts/translate.ts'
import type { CatalogueSnapshot } from '../catalog/index.ts'
import { pathRules } from './path-rules.ts'

/** With fewer guides on sale a path is not shown. */
const fewestGuides = 4
const categoryLength = 5

/** Guides in the order in which to read them; texts in the language of who asks. */
export interface DrawnPath {
  slug: string
  /** A path of Pro's own (B1.13). */
  exclusive: boolean
  name: (t: Translate) => string
  audience: (t: Translate) => string
  way: (t: Translate) => string
  steps: readonly DrawnStep[]
}

interface DrawnStep {
  card: GuideSummary
  /** Undefined on the paths of categories, whose reasons follow from what the page says of their guides. */
  why?: (t: Translate) => string
}

export type PathGuides = Pick<CatalogueSnapshot, 'shelf' | 'findTexts'>

const drawn = new WeakMap<PathGuides['shelf'], Map<ShownLanguage, readonly DrawnPath[]>>()

/** All paths of a catalogue, drawn once for each of its versions and languages: those by goal, then one for each category. */
export function readingPaths(guides: PathGuides, language: PageLanguage): readonly DrawnPath[] {
  const shown = shownOn(language)
  const known = drawn.get(guides.shelf)?.get(shown)
  if (known !== undefined) return known
  const paths = [...goalPaths(guides), ...categoryPaths(guides, language)].filter(
    ({ steps }) => steps.length >= fewestGuides,
  )
  drawn.set(guides.shelf, new Map([...(drawn.get(guides.shelf) ?? []), [shown, paths]]))
  return paths
}

/** What the page says of a guide in its language. */
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

/** B21.60: each place goes to the most recommended guide with its tags that has no place on this path yet. */
function goalPaths({ shelf }: PathGuides): DrawnPath[] {
  const byTag = new Map<string, Set<GuideSummary>>()
  for (const card of shelf.find({}).cards) {
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
 * B1.13: for each category the five most recommended guides that are tagged with it, each of another method, in the order to
 * read them: by what they cost to start at most, then by the longest wait for the first payment, as the page prints both.
 */
function categoryPaths({ shelf, findTexts }: PathGuides, language: PageLanguage): DrawnPath[] {
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
    for (const card of shelf.tagged(category)) {
      if (methods.size === categoryLength) break
      const method = card.tags.join()
      // Lists match titles, too: "AI" in a title makes no guide to automation.
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

/** Unlike a difference, also for two infinities. */
const compare = (a: number, b: number) => (a === b ? 0 : a < b ? -1 : 1)
