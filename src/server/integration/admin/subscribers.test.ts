import { afterEach, expect, test } from 'vitest'
import { enqueueWeeklyNewsletter } from '../../newsletter/index.ts'
import { callQuery, readCallData, readRefusalCode, callMutation } from '../../testing/call.ts'
import { setMailFaults, fetchMailsTo } from '../../testing/mailbox.ts'
import { signUpOperator } from '../../testing/operators.ts'
import type { Person } from '../../testing/people.ts'
import { openTestShop } from '../../testing/shop.ts'

const week = 7 * 24 * 60 * 60 * 1000

const shop = await openTestShop()
await shop.stock({ id: 1 })
const owner = await signUpOperator(shop, 'chie')
const support = await signUpOperator(shop, 'sora', 'support')
afterEach(async () => {
  await setMailFaults(shop)
  expect(shop.unexpectedErrors()).toEqual([])
})

const rowsOf = async (sql: string, values: unknown[] = []) => (await shop.deps.pool.query(sql, values)).rows

async function subscribe(): Promise<string> {
  const email = `aiko-${crypto.randomUUID().slice(0, 8)}@example.com`
  await postForm({ email, language: 'en' })
  const keysOf = () => rowsOf('select key from news_subscriptions where email = $1', [email])
  await expect.poll(keysOf).toHaveLength(1)
  const [row] = await keysOf()
  await postForm({ do: 'confirm', key: row?.key, language: 'en' })
  return email
}
const postForm = (form: Record<string, string>) =>
  fetch(`${shop.url}/news-mail`, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' })

/** Makes all guides new and sends the weekly newsletter, this many weeks from now. */
async function sendWeeklyAfter(weeks: number): Promise<void> {
  const now = new Date(shop.deps.clock().getTime() + weeks * week)
  await rowsOf(
    `update guides set on_sale_since = date_trunc('week', $1::timestamptz at time zone 'UTC') at time zone 'UTC' - interval '1 day', version = 1`,
    [now],
  )
  await shop.deps.catalogue.refresh()
  await enqueueWeeklyNewsletter({ ...shop.deps, clock: () => now })
}
const weekly = async (email: string) =>
  (await fetchMailsTo(shop, email)).filter(({ subject }) => subject.includes('this week'))
interface Subscribers {
  languages: { language: string; confirmed: number }[]
  refused: { email: string }[]
}
const read = async (person: Person) =>
  readCallData<Subscribers>(await callQuery(shop, person, 'admin.subscribers'))
const confirmed = async () =>
  (await read(support)).languages.find(({ language }) => language === 'en')?.confirmed
const removeSubscriber = (person: Person, email: string) =>
  callMutation(shop, person, 'admin.takeSubscriberOff', { email, reason: 'asked by phone' })

test('the admin lists an address that rejected the newsletter until the next delivery', async () => {
  const [gone, well] = [await subscribe(), await subscribe()]
  await setMailFaults(shop, { unknown: [gone] })
  await sendWeeklyAfter(1)
  await expect.poll(() => weekly(well)).toHaveLength(1)
  await expect.poll(async () => (await read(support)).refused).toMatchObject([{ email: gone }])
  expect(await weekly(gone)).toEqual([])

  await setMailFaults(shop)
  await sendWeeklyAfter(2)
  await expect.poll(() => weekly(gone)).toHaveLength(1)
  expect((await read(support)).refused).toEqual([])
})

test('support removes a subscriber; the audit log has the reason but not the address', async () => {
  const [off, on] = [await subscribe(), await subscribe()]
  const before = await confirmed()
  expect((await removeSubscriber(support, off)).status).toBe(200)
  expect(await confirmed()).toBe((before ?? 0) - 1)
  expect(readRefusalCode(await removeSubscriber(support, off))).toBe('not-found')

  await sendWeeklyAfter(3)
  await expect.poll(() => weekly(on)).toHaveLength(1)
  expect(await weekly(off)).toEqual([])
  const log = readCallData<{ entries: { kind: string; reason: string }[] }>(
    await callQuery(shop, owner, 'admin.log', {}),
  )
  expect(log.entries.filter(({ kind }) => kind === 'subscriber-removed')).toMatchObject([
    { reason: 'asked by phone' },
  ])
  expect(JSON.stringify(log)).not.toContain(off)
})
