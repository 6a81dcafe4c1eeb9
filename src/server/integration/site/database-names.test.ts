import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase, type Database } from '../../platform/database.ts'
import { createTestDatabase } from '../../testing/test-database.ts'

let database: Database
let drop: () => Promise<void>

beforeAll(async () => {
  const created = await createTestDatabase()
  drop = created.drop
  database = openDatabase(created.socketUrl, () => undefined)
})

afterAll(async () => {
  await database.close()
  await drop()
})

const input = { a_b: [{ c_d: 1, eF: null }], g_h: { i_j: ['k_l'] } }

test('keys inside of JSON columns are not converted to camel case', async () => {
  const row = {
    id: crypto.randomUUID(),
    kind: 'refund',
    subject: '1',
    operatorUid: 'chie',
    operatorEmail: 'chie@example.com',
    fingerprint: '',
    createdAt: new Date(0),
  } as const

  const written = await database.db
    .insertInto('adminOperations')
    .values({ ...row, input: JSON.stringify(input) })
    .returning(['operatorUid', 'input'])
    .executeTakeFirstOrThrow()

  expect(written).toEqual({ operatorUid: 'chie', input })
})

test('columns of raw SQL are converted to camel case, except keys inside of JSON', async () => {
  const { rows } = await sql`
    select 1 as one_two, 3 as "threeFour", ${JSON.stringify(input)}::jsonb as some_json,
      array[${JSON.stringify(input)}::jsonb] as more_json`.execute(database.db)

  expect(rows).toEqual([{ oneTwo: 1, threeFour: 3, someJson: input, moreJson: [input] }])
})

test('all table and column names convert to camel case and back', async () => {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.columns where table_schema = 'public'
    union select column_name from information_schema.columns where table_schema = 'public'`.execute(
    database.db,
  )

  expect(rows.length).toBeGreaterThan(100)
  expect(rows.map(({ name }) => name).filter((name) => !/^[a-z]+(_[a-z]+)*$/.test(name))).toEqual([])
})
