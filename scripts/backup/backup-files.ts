import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { BackupError } from './backup-error.ts'

const namePattern = /^shop-(\d{4}-\d{2}-\d{2}T\d{2})-(\d{2})-(\d{2})Z\.sql\.gz(\.age)?$/
/** Days for which backups are stored, as promised on the privacy page. */
const keptDays = 28
const dayMs = 24 * 60 * 60 * 1000

/** Returns the file name of a backup. Names sort by time. */
const nameOf = (now: Date, encrypted: boolean) =>
  `shop-${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z.sql.gz${encrypted ? '.age' : ''}`

function timeOf(name: string): number | undefined {
  const [, hour, minute, second] = namePattern.exec(name) ?? []
  return hour === undefined ? undefined : Date.parse(`${hour}:${minute}:${second}Z`)
}

interface StoreOptions {
  folder: string
  now: Date
  encrypted: boolean
}

/**
 * Writes a backup into a folder, readable only by its owner. The file gets its final name once it is complete and synced to disk.
 */
export async function storeBackupInFolder(
  bytes: AsyncIterable<Buffer>,
  { folder, now, encrypted }: StoreOptions,
): Promise<{ file: string; bytes: number }> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const file = path.join(folder, nameOf(now, encrypted))
  const unfinished = `${file}.unfinished`
  try {
    await pipeline(bytes, createWriteStream(unfinished, { mode: 0o600, flags: 'wx', flush: true }))
    await rename(unfinished, file)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
  // Syncing the folder makes the new name durable.
  await using handle = await open(folder)
  await handle.sync()
  return { file, bytes: (await stat(file)).size }
}

/** Deletes backups older than the retention period, and returns their names. */
export async function deleteOldBackups(folder: string, now: Date): Promise<string[]> {
  const oldest = now.getTime() - keptDays * dayMs
  const old = (await readdir(folder)).filter((name) => (timeOf(name) ?? oldest) < oldest)
  for (const name of old) await rm(path.join(folder, name))
  return old
}

export async function findNewestBackup(folder: string): Promise<string> {
  const names = (await readdir(folder)).filter((name) => namePattern.test(name)).toSorted()
  const newest = names.at(-1)
  if (newest === undefined) throw new BackupError(`There is no backup in ${folder}. Make one: npm run backup`)
  return path.join(folder, newest)
}

/** Opens a backup file, or standard input if the name is `-`. */
export const openBackupFile = (file: string): AsyncIterable<Buffer> =>
  file === '-' ? process.stdin : createReadStream(file, { highWaterMark: 256 * 1024 })
