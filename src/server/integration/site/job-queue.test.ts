import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openTestShop } from '../../testing/shop.ts'

const shop = await openTestShop()

test('a queued job that is sent again runs after the transaction of its second sender commits', async () => {
  const { db, jobs, pool } = shop.deps
  await pool.query('create table notes (words text)')
  const countNotes = async () => (await pool.query('select from notes')).rowCount
  const seen: unknown[] = []
  let hasPassed = false
  await jobs.work('platform.test', async (data) => {
    if ((data as { fence?: true }).fence) hasPassed = true
    else seen.push(await countNotes())
  })
  const soon = Date.now() + 1000
  await jobs.send(db, 'platform.test', {}, { key: 'one', at: new Date(soon) })

  await db.transaction().execute(async (tx) => {
    await sql`insert into notes values ('written')`.execute(tx)
    await jobs.send(tx, 'platform.test', {}, { key: 'one' })
    await jobs.send(db, 'platform.test', { fence: true }, { key: 'fence', at: new Date(soon + 1) })
    await expect.poll(() => hasPassed).toBe(true)
  })

  await expect.poll(() => seen.at(-1)).toBe(1)
})
