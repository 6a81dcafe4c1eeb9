import type { FileProgress } from '../../../shared/desk/guide-file-schemas.ts'
import { filePartBytes } from '../../../shared/desk/guide-files.ts'
import type { Db } from '../../platform/database.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { GuideSource } from './guide-file.ts'
import {
  findSentFile,
  insertPart,
  insertSentFile,
  measureParts,
  readParts,
  type SentFile,
} from './sent-file-queries.ts'

// A file of guides comes part by part: no request is long, a lost one is sent again, and every node can go on with it.

/** Keeps a part until the file is written or a day has passed. */
export async function keepPart(
  db: Db,
  { part, bytes, ...sent }: SentFile & { part: number; bytes: Buffer },
  now: Date,
): Promise<void> {
  if (bytes.length > filePartBytes) throw new Refusal('payload-too-large')
  await insertSentFile(db, sent, now)
  await requireOwn(db, sent)
  await insertPart(db, sent.file, part, bytes)
}

type OwnFile = Omit<SentFile, 'name'>

async function requireOwn(db: Db, { file, sentBy }: OwnFile) {
  const own = await findSentFile(db, file, sentBy)
  if (own === undefined) throw new Refusal('not-found', 'No such file has been sent')
  return own
}

/** A file as it was sent; refused while a part of it is missing. */
export async function requireWhole(db: Db, sent: OwnFile, parts: number): Promise<GuideSource> {
  const { name } = await requireOwn(db, sent)
  const { count, size } = await measureParts(db, sent.file, parts)
  if (count !== parts) throw new Refusal('not-found', 'A part of the file has not arrived')
  return { name, size, chunks: () => readParts(db, sent.file, parts) }
}

/** How far the work on a file is, and whether all is written. */
export async function readFileProgress(db: Db, sent: OwnFile): Promise<FileProgress> {
  const { step, done, total, guides, written } = await requireOwn(db, sent)
  return { step, done, total, guides, written }
}
