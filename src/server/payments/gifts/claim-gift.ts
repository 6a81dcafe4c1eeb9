import type { Given } from '../../../shared/payments/gift-schemas.ts'
import { findEntitlements, findLivePurchase, giftClaimed, mayRead, recordGrant } from '../../access/index.ts'
import type { User } from '../../platform/caller.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { PaymentDeps } from '../deps.ts'
import { bumpSettleVersion, lockBuyer } from '../queries.ts'
import type { SettleDeps } from '../settle/settle-deps.ts'
import { requireNotOwned } from '../skus/index.ts'
import { claimPro, lookAtPro } from './claim-pro.ts'
import { fingerprintOf } from './gift-key.ts'
import { findGiftByKey, findGiverName, lockGift, markClaimed, type StoredGift } from './gift-queries.ts'
import { stateOf } from './gift-state.ts'

type LookDeps = Pick<PaymentDeps, 'db' | 'clock' | 'catalogue'>

/** What is given, for whoever has its link: public words of the guide, or until when Pro would be theirs; nothing that is paid for. */
export async function lookAtGift(
  { db, clock, catalogue }: LookDeps,
  user: User,
  key: string,
): Promise<Given> {
  const gift = await requireByKey(db, key)
  const { guideId, months } = gift
  const state = stateOf(gift)
  return {
    guideId,
    months,
    ...(guideId === null
      ? { ...noGuide, ...(await lookAtPro(db, user, gift, clock())) }
      : { ...(await lookAtGuide({ db, clock, catalogue }, user, guideId)), until: null, plan: null }),
    from: await findGiverName(db, gift.buyerId),
    message: gift.message,
    state: state === 'claimed' || state === 'on-hold' || state === 'taken-back' ? state : 'open',
    mine: gift.claimedBy === user.id,
  }
}

const noGuide = { titleEn: '', titleJa: '', thumbnailUrl: '', mayRead: false }

async function lookAtGuide({ db, clock, catalogue }: LookDeps, user: User, guideId: number) {
  const guide = requireGuide(catalogue, guideId)
  const { titleEn, titleJa, thumbnailUrl } = guide
  const entitlements = await findEntitlements(db, user.uid, guideId)
  return { titleEn, titleJa, thumbnailUrl, mayRead: mayRead(guide, entitlements, clock()) }
}

/** Opens what is given to whoever has the link, once. */
export async function claimGift(
  deps: SettleDeps,
  user: User,
  key: string,
): Promise<{ guideId: number | null; until: string | null }> {
  if (user.deletesAt !== null) throw new Refusal('account-closing')
  const found = await requireByKey(deps.db, key)
  const { id, guideId } = found
  if (guideId !== null) {
    await claimGuide(deps, user, { id, guideId })
    return { guideId, until: null }
  }
  const until = await claimPro(deps, user, found)
  return { guideId, until: until?.toISOString() ?? null }
}

/**
 * Opens the guide to whoever has the link, once. Who may read it already is told so, and the gift stays as it is. Of two at
 * once, one waits for the gift's row and finds it claimed; the same press again finds it claimed by oneself.
 */
async function claimGuide(
  { db, clock, catalogue }: LookDeps,
  user: User,
  { id, guideId }: { id: string; guideId: number },
): Promise<void> {
  const guide = requireGuide(catalogue, guideId)
  await db.transaction().execute(async (tx) => {
    await lockBuyer(tx, user.id)
    const gift = await lockGift(tx, id)
    const state = stateOf(gift)
    if (state === 'claimed' && gift.claimedBy === user.id) return
    if (state === 'claimed') throw new Refusal('gift-claimed')
    if (state === 'on-hold' || state === 'taken-back') throw new Refusal('gift-not-open')
    const now = clock()
    await requireNotOwned(tx, user, guide, now)
    const purchase = {
      userId: user.id,
      guideId,
      amountMinor: 0,
      currency: 'usd',
      source: 'gift',
      stripePaymentId: null,
      purchasedAt: now,
    } as const
    await recordGrant(tx, purchase, giftClaimed, now, gift.id)
    const granted = await findLivePurchase(tx, user.id, guideId)
    if (granted === undefined) throw new Error('A gift was granted and is not there')
    await markClaimed(tx, gift.id, { readerId: user.id, purchaseId: granted.id, now })
    await bumpSettleVersion(tx, user.id)
  })
}

/** An unpaid one has no link, so whoever names one has made it up. */
async function requireByKey(db: LookDeps['db'], key: string): Promise<StoredGift> {
  const gift = await findGiftByKey(db, fingerprintOf(key))
  if (gift === undefined || gift.paidAt === null) throw new Refusal('not-found')
  return gift
}

function requireGuide(catalogue: LookDeps['catalogue'], guideId: number) {
  const guide = catalogue.current().findSold(guideId)
  if (guide === undefined) throw new Refusal('not-found')
  return guide
}
