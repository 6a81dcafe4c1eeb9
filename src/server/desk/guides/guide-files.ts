import type { z } from 'zod'
import type {
  compareFileInput,
  exportedSchema,
  exportInput,
  FileCompared,
  fileImportedSchema,
  importFileInput,
  sendFilePartInput,
} from '../../../shared/desk/guide-file-schemas.ts'
import {
  exportSlice,
  FileProblem,
  importGuides,
  keepPart,
  noteProgress,
  noteWritten,
  requireWhole,
  type BadValue,
  type GuideDeps,
  type ImportProgress,
  type ImportResult,
} from '../../guides/index.ts'
import type { Caller } from '../../platform/caller.ts'
import type { Db } from '../../platform/database.ts'
import { Refusal } from '../../platform/refusal.ts'
import { insertDeed, insertDeedOn } from '../deeds/deed-queries.ts'

type ImportDeps = Pick<GuideDeps, 'db' | 'pool' | 'clock'>

const mostProblems = 100

/** Takes a part of a file that is to be compared once it is whole (B20.60). */
export async function takeFilePart(
  { db, clock }: ImportDeps,
  operator: Caller,
  { file, name, part, base64 }: z.infer<typeof sendFilePartInput>,
): Promise<void> {
  const bytes = Buffer.from(base64, 'base64')
  await keepPart(db, { file, name, sentBy: operator.uid, part, bytes }, clock())
}

/** What a file would change; nothing is written (B20.60). */
export async function compareFile(
  deps: ImportDeps,
  operator: Caller,
  sent: z.infer<typeof compareFileInput>,
): Promise<FileCompared> {
  const problems: BadValue[] = []
  const { added, changed, unchanged, refused, shown, mark } = await importSent(deps, operator, sent, {
    partial: false,
    dryRun: true,
    onBadValue: (bad) => problems.length < mostProblems && problems.push(bad),
  })
  return { added, changed, unchanged, refused, shown, mark, problems }
}

/** Writes what was shown, all of it or nothing, and notes it in the same transaction (B20.60). */
export async function importFile(
  deps: ImportDeps,
  operator: Caller,
  { partial, mark, reason, ...sent }: z.infer<typeof importFileInput>,
): Promise<z.infer<typeof fileImportedSchema>> {
  const { db, clock } = deps
  const { added, changed, accepted } = await importSent(deps, operator, sent, {
    partial,
    dryRun: false,
    savedBy: operator.email,
    mark,
    onBadValue: () => undefined,
    alongside: async (client, { added, changed }, name) => {
      const after = { guides: String(added + changed), file: name }
      await insertDeedOn(client, db, { operator, kind: 'guides-imported', reason, after }, clock())
      await noteWritten(client, sent.file, { added, changed })
    },
  })
  if (!accepted) throw new Refusal('invalid-input', 'Some rows of the file have errors; nothing was written')
  return { added, changed }
}

type ImportOptions = Parameters<typeof importGuides>[1]

async function importSent(
  deps: ImportDeps,
  operator: Caller,
  { file, parts }: z.infer<typeof compareFileInput>,
  options: Omit<ImportOptions, 'file' | 'now' | 'onProgress'>,
): Promise<ImportResult> {
  const source = await requireWhole(deps.db, { file, sentBy: operator.uid }, parts)
  try {
    return await importGuides(deps, {
      ...options,
      file: source,
      now: deps.clock(),
      onProgress: progressNotes(deps.db, file),
    })
  } catch (error) {
    if (!(error instanceof FileProblem)) throw error
    const problems = [{ field: 'file', reason: error.message }]
    throw new Refusal('invalid-input', error.message, { cause: error, problems })
  }
}

/** Nobody sees more of it than that. */
const noteEveryMs = 200

/** Notes each step, and within it how far it is, but not each row. */
function progressNotes(db: Db, file: string): (progress: ImportProgress) => Promise<void> {
  let last: { step?: ImportProgress['step']; at: number } = { at: 0 }
  return async (progress) => {
    const at = performance.now()
    const isNew = progress.step !== last.step || progress.done === progress.total
    if (!isNew && at - last.at < noteEveryMs) return
    last = { step: progress.step, at }
    await noteProgress(db, file, progress)
  }
}

/** Some of the guides as a file has them, with their paid texts; each part that leaves the shop is noted (B20.61). */
export async function exportGuidesAtDesk(
  { db, clock }: Pick<GuideDeps, 'db' | 'clock'>,
  operator: Caller,
  wanted: z.infer<typeof exportInput>,
): Promise<z.infer<typeof exportedSchema>> {
  const { text, count, next } = await exportSlice(db, wanted)
  const after = { guides: String(count), file: wanted.format }
  if (count > 0) await insertDeed(db, { operator, kind: 'guides-exported', reason: '', after }, clock())
  return { text, next }
}
