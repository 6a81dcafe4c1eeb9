import { sql, type Selectable } from 'kysely'
import type { NewsRequests } from '../platform/database-types.ts'
import type { Db } from '../platform/database.ts'
import { deleteBatch } from '../platform/batch-queries.ts'

type SubscriptionRequest = Pick<Selectable<NewsRequests>, 'email' | 'language'>

/** Inserts a subscription request and returns its id. */
export async function insertSubscriptionRequest(
  tx: Db,
  { email, language }: SubscriptionRequest,
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
export function takeSubscriptionRequest(tx: Db, id: string): Promise<SubscriptionRequest | undefined> {
  return tx
    .deleteFrom('newsRequests')
    .where('id', '=', id)
    .returning(['email', 'language'])
    .executeTakeFirst()
}

export const deleteSubscriptionRequests = (db: Db, requestedBefore: Date, most: number) =>
  deleteBatch(db, 'news_requests', sql`requested_at < ${requestedBefore}`, most)
