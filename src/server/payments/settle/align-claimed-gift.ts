import { changeProPeriods, listProPeriods, reopenPeriod, type ProPeriod } from '../../access/index.ts'
import type { Db } from '../../platform/database.ts'
import { enqueueProOfferCheck } from '../credit/pro-offer-check.ts'
import { findGift, lockGift, type StoredGift } from '../gifts/gift-queries.ts'
import { notifyRecipient, type GiftChange } from '../gifts/notify-recipient.ts'
import { incrementSettleVersion, lockBuyer } from '../queries.ts'
import type { SettleDeps } from './settle-deps.ts'
import { settleGuide } from './settle-order.ts'

/**
 * Decides again what a gift grants its recipient, beside the recipient's other entitlements. Settling locks the buyer. This function
 * locks the recipient in a separate transaction, so that two users who gave each other gifts can't deadlock.
 */
export async function alignClaimedGift(deps: SettleDeps, { giftId }: { giftId: string }): Promise<void> {
  const { claimedBy: readerId = null, guideId = null } = (await findGift(deps.db, giftId)) ?? {}
  if (readerId === null) return
  if (guideId !== null) {
    await settleGuide(deps, { userId: readerId, guideId })
    return
  }
  await deps.db.transaction().execute(async (tx) => {
    await lockBuyer(tx, readerId)
    await alignGiftedPeriod(tx, deps, { gift: await lockGift(tx, giftId), readerId })
  })
}

/** Closes or reopens claimed months of Pro by the gift's state and notifies the user. The caller has locked user and gift. */
async function alignGiftedPeriod(
  tx: Db,
  deps: SettleDeps,
  { gift, readerId }: { gift: StoredGift; readerId: number },
): Promise<void> {
  const now = deps.clock()
  const period = (await listProPeriods(tx, readerId)).find(({ id }) => id === gift.id)
  if (period === undefined) return
  const { aligned, reason } = toAlignedPeriod(gift, period, now)
  if (aligned === period) return
  const change = (periods: ProPeriod[]) => periods.map((each) => (each.id === gift.id ? aligned : each))
  await changeProPeriods(tx, readerId, { change, reason, sourceRef: gift.id }, now)
  await incrementSettleVersion(tx, readerId)
  await enqueueProOfferCheck(tx, deps.jobs, readerId)
  const wasRunning = period.endsAt === null || period.endsAt > now
  if (wasRunning) await notifyRecipient(tx, deps, { gift, readerId, became: changeOf(aligned) }, now)
}

function changeOf({ revokedAt, suspendedAt }: ProPeriod): GiftChange {
  if (revokedAt !== null) return 'takenBack'
  return suspendedAt === null ? 'openAgain' : 'onHold'
}

/** Returns the period according to the gift's state, with the reason of the change. Returns the same object if nothing changes. */
function toAlignedPeriod(gift: StoredGift, period: ProPeriod, now: Date) {
  const isOpen = period.suspendedAt === null && period.revokedAt === null
  if (gift.revokedAt !== null)
    return {
      aligned: period.revokedAt === null ? { ...period, revokedAt: now } : period,
      reason: 'the gift was taken back',
    }
  if (gift.suspendedAt !== null)
    return {
      aligned: isOpen ? { ...period, suspendedAt: now } : period,
      reason: 'the payment of the gift is disputed',
    }
  return { aligned: isOpen ? period : reopenPeriod(period), reason: 'the gift stands again' }
}
