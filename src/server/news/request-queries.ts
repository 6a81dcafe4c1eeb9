import type { PageLanguage } from '../../shared/languages.ts'
import type { Db } from '../platform/database.ts'

interface NewsRequest {
  email: string
  language: PageLanguage
}

/** Returns its id. */
export async function insertRequest(tx: Db, { email, language }: NewsRequest, now: Date): Promise<string> {
  const { id } = await tx
    .insertInto('news_requests')
    .values({ email, language, requested_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Deletes the request and returns it. Undefined if it was processed already. */
export async function takeRequest(tx: Db, id: string): Promise<NewsRequest | undefined> {
  const row = await tx
    .deleteFrom('news_requests')
    .where('id', '=', id)
    .returning(['email', 'language'])
    .executeTakeFirst()
  // The language comes from a page.
  return row && { ...row, language: row.language as PageLanguage }
}

/** At most `most`; returns how many. */
export async function deleteRequests(db: Db, requestedBefore: Date, most: number): Promise<number> {
  const old = db
    .selectFrom('news_requests')
    .select('id')
    .where('requested_at', '<', requestedBefore)
    .limit(most)
  const { numDeletedRows } = await db
    .deleteFrom('news_requests')
    .where('id', 'in', old)
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
