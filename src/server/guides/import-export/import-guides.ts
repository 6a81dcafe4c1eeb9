import { runRawTransaction, type Database } from '../../platform/database.ts'
import { compareStagedGuides, mergeStagedGuides, stageGuides, type StagedChanges } from '../storage/index.ts'
import { markDuplicates, type DuplicateGuide } from '../duplicates/index.ts'
import { validateRows, type RowError } from './check-rows.ts'
import { GuideFileError, getSourceName, openGuideFile, type GuideSource } from './guide-file.ts'

interface ImportOptions {
  file: GuideSource
  /** Imports the valid rows even if other rows have errors. */
  partial: boolean
  /** Compares the file with the stored guides without writing. */
  dryRun: boolean
  now: Date
  onBadValue: (bad: RowError) => void
  onProgress: (progress: ImportProgress) => void | Promise<void>
}

export interface ImportProgress {
  step: 'reading' | 'comparing' | 'writing' | 'near-twins'
  /** Number of bytes read, or of guides written. `done` and `total` are 0 if the progress is unknown. */
  done: number
  total: number
}

export interface ImportResult extends StagedChanges {
  /** Number of rows with errors. */
  refused: number
  /** Whether the guides were written. False for a dry run, and for invalid rows without `partial`. */
  accepted: boolean
  /** All near-duplicates of the shop that are hidden after the import. */
  duplicates: DuplicateGuide[]
}

/** Imports the guides of a file in one transaction (docs/importing-guides.md). */
export async function importGuides(
  { db, pool }: Pick<Database, 'db' | 'pool'>,
  { file, partial, dryRun, now, onBadValue, onProgress }: ImportOptions,
): Promise<ImportResult> {
  const counts = { checked: 0, refused: 0 }
  const rows = await openGuideFile(file, (done, total) => onProgress({ step: 'reading', done, total }))

  const result = await runRawTransaction(pool, async (client) => {
    await stageGuides(client, validateRows(rows, counts, onBadValue))
    await onProgress({ step: 'comparing', done: 0, total: 0 })
    if (counts.checked === 0) throw new GuideFileError('noGuides', { file: getSourceName(file) })
    const changes = await compareStagedGuides(client)
    const found = changes.added + changes.changed
    const { refused } = counts
    const accepted = !dryRun && (refused === 0 || partial)
    if (accepted && found > 0) {
      const writing = (done: number) => onProgress({ step: 'writing', done, total: found })
      await writing(0)
      await mergeStagedGuides(client, null, now, writing)
    }
    return { ...changes, refused, accepted }
  })
  if (!result.accepted) return { ...result, duplicates: [] }
  // Marks near-duplicates even if no guide changed, because an earlier import may have been interrupted before this step.
  await onProgress({ step: 'near-twins', done: 0, total: 0 })
  const { pairs } = await markDuplicates(db)
  return { ...result, duplicates: pairs }
}
