import type { Db } from '../platform/database.ts'
import { listProPeriods, upsertProPeriod } from './period-queries.ts'
import {
  findProGrantEnd,
  isOpenPeriod,
  schedulePeriods,
  type ProPeriod,
  type ActivePlan,
} from './schedule-periods.ts'
import { hasActiveSubscription } from './may-read.ts'
import { findSubscription, insertAccessChange, type Subscription, updateSubscription } from './queries.ts'

/** Returns whether the user has Pro by a plan, or a subscription at Stripe that may still charge. */
export function hasPlan(subscription: Subscription, now: Date): boolean {
  return subscription.held !== null || hasActiveSubscription({ ...subscription, grantedUntil: null }, now)
}

/** Changes a user's gifted periods, reschedules them and records whether Pro started or ended. The caller has locked the user's row. */
export async function changeProPeriods(
  tx: Db,
  userId: number,
  {
    change,
    reason,
    sourceRef,
    planEnded = false,
  }: {
    change: (periods: ProPeriod[]) => ProPeriod[]
    reason: string
    sourceRef: string | null
    /** Whether a plan has just ended, which is recorded already: a gifted period that follows it is recorded as a new start. */
    planEnded?: boolean
  },
  now: Date,
): Promise<void> {
  const before = await recordEndedPeriods(tx, userId, now)
  const plan = runningPlan(await findSubscription(tx, userId), now)
  const after = schedulePeriods(change(before), { plan, now })
  for (const period of after) if (!before.includes(period)) await upsertProPeriod(tx, userId, period)
  const [hadPro, hasPro] = [covers(before, now) && !planEnded, covers(after, now)]
  if (hadPro === hasPro || plan !== undefined) return
  const kind = hasPro ? 'pro-started' : 'pro-ended'
  await insertAccessChange(tx, { userId, guideId: null, change: kind, reason, sourceRef }, now)
}

/** Reschedules gifted periods around a changed plan and returns the changes as text. The caller has locked the user's row. */
export async function reschedulePeriods(
  tx: Db,
  userId: number,
  { planEnded }: { planEnded: boolean },
  now: Date,
): Promise<string[]> {
  const next = (await listProPeriods(tx, userId)).find(
    (each) => isOpenPeriod(each) && (each.endsAt === null || each.endsAt > now),
  )
  if (next === undefined) return []
  const noted = { reason: 'the plan has ended', sourceRef: next.id, planEnded }
  await changeProPeriods(tx, userId, { change: (periods) => periods, ...noted }, now)
  const after = (await listProPeriods(tx, userId)).find(({ id }) => id === next.id)
  if (after?.startsAt?.getTime() === next.startsAt?.getTime()) return []
  const months = `the given months of ${next.id}`
  return [
    after?.startsAt == null ? `interrupt ${months}` : `begin ${months} on ${after.startsAt.toISOString()}`,
  ]
}

function runningPlan(subscription: Subscription, now: Date): ActivePlan | undefined {
  const { expiresAt, renews } = subscription
  if (!hasActiveSubscription({ ...subscription, grantedUntil: null }, now)) return undefined
  return { until: renews ? null : expiresAt }
}

/** Records expired periods as ended at the time when they expired. The caller has locked the user's row. */
export async function recordEndedPeriods(tx: Db, userId: number, now: Date): Promise<ProPeriod[]> {
  const periods = await listProPeriods(tx, userId)
  const isOver = (period: ProPeriod) =>
    isOpenPeriod(period) && !period.endRecorded && period.endsAt !== null && period.endsAt <= now
  const noted = periods.map((period) => (isOver(period) ? { ...period, endRecorded: true } : period))
  for (const period of noted) if (!periods.includes(period)) await upsertProPeriod(tx, userId, period)
  const last = periods.findLast(isOver)
  const endedAt = findProGrantEnd(periods)
  if (last !== undefined && endedAt !== null && endedAt <= now) {
    const ended = { change: 'pro-ended', reason: 'the gift has ended', sourceRef: last.id } as const
    await insertAccessChange(tx, { userId, guideId: null, ...ended }, endedAt)
  }
  return noted
}

function covers(periods: readonly ProPeriod[], now: Date): boolean {
  const until = findProGrantEnd(periods)
  return until !== null && until > now
}

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
