import { hash } from 'node:crypto'
import type pg from 'pg'
import type { FileComparison, FileProgress } from '../../../shared/admin/guide-file-schemas.ts'
import { runRawTransaction, type Database, type Db } from '../../platform/database.ts'
import { Refusal } from '../../platform/refusal.ts'
import {
  compareStagedGuides,
  listStagedGuides,
  mergeStagedGuides,
  stageGuides,
  type GuideToStage,
  type StagedChanges,
} from '../storage/index.ts'
import { validateRows, type RowError } from './check-rows.ts'
import { GuideFileError, openGuideFile } from './guide-file.ts'
import {
  deleteUploadedFile,
  findUploadedFile,
  insertUploadedFile,
  insertStagedGuides,
  readStagedGuides,
  updateUploadedFile,
  type UploadReport,
  type UploadedFile,
} from './uploaded-file-queries.ts'

// An upload is parsed once, while it is received. Its guides are staged in a table, so that any node can continue the import.

interface ArrivingFile extends UploadedFile {
  chunks: () => AsyncIterable<Buffer>
}

/** Stages the guides of an upload. If the upload is interrupted, deletes the file and everything staged. */
export async function stageFile(db: Db, arriving: ArrivingFile, now: Date): Promise<void> {
  const { file } = arriving
  if (!(await insertUploadedFile(db, arriving, now)))
    throw new Refusal('invalid-input', 'file: this id is taken')
  try {
    await updateUploadedFile(db, file, { found: JSON.stringify(await stageRows(db, arriving)) })
  } catch (error) {
    await deleteUploadedFile(db, file)
    throw error
  }
}

const maxProblems = 100
const insertBatchSize = 200

async function stageRows(db: Db, { file, name, chunks }: ArrivingFile): Promise<UploadReport> {
  const counts = { checked: 0, refused: 0 }
  const problems: RowError[] = []
  const onBadValue = (bad: RowError) => problems.length < maxProblems && problems.push(bad)
  let batch: GuideToStage[] = []
  try {
    const rows = await openGuideFile({ name, chunks }, () => undefined)
    for await (const guide of validateRows(rows, counts, onBadValue)) {
      batch.push(guide)
      if (batch.length < insertBatchSize) continue
      await insertStagedGuides(db, file, batch)
      batch = []
    }
    if (batch.length > 0) await insertStagedGuides(db, file, batch)
    if (counts.checked === 0) throw new GuideFileError('noGuides', { file: name })
    return { refused: counts.refused, problems, fault: null }
  } catch (error) {
    if (!(error instanceof GuideFileError)) throw error
    return { refused: 0, problems: [], fault: error.message }
  }
}

/** Returns a complete upload of this editor. Throws `not-found` for any other file. */
export async function requireUploadedFile(db: Db, { file, sentBy }: Omit<UploadedFile, 'name'>) {
  const sent = await findUploadedFile(db, file)
  if (sent === undefined || sent.sentBy !== sentBy || sent.found === null)
    throw new Refusal('not-found', 'No such file has arrived')
  return { ...sent, found: sent.found }
}

/** Returns the progress of an import. If the import failed, throws its error. */
export async function readImportProgress(db: Db, own: Omit<UploadedFile, 'name'>): Promise<FileProgress> {
  const { begun, done, total, written, refusal } = await requireUploadedFile(db, own)
  if (written === null && refusal !== null) throw new Refusal(refusal)
  return { begun, done, total, written }
}

interface WriteOptions {
  /** Hash of the previewed changes. If the changes differ by now, nothing is written. */
  mark: string
  savedBy: string
  now: Date
  onProgress: (done: number, total: number) => Promise<void>
  /** Runs after the guides are written, in the same transaction. */
  alongside: (client: pg.ClientBase, changes: StagedChanges) => Promise<void>
}

const maxShown = 100

/** Compares staged guides with the stored ones. With `write`, also writes all of them or none. */
export async function importStagedGuides(
  { db, pool }: Pick<Database, 'db' | 'pool'>,
  file: string,
  write?: WriteOptions,
): Promise<StagedChanges & Pick<FileComparison, 'shown'> & Pick<WriteOptions, 'mark'>> {
  return runRawTransaction(pool, async (client) => {
    await stageGuides(client, readStagedGuides(db, file))
    const changes = await compareStagedGuides(client)
    const { shown, marks } = await listStagedGuides(client, maxShown)
    const mark = hash('sha256', marks, 'base64url')
    if (write !== undefined) {
      if (write.mark !== mark) throw new Refusal('guide-changed', 'Other guides would change by now')
      const total = changes.added + changes.changed
      await mergeStagedGuides(client, write.savedBy, write.now, (done) => write.onProgress(done, total))
      await write.alongside(client, changes)
    }
    return { ...changes, shown, mark }
  })
}
