import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sql } from 'kysely'
import { openDatabase, type Database } from '../../platform/database.ts'
import { resetRateLimit, consumeRateLimit, type RateLimit } from '../../platform/rate-limit.ts'
import { Refusal } from '../../platform/refusal.ts'
import { createTestDatabase } from '../../testing/test-database.ts'

let testDatabase: Awaited<ReturnType<typeof createTestDatabase>>
let database: Database
beforeAll(async () => {
  testDatabase = await createTestDatabase()
  database = openDatabase(testDatabase.url, () => undefined)
})
afterAll(async () => {
  await database.close()
  await testDatabase.drop()
})

let now: number
beforeEach(() => {
  now = Date.parse('2026-11-21T12:00:00Z')
})

const limit: RateLimit = { scope: 'test', free: 3, windowSeconds: 60, maxWaitSeconds: 8 }
const someone = () => crypto.randomUUID()

/** Takes an attempt and returns 0 if it was allowed, otherwise the seconds to wait. */
async function waitOf(key: string, said: Partial<RateLimit> = {}): Promise<number> {
  const deps = { db: database.db, clock: () => new Date(now) }
  return consumeRateLimit(deps, { ...limit, ...said }, key).then(
    () => 0,
    (error: unknown) => {
      if (!(error instanceof Refusal) || error.code !== 'too-many-requests') throw error
      return error.retryAfterSeconds ?? Number.NaN
    },
  )
}

const later = (seconds: number) => (now += seconds * 1000)

async function rowCount(): Promise<number> {
  const { rows } = await sql<{
    count: number
  }>`select count(*)::int as count from rate_limits`.execute(database.db)
  return rows[0]?.count ?? Number.NaN
}

test('a rate limit allows the first attempts without a wait, then doubles waits up to a maximum', async () => {
  const key = someone()
  expect([await waitOf(key), await waitOf(key), await waitOf(key)]).toEqual([0, 0, 0])

  const waits: number[] = []
  for (let turn = 0; turn < 6; turn += 1) {
    const wait = await waitOf(key)
    waits.push(wait)
    later(wait)
    expect(await waitOf(key)).toBe(0)
  }
  expect(waits).toEqual([1, 2, 4, 8, 8, 8])
})

test('retrying before the wait of a rate limit ends does not lengthen the wait', async () => {
  const key = someone()
  for (let turn = 0; turn < 5; turn += 1) await waitOf(key)
  expect(await waitOf(key)).toBe(1)
  later(1)
  expect(await waitOf(key)).toBe(0)
})

test('the attempt count resets when the window ends, and no wait exceeds the window', async () => {
  const key = someone()
  const long = { maxWaitSeconds: 3600 }
  for (let waited = 0; waited < 60;) {
    const wait = await waitOf(key, long)
    expect(waited + wait).toBeLessThanOrEqual(60)
    later(wait)
    waited += wait
  }
  expect([await waitOf(key, long), await waitOf(key, long)]).toEqual([0, 0])
})

test('a rate limit counts fifty concurrent attempts exactly', async () => {
  const key = someone()
  const waits = await Promise.all(Array.from({ length: 50 }, () => waitOf(key, { free: 10 })))
  expect(waits.filter((wait) => wait === 0)).toHaveLength(10)
})

test('a node whose clock is two seconds behind rejects no allowed attempt', async () => {
  const key = someone()
  const waits: number[] = []
  for (const skew of [0, -2, 2, -2]) {
    later(skew)
    waits.push(await waitOf(key, { free: 5 }))
  }
  expect(waits).toEqual([0, 0, 0, 0])
})

test('each key in each scope has its own attempt count', async () => {
  const key = someone()
  for (let turn = 0; turn < 5; turn += 1) await waitOf(key)
  expect(await waitOf(key)).toBe(1)
  expect([await waitOf(someone()), await waitOf(key, { scope: 'other' })]).toEqual([0, 0])
})

test('resetting the attempts of a key allows the next attempt without a wait', async () => {
  const key = someone()
  for (let turn = 0; turn < 5; turn += 1) await waitOf(key)
  await resetRateLimit({ db: database.db }, limit, key)
  expect(await waitOf(key)).toBe(0)
})

test('rate_limits stores hashed keys instead of email addresses', async () => {
  await waitOf('victim@example.com')
  const { rows } = await sql<{ key: string }>`select key from rate_limits`.execute(database.db)
  expect(rows.map(({ key }) => key).join()).not.toContain('victim')
})

test('new attempts delete expired rate limit rows', async () => {
  await sql`delete from rate_limits`.execute(database.db)
  for (let each = 0; each < 20; each += 1) await waitOf(someone())
  expect(await rowCount()).toBe(20)

  later(2 * 3600)
  for (let each = 0; each < 10; each += 1) await waitOf(someone())

  expect(await rowCount()).toBe(10)
})

test('taking an attempt costs one database query', async () => {
  let asked = 0
  const db = database.db.withPlugin({
    transformQuery({ node }) {
      asked += 1
      return node
    },
    transformResult: async ({ result }) => result,
  })
  await consumeRateLimit({ db, clock: () => new Date(now) }, limit, someone())
  expect(asked).toBe(1)
})

/** Returns a simple reference implementation of the limit, which returns the wait of each attempt in seconds. */
function plainly({ free, windowSeconds, maxWaitSeconds }: RateLimit) {
  let [turns, opensAt, endsAt] = [0, 0, 0]
  return (): number => {
    if (now < opensAt) return Math.ceil((opensAt - now) / 1000)
    if (now >= endsAt) [turns, endsAt] = [0, now + windowSeconds * 1000]
    turns += 1
    const wait = turns < free ? 0 : Math.min(2 ** (turns - free), maxWaitSeconds)
    opensAt = Math.min(now + wait * 1000, endsAt)
    return 0
  }
}

/** Returns pseudorandom pauses in seconds, the same for the same seed. */
function pausesOf(seed: number): number[] {
  const pauses = [0, 0, 0, 0.2, 1, 3, 10, 45]
  let state = seed
  return Array.from({ length: 150 }, () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31
    return pauses[(state >>> 8) % pauses.length] ?? 0
  })
}

describe('rate limits return the same waits as a reference implementation', () => {
  test.each([1, 2, 3, 4, 5, 6])(
    'a limit returns the same waits as the reference implementation (seed %i)',
    async (seed) => {
      const rule = { ...limit, free: 1 + (seed % 4), maxWaitSeconds: 2 ** seed }
      const expectedWait = plainly(rule)
      const key = someone()
      for (const pause of pausesOf(seed)) {
        later(pause)
        const wait = await waitOf(key, rule)
        expect(wait).toBe(expectedWait())
        expect(wait).toBeLessThanOrEqual(Math.min(rule.maxWaitSeconds, rule.windowSeconds))
      }
    },
  )
})

test('attempts counted while the clock was an hour ahead cause no wait once it is correct', async () => {
  const key = someone()
  for (let attempt = 0; attempt < 4; attempt += 1) await waitOf(key)
  later(3600)
  for (let attempt = 0; attempt < 5; attempt += 1) await waitOf(key)

  later(-3600)

  expect(await waitOf(key)).toBe(0)
})
