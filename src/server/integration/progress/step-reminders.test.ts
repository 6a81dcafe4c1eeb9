import { expect, test } from 'vitest'
import { enqueueStepReminders } from '../../progress/index.ts'
import { callQuery, readCallData, callMutation } from '../../testing/call.ts'
import { fetchMailsTo } from '../../testing/mailbox.ts'
import type { Person } from '../../testing/people.ts'
import { openTestShop } from '../../testing/shop.ts'

const day = 24 * 60 * 60 * 1000

const shop = await openTestShop({ client: 'built' })
await shop.stock({ id: 1, isFreePreview: true }, { id: 2, isFreePreview: true }, { id: 3 })

const sql = (text: string, values: unknown[] = []) => shop.deps.pool.query(text, values)
/** Returns the shop's deps with a clock that is the given number of days ahead. */
const inDays = (days: number) => ({
  ...shop.deps,
  clock: () => new Date(shop.deps.clock().getTime() + days * day),
})
const wish = (person: Person, wanted: boolean, language = 'en') =>
  callMutation(shop, person, 'progress.setStepWish', { wanted, language })

/** Inserts marks of three steps, of which the first `done` are done, changed the given number of days ago. */
const tick = (person: Person, guideId: number, { done, daysAgo }: { done: number; daysAgo: number }) =>
  sql(
    `insert into step_marks (user_id, guide_id, step, place, steps, done, note, changed_at)
     select users.id, $2, 'step-' || place, place - 1, 3, place <= $3, '', now() - make_interval(days => $4)
     from users, generate_series(1, 3) as place where firebase_uid = $1`,
    [person.uid, guideId, done, daysAgo],
  )
const told = async ({ email }: Person) => {
  await expect.poll(async () => (await sql(`select from mails where sent_at is null`)).rowCount).toBe(0)
  return fetchMailsTo(shop, email)
}

test('an opted-in user is reminded of unfinished steps every two weeks, even if a node dies (B21.82)', async () => {
  const [aiko, ren, optedOut] = [
    await shop.signUp('aiko'),
    await shop.signUp('ren'),
    await shop.signUp('wants-nothing'),
  ]
  expect(readCallData(await callQuery(shop, aiko, 'progress.stepWish'))).toEqual({ wanted: false })
  for (const person of [aiko, ren, optedOut]) {
    await tick(person, 1, { done: 2, daysAgo: 20 })
    await tick(person, 2, { done: 3, daysAgo: 20 })
    // The user has no access to this guide.
    await tick(person, 3, { done: 1, daysAgo: 20 })
  }
  expect(readCallData(await wish(aiko, true))).toEqual({ wanted: true })
  await wish(ren, true, 'ja')

  const dying = { ...shop.deps, jobs: { ...shop.deps.jobs, send: () => Promise.reject(new Error('killed')) } }
  await expect(enqueueStepReminders(dying)).rejects.toThrow('killed')
  await Promise.all([enqueueStepReminders(shop.deps), enqueueStepReminders(shop.deps)])
  await enqueueStepReminders(inDays(13))

  const [mail, ...more] = await told(aiko)
  expect(more).toEqual([])
  expect(mail?.text).toContain('Guide number 1: 2 of 3 done')
  expect(mail?.text).toContain('/guide/1#steps')
  expect(mail?.text).not.toMatch(/Guide number [23]/)
  expect((await told(ren))[0]?.text).toContain('3件中2件の手順が完了')
  expect(await told(optedOut)).toEqual([])
  expect((await sql('select from mails')).rowCount).toBe(0)

  await enqueueStepReminders(inDays(15))
  expect(await told(aiko)).toHaveLength(2)
  // No reminder is sent when the last mark is more than a quarter old.
  await enqueueStepReminders(inDays(80))
  expect(await told(aiko)).toHaveLength(2)
})

test('users who are active, have finished or have not begun get no step reminder', async () => {
  const people = [await shop.signUp('at-it'), await shop.signUp('done'), await shop.signUp('new')]
  const [atIt, done, fresh] = people
  for (const person of people) await wish(person, true)
  if (atIt) await tick(atIt, 1, { done: 1, daysAgo: 3 })
  if (done) await tick(done, 1, { done: 3, daysAgo: 30 })
  if (fresh) await tick(fresh, 1, { done: 0, daysAgo: 30 })
  await enqueueStepReminders(shop.deps)
  for (const person of people) expect(await told(person)).toEqual([])
})

test('step reminders end with one click without a login, but not by opening the link (B21.83)', async () => {
  const emi = await shop.signUp('emi')
  await tick(emi, 1, { done: 1, daysAgo: 20 })
  await wish(emi, true, 'ja')
  await enqueueStepReminders(shop.deps)
  const [mail] = await told(emi)
  const [link = ''] = /http\S+\/ja\/new\?mail=leave-steps&key=[\w-]+/.exec(mail?.text ?? '') ?? []
  const { pathname, search, searchParams } = new URL(link)
  const page = await shop.visit(`${pathname}${search}`)
  expect(page.body).toContain('お知らせを停止する')
  const wanted = async () =>
    readCallData<{ wanted: boolean }>(await callQuery(shop, emi, 'progress.stepWish')).wanted
  expect(await wanted()).toBe(true)

  const press = async (query: string, form: Record<string, string>) =>
    fetch(`${shop.url}/step-mail${query}`, {
      method: 'POST',
      body: new URLSearchParams(form),
      redirect: 'manual',
    })
  const key = searchParams.get('key') ?? ''
  expect((await fetch(`${shop.url}/step-mail?key=${key}`, { redirect: 'manual' })).status).toBe(302)
  expect((await press('', { key: 'x'.repeat(43), language: 'ja' })).status).toBe(303)
  expect(await wanted()).toBe(true)
  const pressed = await press('', { key, language: 'ja' })
  expect([pressed.status, pressed.headers.get('location')]).toEqual([
    303,
    '/ja/new?mail=left-steps#news-mail',
  ])
  expect(await wanted()).toBe(false)
  expect((await shop.visit('/ja/new?mail=left-steps')).body).toContain('お知らせメールを停止しました')

  // Mail programs send this one-click unsubscribe request (RFC 8058).
  await wish(emi, true)
  const { rows } = await sql(
    `select key from step_wishes join users on users.id = user_id where firebase_uid = $1`,
    [emi.uid],
  )
  const byProgram = await press(`?key=${String(rows[0].key)}`, { 'List-Unsubscribe': 'One-Click' })
  expect([byProgram.status, await wanted()]).toEqual([200, false])
})
