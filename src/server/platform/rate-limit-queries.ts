import { sql } from 'kysely'
import { maxClockSkewMs } from './time/clock-skew.ts'
import type { Db } from './database.ts'

interface RateLimitHit {
  key: string
  now: Date
  free: number
  windowSeconds: number
  maxWaitSeconds: number
}

const seconds = (amount: unknown) => sql`make_interval(secs => ${amount}::double precision)`

/**
 * Counts an attempt, granted or refused, in one statement, so that all concurrent attempts count. Also deletes two rows that expired an hour ago, so that the
 * table stays small.
 */
export async function countRateLimitHit(
  db: Db,
  attempt: RateLimitHit,
): Promise<{ granted: boolean; opensAt: Date }> {
  const { key, free, windowSeconds, maxWaitSeconds } = attempt
  const now = sql`${attempt.now}::timestamptz`
  // "No wait" is stored as the epoch instead of the current time, because the clocks of two nodes differ. Each further attempt doubles the wait; after 30
  // doublings it is longer than any window.
  const opensAfter = (count: unknown) => sql`case when ${count} < ${free}::int then 'epoch'::timestamptz else
    ${now} + ${seconds(sql`least(${maxWaitSeconds}::int, power(2, least(${count} - ${free}::int, 30)))`)} end`
  // A time further in the future than a window or a wait was stored by a node with a wrong clock.
  const isAhead = (time: unknown, maxSeconds: number) =>
    sql`${time} > ${now} + ${seconds(maxSeconds + maxClockSkewMs / 1000)}`
  const isOver = sql`(held.window_ends_at <= ${now} or ${isAhead(sql`held.window_ends_at`, windowSeconds)})`
  const isShut = sql`(held.opens_at > ${now} and not ${isOver}
    and not ${isAhead(sql`held.opens_at`, maxWaitSeconds)})`

  const { rows } = await sql<{ granted: boolean; opensAt: Date }>`
    with swept as (
      delete from rate_limits where key in (
        select key from rate_limits
        where window_ends_at < ${now} - interval '1 hour' and key <> ${key}
        order by window_ends_at limit 2 for update skip locked
      )
    )
    insert into rate_limits as held (key, count, refused, opens_at, window_ends_at)
    values (${key}, 1, 0, ${opensAfter(sql`1`)}, ${now} + ${seconds(windowSeconds)})
    on conflict (key) do update set
      count = case when ${isShut} then held.count when ${isOver} then 1 else held.count + 1 end,
      refused = case when ${isShut} then held.refused + 1 else 0 end,
      opens_at = case
        when ${isShut} then held.opens_at
        when ${isOver} then excluded.opens_at
        else least(held.window_ends_at, ${opensAfter(sql`held.count + 1`)})
      end,
      window_ends_at = case when ${isOver} then excluded.window_ends_at else held.window_ends_at end
    returning refused = 0 as granted, opens_at`.execute(db)
  const counted = rows[0]
  if (counted === undefined) throw new Error('An attempt was not counted')
  return counted
}

export async function deleteRateLimit(db: Db, key: string): Promise<void> {
  await db.deleteFrom('rateLimits').where('key', '=', key).execute()
}
