import { sql, type Updateable } from 'kysely'
import type pg from 'pg'
import type { FileProgress } from '../../../shared/admin/guide-file-schemas.ts'
import type { ApiErrorCode } from '../../../shared/errors.ts'
import type { Db } from '../../platform/database.ts'
import type { DB } from '../../platform/database-types.ts'
import type { GuideToStage } from '../storage/index.ts'
import type { RowError } from './check-rows.ts'

export interface UploadedFile {
  file: string
  name: string
  sentBy: string
}

/** Result of validating an uploaded file. */
export interface UploadReport {
  /** Number of rows with errors. */
  refused: number
  /** Errors of the first invalid rows. */
  problems: RowError[]
  /** Error for which the whole file was rejected. Null for a readable file. */
  fault: string | null
}

/** Inserts an uploaded file. Returns false if the id is already used. */
export async function insertUploadedFile(db: Db, { file, name, sentBy }: UploadedFile, now: Date) {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('sentFiles')
    .values({ id: file, name, sentBy, sentAt: now })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

/** Appends guides to the staged guides of a file. */
export async function insertStagedGuides(db: Db, file: string, guides: readonly GuideToStage[]) {
  const rows = guides.map((guide) => ({ fileId: file, guide: JSON.stringify(guide) }))
  await db.insertInto('stagedGuides').values(rows).execute()
}

const readBatchSize = 500

export async function* readStagedGuides(db: Db, file: string): AsyncGenerator<GuideToStage> {
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

export async function findUploadedFile(db: Db, file: string) {
  return db
    .selectFrom('sentFiles')
    .where('id', '=', file)
    .select([
      'name',
      'sentBy',
      // Null until the upload is complete.
      sql<UploadReport | null>`found`.as('found'),
      'mark',
      sql<ApiErrorCode | null>`refusal`.as('refusal'),
      sql<boolean>`step is not null`.as('begun'),
      sql<number>`done::int`.as('done'),
      sql<number>`total::int`.as('total'),
      'written',
    ])
    .executeTakeFirst()
}

/** Updates a file whose guides are not written yet. */
export async function updateUploadedFile(db: Db, file: string, values: Updateable<DB['sentFiles']>) {
  await db.updateTable('sentFiles').set(values).where('id', '=', file).where('written', 'is', null).execute()
}

/** Marks the file as written and deletes its staged guides, in the transaction that writes the guides. */
export async function markFileWritten(
  client: pg.ClientBase,
  file: string,
  written: NonNullable<FileProgress['written']>,
): Promise<void> {
  await client.query('update sent_files set written = $2 where id = $1', [file, written])
  await client.query('delete from staged_guides where file_id = $1', [file])
}

export async function deleteUploadedFile(db: Db, file: string): Promise<void> {
  await db.deleteFrom('sentFiles').where('id', '=', file).execute()
}
