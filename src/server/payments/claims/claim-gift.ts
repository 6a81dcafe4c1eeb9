import type { GiftPageData } from '../../../shared/payments/gift-schemas.ts'
import {
  findEntitlements,
  giftClaimedReason,
  mayRead,
  recordFreeGrant,
  requireGuideNotOwned,
} from '../../access/index.ts'
import type { User } from '../../platform/caller.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { PayDeps } from '../deps.ts'
import { incrementSettleVersion, lockBuyer } from '../queries.ts'
import type { SettleDeps } from '../settle/settle-deps.ts'
import { claimProGift, isGiftClaimedByUser, previewGiftedPro } from './claim-pro.ts'
import {
  hashGiftKey,
  findGiftByKey,
  findGiverName,
  lockGift,
  updateGift,
  type StoredGift,
} from '../gifts/gift-queries.ts'
import { deriveGiftState } from '../gifts/gift-state.ts'

/** Returns what the holder of a gift link sees: public texts of the guide, or when Pro would end. */
export async function previewGift(deps: PayDeps, user: User, key: string): Promise<GiftPageData> {
  const { db, clock } = deps
  const gift = await requireByKey(db, key)
  const { guideId, months } = gift
  const state = deriveGiftState(gift)
  return {
    guideId,
    months,
    ...(guideId === null
      ? { ...noGuide, ...(await previewGiftedPro(db, user, gift, clock())) }
      : { ...(await lookAtGuide(deps, user, guideId)), until: null, plan: null }),
    from: await findGiverName(db, gift.buyerId),
    message: gift.message,
    state: state === 'claimed' || state === 'on-hold' || state === 'taken-back' ? state : 'open',
    mine: gift.claimedBy === user.id,
  }
}

const noGuide = { titleEn: '', titleJa: '', thumbnailUrl: '', mayRead: false }

async function lookAtGuide({ db, clock, catalogue }: PayDeps, user: User, guideId: number) {
  const guide = requireGuide(catalogue, guideId)
  const { titleEn, titleJa, thumbnailUrl } = guide
  const entitlements = await findEntitlements(db, user.uid, guideId)
  return { titleEn, titleJa, thumbnailUrl, mayRead: mayRead(guide, entitlements, clock()) }
}

/** Claims a gift for the holder of its link, once. */
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
  const until = await claimProGift(deps, user, found)
  return { guideId, until: until?.toISOString() ?? null }
}

/** Grants the gifted guide. Rejects a user who may already read it and leaves the gift open. A repeated claim changes nothing. */
async function claimGuide(
  { db, clock, catalogue }: PayDeps,
  user: User,
  { id, guideId }: { id: string; guideId: number },
): Promise<void> {
  const guide = requireGuide(catalogue, guideId)
  await db.transaction().execute(async (tx) => {
    await lockBuyer(tx, user.id)
    const gift = await lockGift(tx, id)
    if (isGiftClaimedByUser(gift, user)) return
    const now = clock()
    await requireGuideNotOwned(tx, user, guide, now)
    const purchaseId = await recordFreeGrant(
      tx,
      { userId: user.id, guideId, source: 'gift', itemId: gift.itemId },
      giftClaimedReason,
      now,
      gift.id,
    )
    await updateGift(tx, gift.id, { claimedAt: now, claimedBy: user.id, purchaseId })
    await incrementSettleVersion(tx, user.id)
  })
}

/** Finds a gift by the key of its link. Rejects unknown keys. Unpaid gifts have no link. */
async function requireByKey(db: PayDeps['db'], key: string): Promise<StoredGift> {
  const gift = await findGiftByKey(db, hashGiftKey(key))
  if (gift === undefined || gift.paidAt === null) throw new Refusal('not-found')
  return gift
}

function requireGuide(catalogue: PayDeps['catalogue'], guideId: number) {
  const guide = catalogue.current().findSold(guideId)
  if (guide === undefined) throw new Refusal('not-found')
  return guide
}
