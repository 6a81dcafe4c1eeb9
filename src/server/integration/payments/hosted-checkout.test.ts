import { describe, expect, test } from 'vitest'
import { verifyPurchase } from '../../payments/checkout/verify-purchase.ts'
import type { Person } from '../../testing/people.ts'
import { openTestShop } from '../../testing/shop.ts'
import { createStripeWithFetch } from '../../testing/stripe-with-fetch.ts'

// Webhooks are off, so that only the buyer's return has an effect.
const shop = await openTestShop({ webhooks: false })
await shop.stock({ id: 1 }, { id: 2 }, { id: 3 })

const open = async (person: Person, body: object) =>
  (await shop.post('/api/users/create-checkout-session', body, person)).json<{ url: string }>().url
const forGuide = (guideId: number, more = {}) => ({ mode: 'payment', guideId, ...more })
const sessions = () => shop.deps.stripe.checkout.sessions
const sessionIdOf = (url: string) => /cs_\w+/.exec(url)?.[0] ?? ''
const canView = async (guideId: number, person: Person) =>
  (await shop.visit(`/api/users/can-view/${guideId}`, person)).json<{ canView: boolean }>().canView

/** Pays on Stripe's page as a browser would; returns the URL to which Stripe redirects the buyer. */
async function payAt(url: string, email: string, number = '4242 4242 4242 4242'): Promise<string | null> {
  const answer = await fetch(url, {
    method: 'POST',
    body: new URLSearchParams({ email, number, expiry: '12 / 40', cvc: '123' }),
    redirect: 'manual',
  })
  await answer.body?.cancel()
  return answer.headers.get('location')
}

async function buy(guideId: number, name: string) {
  const person = await shop.signUp(name)
  const url = await open(person, forGuide(guideId))
  const returned = await payAt(url, person.email)
  return { person, sessionId: sessionIdOf(url), returned }
}

const check = (guideId: number, sessionId: string, person: Person) =>
  shop.visit(`/api/payments/check-session/${sessionId}/${guideId}`, person)
const verify = (body: object, person?: Person) => shop.post('/api/users/verify-purchase', body, person)
const verificationOf = (guideId: number | null, sessionId: string, person: Person) => ({
  sessionId,
  guideId,
  userEmail: person.email,
})

test('a payment on Stripe’s page grants access when the buyer returns to the shop', async () => {
  const { person, sessionId, returned } = await buy(1, 'aiko')
  expect(returned).toBe(`${shop.deps.env.ORIGIN}/payment-success?session_id=${sessionId}&guide_id=1`)
  expect(await canView(1, person)).toBe(false)

  const answer = await verify(verificationOf(1, sessionId, person), person)

  expect([answer.status, answer.json()]).toMatchObject([200, { success: true }])
  expect(await canView(1, person)).toBe(true)
})

test.each<[string, object, number]>([
  ['a guide', forGuide(1), 200],
  ['Pro', { mode: 'subscription' }, 1500],
])(
  'Stripe’s page for %s charges the shop’s currency, without Adaptive Pricing',
  async (_what, offer, amount) => {
    const url = await open(await shop.signUp('nozomi'), offer)
    expect(await shop.deps.stripe.checkout.sessions.retrieve(sessionIdOf(url))).toMatchObject({
      adaptive_pricing: { enabled: false },
      amount_total: amount,
      currency: 'usd',
    })
  },
)

test('a return from Stripe’s page requests its session and its payment once each', async () => {
  const { person, sessionId } = await buy(3, 'yui')
  const asked: string[] = []
  const stripe = createStripeWithFetch(shop.stripeUrl, (address, init) => {
    asked.push(new URL(address).pathname.replace(/_[A-Za-z0-9_]+$/, ''))
    return fetch(address, init)
  })

  await verifyPurchase({ ...shop.deps, stripe }, undefined, verificationOf(3, sessionId, person))

  expect(asked).toEqual(['/v1/checkout/sessions/cs', '/v1/payment_intents/pi'])
  expect(await canView(3, person)).toBe(true)
})

test('a Japanese buyer pays yen and returns to a Japanese page', async () => {
  const person = await shop.signUp('ben')
  const url = await open(person, forGuide(1, { language: 'ja' }))
  expect(await (await fetch(url)).text()).toContain('¥200')
  const { amount_total: charged, currency } = await sessions().retrieve(sessionIdOf(url))
  expect([charged, currency]).toEqual([200, 'jpy'])
  expect(await payAt(url, person.email)).toContain('/ja/payment-success?')
})

test('Stripe’s page shows the order terms, the renewal and how to cancel', async () => {
  const person = await shop.signUp('fumi')
  const guide = await (await fetch(await open(person, forGuide(1, { language: 'ja' })))).text()
  const pro = await (await fetch(await open(person, { mode: 'subscription' }))).text()

  for (const said of ['【提供時期】', '【お申し込みの期間】', '【お申し込みの撤回・解除】'])
    expect(guide).toContain(said)
  for (const said of [
    'renews automatically every month until you cancel',
    'That’s $180 over 12 months.',
    'Manage plan',
  ])
    expect(pro).toContain(said)
})

test('Pro can be bought on Stripe’s page', async () => {
  const person = await shop.signUp('chie')
  const url = await open(person, { mode: 'subscription' })
  const returned = await payAt(url, person.email)
  expect(returned).toBe(`${shop.deps.env.ORIGIN}/payment-success?session_id=${sessionIdOf(url)}`)

  await verify(verificationOf(null, sessionIdOf(url), person), person)

  expect(await canView(2, person)).toBe(true)
  const again = await shop.post('/api/users/create-checkout-session', { mode: 'subscription' }, person)
  expect(again.status).toBe(409)
  const { rows } = await shop.deps.pool.query('select state from orders where stripe_id = $1', [
    sessionIdOf(url),
  ])
  expect(rows).toEqual([{ state: 'paid' }])
})

test('Pro paid in the shop’s own form is verified by its payment id, only for its buyer', async () => {
  const person = await shop.signUp('mio')
  const { clientSecret } = (await shop.post('/api/create-subscription', {}, person)).json<{
    clientSecret: string
  }>()
  const stripePaymentId = clientSecret.split('_secret')[0] ?? ''
  const named = { guideId: null, stripePaymentId }
  expect((await shop.post('/api/purchases', named, person)).status).toBe(409)
  await shop.deps.stripe.paymentIntents.confirm(stripePaymentId, { payment_method: 'pm_card_visa' })

  const thief = await shop.signUp('nao')
  expect((await shop.post('/api/purchases', named, thief)).status).toBe(400)
  expect((await shop.post('/api/purchases', { ...named, guideId: 1 }, person)).status).toBe(400)
  expect(await canView(2, person)).toBe(true)
  expect((await shop.post('/api/purchases', named, person)).json()).toEqual({ ...named, purchased: true })
  expect(await canView(2, thief)).toBe(false)
})

test('a purchase is dated after the start of its checkout, for a guide and for Pro', async () => {
  const person = await shop.signUp('oto')
  const since = async (guideId: number) => {
    const input = encodeURIComponent(JSON.stringify({ json: { id: guideId, language: 'en' } }))
    const answer = await shop.visit(`/trpc/guides.find?input=${input}`, person)
    return answer.json<{ result: { data: { json: { since: string | null } } } }>().result.data.json.since
  }
  for (const [guideId, offer] of [
    [1, forGuide(1)],
    [2, { mode: 'subscription' }],
  ] as const) {
    expect(await since(guideId)).toBe(null)
    const started = await shop.post('/api/users/create-checkout-session', offer, person)
    const { url, startedAt } = started.json<{ url: string; startedAt: string }>()
    await payAt(url, person.email)
    await verify(verificationOf(guideId === 1 ? 1 : null, sessionIdOf(url), person), person)
    expect(Date.parse((await since(guideId)) ?? '')).toBeGreaterThan(Date.parse(startedAt))
  }
})

test('buying again opens the same Stripe page; starting a card form in the shop expires it', async () => {
  const person = await shop.signUp('daichi')
  const first = await open(person, forGuide(1))
  expect(await open(person, forGuide(1))).toBe(first)

  await shop.post('/api/users/create-payment-intent', { guideId: 1 }, person)

  expect(await (await fetch(first)).text()).toContain('This checkout is over')
  expect(await payAt(first, person.email)).toBe(null)
})

test('a buyer whose card is declined on Stripe’s page can pay there with another card', async () => {
  const person = await shop.signUp('emi')
  const url = await open(person, forGuide(1))
  expect(await payAt(url, person.email, '4000 0000 0000 0002')).toBe(null)
  expect(await payAt(url, person.email)).toContain('/payment-success')
})

describe('a Stripe session grants access only to its buyer and its guide', () => {
  test('a user gets no access from a session that another user paid', async () => {
    const { person, sessionId } = await buy(1, 'fumi')
    const thief = await shop.signUp('gen')

    const named = await verify({ ...verificationOf(1, sessionId, person) }, thief)
    const checked = await check(1, sessionId, thief)

    expect([named.status, named.json()]).toMatchObject([403, { success: false }])
    expect(checked.json()).toEqual({ isPaid: false, sessionValid: false })
    expect(await canView(1, thief)).toBe(false)
  })

  test('a guest can verify a session only with the buyer’s address, and learns nothing else', async () => {
    const { sessionId, person } = await buy(1, 'hana')
    const wrong = await verify({ sessionId, guideId: 1, userEmail: 'somebody@example.com' })
    const right = await verify({ sessionId, guideId: 1, userEmail: person.email })
    expect([wrong.status, right.status]).toEqual([400, 200])
    expect(right.body).not.toContain(person.email)
    const unpaid = sessionIdOf(await open(person, forGuide(2)))
    expect((await verify({ sessionId: unpaid, guideId: 2 })).status).toBe(400)
  })
})

test('a Stripe session grants access only to the guide that it was paid for', async () => {
  const { person, sessionId } = await buy(1, 'isao')
  const other = await verify(verificationOf(2, sessionId, person), person)
  const checked = await check(2, sessionId, person)
  const asPro = await verify(verificationOf(null, sessionId, person), person)
  expect([other.status, asPro.status, checked.json()]).toEqual([
    400,
    400,
    { isPaid: false, sessionValid: false },
  ])
  expect(await canView(2, person)).toBe(false)
})

test('an unpaid Stripe session grants no access', async () => {
  const person = await shop.signUp('jun')
  const sessionId = sessionIdOf(await open(person, forGuide(3)))
  const answer = await verify(verificationOf(3, sessionId, person), person)
  expect([answer.status, answer.json()]).toMatchObject([409, { success: false, code: 'payment-incomplete' }])
  expect((await check(3, sessionId, person)).json()).toEqual({ isPaid: false, sessionValid: false })
  expect(await canView(3, person)).toBe(false)
})

test('a buyer who returned without paying gets the same Stripe page again', async () => {
  const person = await shop.signUp('kazu')
  const url = await open(person, forGuide(3))
  await verify(verificationOf(3, sessionIdOf(url), person), person)
  expect(await open(person, forGuide(3))).toBe(url)
})

test('a session whose payment was refunded is reported as unpaid', async () => {
  const { person, sessionId } = await buy(3, 'mei')
  const { payment_intent: payment } = await sessions().retrieve(sessionId)
  await shop.deps.stripe.refunds.create({ payment_intent: typeof payment === 'string' ? payment : '' })

  const answer = await verify(verificationOf(3, sessionId, person), person)

  expect([answer.status, answer.json()]).toMatchObject([409, { success: false, code: 'payment-incomplete' }])
  expect((await check(3, sessionId, person)).json()).toEqual({ isPaid: false, sessionValid: false })
})

test('a Stripe session of another system grants nothing, even with similar metadata', async () => {
  const person = await shop.signUp('riku')
  const foreign = await sessions().create({
    mode: 'payment',
    line_items: [
      { quantity: 1, price_data: { currency: 'usd', unit_amount: 200, product_data: { name: 'A mug' } } },
    ],
    metadata: { checkoutId: 'order-17' },
    success_url: 'http://localhost/thanks',
  })
  const answer = await verify(verificationOf(3, foreign.id, person), person)
  expect([answer.status, answer.json()]).toMatchObject([400, { success: false, code: 'payment-mismatch' }])
})

test('checking a paid Stripe session grants its buyer access', async () => {
  const { person, sessionId } = await buy(2, 'kei')
  const checked = await check(2, sessionId, person)
  expect(checked.json()).toEqual({ isPaid: true, sessionValid: true })
  expect(await canView(2, person)).toBe(true)
})

test.each([
  [{}, 400],
  [{ mode: 'gift', guideId: 1 }, 400],
  [{ mode: 'payment' }, 400],
  [{ mode: 'payment', guideId: 999 }, 404],
])('a request for a checkout session with %j is rejected', async (body, status) => {
  const person = await shop.signUp('lin')
  expect((await shop.post('/api/users/create-checkout-session', body, person)).status).toBe(status)
})
