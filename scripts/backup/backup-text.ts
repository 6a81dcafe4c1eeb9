import { z } from 'zod'
import { BackupError } from './backup-error.ts'
import type { BackupTable } from './tables.ts'

/** First line of a backup, which identifies the format and what is needed to read it. */
const headSchema = z.object({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  schema: z.string(),
  jobQueue: z.number(),
  postgres: z.string(),
  /** Number of rows per table. */
  rows: z.record(z.string(), z.number()),
})
/** Last line of a backup. A truncated backup lacks it. */
const endSchema = z.record(z.string(), z.object({ rows: z.number(), sha256: z.string() }))

export type BackupHeader = z.infer<typeof headSchema>
export type BackupFooter = z.infer<typeof endSchema>

export type BackupPart =
  | { kind: 'head'; head: BackupHeader }
  | { kind: 'table'; name: string; columns: string[] }
  /** Complete lines of the preceding table. */
  | { kind: 'rows'; lines: Buffer }
  | { kind: 'sequence'; name: string; value: string }
  | { kind: 'end'; end: BackupFooter }

const headMark = '-- Backup of the shop '
const endMark = '-- End of the backup '

// Returns the first line. All lines of a backup are also valid input for `psql`.
export const formatHeaderLine = (head: BackupHeader): string => `${headMark}${JSON.stringify(head)}\n`
export const formatFooterLine = (end: BackupFooter): string => `${endMark}${JSON.stringify(end)}\n`
export const formatDeleteLine = ({ name }: BackupTable): string => `delete from ${name};\n`
export const formatTableLine = ({ name, columns }: Pick<BackupTable, 'name' | 'columns'>): string =>
  `copy ${name} (${columns.join(', ')}) from stdin;\n`
export const copyEndMarker = '\\.\n'
export const formatSequenceLine = (name: string, value: string): string =>
  `select setval('${name}', ${value});\n`

const notABackup = () => new BackupError('This is no backup of the shop, or it is damaged.')
const cutOff = () =>
  new BackupError('This backup is incomplete: its end is missing. Take another one, or copy it again.')

/** Parses the text of a backup into its parts. Throws if the text is truncated or damaged. */
export async function* readBackup(text: AsyncIterable<Buffer>): AsyncGenerator<BackupPart> {
  let rest: Buffer = Buffer.alloc(0)
  let place: 'start' | 'between' | 'rows' | 'end' = 'start'
  for await (const chunk of text) {
    rest = Buffer.concat([rest, chunk])
    for (;;) {
      if (place === 'rows') {
        const end = findRowsEnd(rest)
        const lines = rest.subarray(0, end ?? rest.lastIndexOf('\n') + 1)
        if (lines.length > 0) yield { kind: 'rows', lines }
        rest = rest.subarray(lines.length + (end === undefined ? 0 : copyEndMarker.length))
        if (end === undefined) break
        place = 'between'
      }
      const lineEnd = rest.indexOf('\n')
      if (lineEnd < 0) {
        if (place === 'start' && !couldBeHead(rest)) throw notABackup()
        break
      }
      const part = readLine(rest.subarray(0, lineEnd).toString())
      rest = rest.subarray(lineEnd + 1)
      if ((place === 'start') !== (part?.kind === 'head') || place === 'end') throw notABackup()
      place = part?.kind === 'table' ? 'rows' : part?.kind === 'end' ? 'end' : 'between'
      if (part !== undefined) yield part
    }
  }
  if (place !== 'end') throw cutOff()
}

const couldBeHead = (text: Buffer) =>
  text.subarray(0, headMark.length).equals(Buffer.from(headMark).subarray(0, text.length))

/** Returns the position of the mark that ends the rows, at the beginning of a line. Undefined if there is none. */
function findRowsEnd(lines: Buffer): number | undefined {
  if (lines.subarray(0, copyEndMarker.length).equals(Buffer.from(copyEndMarker))) return 0
  const before = lines.indexOf(`\n${copyEndMarker}`)
  return before < 0 ? undefined : before + 1
}

/** Parses a line. Lines are never run as SQL; an unknown line means that the backup is damaged. */
function readLine(line: string): BackupPart | undefined {
  if (line.startsWith(headMark))
    return { kind: 'head', head: readJson(headSchema, line.slice(headMark.length)) }
  if (line.startsWith(endMark)) return { kind: 'end', end: readJson(endSchema, line.slice(endMark.length)) }
  if (/^(begin|commit|delete from \S+);$/.test(line)) return undefined
  const table = /^copy (\S+) \((.+)\) from stdin;$/.exec(line)
  if (table !== null) return { kind: 'table', name: table[1] ?? '', columns: (table[2] ?? '').split(', ') }
  const sequence = /^select setval\('([^']+)', (\d+)\);$/.exec(line)
  if (sequence !== null) return { kind: 'sequence', name: sequence[1] ?? '', value: sequence[2] ?? '' }
  throw notABackup()
}

function readJson<S extends z.ZodType>(schema: S, text: string): z.infer<S> {
  try {
    return schema.parse(JSON.parse(text))
  } catch (error) {
    throw new BackupError('This backup is damaged, or of another format than this release reads.', {
      cause: error,
    })
  }
}
