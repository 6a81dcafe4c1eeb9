import { filterTags, toTagSlug } from '../../../shared/guides/filter-tags.ts'
import { startCostIn, weeksToFirstIncome } from '../../../shared/guides/guide-facts.ts'
import type { GuideSummary } from '../../../shared/guides/guides.ts'
import { tagLabel } from '../../../shared/guides/tag-label.ts'
import type { Translate } from '../../../shared/texts/translate.ts'
import type { CatalogueSnapshot } from '../catalogue/catalogue.ts'
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
  why: (t: Translate) => string
}

export type PathGuides = Pick<CatalogueSnapshot, 'shelf' | 'findTexts'>

const drawn = new WeakMap<PathGuides['shelf'], readonly DrawnPath[]>()

/** All paths of a catalogue, drawn once for each of its versions: those by goal, then one for each category. */
export function readingPaths(guides: PathGuides): readonly DrawnPath[] {
  const known = drawn.get(guides.shelf)
  if (known !== undefined) return known
  const paths = [...goalPaths(guides), ...categoryPaths(guides)].filter(
    ({ steps }) => steps.length >= fewestGuides,
  )
  drawn.set(guides.shelf, paths)
  return paths
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
 * B1.13: for each category its five most recommended guides, each of another method, in the order to read them: what costs
 * least to start and pays soonest comes first.
 */
function categoryPaths({ shelf, findTexts }: PathGuides): DrawnPath[] {
  const effortOf = ({ id }: GuideSummary) => {
    const texts = findTexts(id)
    return {
      cost: startCostIn(texts?.startCostEn ?? '')?.least ?? Infinity,
      weeks: weeksToFirstIncome(texts?.firstIncomeEn ?? '')?.least ?? Infinity,
    }
  }
  return filterTags.map((category) => {
    const methods = new Map<string, GuideSummary>()
    for (const card of shelf.tagged(category)) {
      if (methods.size === categoryLength) break
      const method = card.tags.join()
      if (card.duplicateOf === null && !methods.has(method)) methods.set(method, card)
    }
    const cards = [...methods.values()]
      .map((card) => ({ card, ...effortOf(card) }))
      .sort(
        (a, b) =>
          compare(a.cost, b.cost) || compare(a.weeks, b.weeks) || a.card.recommended - b.card.recommended,
      )
      .map(({ card }) => card)
    const steps = cards.map((card, place) => ({
      card,
      why: (t: Translate) =>
        t(`path.category.${place === 0 ? 'first' : place === cards.length - 1 ? 'last' : 'next'}`),
    }))
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

/** Unlike a difference, also for two infinities. */
const compare = (a: number, b: number) => (a === b ? 0 : a < b ? -1 : 1)
