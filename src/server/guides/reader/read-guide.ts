import type { GuideDetail, GuidePage, WithdrawnGuide } from '../../../shared/guides/guide-schemas.ts'
import { formatDay } from '../../../shared/dates.ts'
import { localizeCard, localizeText, localizeNames } from '../../../shared/guides/guides.ts'
import { countedParts } from '../../../shared/guides/fields/guide-fields.ts'
import type { GuideLanguage, PageLanguage } from '../../../shared/languages.ts'
import { findEntitlements, findAccessReason, findAccessStart, recordGuideOpened } from '../../access/index.ts'
import type { FindCaller } from '../../platform/caller.ts'
import type { Env } from '../../platform/env.ts'
import { createTooManyRequestsRefusal } from '../../platform/rate-limit.ts'
import { getSeller } from '../../platform/seller.ts'
import { getTranslate } from '../../platform/texts.ts'
import { findBody } from '../storage/index.ts'
import {
  findOwnedDuplicate,
  findRelatedGuides,
  createGuideRefusal,
  type CatalogDeps,
  type CatalogSnapshot,
  type PublicTexts,
} from '../catalog/index.ts'
import { applyReadingLimit } from '../reading-limit/index.ts'
import { renderReports } from '../report-figures/index.ts'
import { createVersionCache } from './version-cache.ts'
import { renderBody, type GuideView } from './render-body.ts'
import { extractSteps } from './extract-steps.ts'

type ReadDeps = Pick<CatalogDeps, 'db' | 'clock' | 'catalogue' | 'env' | 'jobs'>

type FoundGuide = NonNullable<Awaited<ReturnType<typeof findGuide>>>

/** Finds a guide and decides who may read it. Callers read the paid text only if `reason` is set (R1). */
async function findGuide(deps: ReadDeps, caller: FindCaller, id: number) {
  const snapshot = deps.catalogue.current()
  const card = snapshot.findSold(id)
  const texts = snapshot.findTexts(id)
  if (card === undefined || texts === undefined) return undefined
  const person = await caller()
  const entitlements = person === undefined ? undefined : await findEntitlements(deps.db, person.uid, id)
  const reason = findAccessReason(card, entitlements, deps.clock())
  if (card.withdrawn && reason === undefined) return undefined
  const { unopenedId = null } = entitlements ?? {}
  if (reason === 'purchase' && unopenedId !== null) await recordGuideOpened(deps.db, unopenedId, deps.clock())
  const opensAt =
    person !== undefined && reason === 'subscription' ? await applyReadingLimit(deps, person.uid, id) : null
  const isOnSale = reason === undefined && person !== undefined
  return {
    snapshot,
    card,
    texts,
    /** Why the caller may read the guide. Undefined if they may not. */
    reason,
    /** End of the caller's wait for the reading limit. Null if they need not wait. */
    opensAt,
    /** Start of the caller's access. Null without access. */
    since: findAccessStart(reason, entitlements),
    /** Whether the caller could unlock the guide with a free pick. */
    freePick: reason === undefined && entitlements?.freeAccessUsed === false,
    /** Currency that Stripe requires for the caller's subscription. Null if either is possible. */
    proCurrency: entitlements?.proCurrency ?? null,
    /** Near-duplicate of a locked guide that the caller already owns. */
    ownedTwin: isOnSale ? await findOwnedDuplicate(deps, person.uid, card) : undefined,
  }
}

/** Returns the page of a withdrawn guide for users without access. Null if the guide is not withdrawn (B20.53). */
export function findWithdrawnGuide(
  { catalogue }: Pick<ReadDeps, 'catalogue'>,
  { id, language }: { id: number; language: PageLanguage },
): WithdrawnGuide | null {
  const snapshot = catalogue.current()
  const card = snapshot.findSold(id)
  if (card?.withdrawn !== true) return null
  return {
    titleEn: card.titleEn,
    titleJa: card.titleJa,
    related: findRelatedGuides(snapshot, card, language).map((other) => localizeCard(language, other)),
  }
}

/** Returns the documented REST response of a guide, with paid fields only for users with access (B6.11). */
export async function requireGuideDetail(
  deps: ReadDeps,
  caller: FindCaller,
  { id, language }: { id: number; language: GuideLanguage },
): Promise<GuideDetail> {
  const found = await findGuide(deps, caller, id)
  if (found === undefined) throw createGuideRefusal(deps.catalogue.current(), id)
  const { card, texts, reason, opensAt } = found
  if (opensAt !== null) throw createTooManyRequestsRefusal(opensAt, deps.clock())
  const body = reason === undefined ? undefined : await findBody(deps.db, id)
  const { contentEn = '', contentJa = '', contentTh = '' } = body ?? {}
  const titles = { en: card.titleEn, ja: card.titleJa, th: card.titleTh }
  const contents = { en: contentEn, ja: contentJa, th: contentTh }
  // All fields share one language, so that English is never labeled as another language.
  const translated = titles[language] !== '' && (body === undefined || contents[language] !== '')
  const shown = translated ? language : 'en'
  return {
    guide: {
      ...card,
      ...texts,
      canView: body !== undefined,
      language: shown,
      title: titles[shown],
      ...(body && {
        contentEn,
        contentJa,
        contentTh,
        content: contents[shown],
        referenceVideos: body.videos,
      }),
    },
  }
}

interface Shown {
  id: number
  language: PageLanguage
  view?: GuideView
}

/** Returns the guide's page: the public part, and the rendered text for users with access. Null if there is no such guide. */
export async function findGuidePage(
  deps: ReadDeps,
  caller: FindCaller,
  shown: Shown,
): Promise<GuidePage | null> {
  const found = await findGuide(deps, caller, shown.id)
  if (found === undefined) return null
  const { reason, opensAt, since, freePick, proCurrency, ownedTwin } = found
  const body = await findPageBody(deps, found, shown)
  return {
    ...findPublicPart(deps.env, found, shown.language),
    access: opensAt !== null ? 'waiting' : body === undefined ? 'locked' : 'open',
    opensAt: opensAt?.toISOString() ?? null,
    grounds: reason ?? null,
    since: since?.toISOString() ?? null,
    freePick,
    proCurrency,
    ownedTwin: ownedTwin ?? null,
    body: body ?? null,
  }
}

type PageBody = NonNullable<GuidePage['body']>
type PublicPart = ReturnType<typeof toPublicPart>

/** Rendered paid texts by guide, language and view. */
const bodies = createVersionCache<PageBody>()
/** Public parts of guide pages by guide and language. */
const publicParts = createVersionCache<PublicPart>()

/** Returns the number of entries and bytes in both caches, for metrics. */
export function getGuidePageCacheStats(snapshot: CatalogSnapshot): { entries: number; bytes: number } {
  const [paid, open] = [bodies(snapshot), publicParts(snapshot)]
  return { entries: paid.size + open.size, bytes: paid.calculatedSize + open.calculatedSize }
}

/** Returns the rendered text for users with access. Without access, reads neither cache nor database (R1). */
async function findPageBody(
  { db }: Pick<ReadDeps, 'db'>,
  { snapshot, texts, reason, opensAt }: FoundGuide,
  { id, language, view }: Shown,
): Promise<PageBody | undefined> {
  if (reason === undefined || opensAt !== null) return undefined
  const key = `${id} ${language} ${view ?? ''}`
  const kept = bodies(snapshot).get(key)
  if (kept !== undefined) return kept
  const body = await findBody(db, id)
  if (body === undefined) return undefined
  const rendered = {
    ...renderBody(body, { language, view, stale: isStale(texts, language) }),
    steps: extractSteps(body, language),
  }
  bodies(snapshot).set(key, rendered)
  return rendered
}

const isStale = ({ translationStateJa }: PublicTexts, language: PageLanguage) =>
  language === 'ja' && translationStateJa === 'stale'

function findPublicPart(env: Env, found: FoundGuide, language: PageLanguage): PublicPart {
  const parts = publicParts(found.snapshot)
  const key = `${found.card.id} ${language}`
  const kept = parts.get(key)
  if (kept !== undefined) return kept
  const part = toPublicPart(env, found, language)
  parts.set(key, part)
  return part
}

/** Returns the part of the page that is the same with and without access. */
function toPublicPart(env: Env, { snapshot, card, texts }: FoundGuide, language: PageLanguage) {
  const figures = snapshot.reported.get(card.id)
  const firstIncome = localizeText(language, texts.firstIncomeEn, texts.firstIncomeJa)
  return {
    card,
    preview: localizeText(language, texts.previewEn, texts.previewJa),
    outline: localizeNames(language, texts.outlineEn, texts.outlineJa),
    inside: countedParts.flatMap((part, place) => {
      const count = texts.insideCounts[place] ?? 0
      return count === 0 ? [] : [{ part, count }]
    }),
    facts: {
      incomeBasis: localizeText(language, texts.incomeBasisEn, texts.incomeBasisJa),
      startCost: localizeText(language, texts.startCostEn, texts.startCostJa),
      firstIncome,
      tools: localizeNames(language, texts.toolsEn, texts.toolsJa),
      risks: localizeNames(language, texts.risksEn, texts.risksJa),
    },
    credits: creditsOf(env, texts, language),
    stale: isStale(texts, language),
    related: findRelatedGuides(snapshot, card, language).map((other) => localizeCard(language, other)),
    reported:
      figures === undefined
        ? null
        : renderReports(language, { figures, card, firstIncome, reportedGuides: snapshot.reportedGuides }),
  }
}

/** Returns who published the guide and how its Japanese was made (B5.26). Translated here, so that pages load no texts for it. */
function creditsOf(env: Env, texts: PublicTexts, language: PageLanguage): string[] {
  const t = getTranslate(language)
  const publisher = t('credits.publisher', { name: getSeller(language, env).name })
  if (!texts.machineTranslatedJa) return [publisher]
  const checkedAt = texts.translationCheckedAtJa
  if (checkedAt === null) return [publisher, t('credits.machine')]
  return [publisher, t('credits.checked', { date: formatDay(language, new Date(checkedAt)) })]
}
