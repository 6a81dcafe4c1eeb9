import { expect, test } from 'vitest'
import type { SavedGuideChange } from '../../../shared/progress/saved.ts'
import { enqueueSavedGuideAlerts } from '../../progress/index.ts'
import { callQuery, readCallData, callMutation } from '../../testing/call.ts'
import { fetchMailsTo } from '../../testing/mailbox.ts'
import type { Person } from '../../testing/people.ts'
import { openTestShop } from '../../testing/shop.ts'

const shop = await openTestShop()
await shop.stock({ id: 1 }, { id: 2 }, { id: 3 })

const change = (sql: string) => shop.deps.pool.query(sql)
const store = (person: Person | undefined, saved: SavedGuideChange[]) =>
  callMutation(shop, person, 'progress.sync', { saved, marks: [], places: [], all: true })
const save = (person: Person, ...ids: number[]) =>
  store(
    person,
    ids.map((guideId) => ({ guideId, saved: true, at: 1 })),
  )
const wish = (person: Person, wanted: boolean, language = 'en') =>
  callMutation(shop, person, 'progress.setSavedWish', { wanted, language })
const told = async ({ email }: Person) => {
  await expect.poll(async () => (await change(`select from mails where sent_at is null`)).rowCount).toBe(0)
  return (await fetchMailsTo(shop, email)).map(({ text }) => text)
}

test('an opted-in user is notified once of a lower price of a saved guide in their currency (B21.21)', async () => {
  const aiko = await shop.signUp('aiko')
  expect(readCallData(await callQuery(shop, aiko, 'progress.savedWish'))).toEqual({ wanted: false })
  await save(aiko, 1, 2)
  expect(readCallData(await wish(aiko, true))).toEqual({ wanted: true })
  const ren = await shop.signUp('ren')
  await save(ren, 1)
  await wish(ren, true, 'ja')
  const optedOut = await shop.signUp('wants-nothing')
  await save(optedOut, 1)

  await enqueueSavedGuideAlerts(shop.deps)
  expect(await told(aiko)).toEqual([])
  // The price drops in dollars but not in yen.
  await change(`update guides set price = 150, price_jpy = 200 where id = 1`)
  const dying = { ...shop.deps, jobs: { ...shop.deps.jobs, send: () => Promise.reject(new Error('killed')) } }
  await expect(enqueueSavedGuideAlerts(dying)).rejects.toThrow('killed')
  await Promise.all([enqueueSavedGuideAlerts(shop.deps), enqueueSavedGuideAlerts(shop.deps)])
  await change(`update guides set price = 100 where id = 1`)
  await enqueueSavedGuideAlerts(shop.deps)

  const [mail = '', ...more] = await told(aiko)
  expect(more).toEqual([])
  expect(mail).toContain('Guide number 1: now $1.50 (was $2)')
  expect(mail).not.toContain('Guide number 2')
  expect([await told(ren), await told(optedOut)]).toEqual([[], []])
})

test('only users who opted in on a Japanese page are notified once of an updated translation', async () => {
  const [emi, dan] = [await shop.signUp('emi'), await shop.signUp('dan')]
  await shop.stock({
    id: 3,
    contentEn: 'An English text that was never translated.',
    contentJa: '',
    titleJa: '',
  })
  for (const [person, language] of [
    [emi, 'ja'],
    [dan, 'en'],
  ] as const) {
    await save(person, 3)
    await wish(person, true, language)
  }
  await shop.stock({ id: 3 })
  await enqueueSavedGuideAlerts(shop.deps)
  await enqueueSavedGuideAlerts(shop.deps)
  expect(await told(emi)).toMatchObject([expect.stringContaining('翻訳が最新になりました')])
  expect(await told(dan)).toEqual([])
})

test('a user is not notified of owned or removed guides, nor after opting out', async () => {
  const people = [await shop.signUp('owner'), await shop.signUp('undecided'), await shop.signUp('had-enough')]
  const [owner, undecided, hadEnough] = people
  for (const person of people) {
    await save(person, 2)
    await wish(person, true)
  }
  await shop.deps.pool.query(
    `insert into purchases (user_id, guide_id, amount, currency, source) select id, 2, 0, 'usd', 'free' from users where firebase_uid = $1`,
    [owner?.uid],
  )
  await store(undecided, [{ guideId: 2, saved: false, at: 2 }])
  if (hadEnough !== undefined) await wish(hadEnough, false)
  await change(`update guides set price = 100 where id = 2`)
  await enqueueSavedGuideAlerts(shop.deps)
  for (const person of people) expect(await told(person)).toEqual([])
})
