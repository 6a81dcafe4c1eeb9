import { expect, test } from 'vitest'
import { insertAuditEntry } from '../../admin/index.ts'
import { signUpOperator } from '../../testing/operators.ts'
import type { Person } from '../../testing/people.ts'
import { openTestShop } from '../../testing/shop.ts'

const shop = await openTestShop({ client: 'built' })
const owner = await signUpOperator(shop, 'chie')

const ask = (sql: string) => shop.deps.pool.query(sql)

const changed = (person: Person, reason: string) => ({
  operator: person,
  kind: 'role-changed' as const,
  reason,
  userId: 7,
  before: { role: 'support' },
  after: { role: 'editor' },
})

test('a rolled-back action leaves no audit log entry', async () => {
  const { db } = shop.deps
  const failing = db.transaction().execute(async (tx) => {
    await insertAuditEntry(tx, changed(owner, 'never happened'), new Date())
    throw new Error('the entry failed')
  })
  await expect(failing).rejects.toThrow('the entry failed')
  expect((await ask(`select 1 from operator_deeds where reason = 'never happened'`)).rowCount).toBe(0)
})

test('the database rejects changes and deletes of the audit log even by the role that owns it', async () => {
  const { rows: owners } = await ask(
    `select tableowner = current_user as owns from pg_tables where tablename = 'operator_deeds'`,
  )
  expect(owners).toEqual([{ owns: true }])
  await insertAuditEntry(shop.deps.db, changed(owner, 'asked for it'), new Date())
  for (const attempt of [
    `update operator_deeds set reason = 'another'`,
    'delete from operator_deeds',
    `delete from operator_deeds where reason = 'asked for it'`,
    'truncate operator_deeds',
  ])
    await expect(ask(attempt)).rejects.toThrow('operator_deeds is only ever added to')
  const { rows } = await ask(
    `select reason, before, after from operator_deeds where reason in ('asked for it', 'another')`,
  )
  expect(rows).toEqual([{ reason: 'asked for it', before: { role: 'support' }, after: { role: 'editor' } }])
})

test('an owner reads the audit log page by page, the newest entries first', async () => {
  await insertAuditEntry(shop.deps.db, changed(owner, 'before all others'), new Date())
  for (let place = 0; place < 60; place += 1)
    await insertAuditEntry(shop.deps.db, changed(owner, `reason ${place}`), new Date())

  const first = await shop.visit('/operator/log', owner)
  expect(first.status).toBe(200)
  expect(first.body).toContain('reason 59')
  expect(first.body).not.toContain('reason 9<')
  const [, next = ''] = /href="(\/operator\/log\?before=\d+)"/.exec(first.body) ?? []
  const second = await shop.visit(next, owner)
  expect(second.body).toContain('reason 9<')
  expect(second.body).toContain('before all others')
  expect(second.body).not.toContain('rel="next"')
})

test('an audit log entry links its user or guide and has values in the page’s language', async () => {
  const { db } = shop.deps
  const { rows } = await shop.deps.pool.query<{ id: number }>('select id from users limit 1')
  const userId = rows[0]?.id ?? 0
  const entry = { operator: owner, reason: 'told', userId }
  await insertAuditEntry(db, { ...entry, kind: 'pro-ended', after: { ends: 'period-end' } }, new Date())
  const publishAt = '2027-01-31T03:00:00.000Z'
  const scheduled = { before: { state: 'draft' }, after: { state: 'scheduled', publishAt } }
  await insertAuditEntry(
    db,
    { operator: owner, reason: 'told', guideId: 5, kind: 'guide-state-changed', ...scheduled },
    new Date(),
  )

  const textOf = async (path: string) =>
    (await shop.visit(path, owner)).body.replaceAll(/<!-- -->|<script[\s\S]*?<\/script>/g, '')
  const japanese = await textOf('/ja/operator/log')
  expect(japanese).toMatch(new RegExp(`href="/ja/operator/readers/${userId}"[^>]*>読者${userId}</a>`))
  expect(japanese).toMatch(/href="\/ja\/guide\/5"[^>]*>ガイド5<\/a>/)
  expect(japanese).toContain('終了：支払い済みの期間の終わりに<')
  expect(japanese).toContain('状態：下書き → 公開予約<')
  expect(japanese).toContain('販売開始：2027/01/31 12:00<')
  expect(await textOf('/operator/log')).toContain('Ends: At the end of the paid month<')
})

test('each role sees its admin sections, users get 404, and guests are asked to log in', async () => {
  await insertAuditEntry(shop.deps.db, changed(owner, 'for owners alone'), new Date())
  const [editor, support, reader] = [
    await signUpOperator(shop, 'edda', 'editor'),
    await signUpOperator(shop, 'sora', 'support'),
    await shop.signUp('aiko'),
  ]
  const statusesOf = async (path: string) =>
    Promise.all(
      [owner, editor, support, reader, undefined].map(async (each) => (await shop.visit(path, each)).status),
    )
  for (const language of ['', '/ja']) {
    expect(await statusesOf(`${language}/operator`)).toEqual([200, 200, 200, 404, 200])
    expect(await statusesOf(`${language}/operator/translations`)).toEqual([200, 200, 404, 404, 200])
    expect(await statusesOf(`${language}/operator/log`)).toEqual([200, 404, 404, 404, 200])
    expect(await statusesOf(`${language}/operator/nothing`)).toEqual([404, 404, 404, 404, 404])
    expect(await statusesOf(`${language}/operator/log/1`)).toEqual([404, 404, 404, 404, 404])
  }
  expect((await shop.visit('/operator/log', owner)).body).toContain('for owners alone')
  expect((await shop.visit('/operator/log')).body).not.toContain('for owners alone')
  const home = (await shop.visit('/operator', support)).body
  expect(home).not.toContain('href="/operator/log"')
  expect(home).not.toContain('href="/operator/translations"')
})
