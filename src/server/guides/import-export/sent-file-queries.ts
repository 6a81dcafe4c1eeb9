import { sql, type Updateable } from 'kysely'
import type pg from 'pg'
import type { FileProgress } from '../../../shared/desk/guide-file-schemas.ts'
import type { RefusalCode } from '../../../shared/errors.ts'
import type { Db } from '../../platform/database.ts'
import type { DB } from '../../platform/database-types.ts'
import type { GuideToStage } from '../storage/index.ts'
import type { BadValue } from './check-rows.ts'

export interface SentFile {
  file: string
  name: string
  sentBy: string
}

/** What was found while the file arrived. */
export interface FileRead {
  /** Rows with errors. */
  refused: number
  /** The first of their errors. */
  problems: BadValue[]
  /** Why the file as a whole can't be read; null for a file that can. */
  fault: string | null
}

/** Returns whether the id was free. */
export async function insertSentFile(db: Db, { file, name, sentBy }: SentFile, now: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('sentFiles')
    .values({ id: file, name, sentBy, sentAt: now })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

/** Adds guides behind those that are staged already. */
export async function insertStaged(db: Db, file: string, guides: readonly GuideToStage[]): Promise<void> {
  const rows = guides.map((guide) => ({ fileId: file, guide: JSON.stringify(guide) }))
  await db.insertInto('stagedGuides').values(rows).execute()
}

const readBatchSize = 500

export async function* readStaged(db: Db, file: string): AsyncGenerator<GuideToStage> {
  for (let after: string | undefined = '0'; after !== undefined;) {
    const rows: { position: string; guide: GuideToStage }[] = await db
      .selectFrom('stagedGuides')
      .where('fileId', '=', file)
      .where('position', '>', after)
      .orderBy('position')
      .limit(readBatchSize)
      .select(['position', sql<GuideToStage>`guide`.as('guide')])
      .execute()
    for (const { guide } of rows) yield guide
    after = rows.at(-1)?.position
  }
}

export async function findSentFile(db: Db, file: string) {
  return db
    .selectFrom('sentFiles')
    .where('id', '=', file)
    .select([
      'name',
      'sentBy',
      // Null until the whole file has arrived.
      sql<FileRead | null>`found`.as('found'),
      'mark',
      sql<RefusalCode | null>`refusal`.as('refusal'),
      sql<boolean>`step is not null`.as('begun'),
      sql<number>`done::int`.as('done'),
      sql<number>`total::int`.as('total'),
      'written',
    ])
    .executeTakeFirst()
}

/** Changes nothing once the guides are written. */
export async function updateSentFile(
  db: Db,
  file: string,
  values: Updateable<DB['sentFiles']>,
): Promise<void> {
  await db.updateTable('sentFiles').set(values).where('id', '=', file).where('written', 'is', null).execute()
}

/** In the transaction that writes the guides, so both are there or neither is. */
export async function noteWritten(
  client: pg.ClientBase,
  file: string,
  written: NonNullable<FileProgress['written']>,
): Promise<void> {
  await client.query('update sent_files set written = $2 where id = $1', [file, written])
  await client.query('delete from staged_guides where file_id = $1', [file])
}

export async function deleteSentFile(db: Db, file: string): Promise<void> {
  await db.deleteFrom('sentFiles').where('id', '=', file).execute()
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
