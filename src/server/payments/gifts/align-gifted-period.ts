import { changeProPeriods, listProPeriods, reopenPeriod, type ProPeriod } from '../../access/index.ts'
import type { Db } from '../../platform/database.ts'
import { enqueueOfferCheck } from '../credit/outdated-offer.ts'
import type { PayDeps } from '../deps.ts'
import { bumpSettleVersion } from '../queries.ts'
import type { StoredGift } from './gift-queries.ts'
import { notifyRecipient, type GiftChange } from './notify-recipient.ts'

/** Closes or reopens claimed months of Pro by the gift's state and notifies the user. The caller has locked user and gift. */
export async function alignGiftedPeriod(
  tx: Db,
  deps: PayDeps,
  { gift, readerId }: { gift: StoredGift; readerId: number },
): Promise<void> {
  const now = deps.clock()
  const period = (await listProPeriods(tx, readerId)).find(({ id }) => id === gift.id)
  if (period === undefined) return
  const { aligned, reason } = toAlignedPeriod(gift, period, now)
  if (aligned === period) return
  const change = (periods: ProPeriod[]) => periods.map((each) => (each.id === gift.id ? aligned : each))
  await changeProPeriods(tx, readerId, { change, reason, sourceRef: gift.id }, now)
  await bumpSettleVersion(tx, readerId)
  await enqueueOfferCheck(tx, deps.jobs, readerId)
  const wasRunning = period.endsAt === null || period.endsAt > now
  if (wasRunning) await notifyRecipient(tx, deps, { gift, readerId, became: changeOf(aligned) }, now)
}

function changeOf({ revokedAt, suspendedAt }: ProPeriod): GiftChange {
  if (revokedAt !== null) return 'takenBack'
  return suspendedAt === null ? 'openAgain' : 'onHold'
}

/** Returns the period according to the gift's state, with the reason of the change. Returns the same object if nothing changes. */
function toAlignedPeriod(
  gift: StoredGift,
  period: ProPeriod,
  now: Date,
): { aligned: ProPeriod; reason: string } {
  if (gift.revokedAt !== null) {
    const aligned = period.revokedAt === null ? { ...period, revokedAt: now } : period
    return { aligned, reason: 'the gift was taken back' }
  }
  if (gift.suspendedAt !== null) {
    const isClosed = period.suspendedAt !== null || period.revokedAt !== null
    return {
      aligned: isClosed ? period : { ...period, suspendedAt: now },
      reason: 'the payment of the gift is disputed',
    }
  }
  const isOpen = period.suspendedAt === null && period.revokedAt === null
  return { aligned: isOpen ? period : reopenPeriod(period), reason: 'the gift stands again' }
}
