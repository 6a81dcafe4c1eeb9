import type { z } from 'zod'
import type {
  compareFileInput,
  exportedSchema,
  exportInput,
  FileCompared,
  fileImportedSchema,
  importFileInput,
} from '../../../shared/desk/guide-file-schemas.ts'
import {
  exportSlice,
  FileProblem,
  importGuides,
  type BadValue,
  type GuideDeps,
  type ImportResult,
} from '../../guides/index.ts'
import type { Caller } from '../../platform/caller.ts'
import { Refusal } from '../../platform/refusal.ts'
import { insertDeedOn } from '../deeds/deed-queries.ts'
import { recordDeed } from '../deeds/record-deed.ts'

type ImportDeps = Pick<GuideDeps, 'db' | 'pool' | 'clock'>

const mostProblems = 100

/** What a file would change; nothing is written (B20.60). */
export async function compareFile(
  deps: ImportDeps,
  file: z.infer<typeof compareFileInput>,
): Promise<FileCompared> {
  const problems: BadValue[] = []
  const { added, changed, unchanged, refused, shown, mark } = await importSent(deps, file, {
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
  { partial, mark, reason, ...file }: z.infer<typeof importFileInput>,
): Promise<z.infer<typeof fileImportedSchema>> {
  const { db, clock } = deps
  const { added, changed, accepted } = await importSent(deps, file, {
    partial,
    dryRun: false,
    savedBy: operator.email,
    mark,
    onBadValue: () => undefined,
    alongside: async (client, { added, changed }) => {
      const after = { guides: String(added + changed), file: file.name }
      await insertDeedOn(client, db, { operator, kind: 'guides-imported', reason, after }, clock())
    },
  })
  if (!accepted) throw new Refusal('invalid-input', 'Some rows of the file have errors; nothing was written')
  return { added, changed }
}

const ignore = () => undefined

async function importSent(
  deps: ImportDeps,
  file: { name: string; text: string },
  options: Pick<Parameters<typeof importGuides>[1], 'partial' | 'dryRun' | 'onBadValue'> &
    Partial<Parameters<typeof importGuides>[1]>,
): Promise<ImportResult> {
  try {
    return await importGuides(deps, {
      onProgress: ignore,
      onStep: ignore,
      ...options,
      file,
      now: deps.clock(),
    })
  } catch (error) {
    if (error instanceof FileProblem) throw new Refusal('invalid-input', error.message, { cause: error })
    throw error
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
  if (count > 0) await recordDeed(db, { operator, kind: 'guides-exported', reason: '', after }, clock())
  return { text, next }
}
