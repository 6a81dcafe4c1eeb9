import { hash } from 'node:crypto'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import type { PersonalData } from '../../../shared/account/account-schemas.ts'
import { openFirebase } from '../../auth/index.ts'
import { recoverMissedPayments } from '../../payments/events/recover-missed-payments.ts'
import { fetchMailsTo } from '../../testing/mailbox.ts'
import { signUpAtProvider, type Person } from '../../testing/people.ts'
import { type Shop, openTestShop } from '../../testing/shop.ts'
import { fetchCustomerId, decideDispute, createDispute, subscribeByCard } from '../../testing/subscribers.ts'
import { buyGuide, callProcedure, logInAgain, fetchUserId, replyAsSupport } from './testing/own-account.ts'

const { authEmulatorUrl } = inject('services')
const paidWord = 'quetzalcoatlus'

let clock: Shop['deps']['clock']
const shop = await openTestShop()
;({ clock } = shop.deps)
await shop.stock({ id: 1, contentEn: `${'Preview. '.repeat(60)} ${paidWord}` }, { id: 2 })
beforeEach(() => shop.deps.pool.query('delete from rate_limits'))
afterEach(() => {
  shop.deps.clock = clock
  expect(shop.unexpectedErrors()).toEqual([])
})

const confirmAddress = (person: Person) =>
  openFirebase(shop.deps.env).updateUser(person.uid, { emailVerified: true })

async function copyOf(person: Person): Promise<{ id: string; data: PersonalData; body: string }> {
  const { copyId: id } = await callProcedure<{ copyId: string }>(shop, 'account.askCopy', person, {
    language: 'en',
  })
  const read = () => shop.visit(`/api/account/copies/${id}`, person)
  await expect.poll(async () => (await read()).status).toBe(200)
  const answer = await read()
  return { id, data: answer.json<PersonalData>(), body: answer.body }
}

test('a data export has all data of its owner, but no paid text, secrets or data of others', async () => {
  const other = await shop.signUp('somebody-else')
  await buyGuide(shop, other, 1)
  const aiko = await shop.signUp('aiko')
  await confirmAddress(aiko)
  const back = await logInAgain(shop, aiko)
  const paid = await buyGuide(shop, back, 1)
  const refunded = await buyGuide(shop, back, 2)
  await shop.deps.stripe.refunds.create({ payment_intent: refunded })
  await subscribeByCard(shop, back)
  await shop.post('/api/contact/submit', { email: aiko.email, message: 'Does it work on a phone?' })
  await replyAsSupport(shop, aiko, 'It works on every phone.')
  await shop.post('/api/contact/submit', { email: other.email, message: 'Not for other eyes' })
  await replyAsSupport(shop, other, 'Nor is this reply')
  await shop.deps.pool.query(
    `insert into news_subscriptions (email, language, key, asked_at) select lower(email), 'ja', 'a-secret-key' || id, now() from users`,
  )
  const at = clock().getTime()
  const device = { device: 'abcdefgh', kind: 'iphone', at, text: 'Ask twice' }
  const mark = { guideId: 1, step: 'x'.repeat(16), place: 0, steps: 3, done: true, note: device.text, at }
  await callProcedure(shop, 'progress.sync', back, {
    saved: [{ guideId: 2, saved: true, at }],
    marks: [{ ...mark, notes: [device] }],
    places: [{ guideId: 1, block: 'abcdefgh', percent: 40, at }],
    all: false,
  })
  await callProcedure(shop, 'progress.setProgressSync', back, { on: false, deleteStored: false })
  const numberOfChanges = async () => {
    const { rowCount } = await shop.deps.pool.query('select from access_changes where user_id = $1', [
      await fetchUserId(shop, aiko),
    ])
    return rowCount
  }
  await expect.poll(numberOfChanges).toBe(4)
  await expect.poll(async () => (await fetchMailsTo(shop, aiko.email)).length).toBeGreaterThan(2)

  await shop.visit('/api/guides/2', back)
  await shop.deps.pool.query('insert into reading_limit_notices values ($1, now(), 150)', [
    await fetchUserId(shop, aiko),
  ])

  const { id, data, body } = await copyOf(back)

  expect(data).toMatchObject({
    account: { email: aiko.email, username: 'aiko', stripeCustomer: await fetchCustomerId(shop, aiko) },
    signIn: { email: aiko.email, emailVerified: true, methods: ['password'] },
    pro: { active: true, renews: true },
    messages: [{ message: 'Does it work on a phone?' }],
    newsMail: { email: aiko.email.toLowerCase(), language: 'ja', confirmedAt: null },
    savedGuides: [{ guideId: 2, saved: true }],
    steps: [{ guideId: 1, step: 1, done: true, notes: [{ device: 'iphone', text: 'Ask twice' }] }],
    readingPlaces: [{ guideId: 1, percent: 40 }],
    openedGuides: [{ guideId: 2, lastOpenedAt: expect.any(String) }],
    readingLimits: [{ guides: 150 }],
    sessions: [{ device: '', signedInAt: expect.any(String), lastUsedAt: expect.any(String) }],
    progressOptOut: { askedAt: expect.any(String) },
  })
  expect(new Map(data.purchases.map(({ guideId, reference }) => [guideId, reference]))).toEqual(
    new Map([
      [1, paid],
      [2, refunded],
    ]),
  )
  expect(data.accessChanges.map(({ change, reason }) => [change, reason])).toContainEqual(['granted', 'paid'])
  expect(data.receipts).toHaveLength(3)
  expect(data.checkouts).toHaveLength(3)
  for (const { terms, termsHash, termsShownAt } of data.checkouts) {
    expect(terms).toContain('What you get: ')
    expect(termsHash).toBe(hash('sha256', terms ?? ''))
    expect(termsShownAt).not.toBeNull()
  }
  expect(data.mails?.some(({ text }) => text.includes('It works on every phone.'))).toBe(true)
  expect(data.mails?.every(({ to }) => to === aiko.email)).toBe(true)
  for (const foreign of [
    paidWord,
    other.email,
    other.uid,
    'Not for other eyes',
    'Nor is this reply',
    back.idToken,
    'external:firebase',
    'a-secret-key',
  ])
    expect(body).not.toContain(foreign)

  await expect
    .poll(async () => (await fetchMailsTo(shop, aiko.email)).map(({ text }) => text).join())
    .toContain(`/profile#copy-${id}`)
  expect((await shop.visit(`/api/account/copies/${id}`, other)).status).toBe(404)
  expect((await shop.visit(`/api/account/copies/${id}`)).status).toBe(401)
  shop.deps.clock = () => new Date(clock().getTime() + 73 * 60 * 60 * 1000)
  expect((await shop.visit(`/api/account/copies/${id}`, back)).status).toBe(404)
})

test('a data export lists a lost dispute and the amount that the bank returned', async () => {
  const mei = await shop.signUp('mei')
  const payment = await buyGuide(shop, mei, 1)
  const opened = await createDispute(shop, payment)
  await decideDispute(shop, opened, 'lost')
  const noted = `select from disputes join receipts using (reference) where status = 'lost' and bank_returned = 200 and reference = $1`
  await expect.poll(async () => (await shop.deps.pool.query(noted, [payment])).rowCount).toBe(1)

  const { data } = await copyOf(mei)

  expect(data.receipts).toMatchObject([{ amount: 200, refunded: 0, bankReturned: 200, reference: payment }])
  expect(data.disputes).toMatchObject([
    { amount: 200, currency: 'usd', reason: 'fraudulent', state: 'lost', reference: payment },
  ])
})

test('concurrent requests for a data export send one email per distinct export', async () => {
  const ren = await shop.signUp('ren')
  const asked = await Promise.all(
    [1, 2, 3].map(() => callProcedure<{ copyId: string }>(shop, 'account.askCopy', ren, { language: 'ja' })),
  )
  const ids = new Set(asked.map(({ copyId }) => copyId))
  const mails = () => fetchMailsTo(shop, ren.email)
  await expect.poll(async () => (await mails()).length).toBe(ids.size)
  expect((await mails())[0]?.subject).toBe('データの準備ができました')
})

test('the data export of a user with an unconfirmed address contains none of its emails', async () => {
  const email = `victim-${crypto.randomUUID().slice(0, 8)}@example.com`
  await shop.post('/api/contact/submit', { email, message: 'Written by the true owner' })
  const thief = await signUpAtProvider(authEmulatorUrl, email)

  const { data, body } = await copyOf(thief)

  expect([data.mails, data.messages]).toEqual([null, null])
  expect(body).not.toContain('true owner')
})

interface Change {
  waitingFor?: string | null
  refusal?: string
}
const changeEmail = (person: Person, email: string) =>
  callProcedure<Change>(shop, 'auth.changeEmail', person, { email, language: 'en' })
const newAddress = () => `new-${crypto.randomUUID().slice(0, 8)}@example.com`

/** Opens the confirmation link of the newest mail to the address. */
async function openLinkTo(email: string): Promise<void> {
  const linkIn = async () =>
    /http\S+mode=verifyAndChangeEmail\S*/.exec((await fetchMailsTo(shop, email)).at(-1)?.text ?? '')?.[0]
  await expect.poll(linkIn).toBeDefined()
  await (await fetch((await linkIn()) ?? '', { redirect: 'manual' })).text()
}

test('a changed email address applies after confirmation, notifies the old one and keeps purchases', async () => {
  const mei = await shop.signUp('mei')
  await buyGuide(shop, mei, 1)
  const userId = await fetchUserId(shop, mei)
  const email = newAddress()

  expect(await changeEmail(mei, email)).toEqual({ waitingFor: email })
  expect((await shop.visit('/api/auth/me', mei)).json()).toMatchObject({ user: { email: mei.email } })
  expect(await callProcedure<Change>(shop, 'auth.emailChange', mei)).toEqual({ waitingFor: email })
  await openLinkTo(email)
  const back = await logInAgain(shop, mei, email)

  expect((await shop.visit('/api/auth/me', back)).json()).toMatchObject({
    user: { email, emailVerified: true },
  })
  expect(await fetchUserId(shop, back)).toBe(userId)
  expect(await callProcedure<Change>(shop, 'auth.emailChange', back)).toEqual({ waitingFor: null })
  expect((await shop.visit('/api/users/can-view/1', back)).json()).toMatchObject({ canView: true })
  await expect
    .poll(async () => (await fetchMailsTo(shop, mei.email)).map(({ subject }) => subject))
    .toContain('Your email address was changed')
  await recoverMissedPayments(shop.deps)
  expect(await shop.deps.stripe.customers.retrieve(await fetchCustomerId(shop, back))).toMatchObject({
    email,
  })
  const { rows } = await shop.deps.pool.query(`select from mails where body_text like '%verifyAndChange%'`)
  expect(rows).toEqual([])
})

test('changing to an email address in use is rejected, and an old login requires a new one', async () => {
  const [kai, lea] = [await shop.signUp('kai'), await shop.signUp('lea')]
  expect(await changeEmail(kai, lea.email.toUpperCase())).toEqual({ refusal: 'email-in-use' })
  // This user exists only at Firebase, without an account in the shop.
  const elsewhere = await signUpAtProvider(authEmulatorUrl, newAddress())
  expect(await changeEmail(kai, elsewhere.email)).toEqual({ refusal: 'email-in-use' })
  expect(await changeEmail(kai, kai.email)).toEqual({ refusal: 'invalid-input' })
  shop.deps.clock = () => new Date(clock().getTime() + 6 * 60_000)
  expect(await changeEmail(kai, newAddress())).toEqual({ refusal: 'sign-in-again' })
})

test('an unverified email change at Firebase does not change the shop’s address', async () => {
  const nao = await shop.signUp('nao')
  const email = newAddress()
  await openFirebase(shop.deps.env).updateUser(nao.uid, { email, emailVerified: false })
  const back = await logInAgain(shop, nao, email)
  expect((await shop.visit('/api/auth/me', back)).json()).toMatchObject({ user: { email: nao.email } })
})
