import { readFile } from 'node:fs/promises'
import { beforeEach, expect, test } from 'vitest'
import { texts } from '../../../shared/texts/en/status/proof.ts'
import type { Proof } from '../../../shared/proof/proof-schemas.ts'
import { createGuestFetch, measureProof, searchPaidLines } from '../../proof/index.ts'
import { insertBuyers } from '../../testing/buyers.ts'
import { callQuery, readCallData } from '../../testing/call.ts'
import { openTestShop } from '../../testing/shop.ts'
import { listMaintenanceJobs, recordChore, type Chore } from '../../maintenance/index.ts'

const hour = 60 * 60 * 1000
const paid = 'Only a buyer may read this sentence, which is long enough.'
const paidJa = '購入された方だけが読める、十分に長い文です。'

const filler = 'Short.\n\n'.repeat(60)
const guide = (id: number) => ({
  id,
  contentEn: `## Introduction\n\nA teaser for everybody.\n\n${filler}\n\n## Paid\n\n${filler}\n\n${paid}`,
  contentJa: `## はじめに\n\nだれでも読める文です。\n\n## 有料\n\n${'短い。\n\n'.repeat(80)}\n\n${paidJa}`,
})

const shop = await openTestShop({ client: 'built' })
await shop.stock(...[1, 2, 3].map((id) => guide(id)), { ...guide(4), isFreePreview: true })
beforeEach(() => shop.deps.pool.query('truncate upkeep'))

const proof = async () => readCallData<Proof>(await callQuery(shop, undefined, 'proof.read'))
const figuresOf = async (wanted: Chore) =>
  (await listMaintenanceJobs(shop.deps.db)).find(({ chore }) => chore === wanted)?.figures
const record = (chore: Chore, figures: Record<string, number>, hoursAgo = 0) =>
  recordChore(shop.deps.db, {
    chore,
    figures,
    succeededAt: new Date(shop.deps.clock().getTime() - hoursAgo * hour),
  })
/** Renders the page for a new catalog version and returns its visible text. */
async function wordsOf(path: string): Promise<string> {
  await shop.stock({ ...guide(4), isFreePreview: true })
  const { status, body } = await shop.visit(path)
  expect(status).toBe(200)
  return (/<main[^>]*>([\s\S]*)<\/main>/.exec(body)?.[1] ?? '')
    .replaceAll('<!-- -->', '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&#x27;/g, "'")
    .replace(/\s+/g, ' ')
}

test('/proof without measurements says “not checked yet” in both languages (B21.10)', async () => {
  const words = await wordsOf('/proof')
  expect(words.split('Not checked yet')).toHaveLength(8)
  expect(words).toContain('some checks haven’t run yet')
  expect(await wordsOf('/ja/proof')).toContain('未測定')
})

test('the check of paid lines reads guest pages of each paid guide and finds no paid text (B21.11)', async () => {
  const asked: string[] = []
  const guest = createGuestFetch(shop.url)
  await searchPaidLines(shop.deps, async (path) => {
    asked.push(path)
    return guest(path)
  })

  expect(asked).toEqual(
    expect.arrayContaining([
      '/',
      '/ja/guides',
      '/guide/1',
      '/ja/guide/3?view=both',
      '/api/guides/2?language=th',
    ]),
  )
  expect(asked).not.toContain('/guide/4')
  expect(await figuresOf('paid-lines')).toMatchObject({
    guides: 3,
    lines: 6,
    found: 0,
    answers: asked.length,
  })
  expect((await proof()).paidLines).toMatchObject({
    health: 'well',
    all: { lines: 6, found: 0, foundAt: null },
  })
  expect(await wordsOf('/proof')).toContain(
    'Lines from paid parts searched for in the last check: 6. Guides they came from: 3',
  )
})

test('a paid line found in a response is logged and shown on /proof as a problem', async () => {
  const buyer = await shop.signUp('buyer')
  await shop.deps.pool.query(
    `insert into purchases (user_id, guide_id, amount, currency, source) select id, 2, 0, 'usd', 'free' from users where firebase_uid = $1`,
    [buyer.uid],
  )
  await searchPaidLines(shop.deps, async (path) => (await shop.visit(path, buyer)).body)

  const errors = shop.unexpectedErrors().join()
  expect(errors).toContain('a guest was answered with a paid line')
  expect(errors).not.toContain(paid)
  expect((await proof()).paidLines).toMatchObject({ health: 'unwell', last: { found: 2 }, all: { found: 2 } })
  expect(await wordsOf('/proof')).toContain('1 check needs attention')

  await searchPaidLines(shop.deps, createGuestFetch(shop.url))
  expect((await proof()).paidLines).toMatchObject({ health: 'unwell', last: { found: 0 }, all: { found: 2 } })
})

test('a failed check of paid lines leaves its last figures unchanged', async () => {
  await record('paid-lines', { found: 0, lines: 1 })
  const before = await figuresOf('paid-lines')
  await expect(searchPaidLines(shop.deps, () => createGuestFetch(shop.url)('/nothing-here'))).rejects.toThrow(
    '/nothing-here answered 404',
  )
  expect(await figuresOf('paid-lines')).toEqual(before)
})

test.each<[Chore, keyof Proof, Record<string, number>, number]>([
  ['paid-lines', 'paidLines', { found: 0, guides: 1, answers: 1, lines: 1 }, 3],
  ['reconcile', 'payments', { customers: 3, left: 0 }, 36],
  ['restore-drill', 'restore', { seconds: 20, backupAgeSeconds: 7000 }, 35 * 24],
  ['proof', 'translations', { translationsCurrent: 3 }, 1],
])('figures of %s are shown as a problem when they are too old', async (chore, line, figures, hours) => {
  await record(chore, figures, hours - 0.5)
  expect((await proof())[line].health).toBe('well')
  await record(chore, figures, hours + 0.5)
  expect((await proof())[line].health).toBe('unwell')
})

test('/proof shows discrepancies between payments and Stripe', async () => {
  await record('reconcile', { customers: 3, left: 2 })
  expect((await proof()).payments).toMatchObject({ health: 'unwell', differences: 2 })
  expect(await wordsOf('/proof')).toContain('2 payments at Stripe don’t match')
})

test('/proof shows failed payments, translations and refunds (B21.14, B21.15, B21.16)', async () => {
  const [buyer] = await insertBuyers(shop.deps.pool, 1)
  const refund = (id: string, state: string, minutes: number) =>
    shop.deps.pool.query(
      `insert into refunds (payment_id, user_id, reference, description, amount, currency, language, paid_at, state, created_at, try_at, returned_at)
       values ($1, $2, $1, 'x', 200, 'usd', 'en', now(), $3, now() - interval '1 day', now(),
         case when $3 = 'returned' then now() - interval '1 day' + make_interval(mins => $4) end)`,
      [id, buyer?.id, state, minutes],
    )
  await refund('pi_1', 'returned', 1)
  await refund('pi_2', 'returned', 2)
  await refund('pi_3', 'returned', 300)
  await shop.deps.pool.query(
    `insert into orders (buyer_id, kind, currency, amount, language, description, state, opened_at, closed_at, closed_reason)
     values ($1, 'payment_intent', 'usd', 200, 'en', 'x', 'closed', now(), now() - interval '50 hours', 'x')`,
    [buyer?.id],
  )
  await measureProof(shop.deps)

  expect(await proof()).toMatchObject({
    failures: { health: 'well', days: 2 },
    translations: { health: 'well', current: 4, stale: 0, missing: 0 },
    reports: { health: 'well', all: 0, late: 0 },
    refunds: { health: 'well', done: 3, medianSeconds: 120, slowestSeconds: 18_000, waiting: 0, givenUp: 0 },
  })
  const words = await wordsOf('/proof')
  for (const said of ['2 days ago', '4 of 4 Japanese translations', 'within 2 min, the slowest after 5 h'])
    expect(words).toContain(said)
  expect(await wordsOf('/ja/proof')).toContain('半数が2分以内、最長で5時間')

  await shop.deps.pool.query(
    `insert into income_reports (user_id, guide_id, tried, sentence, language, created_at, changed_at, hidden)
     values ($1, 1, true, 'x', 'en', now(), now() - interval '4 hours', true)`,
    [buyer?.id],
  )
  await refund('pi_4', 'given-up', 0)
  await measureProof(shop.deps)
  expect((await proof()).reports).toMatchObject({ health: 'unwell', all: 1, guides: 1, hidden: 1, late: 1 })
  expect((await proof()).refunds).toMatchObject({ health: 'unwell', givenUp: 1 })
})

test('a cached /proof takes no database query, and its rules match docs/behaviour word for word', async () => {
  await wordsOf('/proof')
  expect(await shop.queriesDuring(() => shop.visit('/proof'))).toBe(0)
  const rules = (await readFile('docs/behaviour/21-progress-gifts-and-more.md', 'utf8')).replace(/\s+/g, ' ')
  const lines = ['paidLines', 'payments', 'restore', 'failures', 'translations', 'refunds'].entries()
  for (const [number, name] of [...lines.map(([place, line]) => [11 + place, line]), [26, 'reports']])
    expect(rules).toContain(`**B21.${number}** ${texts[`proof.${name}.rule` as keyof typeof texts]}`)
})
