import { hash } from 'node:crypto'
import { expect, test } from 'vitest'
import { adminPaths } from '../../../shared/admin/admin-paths.ts'
import { listDeclarationTexts } from '../../../shared/law/law-texts.ts'
import { syncDisputes } from '../../payments/disputes/sync-disputes.ts'
import { getTranslate } from '../../platform/texts.ts'
import {
  callQuery,
  readCallData,
  readRefusalCode,
  callMutation,
  type RouterOutputs,
} from '../../testing/call.ts'
import { fetchMailsTo } from '../../testing/mailbox.ts'
import { signUpOperator } from '../../testing/operators.ts'
import type { Person } from '../../testing/people.ts'
import { controlSandbox, openTestShop } from '../../testing/shop.ts'
import { controlStripe, decideDispute, createDispute } from '../../testing/subscribers.ts'
import { buyItems } from '../payments/testing/buy.ts'

type Waiting = RouterOutputs['admin']['waiting']
type Order = RouterOutputs['admin']['orders']['orders'][number]
type OpenDispute = RouterOutputs['admin']['disputes']['disputes'][number]
type Evidence = RouterOutputs['admin']['evidence']

const shop = await openTestShop({ stripeWorksAfterMs: 60_000 })
await shop.stock({ id: 1, titleEn: 'Sell narration' })
const owner = await signUpOperator(shop, 'sora', 'owner')

async function buy(name: string): Promise<{ person: Person; payment: string }> {
  const person = await shop.signUp(name)
  return { person, payment: (await buyItems(shop, person, ['guide:1'])).payment }
}

const findOrders = async (find: string) =>
  readCallData<{ orders: Order[] }>(await callQuery(shop, owner, 'admin.orders', { find })).orders
const openDisputes = async () =>
  readCallData<{ disputes: OpenDispute[] }>(await callQuery(shop, owner, 'admin.disputes')).disputes
const openDispute = async (id: string) => (await openDisputes()).find((dispute) => dispute.id === id)
const disputesWaiting = async () =>
  readCallData<Waiting>(await callQuery(shop, owner, 'admin.waiting')).disputes
const mailsToOwnerAbout = async (payment: string) =>
  (await fetchMailsTo(shop, shop.deps.env.SUPPORT_EMAIL)).filter(({ text }) => text.includes(payment))

test('an open dispute is emailed to the owner and listed until it is decided', async () => {
  const { person, payment } = await buy('aiko')
  const before = (await disputesWaiting()) ?? 0

  const opened = await createDispute(shop, payment, 150)

  await expect.poll(async () => (await mailsToOwnerAbout(payment)).length).toBe(1)
  const [mail] = await mailsToOwnerAbout(payment)
  expect(mail?.subject).toMatch(/^Dispute over \$1\.50, evidence due by: \w+ \d+, \d{4}$/)
  expect(mail?.text).toContain('Reason: The cardholder didn’t make the payment')
  expect(mail?.text).toContain(`Reader: ${person.email}`)
  expect(mail?.text).toContain(adminPaths.disputes)
  expect(await openDispute(opened)).toMatchObject({
    amount: 150,
    evidence: 'none',
    email: person.email,
    description: 'Sell narration',
    descriptionLanguage: 'en',
  })
  expect(await disputesWaiting()).toBe(before + 1)

  await shop.deps.stripe.disputes.update(opened, { evidence: { uncategorized_text: 'They read it.' } })
  await expect.poll(disputesWaiting).toBe(before)
  expect(await openDispute(opened)).toMatchObject({ evidence: 'submitted' })

  await decideDispute(shop, opened, 'won')
  await expect.poll(() => openDispute(opened)).toBeUndefined()
  expect(await mailsToOwnerAbout(payment)).toHaveLength(1)
})

test('the owner is notified once of a dispute from before disputes were stored', async () => {
  const { payment } = await buy('ben')
  await controlStripe(shop, 'webhook', { paused: true })
  await createDispute(shop, payment)

  await syncDisputes(shop.deps)
  await syncDisputes(shop.deps)

  await expect.poll(async () => (await mailsToOwnerAbout(payment)).length).toBe(1)
  await controlStripe(shop, 'webhook', { paused: false })
  await controlSandbox({ url: shop.stripeUrl }, 'flush', {})
  expect(await mailsToOwnerAbout(payment)).toHaveLength(1)
  const listed = (await openDisputes()).filter(({ reference }) => reference === payment)
  expect(listed).toMatchObject([{ reason: 'fraudulent' }])
})

test('a refund of a disputed payment is rejected without calling Stripe', async () => {
  const { payment } = await buy('chie')
  await createDispute(shop, payment)
  await expect.poll(async () => (await findOrders(payment))[0]?.disputed).toBe(true)
  const [order] = await findOrders(payment)
  const input = { operationId: crypto.randomUUID(), receiptId: order?.id, amount: 200 }

  const refused = await callMutation(shop, owner, 'admin.refund', {
    ...input,
    shown: { refunded: 0 },
    reason: 'asked',
  })

  expect(readRefusalCode(refused)).toBe('payment-disputed')
  const asked = await fetch(`${shop.stripeUrl}/_sandbox/requests?method=POST&path=/v1/refunds`)
  expect(await asked.json()).toEqual([])
})

const evidenceOf = async (disputeId: string) =>
  readCallData<Evidence>(await callQuery(shop, owner, 'admin.evidence', { disputeId }))

/** Returns the evidence once the access is suspended, because a later change of access would make the evidence outdated. */
async function waitForEvidence(disputeId: string): Promise<Evidence> {
  await expect.poll(() => openDispute(disputeId)).toBeDefined()
  await expect
    .poll(async () => (await evidenceOf(disputeId)).fields.access_activity_log)
    .toContain('access suspended')
  return evidenceOf(disputeId)
}

const submissionsOf = async (disputeId: string) => {
  const asked = await fetch(`${shop.stripeUrl}/_sandbox/requests?method=POST&path=/v1/disputes/${disputeId}`)
  return ((await asked.json()) as unknown[]).length
}
const submit = (disputeId: string, { at, hash: shownHash }: Evidence, operationId: string) =>
  callMutation(shop, owner, 'admin.submitEvidence', {
    operationId,
    disputeId,
    shown: { at, hash: shownHash },
    reason: 'they read it',
  })

/** Returns the terms stored with the order of a payment. */
async function termsOf(payment: string) {
  const { rows } = await shop.deps.pool.query<{ text: string; shownAt: Date }>(
    `select text, terms_shown_at as "shownAt" from orders join order_terms on hash = terms_hash where stripe_id = $1`,
    [payment],
  )
  if (rows[0] === undefined) throw new Error(`No terms are stored for ${payment}`)
  return rows[0]
}

test('evidence is submitted once per operation, even if Stripe’s response is lost (B20.67)', async () => {
  const person = await shop.signUp('dai')
  const declarations = listDeclarationTexts(getTranslate('en'), 'eu', 'guide')
  const { payment } = await buyItems(shop, person, ['guide:1'], { said: { place: 'eu', declarations } })
  await shop.deps.pool.query(
    `insert into reading_places (user_id, guide_id, block, percent, changed_at)
     select id, 1, '', 80, now() from users where firebase_uid = $1`,
    [person.uid],
  )
  const id = await createDispute(shop, payment)
  const evidence = await waitForEvidence(id)
  const { fields } = evidence
  expect(fields.customer_email_address).toBe(person.email)
  expect(fields.product_description).toContain('Sell narration')
  expect(fields.uncategorized_text).toContain(`payment ${payment}`)
  expect(fields.access_activity_log).toMatch(/access granted to guide 1\n.* read guide 1 up to 80 percent/)
  for (const each of declarations) expect(fields.refund_policy_disclosure).toContain(each)
  expect(fields.refund_policy_disclosure).toContain(hash('sha256', declarations.join('\n')))
  const terms = await termsOf(payment)
  expect(terms.text).toContain('this right ends when the guide opens')
  expect(fields.refund_policy_disclosure).toContain(
    `Terms shown to the customer on ${terms.shownAt.toISOString()} (SHA-256 ${hash('sha256', terms.text)}):\n${terms.text}`,
  )

  const operationId = crypto.randomUUID()
  await controlStripe(shop, 'faults', {
    method: 'POST',
    path: `/v1/disputes/${id}`,
    status: 0,
    afterWork: true,
    times: 3,
  })
  expect((await submit(id, evidence, operationId)).status).toBe(503)
  await Promise.all([1, 2].map(() => submit(id, evidence, operationId)))
  expect((await submit(id, evidence, operationId)).status).toBe(200)

  const submitted = await shop.deps.stripe.disputes.retrieve(id)
  expect(submitted).toMatchObject({
    status: 'under_review',
    evidence: fields,
    evidence_details: { submission_count: 1 },
  })
  expect(await submissionsOf(id)).toBe(3)
  expect(await openDispute(id)).toMatchObject({ evidence: 'submitted' })
  expect(readRefusalCode(await submit(id, evidence, crypto.randomUUID()))).toBe('changed-since-shown')
  expect(readRefusalCode(await callQuery(shop, owner, 'admin.evidence', { disputeId: id }))).toBe(
    'changed-since-shown',
  )
})

test('evidence is not submitted if the records have changed since it was shown', async () => {
  const { person, payment } = await buy('emi')
  const id = await createDispute(shop, payment)
  await expect.poll(() => openDispute(id)).toBeDefined()
  const evidence = await evidenceOf(id)
  await shop.deps.pool.query('update users set email = $1 where email = $2', [
    `new-${person.email}`,
    person.email,
  ])

  expect(readRefusalCode(await submit(id, evidence, crypto.randomUUID()))).toBe('changed-since-shown')
  expect(await submissionsOf(id)).toBe(0)
})

test('evidence quotes the terms stored with the order, or today’s terms for an older order', async () => {
  const { payment } = await buy('fumi')
  const id = await createDispute(shop, payment)
  await expect.poll(() => openDispute(id)).toBeDefined()
  const { pool } = shop.deps
  await pool.query(`insert into order_terms values ($1, 'Cancellation: within a year')`, [
    hash('sha256', 'Cancellation: within a year'),
  ])
  await pool.query('update orders set terms_hash = $1 where stripe_id = $2', [
    hash('sha256', 'Cancellation: within a year'),
    payment,
  ])

  const quoted = (await evidenceOf(id)).fields.refund_policy_disclosure
  await pool.query('update orders set terms_hash = null, terms_shown_at = null where stripe_id = $1', [
    payment,
  ])
  const current = (await evidenceOf(id)).fields.refund_policy_disclosure
  // Simulates a node of the previous release, which changes an order's place of residence but not its stored terms.
  await pool.query(
    `update orders set terms_hash = $2, terms_shown_at = now(), terms_place = 'us' where stripe_id = $1`,
    [payment, hash('sha256', 'Cancellation: within a year')],
  )
  const ofOtherPlace = (await evidenceOf(id)).fields.refund_policy_disclosure

  expect(quoted).toMatch(/^Terms shown to the customer on .*:\nCancellation: within a year$/)
  expect(ofOtherPlace).toBe(current)
  expect(current).toMatch(
    /^The terms shown with this order were not stored\. Our terms .* today: You have 14 days/,
  )
})
