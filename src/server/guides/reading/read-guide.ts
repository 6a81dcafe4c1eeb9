import type { GuideDetail, GuidePage, WithdrawnGuide } from '../../../shared/guides/guide-schemas.ts'
import { cardIn, localized, localizedNames, type GuideSummary } from '../../../shared/guides/guides.ts'
import type { GuideLanguage, PageLanguage } from '../../../shared/languages.ts'
import type { Currency } from '../../../shared/money.ts'
import { findEntitlements, accessReasonFor, accessSince, type AccessReason } from '../../access/index.ts'
import type { FindCaller } from '../../platform/caller.ts'
import { findBody, type GuideBody } from '../body-queries.ts'
import type { GuideDeps } from '../deps.ts'
import { findOwnedTwin } from '../catalogue/find-owned-twin.ts'
import type { PublicTexts } from '../catalogue/catalogue-queries.ts'
import { noSuchGuide } from '../catalogue/require-on-sale.ts'
import { findRelated } from '../catalogue/related-guides.ts'
import { drawReports } from '../reports/draw-reports.ts'
import { renderBody, type GuideView } from './render-body.ts'
import { stepsOf } from './steps-of.ts'

type ReadDeps = Pick<GuideDeps, 'db' | 'clock' | 'catalogue'>

interface ReadGuide {
  card: GuideSummary
  texts: PublicTexts
  /** Why the caller may read it. */
  reason: AccessReason | undefined
  /** The start of this access. */
  since: Date | null
  /** Whether the caller's one free pick could open it. */
  freePick: boolean
  /** The currency that Stripe holds the caller to. */
  proCurrency: Currency | null
  /** Near-twin of a locked guide that the caller owns. */
  ownedTwin: GuideSummary | undefined
  /** Only present if there is a reason. */
  body: GuideBody | undefined
}

/** The access check: a body is fetched only after the access rule has granted access (R1). */
async function readGuide(deps: ReadDeps, caller: FindCaller, id: number): Promise<ReadGuide | undefined> {
  const snapshot = deps.catalogue.current()
  const card = snapshot.findSold(id)
  const texts = snapshot.findTexts(id)
  if (card === undefined || texts === undefined) return undefined
  const person = await caller()
  const entitlements = person === undefined ? undefined : await findEntitlements(deps.db, person.uid, id)
  const reason = accessReasonFor(card, entitlements, deps.clock())
  if (card.withdrawn && reason === undefined) return undefined
  const body = reason === undefined ? undefined : await findBody(deps.db, id)
  const freePick = reason === undefined && entitlements?.freeAccessUsed === false
  const isOnSale = reason === undefined && person !== undefined
  const ownedTwin = isOnSale ? await findOwnedTwin(deps, person.uid, card) : undefined
  const proCurrency = entitlements?.proCurrency ?? null
  return {
    card,
    texts,
    reason,
    since: accessSince(reason, entitlements),
    freePick,
    proCurrency,
    ownedTwin,
    body,
  }
}

/** What strangers are shown in place of a guide that was withdrawn (B20.53). */
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
    related: findRelated(snapshot, card, language).map((other) => cardIn(language, other)),
  }
}

/** The documented guide response; paid fields are included only for users with access (B6.11). */
export async function requireGuideDetail(
  deps: ReadDeps,
  caller: FindCaller,
  { id, language }: { id: number; language: GuideLanguage },
): Promise<GuideDetail> {
  const found = await readGuide(deps, caller, id)
  if (found === undefined) throw noSuchGuide(deps.catalogue.current(), id)
  const { card, texts, body } = found
  const titles = { en: card.titleEn, ja: card.titleJa, th: card.titleTh }
  // One language for all fields: English is never labelled as another language.
  const translated = titles[language] !== '' && (body === undefined || contentIn(body, language) !== '')
  const shown = translated ? language : 'en'
  return {
    guide: {
      ...card,
      ...texts,
      canView: body !== undefined,
      language: shown,
      title: titles[shown],
      ...(body === undefined ? {} : paidFields(body, shown)),
    },
  }
}

function paidFields(body: GuideBody, language: GuideLanguage) {
  const { contentEn, contentJa, contentTh, videos } = body
  return { contentEn, contentJa, contentTh, content: contentIn(body, language), referenceVideos: videos }
}

const contentIn = (body: GuideBody, language: GuideLanguage) =>
  ({ en: body.contentEn, ja: body.contentJa, th: body.contentTh })[language]

/** The content of the guide's page: always the preview, and the rendered text for users with access. */
export async function findGuidePage(
  deps: ReadDeps,
  caller: FindCaller,
  { id, language, view }: { id: number; language: PageLanguage; view?: GuideView },
): Promise<GuidePage | null> {
  const found = await readGuide(deps, caller, id)
  if (found === undefined) return null
  const { card, texts, reason, since, freePick, proCurrency, ownedTwin, body } = found
  const snapshot = deps.catalogue.current()
  const figures = snapshot.reported.get(id)
  const firstIncome = localized(language, texts.firstIncomeEn, texts.firstIncomeJa)
  const stale = language === 'ja' && texts.translationStateJa === 'stale'
  return {
    card,
    preview: localized(language, texts.previewEn, texts.previewJa),
    outline: localizedNames(language, texts.outlineEn, texts.outlineJa),
    facts: {
      incomeBasis: localized(language, texts.incomeBasisEn, texts.incomeBasisJa),
      startCost: localized(language, texts.startCostEn, texts.startCostJa),
      firstIncome,
      tools: localizedNames(language, texts.toolsEn, texts.toolsJa),
      risks: localizedNames(language, texts.risksEn, texts.risksJa),
    },
    access: body === undefined ? 'locked' : 'open',
    grounds: reason ?? null,
    since: since?.toISOString() ?? null,
    freePick,
    proCurrency,
    ownedTwin: ownedTwin ?? null,
    stale,
    body:
      body === undefined
        ? null
        : { ...renderBody(body, { language, view, stale }), steps: stepsOf(body, language) },
    related: findRelated(snapshot, card, language).map((other) => cardIn(language, other)),
    reported:
      figures === undefined
        ? null
        : drawReports(language, { figures, card, firstIncome, reportedGuides: snapshot.reportedGuides }),
  }
}
