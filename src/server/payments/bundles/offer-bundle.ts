import type { BundleChoice, BundleOffer, BundleState } from '../../../shared/payments/bundle-schemas.ts'
import { isInBundle, sharesOf, sumOfShares } from '../../../shared/payments/bundle-price.ts'
import { titleIn, type GuideSummary } from '../../../shared/guides/guides.ts'
import type { Currency } from '../../../shared/money.ts'
import { currencyOf, guidePriceIn } from '../../../shared/prices.ts'
import { findSubscription, hasActiveSubscription, listPurchases } from '../../access/index.ts'
import { findPublicPath } from '../../guides/reading-paths/index.ts'
import type { User } from '../../platform/caller.ts'
import { Refusal } from '../../platform/refusal.ts'
import { translateIn } from '../../platform/texts.ts'
import type { Offer } from '../checkout/start-checkout.ts'
import type { PaymentDeps } from '../deps.ts'

export type BundleDeps = Pick<PaymentDeps, 'db' | 'clock' | 'catalogue'>

interface Line {
  guide: Pick<GuideSummary, 'id' | 'titleEn' | 'titleJa' | 'price' | 'priceJpy'>
  state: BundleState
}

interface Drawn {
  lines: Line[]
  shares: Map<number, number>
  /** Whether nothing has to be changed before it is paid. */
  complete: boolean
  subscribed: boolean
  /** The path's name. */
  path: string | undefined
}

/** What somebody would pay for, guide by guide, and why one is left out (B21.75, B21.76). */
export async function lookAtBundle(deps: BundleDeps, user: User, choice: BundleChoice): Promise<BundleOffer> {
  const currency = currencyOf(choice.language)
  const { lines, shares, complete, subscribed } = await draw(deps, user, choice)
  return {
    lines: lines.map(({ guide, state }) => ({
      guideId: guide.id,
      titleEn: guide.titleEn,
      titleJa: guide.titleJa,
      state,
      amount: guidePriceIn(currency, guide).amountMinor,
      share: shares.get(guide.id) ?? 0,
    })),
    amount: sumOfShares(shares),
    currency,
    buyable: complete && !subscribed,
    subscribed,
  }
}

/** The same as an offer to pay; refused where a guide of the choice can't be bought now. */
export async function offerOfBundle(
  deps: BundleDeps,
  user: User,
  choice: BundleChoice,
): Promise<Offer<'payment_intent'>> {
  const { lines, shares, complete, path } = await draw(deps, user, choice)
  if (!complete) throw refusalOf(lines)
  const { language } = choice
  const price = { amountMinor: sumOfShares(shares), currency: currencyOf(language) }
  const sold = lines.filter(({ state }) => state === 'offered').map(({ guide }) => guide)
  const guide = deps.catalogue.current().find(sold[0]?.id ?? 0)
  if (guide === undefined) throw new Refusal('not-found')
  const t = translateIn(language)
  const counted = t('bundle.item', { count: sold.length })
  return {
    kind: 'payment_intent',
    guide,
    parts: sold.map((each) => ({
      guideId: each.id,
      title: titleIn(language, each).text,
      amountMinor: shares.get(each.id) ?? 0,
    })),
    price: async () => price,
    language,
    description: path === undefined ? counted : t('bundle.itemPath', { path, guides: counted }),
  }
}

function refusalOf(lines: readonly Line[]): Refusal {
  const states = new Set(lines.map(({ state }) => state))
  if (states.has('owned')) return new Refusal('already-owned')
  if (states.has('on-hold')) return new Refusal('purchase-suspended')
  if (states.has('not-on-sale')) return new Refusal('withdrawn')
  return new Refusal('invalid-input', 'Not all of these guides are sold together')
}

async function draw({ db, clock, catalogue }: BundleDeps, user: User, choice: BundleChoice): Promise<Drawn> {
  const guides = catalogue.current()
  const currency = currencyOf(choice.language)
  const byPath = 'path' in choice
  const path = byPath ? findPublicPath(guides, { slug: choice.path, language: choice.language }) : undefined
  if (byPath && path === undefined) throw new Refusal('not-found')
  const held = new Map(
    (await listPurchases(db, user.id))
      .filter(({ revokedAt }) => revokedAt === null)
      .map(({ guideId, suspendedAt }) => [guideId, suspendedAt === null ? 'owned' : 'on-hold'] as const),
  )
  const stateOf = (guide: GuideSummary) =>
    held.get(guide.id) ?? stateOnSale(currency, guide, { ownPriceSold: byPath })
  const lines: Line[] = byPath
    ? (path?.guides ?? []).map((guide) => ({ guide, state: stateOf(guide) }))
    : choice.guideIds.map((id) => {
        const guide = guides.find(id)
        if (guide !== undefined) return { guide, state: stateOf(guide) }
        const { titleEn = '', titleJa = '', price = 0, priceJpy = null } = guides.findSold(id) ?? {}
        return { guide: { id, titleEn, titleJa, price, priceJpy }, state: held.get(id) ?? 'not-on-sale' }
      })
  const offered = lines.filter(({ state }) => state === 'offered')
  return {
    lines,
    shares: sharesOf(
      currency,
      offered.map(({ guide }) => guide),
    ),
    complete: offered.length > 0 && (byPath || offered.length === lines.length),
    subscribed: hasActiveSubscription(await findSubscription(db, user.id), clock()),
    path: path?.name,
  }
}

/** A guide of a path is sold with the others at a price of its own; of one's choice are only guides of the usual price. */
function stateOnSale(
  currency: Currency,
  guide: GuideSummary,
  { ownPriceSold }: { ownPriceSold: boolean },
): BundleState {
  if (guide.isFreePreview) return 'free'
  return ownPriceSold || isInBundle(currency, guide) ? 'offered' : 'own-price'
}
