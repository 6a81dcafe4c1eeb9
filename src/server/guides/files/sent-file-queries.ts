import { sql } from 'kysely'
import type pg from 'pg'
import type { FileProgress } from '../../../shared/desk/guide-file-schemas.ts'
import type { Db } from '../../platform/database.ts'

export interface SentFile {
  file: string
  name: string
  sentBy: string
}

/** Whose it was first, it stays. */
export async function insertSentFile(db: Db, { file, name, sentBy }: SentFile, now: Date): Promise<void> {
  await db
    .insertInto('sentFiles')
    .values({ id: file, name, sentBy, sentAt: now })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
}

/** The same part again replaces itself. */
export async function insertPart(db: Db, file: string, part: number, bytes: Buffer): Promise<void> {
  await db
    .insertInto('sentFileParts')
    .values({ fileId: file, part, bytes })
    .onConflict((conflict) => conflict.columns(['fileId', 'part']).doUpdateSet({ bytes }))
    .execute()
}

export function findSentFile(db: Db, file: string, sentBy: string) {
  return db
    .selectFrom('sentFiles')
    .where('id', '=', file)
    .where('sentBy', '=', sentBy)
    .select([
      'name',
      'step',
      sql<number>`done::int`.as('done'),
      sql<number>`total::int`.as('total'),
      'guides',
      'written',
    ])
    .executeTakeFirst()
}

/** Of the first of its parts. */
export async function measureParts(
  db: Db,
  file: string,
  parts: number,
): Promise<{ count: number; size: number }> {
  return db
    .selectFrom('sentFileParts')
    .where('fileId', '=', file)
    .where('part', '<', parts)
    .select([
      sql<number>`count(*)::int`.as('count'),
      sql<number>`coalesce(sum(octet_length(bytes)), 0)::int`.as('size'),
    ])
    .executeTakeFirstOrThrow()
}

export async function* readParts(db: Db, file: string, parts: number): AsyncGenerator<Buffer> {
  for (let part = 0; part < parts; part += 1) {
    const { bytes } = await db
      .selectFrom('sentFileParts')
      .where('fileId', '=', file)
      .where('part', '=', part)
      .select('bytes')
      .executeTakeFirstOrThrow()
    yield bytes
  }
}

/** Outside the transaction that works on the file, so that it is seen at once. */
export async function noteProgress(
  db: Db,
  file: string,
  { step, done, total, guides }: Omit<FileProgress, 'written'>,
): Promise<void> {
  await db.updateTable('sentFiles').set({ step, done, total, guides }).where('id', '=', file).execute()
}

/** In the transaction that writes the guides, so that whoever has lost the answer can find out. */
export async function noteWritten(
  client: pg.ClientBase,
  file: string,
  written: NonNullable<FileProgress['written']>,
): Promise<void> {
  await client.query('update sent_files set written = $2 where id = $1', [file, written])
  await client.query('delete from sent_file_parts where file_id = $1', [file])
}

export async function deleteSentFiles(db: Db, sentBefore: Date, most: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('sentFiles')
    .where('id', 'in', (eb) =>
      eb.selectFrom('sentFiles').where('sentAt', '<', sentBefore).select('id').limit(most),
    )
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
