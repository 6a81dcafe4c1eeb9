import { open, rename, rm } from 'node:fs/promises'
import { stringify } from 'csv-stringify/sync'
import type { Db } from '../../platform/database.ts'
import { listExportedGuides, type ExportedGuide } from '../storage/index.ts'
import { detectFileFormat, type FileFormat } from './guide-file.ts'
import { fileFields, type FileField } from '../../../shared/guides/fields/guide-fields.ts'
import { jsonFields } from './guide-row.ts'

const guidesAtOnce = 100

/** Returns one part of the exported file: the guides after a given id. The admin downloads the file in parts. */
export async function exportGuideBatch(db: Db, { format, after }: { format: FileFormat; after: number }) {
  const guides = await listExportedGuides(db, after, guidesAtOnce)
  const { head, toText } = writers[format]
  const next = guides.length < guidesAtOnce ? null : (guides.at(-1)?.id ?? null)
  return { text: `${after === 0 ? head : ''}${toText(guides)}`, count: guides.length, next }
}

interface ExportOptions {
  file: string
  /** Defaults to the format of the file extension. */
  format?: FileFormat | undefined
  /** Adds a byte order mark. Without one, Excel on Windows reads a CSV file in the local code page. */
  excel?: boolean | undefined
}

/** Exports all guides with paid texts from one snapshot and returns their number. The file appears once it is complete. */
export async function exportGuides(db: Db, { file, format, excel = false }: ExportOptions): Promise<number> {
  const wanted = format ?? detectFileFormat(file)
  if (excel && wanted !== 'csv') throw new Error('Excel reads CSV: name the file so, or say --format csv')
  const unfinished = `${file}.${process.pid}.unfinished`
  // The file contains paid texts, so only its owner may read it.
  const output = await open(unfinished, 'wx', 0o600)
  try {
    if (excel) await output.appendFile('\ufeff')
    let written = 0
    await db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute(async (tx) => {
        for (let after: number | null = 0; after !== null;) {
          const { text, count, next } = await exportGuideBatch(tx, { format: wanted, after })
          await output.appendFile(text)
          written += count
          after = next
        }
      })
    await output.sync()
    await rename(unfinished, file)
    return written
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  } finally {
    await output.close()
  }
}

interface Writer {
  head: string
  toText: (guides: ExportedGuide[]) => string
}

const writers: Record<FileFormat, Writer> = {
  jsonl: {
    head: '',
    toText: (guides) => guides.map((guide) => `${JSON.stringify(guide)}\n`).join(''),
  },
  csv: {
    head: `${fileFields.join(',')}\n`,
    // Text cells are quoted, so that "" is an empty string and an empty cell is null.
    toText: (guides) =>
      stringify(
        guides.map((guide) => fileFields.map((field) => toCell(field, guide[field]))),
        { quoted_string: true },
      ),
  },
}

function toCell(field: FileField, value: unknown): unknown {
  if (value === null) return null
  return jsonFields.has(field) || field === 'tags' || typeof value === 'boolean'
    ? JSON.stringify(value)
    : value
}
