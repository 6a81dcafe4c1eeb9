import { changeProGrants, listProGrants, reopenGrant, type ProGrant } from '../../access/index.ts'
import type { Db } from '../../platform/database.ts'
import { endOutdatedOfferLater } from '../credit/outdated-offer.ts'
import type { PaymentDeps } from '../deps.ts'
import { bumpSettleVersion } from '../queries.ts'
import type { StoredGift } from './gift-queries.ts'
import { tellReader, type GiftChange } from './tell-reader.ts'

/**
 * Closes or opens again the months of Pro that somebody has claimed, as the gift now stands. The caller has locked the reader
 * and the gift. Who has them is told while they run; nothing is charged for what was read.
 */
export async function alignGrant(
  tx: Db,
  deps: Pick<PaymentDeps, 'catalogue' | 'clock' | 'jobs' | 'env'>,
  { gift, readerId }: { gift: StoredGift; readerId: number },
): Promise<void> {
  const now = deps.clock()
  const grant = (await listProGrants(tx, readerId)).find(({ giftId }) => giftId === gift.id)
  if (grant === undefined) return
  const { aligned, reason } = alignedTo(gift, grant, now)
  if (aligned === grant) return
  const change = (grants: ProGrant[]) => grants.map((each) => (each.giftId === gift.id ? aligned : each))
  await changeProGrants(tx, readerId, { change, reason, sourceRef: gift.id }, now)
  await bumpSettleVersion(tx, readerId)
  await endOutdatedOfferLater(tx, deps.jobs, readerId)
  const wasRunning = grant.endsAt === null || grant.endsAt > now
  if (wasRunning) await tellReader(tx, deps, { gift, readerId, became: changeOf(aligned) }, now)
}

function changeOf({ revokedAt, suspendedAt }: ProGrant): GiftChange {
  if (revokedAt !== null) return 'takenBack'
  return suspendedAt === null ? 'openAgain' : 'onHold'
}

/** The same object where nothing changes. */
function alignedTo(gift: StoredGift, grant: ProGrant, now: Date): { aligned: ProGrant; reason: string } {
  if (gift.revokedAt !== null) {
    const aligned = grant.revokedAt === null ? { ...grant, revokedAt: now } : grant
    return { aligned, reason: 'the gift was taken back' }
  }
  if (gift.suspendedAt !== null) {
    const isClosed = grant.suspendedAt !== null || grant.revokedAt !== null
    return {
      aligned: isClosed ? grant : { ...grant, suspendedAt: now },
      reason: 'the payment of the gift is disputed',
    }
  }
  const isOpen = grant.suspendedAt === null && grant.revokedAt === null
  return { aligned: isOpen ? grant : reopenGrant(grant), reason: 'the gift stands again' }
}
