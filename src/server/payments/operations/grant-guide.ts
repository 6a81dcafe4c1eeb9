import {
  changePurchase,
  findAccessReason,
  findEntitlements,
  findUnrevokedPurchase,
  recordFreeGrant,
} from '../../access/index.ts'
import type { GuideSummary } from '../../../shared/guides/guides.ts'
import type { JobQueue } from '../../platform/job-queue.ts'
import type { Db } from '../../platform/database.ts'
import { Refusal } from '../../platform/refusal.ts'
import { incrementSettleVersion, lockBuyer } from '../queries.ts'
import { enqueueGuideSettlement } from '../settle/enqueue-settlement.ts'

interface Reader {
  id: number
  uid: string
}

/** Grants a guide for free on behalf of an operator (B20.14). */
export async function grantGuide(
  tx: Db,
  reader: Reader,
  guide: GuideSummary,
  { reason, now }: { reason: string; now: Date },
): Promise<void> {
  await lockBuyer(tx, reader.id)
  const entitlements = await findEntitlements(tx, reader.uid, guide.id)
  if (entitlements?.purchase != null) {
    const isOnHold = findAccessReason(guide, entitlements, now) === undefined
    throw new Refusal(isOnHold ? 'purchase-suspended' : 'already-owned')
  }
  await recordFreeGrant(tx, { userId: reader.id, guideId: guide.id, source: 'given' }, reason, now)
  await incrementSettleVersion(tx, reader.id)
}

/** Revokes a guide that was given or picked. A paid guide is revoked only by its refund. */
export async function revokeGrantedGuide(
  tx: Db,
  jobs: JobQueue,
  userId: number,
  guideId: number,
  { reason, now }: { reason: string; now: Date },
): Promise<void> {
  await lockBuyer(tx, userId)
  const live = await findUnrevokedPurchase(tx, userId, guideId)
  if (live === undefined) throw new Refusal('not-found')
  if (live.source === 'payment' || live.source === 'gift') throw new Refusal('guide-not-given')
  await changePurchase(tx, 'revoke', { purchaseId: live.id, userId, guideId, sourceRef: null, reason }, now)
  await incrementSettleVersion(tx, userId)
  await enqueueGuideSettlement(tx, jobs, userId, guideId)
}
