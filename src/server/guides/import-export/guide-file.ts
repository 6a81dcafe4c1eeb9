import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream'
import { CsvError, parse, type Options } from 'csv-parse'
import { fileProblems } from '../../../shared/guides/editing/file-problems.ts'
import { rowProblems, wholeRowLabels } from '../../../shared/guides/editing/row-problems.ts'
import { findFieldBySpelling, jsonFields } from './guide-row.ts'

/** Thrown if the whole file must be rejected. */
export class GuideFileError extends Error {
  constructor(...said: Parameters<typeof fileProblems.say>) {
    super(fileProblems.say(...said))
  }
}

export const fileFormats = ['jsonl', 'csv'] as const
export type FileFormat = (typeof fileFormats)[number]

/** One row of the file, or the reason why it could not be read. */
export type FileRow =
  | { line: number; fields: Record<string, unknown> }
  | { line: number; field: string; reason: string }

/** Maximum size of a row. No guide is longer, so a longer line means that the file has another format. */
const maxRowMb = 16
const maxRowBytes = maxRowMb * 1024 * 1024
const chunkSize = 256 * 1024
const newline = 0x0a
const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

export function detectFileFormat(file: string): FileFormat {
  const format = fileFormats.find((format) => file.toLowerCase().endsWith(`.${format}`))
  if (format === undefined) throw new GuideFileError('otherFormat', { file })
  return format
}

/** Path of a local file, or an upload. */
export type GuideSource = string | { name: string; chunks: () => AsyncIterable<Buffer> }

export const getSourceName = (source: GuideSource) => (typeof source === 'string' ? source : source.name)

/** Called with the bytes read so far and the size of a local file. */
type OnBytes = (read: number, size: number) => void | Promise<void>

/** Opens a file and returns its rows in order. Throws a `GuideFileError` for an unknown extension. */
export async function openGuideFile(source: GuideSource, onBytes: OnBytes) {
  const read = { jsonl: readJsonLines, csv: readCsv }[detectFileFormat(getSourceName(source))]
  if (typeof source !== 'string') return read(readBytes(source.chunks(), source.name, () => undefined))
  const { size } = await sizeOf(source)
  const chunks: AsyncIterable<Buffer> = createReadStream(source, { highWaterMark: chunkSize })
  return read(readBytes(chunks, source, (done) => onBytes(done, size)))
}

async function sizeOf(file: string) {
  const found = await stat(file).catch((error: NodeJS.ErrnoException) => {
    throw new Error(error.code === 'ENOENT' ? `${file}: no such file` : error.message)
  })
  if (!found.isFile()) throw new Error(`${file}: not a file`)
  return found
}

async function* readBytes(
  chunks: AsyncIterable<Buffer>,
  name: string,
  onBytes: (read: number) => void | Promise<void>,
): AsyncGenerator<Buffer> {
  let read = 0
  for await (const chunk of chunks) {
    yield read === 0 ? withoutMark(chunk, name) : chunk
    read += chunk.length
    await onBytes(read)
  }
}

/** Removes the byte order mark that spreadsheets write. Throws for UTF-16. */
function withoutMark(start: Buffer, file: string): Buffer {
  const mark = start.toString('hex', 0, 3)
  if (/^(fffe|feff)/.test(mark)) throw new GuideFileError('utf16', { file: path.basename(file) })
  return mark === 'efbbbf' ? start.subarray(3) : start
}

async function* readJsonLines(chunks: AsyncIterable<Buffer>): AsyncGenerator<FileRow> {
  for await (const { line, bytes } of readLines(chunks)) {
    const row =
      bytes === undefined
        ? rejectLine(line, rowProblems.say('longLine', { most: maxRowMb }))
        : readJsonLine(line, bytes)
    if (row !== undefined) yield row
  }
}

function readJsonLine(line: number, bytes: Buffer): FileRow | undefined {
  const text = decode(bytes)
  if (text === undefined) return rejectLine(line, rowProblems.say('notUtf8'))
  if (text.trim() === '') return undefined
  const value = parseJson(text)
  if (value === undefined) return rejectLine(line, rowProblems.say('notJson'))
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return rejectLine(line, rowProblems.say('noGuide', { example: '{"id": 1, …}' }))
  return { line, fields: value as Record<string, unknown> }
}

/** Yields lines, split at line feeds only. Lines over the maximum size are yielded without bytes and not kept in memory. */
async function* readLines(chunks: AsyncIterable<Buffer>) {
  let line = 1
  let parts: Buffer[] = []
  let length = 0
  const keep = (part: Buffer) => {
    length += part.length
    if (length <= maxRowBytes) parts.push(part)
    else parts = []
  }
  const take = () => {
    const taken = { line, bytes: length > maxRowBytes ? undefined : Buffer.concat(parts) }
    line += 1
    parts = []
    length = 0
    return taken
  }
  for await (const chunk of chunks) {
    let start = 0
    for (let end = chunk.indexOf(newline); end !== -1; end = chunk.indexOf(newline, start)) {
      keep(chunk.subarray(start, end))
      yield take()
      start = end + 1
    }
    keep(chunk.subarray(start))
  }
  if (length > 0) yield take()
}

interface CsvRecord {
  line: number
  /** Null for an empty cell. An empty buffer for `""`. */
  cells: (Buffer | null)[]
}

async function* readCsv(chunks: AsyncIterable<Buffer>): AsyncGenerator<FileRow> {
  let header: string[] | undefined
  for await (const { line, cells } of readRecords(chunks)) {
    if (cells.length === 1 && cells[0] === null) continue
    if (header === undefined) header = readHeader(cells)
    else yield readRecord(line, cells, header)
  }
}

async function* readRecords(chunks: AsyncIterable<Buffer>): AsyncGenerator<CsvRecord> {
  let line = 1
  const options: Options<CsvRecord, CsvRecord['cells']> = {
    // Bytes, so that each cell can be checked for valid UTF-8.
    encoding: null,
    relax_column_count: true,
    record_delimiter: ['\r\n', '\n'],
    max_record_size: maxRowBytes,
    cast: (value, { quoting }) => (quoting || value.length > 0 ? value : null),
    // The parser's own line count is wrong after a CRLF within a cell.
    on_record(cells) {
      const record = { line, cells }
      line += 1 + cells.reduce((sum, cell) => sum + (cell === null ? 0 : countLineFeeds(cell)), 0)
      return record
    },
  }
  // The parser's types support only text cells.
  const parser = parse(options as unknown as Options)
  // The callback is empty because errors of either stream are thrown to the consumer of the parser.
  pipeline(chunks, parser, () => undefined)
  try {
    yield* parser as AsyncIterable<CsvRecord>
  } catch (error) {
    throw error instanceof CsvError ? (csvProblem(line, error) ?? error) : error
  }
}

/**
 * Returns the problem of a CSV error after which the row boundaries are unknown, so that the whole file is rejected. Undefined
 * for other errors.
 */
function csvProblem(line: number, { code }: CsvError): GuideFileError | undefined {
  switch (code) {
    case 'CSV_MAX_RECORD_SIZE':
      return new GuideFileError('longRow', { line, most: maxRowMb })
    case 'CSV_QUOTE_NOT_CLOSED':
      return new GuideFileError('openQuote', { line })
    case 'CSV_INVALID_CLOSING_QUOTE':
    case 'INVALID_OPENING_QUOTE':
      return new GuideFileError('quoteInCell', { line })
    default:
      return undefined
  }
}

function countLineFeeds(bytes: Buffer): number {
  let count = 0
  for (let at = bytes.indexOf(newline); at !== -1; at = bytes.indexOf(newline, at + 1)) count += 1
  return count
}

function readHeader(cells: CsvRecord['cells']): string[] {
  const names = cells.map((cell) => decode(cell ?? Buffer.alloc(0))?.trim() ?? '')
  const unknown = names.filter((name) => findFieldBySpelling(name) === undefined)
  if (unknown.length > 0) throw new GuideFileError('unknownColumn', { names: quoted(unknown) })
  const fields = names.map(findFieldBySpelling)
  const twice = names.filter((_, index) => fields.indexOf(fields[index]) !== index)
  if (twice.length > 0) throw new GuideFileError('columnTwice', { names: quoted(twice) })
  return names
}

function readRecord(line: number, cells: CsvRecord['cells'], header: string[]): FileRow {
  if (cells.length !== header.length)
    return {
      line,
      field: wholeRowLabels.row,
      reason: rowProblems.say('otherCells', { cells: cells.length, columns: header.length }),
    }
  const fields: Record<string, unknown> = {}
  for (const [index, name] of header.entries()) {
    const cell = cells[index] ?? null
    const text = cell === null ? null : decode(cell)
    if (text === undefined) return { line, field: name, reason: rowProblems.say('notUtf8') }
    const value = text === null ? null : readCell(name, text)
    if (value === undefined) return { line, field: name, reason: rowProblems.say('notJson') }
    fields[name] = value
  }
  return { line, fields }
}

/** Parses a cell that contains JSON and returns any other as text. Tags may be `["a","b"]` or `a, b`. Undefined if invalid. */
function readCell(name: string, text: string): unknown {
  const field = findFieldBySpelling(name)
  const isJson = field !== undefined && (jsonFields.has(field) || (field === 'tags' && text.startsWith('[')))
  return isJson ? parseJson(text) : text
}

function parsedOrUndefined<Value>(parse: () => Value): Value | undefined {
  try {
    return parse()
  } catch {
    return undefined
  }
}

const parseJson = (text: string) => parsedOrUndefined((): unknown => JSON.parse(text))
const decode = (bytes: Buffer) => parsedOrUndefined(() => utf8.decode(bytes))

const rejectLine = (line: number, reason: string): FileRow => ({ line, field: wholeRowLabels.line, reason })
const quoted = (names: string[]) => names.map((name) => `"${name}"`).join(', ')
