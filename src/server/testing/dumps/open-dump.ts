import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { openBackupFile } from '../../../../scripts/backup/backup-files.ts'
import { restoreBackup } from '../../../../scripts/backup/restore-backup.ts'
import { createDecryptionStage } from '../../../../scripts/backup/backup-encryption.ts'
import { openShop, type Shop } from '../shop.ts'
import { createTestDatabase } from '../test-database.ts'
import type { DumpResponses } from './dump-responses.ts'

/** Names of a dump's files. Each dump has a folder that is named after its newest migration. */
export const dumpFiles = {
  shop: 'shop.sql.gz',
  stripe: 'stripe.json.gz',
  answers: 'answers.json.gz',
}

export const getDumpFolder = (name: string): string => fileURLToPath(new URL(name, import.meta.url))

const unpack = promisify(gunzip)
const silent = () => undefined

async function readJson<T>(folder: string, file: string): Promise<T> {
  const text = await unpack(await readFile(path.join(folder, file)))
  return JSON.parse(text.toString()) as T
}

/** Returns the responses that the release computed when it created the dump. */
export const readExpectedResponses = (folder: string): Promise<DumpResponses> =>
  readJson<DumpResponses>(folder, dumpFiles.answers)

/** Restores a dump, migrates it to the current release, and opens the shop and the Stripe fake with the dump's clock. */
export async function openDump(folder: string): Promise<Shop> {
  const { clock } = await readExpectedResponses(folder)
  const database = await createTestDatabase('nothing')
  const text = createDecryptionStage(undefined)(openBackupFile(path.join(folder, dumpFiles.shop)))
  await restoreBackup(database.url, text, { onProgress: silent, onStep: silent })

  const stripeFolder = await mkdtemp(path.join(tmpdir(), 'stripe-of-dump-'))
  const stripeFile = path.join(stripeFolder, 'stripe.json')
  const clockAheadSeconds = Math.round((Date.parse(clock) - Date.now()) / 1000)
  const state = { ...(await readJson<object>(folder, dumpFiles.stripe)), clockAheadSeconds }
  await writeFile(stripeFile, JSON.stringify(state))

  const shop = await openShop({ database, stripeFile })
  shop.deps.clock = () => new Date(clock)
  return {
    ...shop,
    async close() {
      await shop.close()
      await rm(stripeFolder, { recursive: true })
    },
  }
}
