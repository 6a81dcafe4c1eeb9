import { sql, type NotNull, type Selectable } from 'kysely'
import type { DB } from '../platform/database-types.ts'
import type { Db } from '../platform/database.ts'

export type NewsletterSubscriber = Pick<Selectable<DB['newsSubscriptions']>, 'email' | 'language' | 'key'>

/** Inserts a subscription request and returns its id. */
export async function insertSubscriptionRequest(
  tx: Db,
  { email, language }: Pick<Selectable<DB['newsRequests']>, 'email' | 'language'>,
  now: Date,
): Promise<string> {
  const { id } = await tx
    .insertInto('newsRequests')
    .values({ email, language, requestedAt: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Deletes a subscription request and returns it. Undefined if it was processed already. */
export function takeSubscriptionRequest(tx: Db, id: string) {
  return tx
    .deleteFrom('newsRequests')
    .where('id', '=', id)
    .returning(['email', 'language'])
    .executeTakeFirst()
}

/** Inserts or renews an unconfirmed subscription and returns its key. Undefined if an email was sent recently or the address is already confirmed. */
export async function upsertUnconfirmedSubscription(
  tx: Db,
  { email, language, key }: NewsletterSubscriber,
  { now, notSince }: { now: Date; notSince: Date },
): Promise<string | undefined> {
  const row = await tx
    .insertInto('newsSubscriptions')
    .values({ email: email.toLowerCase(), language, key, askedAt: now })
    .onConflict((conflict) =>
      conflict
        .column('email')
        .doUpdateSet({ language, askedAt: now })
        .where('newsSubscriptions.confirmedAt', 'is', null)
        .where('newsSubscriptions.askedAt', '<', notSince),
    )
    .returning('key')
    .executeTakeFirst()
  return row?.key
}

/** Confirms a subscription. Idempotent. Returns false if the key is unknown. The first newsletter comes next week. */
export async function confirmNewsletterSubscription(
  db: Db,
  key: string,
  { now, week }: { now: Date; week: string },
): Promise<boolean> {
  const row = await db
    .updateTable('newsSubscriptions')
    .set({
      confirmedAt: sql<Date>`coalesce(confirmed_at, ${now})`,
      toldWeek: sql<Date>`coalesce(told_week, ${week}::date)`,
    })
    .where('key', '=', key)
    .returning('email')
    .executeTakeFirst()
  return row !== undefined
}

export async function endNewsletterSubscription(db: Db, key: string): Promise<void> {
  await db.deleteFrom('newsSubscriptions').where('key', '=', key).execute()
}

/** Marks subscribers whose newsletter of this week isn't enqueued yet and returns them. Locks them until the transaction ends. */
export function claimDueSubscribers(tx: Db, week: string, { now, most }: { now: Date; most: number }) {
  const due = tx
    .selectFrom('newsSubscriptions')
    .select('email')
    .where('confirmedAt', 'is not', null)
    .where(sql<boolean>`told_week is distinct from ${week}::date`)
    .orderBy('email')
    .limit(most)
    .forUpdate()
    .skipLocked()
  return tx
    .updateTable('newsSubscriptions')
    .set({ toldWeek: sql<Date>`${week}::date`, owedAt: now, refusedAt: null })
    .where('email', 'in', due)
    .returning(['email', 'language', 'key'])
    .execute()
}

/** Returns the subscription of an address. The caller must have verified the address. */
export function findNewsletterSubscription(db: Db, provedEmail: string) {
  return db
    .selectFrom('newsSubscriptions')
    .select(['email', 'language', 'askedAt', 'confirmedAt'])
    .where('email', '=', provedEmail.toLowerCase())
    .executeTakeFirst()
}

/** Deletes a subscription and returns whether there was one. */
export async function deleteSubscriber(tx: Db, email: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('newsSubscriptions')
    .where('email', '=', email.toLowerCase())
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

/** Hours. The newsletters of one week are enqueued in batches within this time. */
const sendingHours = 24
const maxRefused = 50

export async function summarizeSubscribers(db: Db) {
  const [languages, last, waiting, refused] = await Promise.all([
    db
      .selectFrom('newsSubscriptions')
      .select([
        'language',
        sql<number>`(count(*) filter (where confirmed_at is not null))::int`.as('confirmed'),
        sql<number>`(count(*) filter (where confirmed_at is null))::int`.as('unconfirmed'),
      ])
      .groupBy('language')
      .orderBy('language')
      .execute(),
    sql<{ owedAt: Date | null; count: number }>`
      select max(owed_at) as owed_at, count(*)::int as count from news_subscriptions
      where owed_at > (select max(owed_at) from news_subscriptions) - make_interval(hours => ${sendingHours}::int)`.execute(
      db,
    ),
    sql<{ count: number }>`
      select count(*)::int as count from mails join news_subscriptions as held
        on held.key = substring(mails.leave_url from 'key=([A-Za-z0-9_-]{43})$')
      where mails.sent_at is null and mails.refused is null`.execute(db),
    db
      .selectFrom('newsSubscriptions')
      .select(['email', 'refusedAt'])
      .where('refusedAt', 'is not', null)
      .orderBy('refusedAt', 'desc')
      .limit(maxRefused)
      .$narrowType<{ refusedAt: NotNull }>()
      .execute(),
  ])
  const { owedAt = null, count = 0 } = last.rows[0] ?? {}
  return {
    languages,
    /** Time when newsletters were last enqueued, and how many. Null before the first time. */
    last: owedAt === null ? null : { owedAt, count },
    /** Number of newsletters that aren't sent yet. */
    waiting: waiting.rows[0]?.count ?? 0,
    /** Subscribers whose last newsletter was refused, newest refusal first. */
    refused,
  }
}
