import { z } from 'zod'
import {
  exportInputSchema,
  importFileInputSchema,
  uploadedFileInputSchema,
} from '../../../shared/admin/guide-file-schemas.ts'
import {
  exportGuideBatch,
  findUploadedFile,
  importStagedGuides,
  markFileWritten,
  requireUploadedFile,
  updateUploadedFile,
} from '../../guides/import-export/index.ts'
import { enqueueDuplicateCheck } from '../../guides/duplicates/index.ts'
import type { GuideDeps } from '../../guides/index.ts'
import type { JobExecution } from '../../platform/job-queue.ts'
import { Refusal } from '../../platform/refusal.ts'
import { insertAuditEntry, insertAuditEntryWithClient } from '../audit-log/audit-log-queries.ts'
import { createAdminAction } from '../operations/run-operation.ts'

type ImportDeps = Pick<GuideDeps, 'db' | 'pool' | 'clock' | 'jobs'>

/** Returns the changes that importing an uploaded file would make, without making them (B20.60). */
export const compareUploadedFile = createAdminAction(
  uploadedFileInputSchema,
  async ({ file }, { deps, operator }) => {
    const { found } = await requireUploadedFile(deps.db, { file, sentBy: operator.uid })
    const { fault, refused, problems } = found
    if (fault !== null)
      throw new Refusal('invalid-input', fault, { problems: [{ field: 'file', reason: fault }] })
    const { mark, ...compared } = await importStagedGuides(deps, file)
    await updateUploadedFile(deps.db, file, { mark })
    return { ...compared, refused, problems }
  },
)

const importQueue = 'desk.import-guides'
const importJob = z.object({
  file: z.uuid(),
  reason: z.string(),
  operator: z.object({ uid: z.string(), email: z.string() }),
})

/** Enqueues the import of a file that was compared (B20.60). Submitting twice enqueues one job. */
export const enqueueFileImport = createAdminAction(
  importFileInputSchema,
  async ({ file, reason }, { deps: { db, jobs }, operator: { uid, email } }) => {
    const { mark, written } = await requireUploadedFile(db, { file, sentBy: uid })
    if (mark === null) throw new Refusal('not-found', 'This file has not been compared')
    if (written !== null) return
    await db.transaction().execute(async (tx) => {
      await updateUploadedFile(tx, file, { step: 'writing', done: 0, total: 0, refusal: null })
      await jobs.send(tx, importQueue, { file, reason, operator: { uid, email } }, { key: file })
    })
  },
)

export async function startImportWorker(deps: ImportDeps): Promise<void> {
  await deps.jobs.work(importQueue, (data, attempt) => importByJob(deps, data, attempt), { slow: true })
}

/** Imports the whole file and inserts an audit log entry in one transaction. */
async function importByJob(deps: ImportDeps, data: unknown, { isLast }: JobExecution): Promise<void> {
  const { db, clock } = deps
  const { file, reason, operator } = importJob.parse(data)
  const sent = await findUploadedFile(db, file)
  if (sent === undefined || sent.mark === null) return
  try {
    if (sent.written === null)
      await importStagedGuides(deps, file, {
        mark: sent.mark,
        savedBy: operator.email,
        now: clock(),
        onProgress: (done, total) => updateUploadedFile(db, file, { done, total }),
        async alongside(client, { added, changed }) {
          const after = { guides: String(added + changed), file: sent.name }
          await insertAuditEntryWithClient(
            client,
            db,
            { operator, kind: 'guides-imported', reason, after },
            clock(),
          )
          await markFileWritten(client, file, { added, changed })
        },
      })
  } catch (error) {
    const isOutdated = error instanceof Refusal && error.code === 'guide-changed'
    if (isOutdated || isLast)
      await updateUploadedFile(db, file, { refusal: isOutdated ? error.code : 'internal' })
    if (isOutdated) return
    throw error
  }
  await enqueueDuplicateCheck(deps, db)
}

/** Exports a slice of the guides with their paid texts and inserts an audit log entry for each slice (B20.61). */
export const exportGuidesForAdmin = createAdminAction(
  exportInputSchema,
  async (wanted, { deps: { db, clock }, operator }) => {
    const { text, count, next } = await exportGuideBatch(db, wanted)
    const after = { guides: String(count), file: wanted.format }
    if (count > 0) await insertAuditEntry(db, { operator, kind: 'guides-exported', after }, clock())
    return { text, next }
  },
)
