import type { ReadingPathPage, ReadingPath } from '../../../shared/guides/paths/path-schemas.ts'
import {
  parseStartCost,
  parseFirstIncomeWeeks,
  type NumberRange,
} from '../../../shared/guides/guide-facts.ts'
import type { GuideSummary } from '../../../shared/guides/guides.ts'
import { defaultLanguage, toShownLanguage, type PageLanguage } from '../../../shared/languages.ts'
import { getPageCurrency, getGuidePrice } from '../../../shared/prices.ts'
import { findEntitlements, hasActiveSubscription } from '../../access/index.ts'
import type { FindCaller } from '../../platform/caller.ts'
import { getTranslate } from '../../platform/texts.ts'
import type { CatalogDeps, CatalogSnapshot, PublicTexts } from '../catalog/index.ts'
import { compareSteps } from './compare-steps.ts'
import { findDisplayedFacts, buildReadingPaths, type CatalogPath, type PathCatalog } from './reading-paths.ts'

type PathDeps = Pick<CatalogDeps, 'db' | 'clock' | 'catalogue'>

/** Number of other paths that a path's page links to. */
const pathsAfter = 3

/**
 * Returns the reading paths: those by goal with steps for everyone, those of categories with steps for Pro users only (B1.13,
 * B21.60). The first category's path is open to everyone as a sample.
 */
export async function listReadingPaths(
  deps: PathDeps,
  caller: FindCaller,
  { language, exclusive }: { language: PageLanguage; exclusive?: true | undefined },
): Promise<ReadingPath[]> {
  const isOpen = await openPaths(deps, caller)
  const guides = deps.catalogue.current()
  return buildReadingPaths(guides, language)
    .filter((path) => exclusive === undefined || path.exclusive)
    .map((path) => ({
      ...path,
      facts: factsOf(path, guides, language),
      steps: isOpen(path) ? path.steps.map(({ card }) => card) : null,
    }))
}

/** Returns the page of a reading path. Null for an unknown or unpublished path. */
export async function findPathPage(
  deps: PathDeps,
  caller: FindCaller,
  { slug, language }: { slug: string; language: PageLanguage },
): Promise<ReadingPathPage | null> {
  const isOpen = await openPaths(deps, caller)
  const guides = deps.catalogue.current()
  const all = buildReadingPaths(guides, language)
  const place = all.findIndex((path) => path.slug === slug)
  const path = all[place]
  if (path === undefined) return null
  const currency = getPageCurrency(language)
  return {
    ...path,
    facts: factsOf(path, guides, language),
    steps: isOpen(path) ? listPathSteps(path, guides, language) : null,
    price: {
      amountMinor: path.steps
        .filter(({ card }) => !card.isFreePreview)
        .reduce((sum, { card }) => sum + getGuidePrice(currency, card).amountMinor, 0),
      currency,
    },
    next: [...all.slice(place + 1), ...all.slice(0, place)]
      .filter((other) => other.exclusive === path.exclusive)
      .slice(0, pathsAfter)
      .map(({ slug, name, audience }) => ({ slug, name, audience })),
  }
}

/** Returns the paths that guests may read, for crawlers. */
export function listPublicPaths(guides: CatalogSnapshot, language: PageLanguage): CatalogPath[] {
  return buildReadingPaths(guides, language).filter((path) => !path.exclusive || isSample(path, guides))
}

/** Returns name and guides of a path that guests may read. Undefined for other paths. */
export function findPublicPath(
  guides: CatalogSnapshot,
  { slug, language }: { slug: string; language: PageLanguage },
): { name: string; guides: GuideSummary[] } | undefined {
  const path = listPublicPaths(guides, language).find((each) => each.slug === slug)
  return path && { name: path.name, guides: path.steps.map(({ card }) => card) }
}

/** Returns the guides of a path with their displayed facts and the reasons for their positions. */
export function listPathSteps({ steps }: CatalogPath, guides: PathCatalog, language: PageLanguage) {
  const t = getTranslate(language)
  const said = steps.map((step) => ({ ...step, ...findDisplayedFacts(guides, step.card.id, language) }))
  const reasons = compareSteps(
    said.map(({ startCost, firstIncome }) => ({ startCost: startCost.text, firstIncome: firstIncome.text })),
  )
  return said.map(({ why, ...step }, place) => {
    const reason = reasons[place] ?? null
    return { ...step, why: why ?? (reason && t(`path.category.${reason}`)) }
  })
}

async function openPaths({ db, clock, catalogue }: PathDeps, caller: FindCaller) {
  const person = await caller()
  const entitlements = person && (await findEntitlements(db, person.uid, 0))
  const isPro = entitlements !== undefined && hasActiveSubscription(entitlements, clock())
  return (path: CatalogPath) => isPro || !path.exclusive || isSample(path, catalogue.current())
}

const isSample = (path: CatalogPath, guides: PathCatalog) =>
  buildReadingPaths(guides, defaultLanguage).find(({ exclusive }) => exclusive)?.slug === path.slug

function factsOf({ steps }: CatalogPath, { findTexts }: PathCatalog, language: PageLanguage) {
  const texts = steps.map(({ card }) => findTexts(card.id))
  const weeks = texts.map((each) => parseFirstIncomeWeeks(each?.firstIncomeEn ?? ''))
  const costs = texts.map((each) => costIn(language, each))
  const currency = getPageCurrency(language)
  const money = (span: NumberRange | null) => span && { ...minor(span, currency), currency }
  return {
    guides: steps.length,
    minutes: steps.reduce((sum, { card }) => sum + card.readingMinutes, 0),
    firstWeeks: weeks[0] === undefined ? null : rounded(weeks[0]),
    allWeeks: sumOf(weeks, rounded),
    firstCost: money(costs[0] ?? null),
    allCost: money(sumOf(costs)),
  }
}

/** Returns the start cost that the author states in the page's language. Undefined if it is in another currency. */
function costIn(language: PageLanguage, texts: PublicTexts | undefined): NumberRange | undefined {
  const isJapanese = toShownLanguage(language) === 'ja'
  const cost = parseStartCost((isJapanese ? texts?.startCostJa : texts?.startCostEn) ?? '')
  const isYen = getPageCurrency(language) === 'jpy'
  return cost === undefined || (cost.most > 0 && cost.isYen !== isYen) ? undefined : cost
}

/** Returns the sum of all ranges. Null if one is unknown, because a partial sum would be too low. */
function sumOf(
  spans: readonly (NumberRange | undefined)[],
  finish: (span: NumberRange) => NumberRange = (span) => span,
): NumberRange | null {
  const known = spans.flatMap((span) => span ?? [])
  if (known.length < spans.length || known.length === 0) return null
  return finish({
    least: known.reduce((sum, { least }) => sum + least, 0),
    most: known.reduce((sum, { most }) => sum + most, 0),
  })
}

const rounded = ({ least, most }: NumberRange): NumberRange => ({
  least: Math.round(least),
  most: Math.round(most),
})

const minor = ({ least, most }: NumberRange, currency: 'usd' | 'jpy'): NumberRange =>
  currency === 'jpy' ? rounded({ least, most }) : rounded({ least: least * 100, most: most * 100 })
