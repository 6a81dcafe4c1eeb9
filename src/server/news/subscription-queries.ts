import { sql } from 'kysely'
import type { PageLanguage } from '../../shared/languages.ts'
import type { Db } from '../platform/database.ts'

export interface Asked {
  email: string
  language: PageLanguage
  key: string
}

/** The key of whoever is to be asked for a confirmation; undefined where one is on its way, or was given. */
export async function askSubscription(
  tx: Db,
  { email, language, key }: Asked,
  { now, notSince }: { now: Date; notSince: Date },
): Promise<string | undefined> {
  const row = await tx
    .insertInto('news_subscriptions')
    .values({ email: email.toLowerCase(), language, key, asked_at: now })
    .onConflict((conflict) =>
      conflict
        .column('email')
        .doUpdateSet({ language, asked_at: now })
        .where('news_subscriptions.confirmed_at', 'is', null)
        .where('news_subscriptions.asked_at', '<', notSince),
    )
    .returning('key')
    .executeTakeFirst()
  return row?.key
}

/** False where nobody has this key. Confirmed again is confirmed; the first mail is next week's. */
export async function confirmSubscription(
  db: Db,
  key: string,
  { now, week }: { now: Date; week: string },
): Promise<boolean> {
  const row = await db
    .updateTable('news_subscriptions')
    .set({
      confirmed_at: sql<Date>`coalesce(confirmed_at, ${now})`,
      told_week: sql<Date>`coalesce(told_week, ${week}::date)`,
    })
    .where('key', '=', key)
    .returning('email')
    .executeTakeFirst()
  return row !== undefined
}

export async function endSubscription(db: Db, key: string): Promise<void> {
  await db.deleteFrom('news_subscriptions').where('key', '=', key).execute()
}

/** Some of those who are to be told of this week; nobody else takes them until the transaction ends. */
export async function takeSubscribers(
  tx: Db,
  week: string,
  { now, most }: { now: Date; most: number },
): Promise<Asked[]> {
  const due = tx
    .selectFrom('news_subscriptions')
    .select('email')
    .where('confirmed_at', 'is not', null)
    .where(sql<boolean>`told_week is distinct from ${week}::date`)
    .orderBy('email')
    .limit(most)
    .forUpdate()
    .skipLocked()
  const rows = await tx
    .updateTable('news_subscriptions')
    .set({ told_week: sql<Date>`${week}::date`, owed_at: now, refused_at: null })
    .where('email', 'in', due)
    .returning(['email', 'language', 'key'])
    .execute()
  // The language comes from a page.
  return rows.map((row) => ({ ...row, language: row.language as PageLanguage }))
}

export interface OwnSubscription {
  email: string
  language: string
  askedAt: Date
  confirmedAt: Date | null
}

/** The caller has seen to it that the address is proved. */
export function findSubscription(db: Db, provedEmail: string): Promise<OwnSubscription | undefined> {
  return db
    .selectFrom('news_subscriptions')
    .select(['email', 'language', 'asked_at as askedAt', 'confirmed_at as confirmedAt'])
    .where('email', '=', provedEmail.toLowerCase())
    .executeTakeFirst()
}

/** Whether there was one. */
export async function forgetSubscriber(tx: Db, email: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('news_subscriptions')
    .where('email', '=', email.toLowerCase())
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

/** Mails of one Monday are owed batch after batch. */
const sendingHours = 24
const mostRefused = 50

export interface SubscriberSummary {
  languages: { language: PageLanguage; confirmed: number; unconfirmed: number }[]
  /** When mails were owed last, and to how many. */
  last: { owedAt: Date; count: number } | null
  /** Weekly mails that have not been sent yet. */
  waiting: number
  /** Whose last mail was refused, the newest first. */
  refused: { email: string; refusedAt: Date }[]
}

export async function summarizeSubscribers(db: Db): Promise<SubscriberSummary> {
  const [languages, last, waiting, refused] = await Promise.all([
    db
      .selectFrom('news_subscriptions')
      .select([
        // It comes from a page.
        sql<PageLanguage>`language`.as('language'),
        sql<number>`(count(*) filter (where confirmed_at is not null))::int`.as('confirmed'),
        sql<number>`(count(*) filter (where confirmed_at is null))::int`.as('unconfirmed'),
      ])
      .groupBy('language')
      .orderBy('language')
      .execute(),
    sql<{ owedAt: Date | null; count: number }>`
      select max(owed_at) as "owedAt", count(*)::int as count from news_subscriptions
      where owed_at > (select max(owed_at) from news_subscriptions) - make_interval(hours => ${sendingHours}::int)`.execute(
      db,
    ),
    sql<{ count: number }>`
      select count(*)::int as count from mails join news_subscriptions as held
        on held.key = substring(mails.leave_url from 'key=([A-Za-z0-9_-]{43})$')
      where mails.sent_at is null and mails.refused is null`.execute(db),
    db
      .selectFrom('news_subscriptions')
      .select(['email', sql<Date>`refused_at`.as('refusedAt')])
      .where('refused_at', 'is not', null)
      .orderBy('refused_at', 'desc')
      .limit(mostRefused)
      .execute(),
  ])
  const { owedAt = null, count = 0 } = last.rows[0] ?? {}
  return {
    languages,
    last: owedAt === null ? null : { owedAt, count },
    waiting: waiting.rows[0]?.count ?? 0,
    refused,
  }
}

/** Of those whom nobody confirmed. At most `most`; says how many. */
export async function deleteUnconfirmed(db: Db, askedBefore: Date, most: number): Promise<number> {
  const old = db
    .selectFrom('news_subscriptions')
    .select('email')
    .where('confirmed_at', 'is', null)
    .where('asked_at', '<', askedBefore)
    .limit(most)
  const { numDeletedRows } = await db
    .deleteFrom('news_subscriptions')
    .where('email', 'in', old)
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
