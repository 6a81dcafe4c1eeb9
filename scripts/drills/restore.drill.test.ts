import { execFile } from 'node:child_process'
import { appendFile, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { generateIdentity, identityToRecipient } from 'age-encryption'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { listMaintenanceJobs } from '../../src/server/maintenance/index.ts'
import { payWithCard, parsePaymentId } from '../../src/server/testing/buyers.ts'
import { openShop, type Shop } from '../../src/server/testing/shop.ts'
import { createTestDatabase } from '../../src/server/testing/test-database.ts'
import { withDatabaseConnection } from '../backup/tables.ts'
import { projectRoot } from '../processes/project.ts'

const manyMessages = 200_000

let shop: Shop
let folder: string
let keys: { BACKUP_RECIPIENT: string; BACKUP_IDENTITY: string }
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'restore-drill-'))
  const identity = await generateIdentity()
  keys = { BACKUP_IDENTITY: identity, BACKUP_RECIPIENT: await identityToRecipient(identity) }
  shop = await openShop()
  await shop.stock({ id: 1 }, { id: 2 })
  // The data is far larger than the memory limit of the commands.
  await withDatabaseConnection(shop.databaseUrl, (client) =>
    client.query(
      `insert into contact_messages (email, message, language, created_at)
      select 'a@example.com', repeat(md5(number::text), 30), 'en', now() from generate_series(1, ${manyMessages}) as number`,
    ),
  )
})
afterEach(() => expect(shop.unexpectedErrors()).toEqual([]))
afterAll(async () => {
  await shop.close()
  await rm(folder, { recursive: true, force: true })
})

async function buy(guideId: number): Promise<void> {
  const person = await shop.signUp('aiko')
  const started = await shop.post('/api/users/create-payment-intent', { guideId }, person)
  const stripePaymentId = parsePaymentId(started.json())
  await payWithCard(shop.deps.stripe, stripePaymentId)
  await shop.post('/api/purchases', { guideId, stripePaymentId }, person)
}

/** Runs a command like an operator, with less memory than the size of the database. */
async function run(name: string, args: string[] = [], settings = {}): Promise<string> {
  const { stdout, stderr } = await promisify(execFile)(process.execPath, [`scripts/${name}.ts`, ...args], {
    cwd: projectRoot,
    env: {
      ...process.env,
      ...shop.settings,
      ...keys,
      BACKUP_DIR: folder,
      NODE_OPTIONS: '--max-old-space-size=96',
      ...settings,
    },
  })
  return stdout + stderr
}

test('the newest backup is restored beside the shop and compared, and the success is recorded', async () => {
  await buy(1)
  const said = await run('backup')
  expect(said).toContain('rows are in')
  // A purchase after the backup exists at Stripe, but not in the backup.
  await buy(2)

  const drilled = await run('restore-drill')

  expect(drilled).toContain('1 rows of purchases')
  expect(drilled).toMatch(/rows of access_changes/)
  const chores = await listMaintenanceJobs(shop.deps.db)
  expect(chores.map(({ chore }) => chore)).toEqual(['backup', 'restore-drill'])
  expect(chores[1]?.figures).toMatchObject({ customers: 1, drifts: 0 })
  expect(chores[1]?.figures['rows']).toBeGreaterThan(manyMessages)
  const { rows } = await shop.deps.pool.query(`select from pg_database where datname like 'restore_drill_%'`)
  expect(rows).toEqual([])
})

test('the restore drill fails and records nothing if a purchase differs in the backup', async () => {
  await shop.deps.pool.query('delete from upkeep')
  await shop.deps.pool.query('update purchases set amount = amount + 1 where id = 1')
  await expect(run('restore-drill')).rejects.toThrow(/The backup is not the shop: purchases/)
  await shop.deps.pool.query('update purchases set amount = amount - 1 where id = 1')
  expect(await listMaintenanceJobs(shop.deps.db)).toEqual([])
})

test('a backup is readable only by its owner, deleted in time, and rejected if truncated', async () => {
  const [name = ''] = await readdir(folder)
  expect(name).toMatch(/^shop-.*Z\.sql\.gz\.age$/)
  expect((await stat(path.join(folder, name))).mode & 0o777).toBe(0o600)
  await appendFile(path.join(folder, 'shop-2020-01-01T00-00-00Z.sql.gz'), 'old')
  await appendFile(path.join(folder, 'notes.txt'), 'mine')

  await run('backup')

  const names = await readdir(folder)
  expect(names).toHaveLength(3)
  expect(names).toEqual(expect.arrayContaining([name, 'notes.txt']))
  await appendFile(path.join(folder, names.toSorted().at(-1) ?? ''), 'torn')
  await expect(run('restore-drill')).rejects.toThrow(/incomplete or was changed/)
})

test('a backup can be written to a pipe and restored from one', async () => {
  const { url, drop } = await createTestDatabase('nothing')
  const env = { ...process.env, ...shop.settings, ...keys, TARGET: url, PATH: process.env['PATH'] }
  const node = JSON.stringify(process.execPath)
  await promisify(execFile)(
    'bash',
    [
      '-c',
      `set -o pipefail; ${node} scripts/backup.ts - | DATABASE_URL=$TARGET ${node} scripts/restore.ts -`,
    ],
    { cwd: projectRoot, env },
  )
  const { rows } = await withDatabaseConnection(url, (client) => client.query('select from contact_messages'))
  await drop()
  expect(rows).toHaveLength(manyMessages)
})
