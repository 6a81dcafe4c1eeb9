import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { reconcile } from '../../src/server/payments/index.ts'
import { recordChore } from '../../src/server/maintenance/index.ts'
import { readShopSettings, withShopDeps } from '../operator/shop-deps.ts'
import { BackupError } from './backup-error.ts'
import { findNewestBackup } from './backup-files.ts'
import { restoreDatabase } from './restore-shop.ts'
import { hashRows, withDatabaseConnection } from './tables.ts'

/** Columns per table that never change after they are written. */
const lasting = {
  purchases: 'id, user_id, guide_id, purchase_date, amount, currency, source, stripe_payment_id',
  access_changes: 'id, user_id, guide_id, change, reason, source_ref, happened_at',
}

/**
 * Restores a backup into a separate database, compares it with the shop and with Stripe, and drops the database. Uses the
 * newest backup by default. Changes at Stripe since the backup are not a failure, because a real restore would apply them.
 */
export async function drillRestore(place: string | undefined): Promise<void> {
  const env = readShopSettings()
  const folder = env.BACKUP_DIR
  if (place === undefined && folder === undefined)
    throw new Error('BACKUP_DIR: missing. Name a backup, or the folder of the backups there.')
  const file = place ?? (await findNewestBackup(folder ?? ''))
  const started = performance.now()
  await withThrowAwayDatabase(env.DRILL_DATABASE_URL ?? env.DATABASE_URL, async (restoredUrl) => {
    const { madeAt, rows } = await restoreDatabase(restoredUrl, file)
    const compared = await compareLasting(env.DATABASE_URL, restoredUrl)
    const { customers, drifts } = await reconcileDry(restoredUrl)
    const figures = {
      rows: Object.values(rows).reduce((sum, each) => sum + each, 0),
      seconds: Math.round((performance.now() - started) / 1000),
      backupAgeSeconds: Math.round((Date.now() - Date.parse(madeAt)) / 1000),
      customers,
      drifts,
    }
    await withShopDeps(({ db, clock }) =>
      recordChore(db, { chore: 'restore-drill', succeededAt: clock(), figures }),
    )
    console.log(`The backup of ${madeAt} can be restored: ${figures.rows} rows in ${figures.seconds} s.`)
    console.log(`The same as in the shop: ${compared.join(', ')}.`)
    console.log(`${customers} customers compared with Stripe: ${drifts} changes since the backup.`)
  })
}

async function withThrowAwayDatabase(server: string, work: (url: string) => Promise<void>): Promise<void> {
  const name = `restore_drill_${randomBytes(6).toString('hex')}`
  const admin = new pg.Client({ connectionString: server })
  await admin.connect()
  try {
    await admin.query(`create database ${name}`)
    const url = new URL(server)
    url.pathname = `/${name}`
    await work(url.href)
  } finally {
    await admin.query(`drop database if exists ${name} with (force)`)
    await admin.end()
  }
}

/** Compares rows up to the last one in the backup, because the shop has newer ones. Returns a description of the equal rows. */
async function compareLasting(shopUrl: string, restoredUrl: string): Promise<string[]> {
  const same: string[] = []
  for (const [table, columns] of Object.entries(lasting)) {
    const [restored, shop] = await withDatabaseConnection(restoredUrl, (restored) =>
      withDatabaseConnection(shopUrl, async (shop) => {
        const { rows } = await restored.query<{ last: string }>(
          `select coalesce(max(id), 0) as last from ${table}`,
        )
        const query = `select ${columns} from ${table} where id <= ${Number(rows[0]?.last)} order by id`
        return [await hashRows(restored, query), await hashRows(shop, query)] as const
      }),
    )
    if (restored.rows !== shop.rows || restored.sha256 !== shop.sha256)
      throw new BackupError(
        `The backup is not the shop: ${table} has ${restored.rows} rows there and ${shop.rows} here, or others.`,
      )
    same.push(`${restored.rows} rows of ${table}`)
  }
  return same
}

async function reconcileDry(databaseUrl: string): Promise<{ customers: number; drifts: number }> {
  let [customers, drifts] = [0, 0]
  await withShopDeps(
    async (deps) => {
      for await (const found of reconcile(deps, { apply: false })) {
        if ('checked' in found) customers = found.checked
        else drifts += 1
      }
    },
    { DATABASE_URL: databaseUrl },
  )
  return { customers, drifts }
}
