import type { Db } from '../platform/database.ts'
import { findSubscription, insertAccessChange, updateSubscription, type Subscription } from './queries.ts'

/** Stores a user's Pro status and records when it starts and ends. The caller has locked the buyer's row. */
export async function recordSubscription(
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
