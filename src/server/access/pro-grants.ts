import type { Db } from '../platform/database.ts'
import { listProGrants, saveProGrant } from './grant-queries.ts'
import { grantedUntil, isOpenGrant, layOutGrants, type ProGrant, type RunningPlan } from './lay-out-grants.ts'
import { hasActiveSubscription } from './may-read.ts'
import { findSubscription, insertAccessChange, type Subscription } from './queries.ts'

/** Whether somebody has Pro by a plan of their own, or Stripe still holds one that it may charge. */
export function holdsPlan(subscription: Subscription, now: Date): boolean {
  return subscription.held !== null || hasActiveSubscription({ ...subscription, grantedUntil: null }, now)
}

/**
 * Changes the grants of somebody, lays them out anew and notes whether Pro began or ended by it. The caller has locked the
 * reader's row.
 */
export async function changeProGrants(
  tx: Db,
  userId: number,
  {
    change,
    reason,
    sourceRef,
    planEnded = false,
  }: {
    change: (grants: ProGrant[]) => ProGrant[]
    reason: string
    sourceRef: string | null
    /** It is noted already that Pro has ended with a plan. */
    planEnded?: boolean
  },
  now: Date,
): Promise<void> {
  const before = await noteEndedGrants(tx, userId, now)
  const plan = runningPlan(await findSubscription(tx, userId), now)
  const after = layOutGrants(change(before), { plan, now })
  for (const grant of after) if (!before.includes(grant)) await saveProGrant(tx, userId, grant)
  const [hadPro, hasPro] = [covers(before, now) && !planEnded, covers(after, now)]
  if (hadPro === hasPro || plan !== undefined) return
  const kind = hasPro ? 'pro-started' : 'pro-ended'
  await insertAccessChange(tx, { userId, guideId: null, change: kind, reason, sourceRef }, now)
}

/**
 * Lays the grants out around a plan that has begun, ended or come back. Answers what has moved, as readable text. The caller has
 * locked the reader's row.
 */
export async function followPlan(
  tx: Db,
  userId: number,
  { planEnded }: { planEnded: boolean },
  now: Date,
): Promise<string[]> {
  const next = (await listProGrants(tx, userId)).find(
    (each) => isOpenGrant(each) && (each.endsAt === null || each.endsAt > now),
  )
  if (next === undefined) return []
  const noted = { reason: 'the plan has ended', sourceRef: next.giftId, planEnded }
  await changeProGrants(tx, userId, { change: (grants) => grants, ...noted }, now)
  const after = (await listProGrants(tx, userId)).find(({ giftId }) => giftId === next.giftId)
  if (after?.startsAt?.getTime() === next.startsAt?.getTime()) return []
  const months = `the given months of ${next.giftId}`
  return [
    after?.startsAt == null ? `interrupt ${months}` : `begin ${months} on ${after.startsAt.toISOString()}`,
  ]
}

function runningPlan(subscription: Subscription, now: Date): RunningPlan | undefined {
  const { expiresAt, renews } = subscription
  if (!hasActiveSubscription({ ...subscription, grantedUntil: null }, now)) return undefined
  return { until: renews ? null : expiresAt }
}

/** Notes that grants have ended by themselves, at the time when they did. The caller has locked the reader's row. */
export async function noteEndedGrants(tx: Db, userId: number, now: Date): Promise<ProGrant[]> {
  const grants = await listProGrants(tx, userId)
  const isOver = (grant: ProGrant) =>
    isOpenGrant(grant) && !grant.endNoted && grant.endsAt !== null && grant.endsAt <= now
  const noted = grants.map((grant) => (isOver(grant) ? { ...grant, endNoted: true } : grant))
  for (const grant of noted) if (!grants.includes(grant)) await saveProGrant(tx, userId, grant)
  const last = grants.findLast(isOver)
  const endedAt = grantedUntil(grants)
  if (last !== undefined && endedAt !== null && endedAt <= now) {
    const ended = { change: 'pro-ended', reason: 'the gift has ended', sourceRef: last.giftId } as const
    await insertAccessChange(tx, { userId, guideId: null, ...ended }, endedAt)
  }
  return noted
}

function covers(grants: readonly ProGrant[], now: Date): boolean {
  const until = grantedUntil(grants)
  return until !== null && until > now
}
