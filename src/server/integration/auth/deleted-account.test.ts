import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { toLocalDay } from '../../../shared/payments/gift-days.ts'
import { processDeletion } from '../../account/deletion/process-deletion.ts'
import { startPayment } from '../../payments/checkout/start-payment.ts'
import { syncContacts } from '../../payments/pro/sync-contacts.ts'
import { signUpAtProvider, waitForNextSecond, type Person } from '../../testing/people.ts'
import { openKillableDeps } from '../../testing/processes/killable-deps.ts'
import { parsePaymentId, payWithCard } from '../../testing/buyers.ts'
import { callMutation } from '../../testing/call.ts'
import { fetchMailsTo } from '../../testing/mailbox.ts'
import { type Shop, openTestShop } from '../../testing/shop.ts'
import {
  controlStripe,
  fetchCustomerId,
  subscribeByCard,
  fetchSubscriptions,
  expectProAccess,
} from '../../testing/subscribers.ts'
import {
  requestAccountDeletion,
  buyGuide,
  callProcedure,
  logInAgain,
  fetchUserId,
  replyAsSupport,
  fetchUserRow,
  dumpDatabase,
} from './testing/own-account.ts'

const { authEmulatorUrl } = inject('services')
const day = 24 * 60 * 60 * 1000

let clock: Shop['deps']['clock']
const shop = await openTestShop()
;({ clock } = shop.deps)
await shop.stock(...[1, 2, 3, 4, 5, 6, 7].map((id) => ({ id })))
beforeEach(() => shop.deps.pool.query('delete from rate_limits'))
afterEach(() => {
  shop.deps.clock = clock
  expect(shop.unexpectedErrors()).toEqual([])
})

const atOnce = <T>(act: () => Promise<T>) => Promise.all(Array.from({ length: 5 }, act))
const subjectsTo = async (email: string) => (await fetchMailsTo(shop, email)).map(({ subject }) => subject)
const keyIn = async ({ email }: Person) => {
  await expect
    .poll(() => subjectsTo(email))
    .toContainEqual(expect.stringMatching(/^Your account will be deleted/))
  const mail = (await fetchMailsTo(shop, email)).findLast(({ text }) => text.includes('/keep-account#'))
  return /keep-account#([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
}
const openDeletionOf = async (userId: number) => {
  const { rows } = await shop.deps.pool.query<{ id: string }>(
    `select id from account_deletions where user_id = $1 order by asked_at desc limit 1`,
    [userId],
  )
  return { deletionId: rows[0]?.id ?? '' }
}
const later = () => new Date(clock().getTime() + 8 * day)
/** Runs the deletion job as if eight days had passed. */
const letDaysPass = async (userId: number, deps: Partial<Shop['deps']> = {}) => {
  await processDeletion({ ...shop.deps, ...deps, clock: later }, await openDeletionOf(userId))
}
const renews = async (person: Person) =>
  (await fetchSubscriptions(shop, person)).map(({ status, cancel_at_period_end: ends }) => [status, !ends])

test('the account page previews what a deletion removes and keeps, and deletion needs a recent login', async () => {
  const aiko = await shop.signUp('aiko')
  await buyGuide(shop, aiko, 1)
  await subscribeByCard(shop, aiko)
  await expect
    .poll(() => callProcedure(shop, 'account.closing', aiko))
    .toMatchObject({ deletesAt: null, guides: 1, pro: 'renews', payments: 2 })

  shop.deps.clock = () => new Date(clock().getTime() + 6 * 60_000)
  expect(await callProcedure(shop, 'account.askDeletion', aiko, { language: 'en' })).toEqual({
    refusal: 'sign-in-again',
  })
  shop.deps.clock = clock
  expect(await callProcedure(shop, 'account.closing', aiko)).toMatchObject({ deletesAt: null })
})

test('a deletion request ends all sessions and plan renewals, and its emailed link cancels it', async () => {
  const ren = await shop.signUp('ren')
  await subscribeByCard(shop, ren)
  await expectProAccess(shop, ren)

  const deletesAt = await requestAccountDeletion(shop, ren)

  expect(Date.parse(deletesAt ?? '') - Date.now()).toBeGreaterThan(6.9 * day)
  expect((await shop.visit('/api/auth/me', ren)).status).toBe(401)
  await expect.poll(() => renews(ren)).toEqual([['active', false]])
  const again = await logInAgain(shop, ren)
  expect(await callProcedure(shop, 'account.askDeletion', again, { language: 'en' })).toEqual({ deletesAt })
  const back = await logInAgain(shop, ren)
  expect((await shop.visit('/api/auth/me', back)).json()).toMatchObject({ user: { deletesAt } })
  expect((await shop.visit('/api/users/can-view/2', back)).json()).toMatchObject({ canView: true })
  const paying = await shop.post('/api/users/create-payment-intent', { guideId: 2 }, back)
  expect([paying.status, paying.json()]).toEqual([409, expect.objectContaining({ code: 'account-closing' })])

  const key = await keyIn(ren)
  expect(await callProcedure(shop, 'account.closingByKey', undefined, { key })).toEqual({ deletesAt })
  const keep = () => callProcedure(shop, 'account.keepByKey', undefined, { key })
  expect([await keep(), await keep()]).toEqual([{ deletesAt: null }, { deletesAt: null }])

  expect((await shop.visit('/api/auth/me', back)).json()).toMatchObject({ user: { deletesAt: null } })
  await expect.poll(() => renews(ren)).toEqual([['active', true]])
  await expect.poll(() => subjectsTo(ren.email)).toContain('Your account won’t be deleted')
  expect((await subjectsTo(ren.email)).filter((subject) => /deleted|stays/.test(subject))).toHaveLength(2)
  await letDaysPass(await fetchUserId(shop, ren))
  expect((await shop.visit('/api/auth/me', back)).status).toBe(200)
  expect(await callProcedure(shop, 'account.keepByKey', undefined, { key: 'x'.repeat(43) })).toEqual({
    refusal: 'not-found',
  })
})

test('five concurrent requests to delete and five to keep an account have one effect and email each', async () => {
  const umi = await shop.signUp('umi')
  await waitForNextSecond()
  const asked = await atOnce(() => callProcedure(shop, 'account.askDeletion', umi, { language: 'en' }))
  const key = await keyIn(umi)
  const kept = await atOnce(() => callProcedure(shop, 'account.keepByKey', undefined, { key }))

  // Later requests may be rejected because the first one has already ended the session.
  const dates = new Set(asked.flatMap(({ deletesAt }) => deletesAt ?? []))
  expect(dates.size).toBe(1)
  expect(kept).toEqual(Array.from({ length: 5 }, () => ({ deletesAt: null })))
  const { rowCount } = await shop.deps.pool.query('select from account_deletions where user_id = $1', [
    await fetchUserId(shop, umi),
  ])
  expect(rowCount).toBe(1)
  await expect.poll(() => subjectsTo(umi.email)).toHaveLength(2)
})

test('a plan canceled before a deletion request stays canceled when the user keeps the account', async () => {
  const sora = await shop.signUp('sora')
  await subscribeByCard(shop, sora)
  await expectProAccess(shop, sora)
  const [plan] = await fetchSubscriptions(shop, sora)
  await shop.deps.stripe.subscriptions.update(plan?.id ?? '', { cancel_at_period_end: true })

  await requestAccountDeletion(shop, sora)
  const back = await logInAgain(shop, sora)
  await callProcedure(shop, 'account.keep', back)

  await expect.poll(() => subjectsTo(sora.email)).toContain('Your account won’t be deleted')
  await processDeletion(shop.deps, await openDeletionOf(await fetchUserId(shop, sora)))
  expect(await renews(sora)).toEqual([['active', false]])
})

test('personal data is deleted after seven days, not before; receipts stay, and the address is free', async () => {
  const yui = await shop.signUp('yui-the-first')
  const userId = await fetchUserId(shop, yui)
  await buyGuide(shop, yui, 1)
  await subscribeByCard(shop, yui)
  await expectProAccess(shop, yui)
  const { stripe, pool } = shop.deps
  const customer = await fetchCustomerId(shop, yui)
  await shop.post('/api/contact/submit', { email: yui.email, message: 'A letter of somebody unproved' })
  await replyAsSupport(shop, yui, 'A reply to Yui Tanaka')
  await pool.query('update users set username = $1 where id = $2', ['Yui Tanaka', userId])
  await pool.query(`insert into guide_edits (editor, version, kept_at, whole) values ($1, 0, now(), '{}')`, [
    yui.uid,
  ])
  const mark = {
    guideId: 1,
    step: 'x'.repeat(16),
    place: 0,
    steps: 3,
    done: true,
    note: 'Ask my aunt',
    at: 1,
  }
  await callProcedure(shop, 'progress.sync', yui, {
    saved: [{ guideId: 1, saved: true, at: 1 }],
    marks: [mark],
    places: [{ guideId: 1, block: 'xxxxxxxx', percent: 40, at: 1 }],
    all: true,
  })
  await callProcedure(shop, 'progress.setProgressSync', yui, { on: false, deleteStored: false })
  await pool.query('insert into opened_guides values ($1, 1, now())', [userId])
  await pool.query('insert into reading_limit_notices values ($1, now(), 150)', [userId])
  await pool.query(
    `insert into news_subscriptions (email, language, key, asked_at) values (lower($1), 'en', 'x', now())`,
    [yui.email],
  )
  await callProcedure(shop, 'account.askCopy', yui, { language: 'en' })
  await requestAccountDeletion(shop, yui)
  await keyIn(yui)
  await pool.query('update account_deletions set email_confirmed = true where user_id = $1', [userId])

  await processDeletion(shop.deps, await openDeletionOf(userId))
  const beforehand = await dumpDatabase(shop)
  for (const kept of ['somebody unproved', 'Ask my aunt']) expect(beforehand).toContain(kept)
  expect(await fetchUserRow(shop, userId)).toMatchObject({ username: 'Yui Tanaka', email: yui.email })

  await letDaysPass(userId)
  await syncContacts(shop.deps, 100)

  await expect.poll(() => subjectsTo(yui.email)).toContain('Your account has been deleted')
  await expect
    .poll(() => dumpDatabase(shop))
    .not.toMatch(new RegExp([yui.email, yui.uid, 'Yui Tanaka', 'somebody unproved', 'Ask my aunt'].join('|')))
  expect(await fetchUserRow(shop, userId)).toMatchObject({
    username: '',
    email: expect.stringMatching(/@deleted\.invalid$/),
  })
  for (const table of [
    'saved_guides',
    'step_marks',
    'reading_places',
    'progress_opt_outs',
    'opened_guides',
    'sessions',
    'reading_limit_notices',
  ])
    expect(await pool.query(`select from ${table} where user_id = $1`, [userId])).toMatchObject({
      rowCount: 0,
    })
  expect(await pool.query('select from receipts where user_id = $1', [userId])).toMatchObject({ rowCount: 2 })
  expect(
    await pool.query('select from orders where buyer_id = $1 and terms_hash is not null', [userId]),
  ).toMatchObject({ rowCount: 2 })
  expect(
    (await stripe.subscriptions.list({ customer, status: 'all' })).data.map(({ status }) => status),
  ).toEqual(['canceled'])
  expect(await stripe.customers.retrieve(customer)).toMatchObject({ email: null, name: null })
  expect((await stripe.paymentMethods.list({ customer })).data).toEqual([])
  await expect(logInAgain(shop, yui)).rejects.toThrow(/EMAIL_NOT_FOUND|INVALID/)

  const reborn = await signUpAtProvider(authEmulatorUrl, yui.email)
  const registered = await shop.post(
    '/api/auth/register',
    { email: yui.email, password: 'secret-123', username: 'Yui' },
    reborn,
  )
  expect(registered.status).toBe(200)
  expect(await fetchUserId(shop, reborn)).not.toBe(userId)
  expect((await shop.visit('/api/users/can-view/1', reborn)).json()).toMatchObject({ canView: false })
})

test('Stripe events about a deleted account are processed, notify no one and grant no access', async () => {
  const mei = await shop.signUp('mei')
  const userId = await fetchUserId(shop, mei)
  const payments = [await buyGuide(shop, mei, 1), await buyGuide(shop, mei, 2)]
  await requestAccountDeletion(shop, mei)
  await letDaysPass(userId)
  await expect.poll(() => subjectsTo(mei.email)).toContain('Your account has been deleted')
  const reborn = await signUpAtProvider(authEmulatorUrl, mei.email)
  await shop.visit('/api/auth/me', reborn)
  const mailsBefore = (await subjectsTo(mei.email)).length

  await shop.deps.stripe.refunds.create({ payment_intent: payments[0] ?? '' })
  const [charge] = (await shop.deps.stripe.charges.list({ payment_intent: payments[1] ?? '' })).data
  await controlStripe(shop, 'disputes', { charge: charge?.id })

  const changes = async () => {
    const { rows } = await shop.deps.pool.query<{ change: string }>(
      'select change from access_changes where user_id = $1 order by id',
      [userId],
    )
    return rows.map(({ change }) => change).toSorted()
  }
  await expect.poll(changes).toEqual(['granted', 'granted', 'revoked', 'suspended'])
  expect((await shop.visit('/api/users/can-view/1', reborn)).json()).toMatchObject({ canView: false })
  expect(await subjectsTo(mei.email)).toHaveLength(mailsBefore)
})

test('a deletion removes nothing while Stripe fails, and the next try completes it', async () => {
  const nao = await shop.signUp('nao')
  const userId = await fetchUserId(shop, nao)
  await subscribeByCard(shop, nao)
  await expectProAccess(shop, nao)
  await requestAccountDeletion(shop, nao)
  await expect.poll(() => renews(nao)).toEqual([['active', false]])
  const [plan] = await fetchSubscriptions(shop, nao)
  await controlStripe(shop, 'faults', {
    path: `/v1/subscriptions/${plan?.id}`,
    method: 'DELETE',
    status: 500,
    times: 9,
  })

  await expect(letDaysPass(userId)).rejects.toThrow(/unknown error/)
  expect(await fetchUserRow(shop, userId)).toMatchObject({ email: nao.email, firebase_uid: nao.uid })
  expect(await callProcedure(shop, 'account.keepByKey', undefined, { key: await keyIn(nao) })).toEqual({
    refusal: 'not-found',
  })

  await expect.poll(() => letDaysPass(userId), { interval: 200 }).toBeUndefined()
  expect(await fetchUserRow(shop, userId)).toMatchObject({ username: '' })
})

/** Kills a deletion at its first step and then at each step that is `stride` later, and resumes it. Returns the number of kills. */
async function killDeletionAtSteps(stride: number): Promise<number> {
  for (let step = 1, deaths = 0; ; step += stride) {
    const person = await shop.signUp('doomed')
    const userId = await fetchUserId(shop, person)
    await buyGuide(shop, person, 1)
    await shop.deps.pool.query(
      `insert into account_deletions (user_id, key_hash, language, email_confirmed, asked_at, due_at)
       values ($1, $2, 'en', true, now(), now())`,
      [userId, person.uid],
    )
    const mortal = openKillableDeps(shop, { step, moment: deaths % 2 === 0 ? 'before' : 'after' })
    await letDaysPass(userId, mortal.deps).catch(() => undefined)
    await mortal.close()
    await letDaysPass(userId)
    expect(await fetchUserRow(shop, userId)).toMatchObject({
      username: '',
      email: expect.stringMatching(/@deleted\.invalid$/),
    })
    await expect.poll(() => subjectsTo(person.email)).toContain('Your account has been deleted')
    expect((await subjectsTo(person.email)).filter((each) => each.includes('deleted'))).toHaveLength(1)
    if (!mortal.hasDied()) return deaths
    deaths += 1
  }
}

test('a deletion that is killed at some steps and resumed completes and sends one email', async () => {
  expect(await killDeletionAtSteps(11)).toBeGreaterThan(3)
})

test('a deletion that is killed at any step and resumed completes', { tags: 'drill' }, async () => {
  expect(await killDeletionAtSteps(1)).toBeGreaterThan(40)
})

test('an ID token that is still valid after deletion creates no new account', async () => {
  const kai = await shop.signUp('kai')
  const userId = await fetchUserId(shop, kai)
  await shop.visit('/api/auth/me', kai)
  await shop.deps.pool.query(
    'insert into account_deletions (user_id, key_hash, language, email_confirmed, asked_at, due_at) values ($1, $2, $3, true, now(), now())',
    [userId, kai.uid, 'en'],
  )
  // Simulates another node, which caches Firebase's answer for up to a minute.
  const { identity } = shop.deps
  const slow = { ...identity, deleteSignIn: async () => undefined }
  await letDaysPass(userId, { identity: slow })

  expect((await shop.visit('/api/auth/me', kai)).status).toBe(401)
  const { rowCount } = await shop.deps.pool.query('select from users where email = $1', [kai.email])
  expect(rowCount).toBe(0)
})

const mend = () => fetch(`${shop.stripeUrl}/_sandbox/faults`, { method: 'DELETE' })
const openForm = async (person: Person, guideId: number) =>
  parsePaymentId((await shop.post('/api/users/create-payment-intent', { guideId }, person)).json())
const openPage = async (person: Person, offer: object) => {
  const page = await shop.post('/api/users/create-checkout-session', offer, person)
  return /cs_\w+/.exec(page.json<{ url: string }>().url)?.[0] ?? ''
}
const paymentsOf = async (person: Person) =>
  (await shop.deps.stripe.paymentIntents.list({ customer: await fetchCustomerId(shop, person) })).data
const openCheckoutsOf = async (userId: number) => {
  const { rows } = await shop.deps.pool.query<{ count: number }>(
    `select count(*)::int as count from orders where buyer_id = $1 and state = 'open'`,
    [userId],
  )
  return rows[0]?.count
}

test('a deletion request cancels every open checkout of the user at Stripe', async () => {
  const { stripe } = shop.deps
  const emi = await shop.signUp('emi')
  await openForm(emi, 1)
  const gift = {
    id: crypto.randomUUID(),
    guideId: 1,
    recipient: null,
    language: 'en',
    day: toLocalDay('en', clock()),
    message: '',
  }
  await callMutation(shop, emi, 'gifts.order', gift)
  await callMutation(shop, emi, 'gifts.pay', { id: gift.id, language: 'en' })
  await callMutation(shop, emi, 'bundles.pay', { guideIds: [3, 4, 5, 6, 7], language: 'en' })
  await shop.post('/api/create-subscription', { language: 'en' }, emi)
  const pages = [await openPage(emi, { mode: 'payment', guideId: 2, language: 'en' })]
  const fumi = await shop.signUp('fumi')
  pages.push(await openPage(fumi, { mode: 'subscription', language: 'en' }))
  expect([await openCheckoutsOf(await fetchUserId(shop, emi)), await paymentsOf(emi)]).toEqual([
    5,
    Array.from({ length: 4 }, () => expect.objectContaining({ status: 'requires_payment_method' })),
  ])

  await requestAccountDeletion(shop, emi)
  await requestAccountDeletion(shop, fumi)

  for (const person of [emi, fumi])
    await expect.poll(async () => openCheckoutsOf(await fetchUserId(shop, person))).toBe(0)
  expect((await paymentsOf(emi)).map(({ status }) => status)).toEqual(Array(4).fill('canceled'))
  expect((await fetchSubscriptions(shop, emi)).map(({ status }) => status)).toEqual(['incomplete_expired'])
  for (const page of pages) expect((await stripe.checkout.sessions.retrieve(page)).status).toBe('expired')

  const back = await logInAgain(shop, emi)
  await callProcedure(shop, 'account.keep', back)
  const { status } = await stripe.paymentIntents.retrieve(await openForm(back, 1))
  expect(status).toBe('requires_payment_method')
})

test('a payment made before a deletion request cancels its checkout is kept, with its access', async () => {
  const gen = await shop.signUp('gen')
  const payment = await openForm(gen, 1)
  await controlStripe(shop, 'faults', {
    path: `/v1/payment_intents/${payment}/cancel`,
    method: 'POST',
    held: true,
  })
  await requestAccountDeletion(shop, gen)
  await payWithCard(shop.deps.stripe, payment)
  await mend()

  await expect.poll(async () => openCheckoutsOf(await fetchUserId(shop, gen))).toBe(0)
  const { rows } = await shop.deps.pool.query('select revoked_at from purchases where user_id = $1', [
    await fetchUserId(shop, gen),
  ])
  expect(rows).toEqual([{ revoked_at: null }])
  expect(await shop.deps.stripe.refunds.list({ payment_intent: payment })).toMatchObject({ data: [] })
  const back = await logInAgain(shop, gen)
  expect((await shop.visit('/api/users/can-view/1', back)).json()).toMatchObject({ canView: true })
})

test('a deletion request cancels a checkout still waiting for Stripe and blocks new checkouts', async () => {
  const haru = await shop.signUp('haru')
  await openForm(haru, 2)
  await controlStripe(shop, 'faults', { path: '/v1/payment_intents', method: 'POST', held: true })
  const waiting = openForm(haru, 1)
  await expect.poll(async () => openCheckoutsOf(await fetchUserId(shop, haru))).toBe(2)
  await requestAccountDeletion(shop, haru)
  await mend()
  await waiting

  const deletion = await openDeletionOf(await fetchUserId(shop, haru))
  await expect.poll(() => processDeletion(shop.deps, deletion)).toBeUndefined()
  expect((await paymentsOf(haru)).map(({ status }) => status)).toEqual(['canceled', 'canceled'])
  const { uid, email } = haru
  // This user was loaded by a request that started before the deletion was requested.
  const user = { id: await fetchUserId(shop, haru), uid, email, username: '', freeAccessUsed: false }
  const late = { ...user, createdAt: clock(), deletesAt: null }
  await expect(startPayment(shop.deps, late, { guideId: 3, language: 'en' })).rejects.toMatchObject({
    code: 'account-closing',
  })
})

test('an account with an expired Pro checkout can be deleted', async () => {
  const itsuki = await shop.signUp('itsuki')
  const userId = await fetchUserId(shop, itsuki)
  await shop.post('/api/create-subscription', { language: 'en' }, itsuki)
  const [plan] = await fetchSubscriptions(shop, itsuki)
  await shop.deps.stripe.subscriptions.cancel(plan?.id ?? '')
  await requestAccountDeletion(shop, itsuki)

  await processDeletion(shop.deps, await openDeletionOf(userId))
  await letDaysPass(userId)
  expect(await fetchUserRow(shop, userId)).toMatchObject({ username: '' })
})
