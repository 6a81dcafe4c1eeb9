import { hash } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { formatDay } from '../../../shared/dates.ts'
import type { Product } from '../../../shared/law/law-table.ts'
import { listDeclarationTexts } from '../../../shared/law/law-texts.ts'
import type { Money } from '../../../shared/money.ts'
import {
  listOrderTerms,
  listProOrderTerms,
  type OrderConditions,
  type OrderTerm,
} from '../../../shared/payments/order-terms.ts'
import { addMonths } from '../../../shared/payments/pro-gift.ts'
import type { Translate } from '../../../shared/texts/translate.ts'
import { getTranslate } from '../../platform/texts.ts'
import { callQuery, readCallData } from '../../testing/call.ts'
import type { Person } from '../../testing/people.ts'
import { openTestShop } from '../../testing/shop.ts'
import { controlStripe } from '../../testing/subscribers.ts'
import { buyItems, getLanguageForCurrency, type PurchaseOptions, type TestSku } from './testing/buy.ts'

const shop = await openTestShop({ stripeWorksAfterMs: 60_000 })
const five = [1, 2, 3, 4, 5]
const bundle = five.map((id): TestSku => `guide:${id}`)
await shop.stock(...five.map((id) => ({ id })))
const { pool, stripe } = shop.deps
// The clock is fixed, because the terms of Pro name the day of the next payment.
const now = shop.deps.clock()
shop.deps.clock = () => now

let aiko: Person
beforeEach(async () => {
  await pool.query('delete from rate_limits')
  aiko = await shop.signUp('aiko')
})

interface StoredTerms {
  text: string | null
  hash: string | null
  shownAt: Date | null
  stripeId: string
  state: string
}

/** Returns the terms of the buyer's orders, oldest first. */
async function storedTerms({ uid }: Person = aiko): Promise<StoredTerms[]> {
  const { rows } = await pool.query<StoredTerms>(
    `select text, terms_hash as hash, terms_shown_at as "shownAt", stripe_id as "stripeId", orders.state
     from orders join users on users.id = buyer_id left join order_terms on hash = terms_hash
     where firebase_uid = $1 order by opened_at`,
    [uid],
  )
  return rows
}

const lines = (t: Translate, terms: OrderTerm[]) =>
  terms.map(([name, term]) => t('terms.line', { name, term })).join('\n')

type TermsFor = (t: Translate, conditions: OrderConditions) => OrderTerm[]
interface Sold {
  product: Product
  items: readonly TestSku[]
  how?: PurchaseOptions
  /** Terms that the checkout page shows, by currency. */
  usd: TermsFor
  jpy: TermsFor
}
const money = (currency: Money['currency'], amountMinor: number): Money => ({ amountMinor, currency })
const renewal = (language: 'en' | 'ja') => formatDay(language, addMonths(now, 1))

const sold: Sold[] = [
  {
    product: 'guide',
    items: ['guide:1'],
    usd: (t, conditions) => listOrderTerms(t, money('usd', 200), { product: 'guide', count: 1 }, conditions),
    jpy: (t, conditions) => listOrderTerms(t, money('jpy', 200), { product: 'guide', count: 1 }, conditions),
  },
  {
    product: 'bundle',
    items: bundle,
    usd: (t, conditions) => listOrderTerms(t, money('usd', 800), { product: 'bundle', count: 5 }, conditions),
    jpy: (t, conditions) => listOrderTerms(t, money('jpy', 800), { product: 'bundle', count: 5 }, conditions),
  },
  {
    product: 'gift',
    items: ['guide:1'],
    how: { isGift: true },
    usd: (t, conditions) => listOrderTerms(t, money('usd', 200), { product: 'gift', count: 1 }, conditions),
    jpy: (t, conditions) => listOrderTerms(t, money('jpy', 200), { product: 'gift', count: 1 }, conditions),
  },
  {
    product: 'pro-gift',
    items: ['pro-gift:3'],
    how: { isGift: true },
    usd: (t, conditions) =>
      listOrderTerms(t, money('usd', 4500), { product: 'pro-gift', count: 3 }, conditions),
    jpy: (t, conditions) =>
      listOrderTerms(t, money('jpy', 4500), { product: 'pro-gift', count: 3 }, conditions),
  },
  {
    product: 'pro',
    items: ['pro-month'],
    usd: (t, conditions) =>
      listProOrderTerms(t, money('usd', 1500), conditions, { nextPayment: renewal('en') }),
    jpy: (t, conditions) =>
      listProOrderTerms(t, money('jpy', 1500), conditions, { nextPayment: renewal('ja') }),
  },
]

test.each(
  sold.flatMap(({ product, items, how, ...terms }) =>
    (['usd', 'jpy'] as const).map((currency) => ({ product, items, how, currency, terms: terms[currency] })),
  ),
)(
  'an order of a $product in $currency from the EU stores the terms beside the pay button',
  async ({ product, items, how, currency, terms }) => {
    const t = getTranslate(getLanguageForCurrency(currency))
    const declarations = listDeclarationTexts(t, 'eu', product)

    const { payment } = await buyItems(shop, aiko, items, {
      ...how,
      currency,
      said: { place: 'eu', declarations },
    })

    const text = lines(t, terms(t, { place: 'eu', canDeclare: true, taxed: false }))
    expect(await storedTerms()).toEqual([
      expect.objectContaining({ text, hash: hash('sha256', text), shownAt: expect.any(Date), state: 'paid' }),
    ])
    expect(payment).not.toBe('')
  },
)

test.each([
  ['usd', 'guide', 'guide:1'],
  ['usd', 'Pro', 'pro-month'],
  ['jpy', 'guide', 'guide:1'],
  ['jpy', 'Pro', 'pro-month'],
] as const)(
  'an order in %s of a %s on Stripe’s page stores the text of that page',
  async (currency, _name, item) => {
    await buyItems(shop, aiko, [item], { via: 'page', currency })

    const [stored] = await storedTerms()
    const session = await stripe.checkout.sessions.retrieve(stored?.stripeId ?? '')
    expect(stored?.text?.split('\n')).toHaveLength(6)
    expect(session.custom_text.submit?.message).toBe(stored?.text)
    expect(stored?.hash).toBe(hash('sha256', stored?.text ?? ''))
  },
)

test('an order from the EU on Stripe’s page in Japanese shows and keeps the right to withdraw', async () => {
  const { refused } = await buyItems(shop, aiko, ['guide:1'], {
    via: 'page',
    currency: 'jpy',
    said: { place: 'eu' },
  })

  expect(refused).toBeUndefined()
  expect((await storedTerms())[0]?.text).toContain('14日以内')
  const { receipts } = readCallData<{ receipts: { id: string }[] }>(
    await callQuery(shop, aiko, 'payments.receipts'),
  )
  const contract = await callQuery(shop, aiko, 'withdrawals.find', { receiptId: receipts[0]?.id })
  expect(readCallData(contract)).toMatchObject({ obstacle: null, refund: 200 })
})

const startGuide = (more: object) =>
  shop.post('/api/users/create-payment-intent', { guideId: 1, language: 'en', ...more }, aiko)
const declared = { place: 'eu', declarations: listDeclarationTexts(getTranslate('en'), 'eu', 'guide') }

test('the terms shown last before the payment are kept, even if the page is opened again', async () => {
  const t = getTranslate('en')
  const termsFor = (conditions: Omit<OrderConditions, 'taxed'>) =>
    lines(
      t,
      listOrderTerms(t, money('usd', 200), { product: 'guide', count: 1 }, { ...conditions, taxed: false }),
    )
  const stated = termsFor({ place: 'eu', canDeclare: true })
  const shown: (string | null | undefined)[] = []

  for (const more of [{}, { place: 'us' }, declared, {}]) {
    expect((await startGuide(more)).status).toBe(200)
    shown.push((await storedTerms())[0]?.text)
  }

  expect(shown).toEqual([
    termsFor({ place: null, canDeclare: false }),
    termsFor({ place: 'us', canDeclare: true }),
    stated,
    stated,
  ])
})

test('paying after a price change creates a new order with its own terms', async () => {
  await startGuide(declared)
  await shop.stock({ id: 1, price: 350 })
  await startGuide(declared)
  await shop.stock({ id: 1 })

  const [before, after] = await storedTerms()
  expect(before).toMatchObject({ state: 'closed', text: expect.stringContaining('$2.') })
  expect(after).toMatchObject({ state: 'open', text: expect.stringContaining('$3.50.') })
})

test('an order with a code stores the reduced price', async () => {
  await pool.query(
    `insert into codes (word, folded, percent, for_guides, for_pro, begins_at, new_buyers, note, made_at, made_by)
     values ('HALF', 'HA1F', 50, true, false, now() - interval '1 day', false, '', now(), 'chie@example.com')`,
  )
  await buyItems(shop, aiko, ['guide:1'], { code: 'HALF' })
  expect((await storedTerms())[0]?.text).toContain('$1. Nothing else')
})

test.each(['form', 'page'] as const)(
  'an order of Pro with credit and a code stores the reduced first month (%s)',
  async (via) => {
    await pool.query(
      `insert into codes (word, folded, percent, for_guides, for_pro, begins_at, new_buyers, note, made_at, made_by)
       values ('TEAM', 'TEAM', 20, false, true, now() - interval '1 day', false, '', now(), 'chie@example.com')
       on conflict do nothing`,
    )
    await buyItems(shop, aiko, ['guide:1'])
    await buyItems(shop, aiko, ['guide:2'])
    await buyItems(shop, aiko, ['pro-month'], { via, code: 'TEAM', isLeft: true })
    expect((await storedTerms()).at(-1)?.text).toContain('$8 for the first month, then $15 a month')
  },
)

test('a text of terms is stored once for all orders, without data of buyers, and can’t be changed', async () => {
  const ben = await shop.signUp('ben')
  for (const person of [aiko, ben])
    await Promise.all([
      buyItems(shop, person, ['guide:2'], { isLeft: true }),
      buyItems(shop, person, ['guide:3'], { isLeft: true }),
    ])

  const hashes = [...(await storedTerms(aiko)), ...(await storedTerms(ben))].map((each) => each.hash)
  expect(hashes).toHaveLength(4)
  expect([...new Set(hashes)]).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/)])
  const { rows } = await pool.query<{ text: string }>('select text from order_terms')
  for (const { text } of rows) expect(text).not.toMatch(/@|aiko|ben/)
  for (const change of [
    `update order_terms set text = 'x'`,
    'delete from order_terms',
    'truncate order_terms cascade',
  ])
    await expect(pool.query(change)).rejects.toThrow('order_terms is append-only')
})

test('opening Stripe’s checkout page does not change the declarations of a paid order', async () => {
  await controlStripe(shop, 'webhook', { paused: true })
  const declarations = listDeclarationTexts(getTranslate('ja'), 'eu', 'guide')
  const started = await startGuide({ language: 'ja', place: 'eu', declarations })
  const payment = started.json<{ clientSecret: string }>().clientSecret.split('_secret')[0] ?? ''
  await stripe.paymentIntents.confirm(payment, { payment_method: 'pm_card_visa' })
  const before = await storedTerms()

  const page = { mode: 'payment', guideId: 1, language: 'ja', place: 'eu' }
  const refused = await shop.post('/api/users/create-checkout-session', page, aiko)

  expect(refused.status).toBe(409)
  const { rows } = await pool.query(
    'select declarations from order_places join orders on orders.id = checkout_id where stripe_id = $1',
    [payment],
  )
  expect(rows).toEqual([{ declarations: declarations.join('\n') }])
  expect((await storedTerms()).map(({ text }) => text)).toEqual(before.map(({ text }) => text))
  await controlStripe(shop, 'webhook', { paused: false })
})

test('terms that are shown again keep the time at which they were first shown', async () => {
  await startGuide(declared)
  const [first] = await storedTerms()
  shop.deps.clock = () => new Date(now.getTime() + 60_000)
  await startGuide(declared)
  shop.deps.clock = () => now

  expect((await storedTerms())[0]?.shownAt).toEqual(first?.shownAt)
})
