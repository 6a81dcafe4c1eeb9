import { afterEach, expect, test } from 'vitest'
import { signUpOperator } from '../../testing/operators.ts'
import { callQuery, readCallData, type RouterOutputs } from '../../testing/call.ts'
import { fetchMailsTo, waitForJobs } from '../../testing/mailbox.ts'
import type { Person } from '../../testing/people.ts'
import { openTestShop } from '../../testing/shop.ts'
import { advanceClocks } from '../../testing/subscribers.ts'
import { buyItems } from '../payments/testing/buy.ts'

const limit = 62
const guideCount = 72
const shop = await openTestShop({ client: 'built', settings: { PRO_GUIDES_PER_DAY: String(limit) } })
await shop.stock(
  ...Array.from({ length: guideCount }, (_, index) => ({
    id: index + 1,
    contentEn: `Paid line ${index + 1}.`,
  })),
  { id: 100, isFreePreview: true },
)

const { clock } = shop.deps
// A clock that is ahead would leave new sign-ins too old for a cookie.
afterEach(() => {
  shop.deps.clock = clock
})

const givePro = (person: Person) =>
  shop.deps.pool.query(
    `update users set subscription_active = true, subscription_status = 'active',
       subscription_expires_at = now() + interval '30 days' where firebase_uid = $1`,
    [person.uid],
  )

async function signUpReader(name: string): Promise<Person> {
  const person = await shop.signUp(name)
  await givePro(person)
  return person
}

const open = (person: Person, id: number) => shop.visit(`/api/guides/${id}`, person)
const pageOf = async (person: Person, id: number) =>
  readCallData<RouterOutputs['guides']['find']>(
    await callQuery(shop, person, 'guides.find', { id, language: 'en' }),
  )
async function openAll(person: Person, ids: number[]): Promise<void> {
  for (const id of ids) expect((await open(person, id)).status).toBe(200)
}
const upTo = (last: number, first = 1) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index)

test('a Pro user who opens 60 guides in an evening, some twice, never waits', async () => {
  const aiko = await signUpReader('aiko')
  await openAll(aiko, upTo(60))
  await openAll(aiko, upTo(60))
  expect(await pageOf(aiko, 1)).toMatchObject({ access: 'open', opensAt: null })
})

test('no response contains paid text of a guide that waits for the reading limit', async () => {
  const chie = await signUpReader('chie')
  await openAll(chie, upTo(limit))
  const id = limit + 1
  const input = encodeURIComponent(JSON.stringify({ json: { id, language: 'en', view: 'both' } }))
  for (const path of [
    `/guide/${id}`,
    `/ja/guide/${id}`,
    `/guide/${id}?view=both`,
    `/api/guides/${id}`,
    `/api/guides/raw_data/${id}`,
    `/trpc/guides.find?input=${input}`,
  ])
    expect([path, (await shop.visit(path, chie)).body.includes(`Paid line ${id}.`)]).toEqual([path, false])
  expect((await shop.visit('/guide/1', chie)).body).toContain('Paid line 1.')
})

test.each([
  ['', 'A short break before the next guide', '/contact'],
  ['/ja', '次のガイドまで少しお待ちください', '/ja/contact'],
])('the page of a guide that waits returns 429 and says why (%s/guide)', async (start, title, contact) => {
  const hana = await signUpReader('hana')
  await openAll(hana, upTo(limit))
  const { status, headers, body } = await shop.visit(`${start}/guide/${limit + 1}`, hana)
  expect(status).toBe(429)
  expect(Number(headers['retry-after'])).toBeGreaterThan(0)
  expect(headers['cache-control']).toBe('private, no-store')
  for (const shown of [title, `href="${contact}"`]) expect(body).toContain(shown)
  expect(body).not.toContain('id="paywall"')
})

test('concurrent requests open no more guides than the reading limit allows', async () => {
  const dai = await signUpReader('dai')
  await openAll(dai, upTo(limit - 2))
  const answers = await Promise.all(upTo(limit + 8, limit).map((id) => open(dai, id)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(2)
})

test('bought guides don’t count towards the reading limit and never wait', async () => {
  const emi = await shop.signUp('emi')
  await buyItems(shop, emi, ['guide:70'])
  await givePro(emi)
  await openAll(emi, [70, ...upTo(limit)])
  expect((await open(emi, 71)).status).toBe(429)
  await openAll(emi, [70])
})

test('over the reading limit each new guide waits twice as long, and opened guides stay open', async () => {
  const ben = await signUpReader('ben')
  await openAll(ben, upTo(limit))

  const refused = await open(ben, limit + 1)
  expect(refused.status).toBe(429)
  expect(refused.json()).toEqual({
    error: 'Too many requests',
    message: expect.stringMatching(/^Try again in \d+ s$/),
    code: 'too-many-requests',
  })
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60)
  expect(await pageOf(ben, limit + 1)).toMatchObject({
    access: 'waiting',
    grounds: 'subscription',
    body: null,
  })
  await openAll(ben, [1, limit, 100])
  expect(
    await shop.visit(`/api/users/can-view/${limit + 1}`, ben).then((answer) => answer.json()),
  ).toMatchObject({
    canView: true,
  })

  await advanceClocks(shop, 61)
  await openAll(ben, [limit + 1])
  await advanceClocks(shop, 61)
  expect((await open(ben, limit + 2)).status).toBe(429)
  await advanceClocks(shop, 60)
  await openAll(ben, [limit + 2])

  await advanceClocks(shop, 24 * 60 * 60)
  await openAll(ben, upTo(10))
})

test('the owner is emailed once a day about an account at the reading limit, and the admin shows it', async () => {
  const goro = await signUpReader('goro')
  const noticesOf = async (person: Person) => {
    await waitForJobs(shop)
    const mails = await fetchMailsTo(shop, 'support@example.com')
    return mails.filter(({ text }) => text.includes(person.email))
  }
  await openAll(goro, upTo(limit))
  expect(await noticesOf(goro)).toEqual([])
  for (const id of [limit + 1, limit + 2, limit + 1]) expect((await open(goro, id)).status).toBe(429)
  expect(await noticesOf(goro)).toMatchObject([
    { subject: `Reading limit reached: ${limit} different guides in 24 hours` },
  ])

  const sora = await signUpOperator(shop, 'sora', 'support')
  const { readers } = readCallData<RouterOutputs['admin']['orders']>(
    await callQuery(shop, sora, 'admin.orders', { find: goro.email }),
  )
  const { timeline } = readCallData<RouterOutputs['admin']['reader']>(
    await callQuery(shop, sora, 'admin.reader', { userId: readers[0]?.id ?? 0 }),
  )
  expect(timeline.filter(({ kind }) => kind === 'reading-limit')).toMatchObject([
    { details: [{ word: 'opened-in-a-day', value: String(limit) }] },
  ])

  await advanceClocks(shop, 24 * 60 * 60 + 1)
  await openAll(goro, upTo(limit))
  expect((await open(goro, limit + 1)).status).toBe(429)
  expect(await noticesOf(goro)).toHaveLength(2)
})
