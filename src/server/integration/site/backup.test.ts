import { generateIdentity, identityToRecipient } from 'age-encryption'
import type pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { createEncryptionStage, createDecryptionStage } from '../../../../scripts/backup/backup-encryption.ts'
import { restoreBackup } from '../../../../scripts/backup/restore-backup.ts'
import { listTables, hashRows, withDatabaseConnection } from '../../../../scripts/backup/tables.ts'
import { writeBackup } from '../../../../scripts/backup/write-backup.ts'
import { listMigrations, migrateDatabase } from '../../../../scripts/operator/migrate.ts'
import { setMailFaults } from '../../testing/mailbox.ts'
import { openTestShop } from '../../testing/shop.ts'
import { createTestDatabase } from '../../testing/test-database.ts'
import { buyGuide } from '../auth/testing/own-account.ts'

const hostile = 'A tab\t, a line\nbreak, \\. \\N \\\\ "quotes" \'and\' 日本語 \u{1F600}\r\n\\.\n'
const silent = { onProgress: () => undefined, onStep: () => undefined }

const identity = await generateIdentity()
const recipient = await identityToRecipient(identity)
const shop = await openTestShop()
// The mail server is down, so that emails stay queued.
await setMailFaults(shop, { down: true })
await shop.stock({ id: 1 }, { id: 2, contentEn: `## Introduction\n\n${hostile}` })
const aiko = await shop.signUp('aiko')
await buyGuide(shop, aiko, 1)
await shop.post('/api/users/free-selection', { guideId: 2 }, aiko)
const written = await shop.post('/api/contact/submit', { email: 'ben@example.com', message: hostile })
expect(written.status).toBe(200)

async function newDatabase(from?: 'template' | 'nothing'): Promise<string> {
  const { url, drop } = await createTestDatabase(from)
  onTestFinished(async () => {
    // Waits for open connections, because dropping the database would terminate them with errors.
    await expect.poll(() => countConnections(url)).toBe(0)
    await drop()
  })
  return url
}

async function countConnections(url: string): Promise<number | null> {
  const database = new URL(url).pathname.slice(1)
  const { rowCount } = await shop.deps.pool.query('select from pg_stat_activity where datname = $1', [
    database,
  ])
  return rowCount
}

const now = new Date('2026-11-22T03:00:00Z')

async function takeBackup(
  encrypted = true,
  { of = shop.databaseUrl, meanwhile }: { of?: string; meanwhile?: () => Promise<void> } = {},
): Promise<Buffer> {
  const chunks: Buffer[] = []
  await writeBackup(
    of,
    now,
    async (text) => {
      for await (const chunk of createEncryptionStage(encrypted ? recipient : undefined)(text))
        chunks.push(chunk)
    },
    { onProgress: () => void meanwhile?.() },
  )
  return Buffer.concat(chunks)
}

/** Yields the file in chunks, like a read stream. */
async function* piecesOf(file: Buffer, size = 1000): AsyncGenerator<Buffer> {
  for (let start = 0; start < file.length; start += size) yield file.subarray(start, start + size)
}

const restore = (url: string, file: Buffer, key: string | undefined = identity) =>
  restoreBackup(url, createDecryptionStage(key)(piecesOf(file)), silent)

const ask = <Row extends pg.QueryResultRow>(url: string, sql: string) =>
  withDatabaseConnection(url, async (client) => (await client.query<Row>(sql)).rows)

const contentsOf = (url: string) =>
  withDatabaseConnection(url, async (client) => {
    const contents: Record<string, unknown> = {}
    for (const { name, query } of await listTables(client))
      if (name.startsWith('public.')) contents[name] = await hashRows(client, query)
    return contents
  })

test('a backup restores every row of a lost database', async () => {
  const url = await newDatabase('nothing')
  const before = await contentsOf(shop.databaseUrl)

  const head = await restore(url, await takeBackup())

  expect(head.madeAt).toBe(now.toISOString())
  expect(before).toMatchObject({
    'public.users': { rows: 1 },
    'public.guides': { rows: 2 },
    'public.purchases': { rows: 2 },
    'public.contact_messages': { rows: 1 },
    'public.mails': { rows: 2 },
  })
  expect(await contentsOf(url)).toEqual(before)
  expect(await ask(url, `select message from contact_messages`)).toEqual([
    { message: hostile.trim().replace('\r', '') },
  ])
})

test('a restored backup still has its queued emails', async () => {
  const url = await newDatabase()
  const owed = `select count(*)::int as jobs from pgboss.job where state < 'completed' and name = 'mail.send'`

  await restore(url, await takeBackup())

  expect(await ask(shop.databaseUrl, owed)).not.toEqual([{ jobs: 0 }])
  expect(await ask(url, owed)).toEqual(await ask(shop.databaseUrl, owed))
})

test('a restored database gives new accounts an unused id', async () => {
  const url = await newDatabase()
  await restore(url, await takeBackup())

  const added = await ask<{ id: number }>(
    url,
    `insert into users (email, username, firebase_uid) values ('new@example.com', 'new', 'new') returning id`,
  )

  expect(added[0]?.id).toBeGreaterThan(1)
})

test('a backup is a snapshot without rows written while it is made', async () => {
  const url = await newDatabase()
  onTestFinished(async () => {
    await shop.deps.pool.query(`delete from users where username = 'late'`)
    await shop.deps.pool.query(`delete from stripe_events where id = 'evt_late'`)
  })
  let isWritten = false
  const file = await takeBackup(true, {
    meanwhile: async () => {
      if (isWritten) return
      isWritten = true
      await shop.deps.pool.query(
        `insert into users (email, username, firebase_uid) values ('late@example.com', 'late', 'late')`,
      )
      await shop.deps.pool.query(
        `insert into stripe_events (id, type, created, object_id) values ('evt_late', 'invoice.paid', now(), 'in_late')`,
      )
    },
  })

  await restore(url, file)

  await expect
    .poll(() => ask(shop.databaseUrl, `select id from stripe_events where id = 'evt_late'`))
    .toHaveLength(1)
  expect(await ask(url, `select id from stripe_events where id = 'evt_late'`)).toEqual([])
  expect(await ask(url, `select id from users where username = 'late'`)).toEqual([])
})

test('restoring into a database with an account is rejected and changes nothing', async () => {
  const url = await newDatabase()
  await ask(url, `insert into users (email, username, firebase_uid) values ('a@example.com', 'a', 'a')`)
  const before = await contentsOf(url)

  await expect(restore(url, await takeBackup())).rejects.toThrow(/not empty, .* rows in users\./)

  expect(await contentsOf(url)).toEqual(before)
})

test('restoring into a database with tables of another program is rejected', async () => {
  const url = await newDatabase('nothing')
  await ask(url, 'create table users (id int primary key)')
  await expect(restore(url, await takeBackup())).rejects.toThrow(/tables of something else/)
})

test('a restore reports a wrong key, a missing key and other files, and writes nothing', async () => {
  const url = await newDatabase('nothing')
  const file = await takeBackup()

  await expect(restore(url, file, await generateIdentity())).rejects.toThrow(/BACKUP_IDENTITY: this key/)
  await expect(restoreBackup(url, createDecryptionStage(undefined)(piecesOf(file)), silent)).rejects.toThrow(
    /BACKUP_IDENTITY: missing/,
  )
  await expect(restore(url, Buffer.from('select 1;\n'))).rejects.toThrow(/no backup of the shop/)
  await expect(restore(url, Buffer.alloc(0))).rejects.toThrow(/no backup of the shop/)
  expect(await ask(url, `select from pg_class where relname = 'users'`)).toEqual([])
})

test.each([
  ['encrypted', true],
  ['not encrypted', false],
])(
  'a truncated backup (%s) is rejected as incomplete and leaves the database restorable',
  async (_how, encrypted) => {
    const url = await newDatabase()
    const file = await takeBackup(encrypted)

    for (const share of [0.01, 0.3, 0.6, 0.95, 0.999])
      await expect(restore(url, file.subarray(0, Math.floor(file.length * share)))).rejects.toThrow(
        /incomplete|damaged|neither encrypted/,
      )
    await restore(url, file)

    expect(await ask(url, 'select from purchases')).toHaveLength(2)
  },
)

test('a backup with one changed byte is rejected', async () => {
  const url = await newDatabase()
  const file = await takeBackup()
  const middle = Math.floor(file.length / 2)
  file[middle] = (file[middle] ?? 0) ^ 1

  await expect(restore(url, file)).rejects.toThrow(/incomplete or was changed/)
})

/** Decrypts a backup, applies the change to its text and returns it unencrypted. */
async function rewritten(change: (text: string) => string): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of createDecryptionStage(identity)(piecesOf(await takeBackup()))) chunks.push(chunk)
  const text = Buffer.from(change(Buffer.concat(chunks).toString()))
  const sealed: Buffer[] = []
  for await (const chunk of createEncryptionStage(undefined)(piecesOf(text))) sealed.push(chunk)
  return Buffer.concat(sealed)
}

test.each([
  ['encrypted', true],
  ['not encrypted', false],
])('a backup (%s) with bytes appended after its end is rejected', async (_how, encrypted) => {
  const url = await newDatabase()
  const file = Buffer.concat([await takeBackup(encrypted), Buffer.from('more')])
  await expect(restore(url, file)).rejects.toThrow(/incomplete|damaged/)
})

test('a backup with a changed amount is rejected by its checksum, and no purchase is restored', async () => {
  const url = await newDatabase()
  const cheaper = await rewritten((text) => text.replace('\t200\tusd\tpayment\t', '\t100\tusd\tpayment\t'))
  await expect(restore(url, cheaper)).rejects.toThrow(/not what the backup holds: public.purchases/)
  expect(await ask(url, 'select from purchases')).toEqual([])
})

test('restoring executes no SQL statement planted in the backup', async () => {
  const url = await newDatabase()
  const planted = await rewritten((text) => text.replace('begin;\n', 'begin;\ndrop table users;\n'))
  await expect(restore(url, planted)).rejects.toThrow(/no backup of the shop, or it is damaged/)
})

test('a backup of an older schema is restored and migrated, and one of a newer schema rejected', async () => {
  const known = await listMigrations()
  const newest = known.at(-1) ?? ''
  const url = await newDatabase('nothing')
  const newer = await rewritten((text) => text.replace(`"schema":"${newest}"`, '"schema":"9999-later"'))
  await expect(restore(url, newer)).rejects.toThrow(
    /schema 9999-later, and this release knows none newer than/,
  )

  const old = await newDatabase('nothing')
  await migrateDatabase(old, () => undefined, '0030-upkeep')
  await ask(
    old,
    `insert into users (firebase_uid, email, username) values ('aiko', 'aiko@example.com', 'aiko')`,
  )
  await restore(url, await takeBackup(true, { of: old }))
  expect(await ask(url, 'select max(name) as name from kysely_migration')).toEqual([{ name: newest }])
  expect(await ask(url, 'select email from users')).toEqual([{ email: 'aiko@example.com' }])
})
