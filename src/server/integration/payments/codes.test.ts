import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { NewCodeInput } from '../../../shared/admin/code-schemas.ts'
import { readFigures } from '../../admin/figures/read-figures.ts'
import { reconcile } from '../../payments/index.ts'
import { enqueueOutdatedCodeUses } from '../../payments/codes/outdated-code-uses.ts'
import { parsePaymentId, payOnHostedPage, payWithCard } from '../../testing/buyers.ts'
import {
  callQuery,
  readCallData,
  readRefusalCode,
  submitOperation,
  callMutation,
  type RouterOutputs,
} from '../../testing/call.ts'
import { fetchMailsTo } from '../../testing/mailbox.ts'
import { signUpOperator } from '../../testing/operators.ts'
import type { Person } from '../../testing/people.ts'
import { controlSandbox, openTestShop } from '../../testing/shop.ts'
import { fetchCustomerId } from '../../testing/subscribers.ts'

const guides = Array.from({ length: 6 }, (_, index) => ({ id: index + 1 }))
/** Id of a guide whose price is Stripe's minimum charge. */
const cheapGuide = 6

const shop = await openTestShop()
await shop.stock(...guides.slice(0, 5), { id: cheapGuide, price: 50, priceJpy: 100 })
const stripe = shop.deps.stripe
const owner = await signUpOperator(shop, 'olga')
// All users of this file share one IP address, so its rate limits are reset before each test.
beforeEach(() => shop.deps.pool.query('delete from rate_limits'))
afterEach(async () => {
  await clearFaults()
  expect(shop.unexpectedErrors()).toEqual([])
})

type Language = 'en' | 'ja'
interface Begun {
  clientSecret: string
  amount: number
  currency: string
  monthly?: number
  credit?: number
  code: { word: string; takenOff: number } | null
  codeProblem: string | null
}

const dayIn = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)

let made = 0
const wordOf = (number: number) => `TEST${String(number).replaceAll('1', 'A').replaceAll('0', 'B')}`

type CodeOptions = Partial<NewCodeInput> & { percent?: number; amounts?: { usd: number; jpy: number } }

/** Creates a code as the owner and returns it. By default 50 % off guides and Pro. */
async function makeCode({ percent, amounts, ...options }: CodeOptions = {}): Promise<string> {
  made += 1
  const code = {
    word: wordOf(made),
    forGuides: true,
    forPro: true,
    terms: amounts === undefined ? { percent: percent ?? 50, amounts: null } : { percent: null, amounts },
    firstDay: dayIn(0),
    lastDay: null,
    mostUses: null,
    newBuyers: false,
    note: 'for the newsletter',
    ...options,
  }
  const answer = await submitOperation(shop, owner, 'admin.makeCode', code)
  expect(answer.status).toBe(200)
  return code.word
}

const listed = async (word: string) =>
  readCallData<RouterOutputs['admin']['codes']>(await callQuery(shop, owner, 'admin.codes')).find(
    (code) => code.word === word,
  )
const endCode = (word: string) => submitOperation(shop, owner, 'admin.endCode', { word, reason: 'sold out' })

const requestGuide = (person: Person, code?: string, guideId = 1, language: Language = 'en') =>
  shop.post('/api/users/create-payment-intent', { guideId, language, code }, person)
const startGuide = async (person: Person, code?: string, guideId = 1, language: Language = 'en') =>
  (await requestGuide(person, code, guideId, language)).json<Begun>()
const startPro = async (person: Person, code?: string, language: Language = 'en') =>
  (await shop.post('/api/create-subscription', { language, code }, person)).json<Begun>()
const requestPage = (person: Person, mode: object, code?: string, language: Language = 'en') =>
  shop.post('/api/users/create-checkout-session', { ...mode, language, code }, person)
const openPage = async (person: Person, mode: object, code?: string, language: Language = 'en') =>
  (await requestPage(person, mode, code, language)).json<{ url: string }>().url

const canRead = async (guideId: number, person: Person) =>
  (await shop.visit(`/api/users/can-view/${guideId}`, person)).json<{ canView: boolean }>().canView
const waitForAccess = (guideId: number, person: Person, does = true) =>
  expect.poll(() => canRead(guideId, person)).toBe(does)
const pay = (begun: Begun) => payWithCard(stripe, parsePaymentId(begun))
const statusOf = async (begun: Begun) => (await stripe.paymentIntents.retrieve(parsePaymentId(begun))).status
const waitForCancellation = (begun: Begun) => expect.poll(() => statusOf(begun)).toBe('canceled')

const receiptOf = async (person: Person, guideId: number | null) =>
  readCallData<{
    receipts: { id: string; guideId: number | null; amount: number; takenOff: number; code: string | null }[]
  }>(await callQuery(shop, person, 'payments.receipts')).receipts.find(
    (receipt) => receipt.guideId === guideId,
  )

const chargedForPro = async (person: Person) => {
  const { data } = await stripe.invoices.list({
    customer: await fetchCustomerId(shop, person),
    status: 'paid',
  })
  return data.map(({ amount_paid: amount }) => amount)
}

async function findDiscrepancies(person: Person): Promise<unknown[]> {
  const drifts: unknown[] = []
  for await (const drift of reconcile(shop.deps, { apply: false }))
    if ('email' in drift && drift.email === person.email) drifts.push(drift)
  return drifts
}

async function soldIn(currency: string): Promise<number> {
  const { sales } = await readFigures(shop.deps, 'today')
  const sale = sales.find((each) => each.currency === currency)
  return (sale?.buckets ?? []).reduce((sum, { amount }) => sum + amount, 0)
}

describe('a guide can be bought with a discount code', () => {
  test.each([
    ['en', 'usd', '$1.50', '$0.50'],
    ['ja', 'jpy', '¥150', '¥50'],
  ] as const)(
    'a guide’s discounted price is on the form, the charge, the receipt and in the admin (%s)',
    async (language, currency, paid, less) => {
      const word = await makeCode({ percent: 25, mostUses: 3 })
      const before = await soldIn(currency)
      const aiko = await shop.signUp(`aiko-${language}`)

      const begun = await startGuide(aiko, word.toLowerCase(), 1, language)
      expect(begun).toMatchObject({
        amount: 150,
        currency,
        code: { word, takenOff: 50 },
        codeProblem: null,
      })
      expect(await listed(word)).toMatchObject({ used: 0, held: 1 })
      expect(await stripe.paymentIntents.retrieve(parsePaymentId(begun))).toMatchObject({
        amount: 150,
        currency,
      })
      await pay(begun)
      await waitForAccess(1, aiko)

      expect(await receiptOf(aiko, 1)).toMatchObject({ amount: 150, takenOff: 50, code: word })
      const mails = async () => JSON.stringify(await fetchMailsTo(shop, aiko.email))
      for (const figure of [paid, less, word]) await expect.poll(mails).toContain(figure)
      expect(await listed(word)).toMatchObject({
        state: 'running',
        used: 1,
        held: 0,
        takenOff: { usd: 0, jpy: 0, [currency]: 50 },
      })
      expect((await soldIn(currency)) - before).toBe(150)
      expect(await findDiscrepancies(aiko)).toEqual([])
      const { rows } = await shop.deps.pool.query<{ id: number }>(
        'select id from users where firebase_uid = $1',
        [aiko.uid],
      )
      const timeline = JSON.stringify(
        readCallData(await callQuery(shop, owner, 'admin.reader', { userId: rows[0]?.id })),
      )
      expect(timeline).toContain(`"word":"taken-off-code","value":"${less}, ${word}"`)
      const orders = readCallData(await callQuery(shop, owner, 'admin.orders', { find: aiko.email }))
      expect(orders).toMatchObject({ orders: [{ amount: 150, currency }] })
      const office = await callMutation(shop, aiko, 'payments.officeReceipt', {
        receiptId: (await receiptOf(aiko, 1))?.id,
        addressee: 'Aozora',
        address: '',
        purpose: '',
        language,
      })
      expect(office.status).toBe(200)
    },
  )

  test('Stripe’s checkout page charges the discounted price, and a wrong code opens no page', async () => {
    const word = await makeCode({ amounts: { usd: 75, jpy: 80 } })
    const ben = await shop.signUp('ben')
    const refused = await requestPage(ben, { mode: 'payment', guideId: 2 }, 'NOSUCHCODE')
    expect([refused.status, refused.json()]).toMatchObject([400, { message: 'code: unknown' }])

    const url = await openPage(ben, { mode: 'payment', guideId: 2 }, word)
    expect(await (await fetch(url)).text()).toContain('$1.25')
    await payOnHostedPage(url, ben.email)
    await waitForAccess(2, ben)

    expect(await receiptOf(ben, 2)).toMatchObject({ amount: 125, takenOff: 75, code: word })
    expect(await findDiscrepancies(ben)).toEqual([])
  })

  test('a code lowers no price below Stripe’s minimum and is rejected for a guide at that minimum', async () => {
    const word = await makeCode({ percent: 90 })
    const chie = await shop.signUp('chie')
    expect(await startGuide(chie, word)).toMatchObject({ amount: 50, code: { takenOff: 150 } })
    expect(await startGuide(chie, word, 1, 'ja')).toMatchObject({ amount: 100, code: { takenOff: 100 } })
    expect(await startGuide(chie, word, cheapGuide)).toMatchObject({
      amount: 50,
      code: null,
      codeProblem: 'not-for-this',
    })
  })

  test('a discounted guide counts towards Pro with the amount that was paid', async () => {
    const word = await makeCode({ percent: 25, forPro: false })
    const dan = await shop.signUp('dan')
    await pay(await startGuide(dan, word))
    await waitForAccess(1, dan)
    expect(await startPro(dan)).toMatchObject({ amount: 1350, credit: 150, code: null })
  })

  test('submitting a discounted checkout several times reuses one payment', async () => {
    const word = await makeCode({ mostUses: 1 })
    const emi = await shop.signUp('emi')
    const [one, other] = await Promise.all([startGuide(emi, word), startGuide(emi, word)])
    const again = await startGuide(emi, word)
    expect([other.clientSecret, again.clientSecret]).toEqual([one.clientSecret, one.clientSecret])

    await Promise.allSettled([pay(one), pay(other)])
    await waitForAccess(1, emi)
    expect((await stripe.charges.list({ customer: await fetchCustomerId(shop, emi) })).data).toHaveLength(1)
    expect(await listed(word)).toMatchObject({ used: 1, held: 0, state: 'used-up' })
  })
})

describe('a discount code lowers only the first month of Pro', () => {
  test.each([
    ['en', 'usd'],
    ['ja', 'jpy'],
  ] as const)(
    'a code and Pro credit both reduce the first month of Pro, but no later month (%s)',
    async (language, currency) => {
      const word = await makeCode({ amounts: { usd: 300, jpy: 300 }, forGuides: false })
      const fumi = await shop.signUp(`fumi-${language}`)
      await pay(await startGuide(fumi, undefined, 1, language))
      await waitForAccess(1, fumi)

      const begun = await startPro(fumi, word, language)
      expect(begun).toMatchObject({
        amount: 1000,
        credit: 200,
        monthly: 1500,
        currency,
        code: { word, takenOff: 300 },
      })
      await pay(begun)
      await waitForAccess(3, fumi)

      expect(await chargedForPro(fumi)).toEqual([1000])
      await expect
        .poll(() => receiptOf(fumi, null))
        .toMatchObject({ amount: 1000, takenOff: 500, code: word })
      await expect.poll(() => listed(word)).toMatchObject({ used: 1, takenOff: { [currency]: 300 } })
      expect(await findDiscrepancies(fumi)).toEqual([])
    },
  )

  test('Pro credit is used only until the first month reaches Stripe’s minimum charge', async () => {
    const word = await makeCode({ percent: 90 })
    const goro = await shop.signUp('goro')
    for (const { id } of guides.slice(0, 2)) {
      await pay(await startGuide(goro, undefined, id))
      await waitForAccess(id, goro)
    }
    const begun = await startPro(goro, word)
    expect(begun).toMatchObject({ amount: 50, credit: 100, code: { takenOff: 1350 } })
    await pay(begun)
    await waitForAccess(4, goro)
    expect(await chargedForPro(goro)).toEqual([50])
  })

  test('Stripe’s checkout page discounts only the first month of Pro', async () => {
    const word = await makeCode({ percent: 20 })
    const hana = await shop.signUp('hana')
    const url = await openPage(hana, { mode: 'subscription' }, word)
    const page = await (await fetch(url)).text()
    expect(page).toContain('$12.00 for the first month, then $15.00')
    await payOnHostedPage(url, hana.email)
    await waitForAccess(3, hana)
    expect(await chargedForPro(hana)).toEqual([1200])
    await expect.poll(() => listed(word)).toMatchObject({ used: 1, takenOff: { usd: 300 } })
  })
})

describe('a code that doesn’t apply is rejected with a reason', () => {
  test.each<[string, CodeOptions, string]>([
    ['has not started', { firstDay: dayIn(2) }, 'not-begun'],
    ['is only for Pro', { forGuides: false }, 'not-for-this'],
  ])('a code that %s is rejected with the reason, and the price stays', async (_why, options, problem) => {
    const word = await makeCode(options)
    const ida = await shop.signUp('ida')
    expect(await startGuide(ida, word)).toMatchObject({ amount: 200, code: null, codeProblem: problem })
  })

  test('an unknown code is rejected, and the open payment stays the same', async () => {
    const jun = await shop.signUp('jun')
    const before = await startGuide(jun)
    const after = await startGuide(jun, 'NOSUCHCODE')
    expect(after).toMatchObject({ clientSecret: before.clientSecret, amount: 200, codeProblem: 'unknown' })
  })

  test('a code for new buyers is rejected for a user who has bought before', async () => {
    const word = await makeCode({ newBuyers: true })
    const kai = await shop.signUp('kai')
    expect(await startGuide(kai, word)).toMatchObject({ amount: 100 })
    await pay(await startGuide(kai, undefined, 2))
    await waitForAccess(2, kai)
    expect(await startGuide(kai, word)).toMatchObject({ amount: 200, codeProblem: 'new-buyers' })
  })

  test('a code for new buyers is rejected after a paid checkout, even before its webhook', async () => {
    const [word, other] = [await makeCode({ newBuyers: true }), await makeCode({ newBuyers: true })]
    const saki = await shop.signUp('saki')
    await controlSandbox({ url: shop.stripeUrl }, 'webhook', { paused: true })
    await pay(await startGuide(saki, word, 1))
    expect(await startGuide(saki, other, 2)).toMatchObject({ amount: 200, codeProblem: 'new-buyers' })
    await controlSandbox({ url: shop.stripeUrl }, 'webhook', { paused: false })
    await waitForAccess(1, saki)
  })

  test('a code counts as used even if its plan ended at Stripe before the first webhook', async () => {
    const word = await makeCode()
    const rika = await shop.signUp('rika')
    await controlSandbox({ url: shop.stripeUrl }, 'webhook', { paused: true })
    await pay(await startPro(rika, word))
    const { data } = await stripe.subscriptions.list({ customer: await fetchCustomerId(shop, rika) })
    await stripe.subscriptions.cancel(data[0]?.id ?? '')
    await controlSandbox({ url: shop.stripeUrl }, 'webhook', { paused: false })
    await expect.poll(() => receiptOf(rika, null)).toMatchObject({ code: word })

    expect(await listed(word)).toMatchObject({ used: 1, held: 0 })
    expect((await startPro(rika, word)).codeProblem).toBe('used')
  })

  test('a user can’t use a code again, even after its payment was refunded', async () => {
    const word = await makeCode({ mostUses: 5 })
    const lea = await shop.signUp('lea')
    const begun = await startGuide(lea, word)
    await pay(begun)
    await waitForAccess(1, lea)
    await stripe.refunds.create({ payment_intent: parsePaymentId(begun) })
    await waitForAccess(1, lea, false)

    expect(await startGuide(lea, word)).toMatchObject({ amount: 200, codeProblem: 'used' })
    expect(await listed(word)).toMatchObject({ used: 1 })
    expect(await receiptOf(lea, 1)).toMatchObject({ amount: 100, refundedAmount: 100 })
  })
})

test('a code matches in any case and width, with separators and with look-alike letters', async () => {
  await makeCode({ word: 'SOLO1LI' })
  const mio = await shop.signUp('mio')
  for (const typed of ['solo1li', 'ＳＯＬＯ１ＬＩ', ' so-lo 1li ', '5010I1L'.replace('5', 'S')])
    expect(await startGuide(mio, typed)).toMatchObject({ code: { word: 'SOLO1LI' } })
  const twin = await submitOperation(shop, owner, 'admin.makeCode', {
    word: 'S0L0ILI',
    forGuides: true,
    forPro: true,
    terms: { percent: 10, amounts: null },
    firstDay: dayIn(0),
    lastDay: null,
    mostUses: null,
    newBuyers: false,
    note: 'a twin',
  })
  expect(readRefusalCode(twin)).toBe('invalid-input')
})

const makeThreeCodes = () => Promise.all(Array.from({ length: 3 }, () => makeCode({ newBuyers: true })))

describe('a user gets at most one discount with codes for new buyers', () => {
  test('a second checkout with any code for new buyers cancels the first one', async () => {
    const [first = '', second = '', third = ''] = await makeThreeCodes()
    const tomo = await shop.signUp('tomo')
    const guide = await startGuide(tomo, first, 1)
    const page = await openPage(tomo, { mode: 'payment', guideId: 2 }, second)
    expect(await statusOf(guide)).toBe('canceled')
    const pro = await startPro(tomo, third)
    await payOnHostedPage(page, tomo.email)
    await pay(pro)
    await waitForAccess(3, tomo)

    const { data: charges } = await stripe.charges.list({ customer: await fetchCustomerId(shop, tomo) })
    expect(charges.map(({ amount }) => amount)).toEqual([750])
    await expect.poll(() => listed(third)).toMatchObject({ used: 1 })
  })

  test('a user who pays three checkouts with codes for new buyers gets at most one discount', async () => {
    const words = await makeThreeCodes()
    const uta = await shop.signUp('uta')
    const begun = await Promise.all(words.map((word, place) => startGuide(uta, word, place + 1)))
    await Promise.allSettled(begun.filter(({ clientSecret }) => clientSecret).map(pay))
    const { data: charges } = await stripe.charges.list({ customer: await fetchCustomerId(shop, uta) })
    expect(charges.filter(({ paid, amount }) => paid && amount === 100).length).toBeLessThanOrEqual(1)
  })
})

describe('a limited code discounts no more payments than its limit', () => {
  test('the last use of a code goes to one of fifty concurrent buyers', async () => {
    const word = await makeCode({ mostUses: 1 })
    const people = await Promise.all(Array.from({ length: 50 }, (_, place) => shop.signUp(`crowd-${place}`)))
    const begun = await Promise.all(people.map((person) => startGuide(person, word)))
    const lucky = begun.filter(({ code }) => code !== null)
    expect(lucky.map(({ amount }) => amount)).toEqual([100])
    expect(begun.filter(({ codeProblem }) => codeProblem === 'used-up')).toHaveLength(49)
    expect(await listed(word)).toMatchObject({ used: 0, held: 1, state: 'running' })
  })

  test('removing a code from a checkout releases its use and cancels the discounted payment', async () => {
    const word = await makeCode({ mostUses: 1 })
    const [nao, otto] = [await shop.signUp('nao'), await shop.signUp('otto')]
    const heldByPro = await startPro(nao, word)
    expect(await startPro(nao)).toMatchObject({ amount: 1500, code: null })
    expect(await statusOf(heldByPro)).toBe('canceled')
    const held = await startGuide(nao, word)
    expect(await startGuide(otto, word)).toMatchObject({ codeProblem: 'used-up' })

    expect(await startGuide(nao)).toMatchObject({ amount: 200, code: null })
    expect(await statusOf(held)).toBe('canceled')
    const begun = await startGuide(otto, word)
    expect(begun).toMatchObject({ amount: 100 })
    await pay(begun)
    await waitForAccess(1, otto)
  })

  test('a limited code moves with its buyer from one checkout to the next', async () => {
    const word = await makeCode({ mostUses: 1 })
    const pia = await shop.signUp('pia')
    const first = await startGuide(pia, word, 1)
    const second = await startGuide(pia, word, 2)
    expect(second).toMatchObject({ amount: 100 })
    expect(await statusOf(first)).toBe('canceled')
    const pro = await startPro(pia, word)
    expect(pro).toMatchObject({ amount: 750 })
    expect(await statusOf(second)).toBe('canceled')
    await pay(pro)
    await waitForAccess(3, pia)
    await expect.poll(() => listed(word)).toMatchObject({ used: 1, held: 0 })
  })

  test('an unpaid form reserves a limited code for an hour', async () => {
    const word = await makeCode({ mostUses: 1 })
    const [quin, rei] = [await shop.signUp('quin'), await shop.signUp('rei')]
    const left = await startGuide(quin, word)
    await enqueueOutdatedCodeUses(shop.deps.db, shop.deps)
    expect(await startGuide(rei, word)).toMatchObject({ codeProblem: 'used-up' })

    await shop.deps.pool.query(
      `update orders set opened_at = opened_at - interval '61 minutes' where discount_code = $1`,
      [word],
    )
    await enqueueOutdatedCodeUses(shop.deps.db, shop.deps)
    await waitForCancellation(left)
    await expect.poll(async () => (await listed(word))?.held).toBe(0)
    expect(await startGuide(rei, word)).toMatchObject({ amount: 100 })
  })
})

describe('a code that ends during a checkout applies only to payments already made', () => {
  test('ending a code cancels its open checkouts, and the next one costs the full price', async () => {
    const word = await makeCode()
    const sora = await shop.signUp('sora')
    const [guide, page] = [await startGuide(sora, word), await shop.signUp('page')]
    const url = await openPage(page, { mode: 'subscription' }, word)

    expect((await endCode(word)).status).toBe(200)
    await waitForCancellation(guide)
    await expect.poll(async () => (await listed(word))?.held).toBe(0)
    await payOnHostedPage(url, page.email)

    expect(await startGuide(sora, word)).toMatchObject({ amount: 200, code: null, codeProblem: 'ended' })
    expect(await chargedForPro(page)).toEqual([])
    expect(readRefusalCode(await endCode(word))).toBe('not-found')
    expect(await listed(word)).toMatchObject({ state: 'ended', used: 0 })
  })

  test('a code past its last day has its open checkout canceled', async () => {
    const word = await makeCode({ lastDay: dayIn(1) })
    const taro = await shop.signUp('taro')
    const begun = await startGuide(taro, word)
    await shop.deps.pool.query(`update codes set ends_at = now() - interval '1 second' where word = $1`, [
      word,
    ])

    await enqueueOutdatedCodeUses(shop.deps.db, shop.deps)
    await waitForCancellation(begun)
    expect(await startGuide(taro, word)).toMatchObject({ amount: 200, codeProblem: 'ended' })
  })

  test('a discounted payment made before its code ended stays valid and counts as a use', async () => {
    const word = await makeCode({ mostUses: 2 })
    const uta = await shop.signUp('uta')
    const begun = await startGuide(uta, word)
    await pay(begun)
    await endCode(word)
    await waitForAccess(1, uta)
    await expect.poll(async () => (await listed(word))?.used).toBe(1)
  })
})

test.each([
  ['half the price without a code', 'en', undefined, 100],
  ['half the price without a code', 'ja', undefined, 100],
  ['less than the discounted price', 'en', 50, 99],
  ['less than the discounted price', 'ja', 50, 99],
] as const)(
  'paying %s grants nothing, and the correct payment still does (%s)',
  async (_what, language, percent, amount) => {
    const word = percent && (await makeCode({ percent }))
    const vito = await shop.signUp('vito')
    const begun = await startGuide(vito, word, 1, language)
    const { metadata, currency } = await stripe.paymentIntents.retrieve(parsePaymentId(begun))
    const forged = await stripe.paymentIntents.create({
      amount,
      currency,
      customer: await fetchCustomerId(shop, vito),
      metadata,
      allowed_payment_method_types: ['card'],
    })
    await payWithCard(stripe, forged.id)

    const named = await shop.post('/api/purchases', { guideId: 1, stripePaymentId: forged.id }, vito)
    expect(named.status).not.toBe(200)
    expect(await canRead(1, vito)).toBe(false)
    await pay(begun)
    await waitForAccess(1, vito)
  },
)

const fault = (body: object) => controlSandbox({ url: shop.stripeUrl }, 'faults', { method: 'POST', ...body })
const clearFaults = () => fetch(`${shop.stripeUrl}/_sandbox/faults`, { method: 'DELETE' })

describe('a discounted checkout does not charge the full price if Stripe fails', () => {
  test.each([
    ['refuses each time', { status: 400, times: 3 }, 0],
    ['sends no response', { status: 0, times: 3, afterWork: true }, 1],
  ])('when Stripe %s, the use of a limited code is released or found again', async (_what, how, held) => {
    const word = await makeCode({ mostUses: 1 })
    const zoe = await shop.signUp('zoe')
    await fault({ path: '/v1/payment_intents', ...how })
    expect((await requestGuide(zoe, word)).status).toBe(503)
    await clearFaults()

    expect(await listed(word)).toMatchObject({ used: 0, held })
    const begun = await startGuide(zoe, word)
    expect(begun).toMatchObject({ amount: 100, code: { word } })
    await pay(begun)
    await waitForAccess(1, zoe)
    expect((await stripe.charges.list({ customer: await fetchCustomerId(shop, zoe) })).data).toHaveLength(1)
    shop.unexpectedErrors()
  })

  test('Pro with a code is unavailable, not at full price, while Stripe can’t create the coupon', async () => {
    const word = await makeCode({ mostUses: 1 })
    const zeno = await shop.signUp('zeno')
    await fault({ path: '/v1/coupons', status: 400, times: 3 })
    const start = () => shop.post('/api/create-subscription', { language: 'en', code: word }, zeno)
    expect((await start()).status).toBe(503)
    await clearFaults()
    expect(await listed(word)).toMatchObject({ used: 0, held: 0 })
    expect((await start()).json()).toMatchObject({ amount: 750 })
    shop.unexpectedErrors()
  })
})

describe('the number of codes that a user can try is limited', () => {
  test('a guest can’t try a code', async () => {
    const word = await makeCode()
    const refused = await shop.post('/api/users/create-payment-intent', { guideId: 1, code: word })
    expect(refused.status).toBe(401)
  })

  test('after trying thirty codes a buyer has to wait, but can pay without a code', async () => {
    const yui = await shop.signUp('yui')
    const answers: number[] = []
    for (let turn = 0; turn < 32; turn += 1) answers.push((await requestGuide(yui, `GUESS${turn}`, 1)).status)
    expect(answers.slice(0, 30).every((status) => status === 200)).toBe(true)
    expect(answers.at(-1)).toBe(429)
    expect(await startGuide(yui)).toMatchObject({ amount: 200 })
  })
})

describe('an owner creates and ends codes in the admin', () => {
  test('the audit log lists each code that was created or ended', async () => {
    const word = await makeCode({ percent: 15, mostUses: 9, newBuyers: true, lastDay: dayIn(3) })
    await endCode(word)
    const log = JSON.stringify(readCallData(await callQuery(shop, owner, 'admin.log')))
    expect(log).toContain('code-made')
    expect(log).toContain(
      `15% off guides and the first month of Pro, from ${dayIn(0)} to ${dayIn(3)}, 9 uses at most, new buyers only`,
    )
    expect(log).toContain('code-ended')
  })

  test.each<[string, CodeOptions]>([
    ['too few characters', { word: 'ABC' }],
    ['a punctuation mark', { word: 'SPRING!' }],
    ['more than ninety percent', { percent: 91 }],
    ['a discount of zero', { amounts: { usd: 0, jpy: 0 } }],
    ['no product that it applies to', { forGuides: false, forPro: false }],
    ['a last day before the first', { firstDay: dayIn(3), lastDay: dayIn(2) }],
    ['a last day in the past', { firstDay: dayIn(-3), lastDay: dayIn(-2) }],
    ['zero uses', { mostUses: 0 }],
    ['no note', { note: ' ' }],
  ])('an owner can’t create a code with %s', async (_what, { percent, amounts, ...options }) => {
    const answer = await submitOperation(shop, owner, 'admin.makeCode', {
      word: 'NEVERMADE',
      forGuides: true,
      forPro: true,
      terms: amounts === undefined ? { percent: percent ?? 10, amounts: null } : { percent: null, amounts },
      firstDay: dayIn(0),
      lastDay: null,
      mostUses: null,
      newBuyers: false,
      note: 'a note',
      ...options,
    })
    expect(readRefusalCode(answer)).toBe('invalid-input')
  })
})
