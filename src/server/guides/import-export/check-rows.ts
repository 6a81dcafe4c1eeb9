import { rowProblems } from '../../../shared/guides/editing/row-problems.ts'
import { deriveFromText } from '../text/index.ts'
import type { FileRow } from './guide-file.ts'
import { parseGuideRow, type GuideRow, type RowProblem } from './guide-row.ts'

export interface RowError extends RowProblem {
  /** Line of the file on which the row begins. */
  line: number
}

/** Number of rows read so far, and how many of them have errors. */
export interface RowCounts {
  checked: number
  refused: number
}

/** Yields the guides of valid rows and reports the errors of all others. Updates `counts` while reading. */
export async function* validateRows(
  rows: AsyncIterable<FileRow>,
  counts: RowCounts,
  onBadValue: (bad: RowError) => void,
): AsyncGenerator<ReturnType<typeof toStaged>> {
  const lineOfId = new Map<number, number>()
  for await (const row of rows) {
    counts.checked += 1
    const { guide, problems } = checkRow(row, lineOfId)
    if (guide !== undefined) yield toStaged(guide)
    else counts.refused += 1
    for (const problem of problems) onBadValue({ line: row.line, ...problem })
  }
}

/** Validates a row and remembers the line of its id, in order to report duplicate ids. */
function checkRow(row: FileRow, lineOfId: Map<number, number>): ReturnType<typeof parseGuideRow> {
  if ('reason' in row) return { guide: undefined, problems: [row] }
  const read = parseGuideRow(row.fields)
  const id = Number(row.fields['id'])
  const earlier = lineOfId.get(id)
  if (earlier === undefined && id > 0) lineOfId.set(id, row.line)
  if (earlier === undefined) return read
  const twice = { field: 'id', reason: rowProblems.say('idTwice', { id, line: earlier }) }
  return { guide: undefined, problems: [...read.problems, twice] }
}

function toStaged({ referenceVideos, ...guide }: GuideRow) {
  return { ...guide, ...deriveFromText(guide), videos: referenceVideos }
}
