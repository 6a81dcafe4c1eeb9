import { hash } from 'node:crypto'
import type pg from 'pg'
import type { FileProgress } from '../../../shared/desk/guide-file-schemas.ts'
import { rowReasons } from '../../../shared/guides/editing/row-reasons.ts'
import { transactOn, type Database } from '../../platform/database.ts'
import { Refusal } from '../../platform/refusal.ts'
import {
  compareStaged,
  listStaged,
  mergeStaged,
  stageGuides,
  type GuideToStage,
  type StagedChanges,
  type StagedGuide,
} from '../body-queries.ts'
import { FileProblem, nameOf, openGuideFile, type FileRow, type GuideSource } from './guide-file.ts'
import { readGuideRow, type GuideRow, type RowProblem } from './guide-row.ts'
import type { Duplicate } from '../duplicates/find-duplicates.ts'
import { markDuplicates } from '../duplicates/mark-duplicates.ts'
import { deriveFromText } from '../saving/derive-from-text.ts'

export interface BadValue extends RowProblem {
  /** The line where the row begins in the file. */
  line: number
}

interface ImportOptions {
  file: GuideSource
  /** Imports the valid rows even if there are invalid ones. */
  partial: boolean
  /** Writes nothing. */
  dryRun: boolean
  /** Who imports it at the desk. */
  savedBy?: string
  /** What was shown; if by now something else would change, nothing is written. */
  mark?: string
  /** Done in the same transaction, after the guides are written. */
  alongside?: (client: pg.ClientBase, changes: StagedChanges, file: string) => Promise<void>
  now: Date
  onBadValue: (bad: BadValue) => void
  onProgress: (progress: ImportProgress) => void | Promise<void>
}

export interface ImportProgress {
  step: FileProgress['step'] & string
  /** Bytes of the file that are read, or guides that are written; 0 of 0 where that is not known. */
  done: number
  total: number
  /** How many are checked or written. */
  guides: number
}

export interface ImportResult extends StagedChanges {
  /** Rows with errors. */
  refused: number
  /** Neither a dry run nor rejected because of an invalid row. */
  accepted: boolean
  /** All guides of the shop that are now hidden behind a near-twin. */
  duplicates: Duplicate[]
  /** The first of those that differ. */
  shown: StagedGuide[]
  /** Stands for all that differs. */
  mark: string
}

/** Imports the guides of a file by id, in one transaction (docs/importing-guides.md). */
export async function importGuides(
  { db, pool }: Pick<Database, 'db' | 'pool'>,
  { file, partial, dryRun, savedBy, mark: seen, alongside, now, onBadValue, onProgress }: ImportOptions,
): Promise<ImportResult> {
  let checked = 0
  const rows = await openGuideFile(file, (done, total) =>
    onProgress({ step: 'reading', done, total, guides: checked }),
  )
  const check = createRowCheck()
  let refused = 0

  async function* goodGuides(): AsyncGenerator<GuideToStage> {
    for await (const row of rows) {
      checked += 1
      const { guide, problems } = check(row)
      if (guide !== undefined) yield toStaged(guide)
      else refused += 1
      for (const problem of problems) onBadValue({ line: row.line, ...problem })
    }
  }

  const result = await transactOn(pool, async (client) => {
    await stageGuides(client, goodGuides())
    await onProgress({ step: 'comparing', done: 0, total: 0, guides: checked })
    const changes = await compareStaged(client)
    const found = changes.added + changes.changed
    if (found + changes.unchanged + refused === 0) throw new FileProblem('noGuides', { file: nameOf(file) })
    const { shown, marks } = await listStaged(client, mostShown)
    const mark = hash('sha256', marks, 'base64url')
    if (seen !== undefined && seen !== mark)
      throw new Refusal('guide-changed', 'Other guides would change by now')
    const accepted = !dryRun && (refused === 0 || partial)
    if (accepted && found > 0) {
      const writing = (done: number) => onProgress({ step: 'writing', done, total: found, guides: done })
      await writing(0)
      await mergeStaged(client, savedBy ?? null, now, writing)
      await alongside?.(client, changes, nameOf(file))
    }
    return { ...changes, refused, accepted, shown, mark }
  })
  if (!result.accepted) return { ...result, duplicates: [] }
  // Also runs after a file without changes: an earlier import may have been stopped just before this step.
  await onProgress({ step: 'near-twins', done: 0, total: 0, guides: result.added + result.changed })
  const { pairs } = await markDuplicates(db)
  return { ...result, duplicates: pairs }
}

const mostShown = 100

type CheckedRow = { guide: GuideRow; problems: [] } | { guide: undefined; problems: RowProblem[] }

/** Stores the line of every id, to detect duplicate ids. */
function createRowCheck(): (row: FileRow) => CheckedRow {
  const lineOfId = new Map<number, number>()
  return (row) => {
    if ('reason' in row) return { guide: undefined, problems: [row] }
    const read = readGuideRow(row.fields)
    const id = Number(row.fields['id'])
    const earlier = lineOfId.get(id)
    if (earlier === undefined && id > 0) lineOfId.set(id, row.line)
    if (earlier === undefined) return read
    const twice = { field: 'id', reason: rowReasons.say('idTwice', { id, line: earlier }) }
    return { guide: undefined, problems: [...read.problems, twice] }
  }
}

function toStaged({ referenceVideos, ...guide }: GuideRow): GuideToStage {
  return { ...guide, ...deriveFromText(guide), videos: referenceVideos }
}
