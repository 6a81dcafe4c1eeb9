import { createWriteStream } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type pg from 'pg'
import { createEncryptionStage } from '../../../../scripts/backup/backup-encryption.ts'
import { writeBackup } from '../../../../scripts/backup/write-backup.ts'
import { openShop, type Shop } from '../shop.ts'
import { readResponses, readDiscrepancies, type DumpResponses, type ReadFunctions } from './dump-responses.ts'
import { dumpFiles } from './open-dump.ts'
import { populateShop } from './populate.ts'

/** Creates a dump with the current code: sales of every product, in every state. Takes about ten minutes. */
export async function createDump(folder: string, reads: ReadFunctions): Promise<DumpResponses> {
  await mkdir(folder, { recursive: true })
  const stripeFile = path.join(folder, 'stripe.json')
  const shop = await openShop({ stripeFile })
  let answers: DumpResponses
  try {
    answers = await sell(shop, folder, reads)
  } finally {
    await shop.close()
  }
  const text = (await readFile(stripeFile, 'utf8')).replaceAll(shop.stripeUrl, 'http://stripe.invalid')
  await writePacked(folder, dumpFiles.stripe, { ...(JSON.parse(text) as object), ...forgotten })
  await writePacked(folder, dumpFiles.answers, answers)
  await rm(stripeFile)
  return answers
}

/** Parts of the Stripe fake's state that a dump doesn't keep: stored responses, events, pending tasks and the webhook. */
const forgotten = {
  answers: {},
  events: {},
  portalSessions: {},
  tasks: [],
  webhook: { url: null, secret: 'whsec_sandbox', paused: false },
}

async function sell(shop: Shop, folder: string, reads: ReadFunctions): Promise<DumpResponses> {
  await populateShop(shop)
  const now = shop.deps.clock()
  shop.deps.clock = () => now
  await slim(shop.deps.pool)
  await writeBackup(
    shop.databaseUrl,
    now,
    (text) =>
      pipeline(createEncryptionStage(undefined)(text), createWriteStream(path.join(folder, dumpFiles.shop))),
    { onProgress: () => undefined },
  )
  return { ...(await readResponses(shop, reads)), discrepancies: await readDiscrepancies(shop) }
}

/** Removes data that isn't about sales and would fill most of the dump: texts of emails and old events. */
async function slim(pool: pg.Pool): Promise<void> {
  await pool.query('update mails set body_text = subject, body_html = subject')
  await pool.query(
    'delete from stripe_events where id not in (select id from stripe_events order by created desc, id limit 10)',
  )
  await pool.query('delete from rate_limits')
}

const pack = promisify(gzip)

async function writePacked(folder: string, file: string, content: object): Promise<void> {
  await writeFile(path.join(folder, file), await pack(JSON.stringify(content), { level: 9 }))
}
