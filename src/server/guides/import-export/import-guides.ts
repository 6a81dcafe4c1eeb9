import { transactOn, type Database } from '../../platform/database.ts'
import { compareStaged, mergeStaged, stageGuides, type StagedChanges } from '../storage/index.ts'
import { markDuplicates, type Duplicate } from '../duplicates/index.ts'
import { checkRows, type BadValue } from './check-rows.ts'
import { FileProblem, nameOf, openGuideFile, type GuideSource } from './guide-file.ts'

interface ImportOptions {
  file: GuideSource
  /** Imports the valid rows even if there are invalid ones. */
  partial: boolean
  /** Writes nothing. */
  dryRun: boolean
  now: Date
  onBadValue: (bad: BadValue) => void
  onProgress: (progress: ImportProgress) => void | Promise<void>
}

export interface ImportProgress {
  step: 'reading' | 'comparing' | 'writing' | 'near-twins'
  /** Bytes read or guides written; 0 of 0 if unknown. */
  done: number
  total: number
}

export interface ImportResult extends StagedChanges {
  /** Rows with errors. */
  refused: number
  /** Neither a dry run nor rejected because of an invalid row. */
  accepted: boolean
  /** All guides of the shop that are now hidden behind a near-duplicate. */
  duplicates: Duplicate[]
}

/** Imports the guides of a file in one transaction (docs/importing-guides.md). */
export async function importGuides(
  { db, pool }: Pick<Database, 'db' | 'pool'>,
  { file, partial, dryRun, now, onBadValue, onProgress }: ImportOptions,
): Promise<ImportResult> {
  const counts = { checked: 0, refused: 0 }
  const rows = await openGuideFile(file, (done, total) => onProgress({ step: 'reading', done, total }))

  const result = await transactOn(pool, async (client) => {
    await stageGuides(client, checkRows(rows, counts, onBadValue))
    await onProgress({ step: 'comparing', done: 0, total: 0 })
    if (counts.checked === 0) throw new FileProblem('noGuides', { file: nameOf(file) })
    const changes = await compareStaged(client)
    const found = changes.added + changes.changed
    const { refused } = counts
    const accepted = !dryRun && (refused === 0 || partial)
    if (accepted && found > 0) {
      const writing = (done: number) => onProgress({ step: 'writing', done, total: found })
      await writing(0)
      await mergeStaged(client, null, now, writing)
    }
    return { ...changes, refused, accepted }
  })
  if (!result.accepted) return { ...result, duplicates: [] }
  // Also runs after a file without changes: an earlier import may have been stopped just before this step.
  await onProgress({ step: 'near-twins', done: 0, total: 0 })
  const { pairs } = await markDuplicates(db)
  return { ...result, duplicates: pairs }
}
