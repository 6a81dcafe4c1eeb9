import type { Db } from '../platform/database.ts'
import { findSubscription, insertAccessChange, updateSubscription, type Subscription } from './queries.ts'

/** Stores what somebody's Pro is now, and notes its beginning and its end. The caller holds the buyer's row locked. */
export async function setSubscription(
  tx: Db,
  userId: number,
  next: Subscription & { subscriptionId: string | null },
  now: Date,
): Promise<void> {
  const before = await findSubscription(tx, userId)
  await updateSubscription(tx, userId, next)
  if (before.active === next.active) return
  const change = next.active ? 'pro-started' : 'pro-ended'
  const reason = next.active ? 'subscribed' : `the subscription is ${next.status ?? 'gone'}`
  await insertAccessChange(tx, { userId, guideId: null, change, reason, sourceRef: next.subscriptionId }, now)
}
