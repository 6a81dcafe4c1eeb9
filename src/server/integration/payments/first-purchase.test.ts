import { expect, test } from 'vitest'
import { openTestShop } from '../../testing/shop.ts'

const shop = await openTestShop()
await shop.stock({ id: 1 }, { id: 2 }, { id: 3, price: 350, priceJpy: 480 })
const stripe = shop.deps.stripe

interface Started {
  clientSecret: string
  amount: number
  currency: string
}

const paymentOf = ({ clientSecret }: Started) => clientSecret.split('_secret')[0] ?? ''
const card = (payment_method: string) => ({ payment_method, return_url: 'http://localhost/guides' })

test('a buyer can read the guide they bought, and no other', async () => {
  const aiko = await shop.signUp('aiko')
  const started = await shop.post('/api/users/create-payment-intent', { guideId: 1 }, aiko)
  expect(started.json()).toMatchObject({ amount: 200, currency: 'usd' })
  const payment = paymentOf(started.json())
  await stripe.paymentIntents.confirm(payment, card('pm_card_visa'))

  const recorded = await shop.post(
    '/api/purchases',
    { guideId: 1, stripePaymentId: payment, amount: 200 },
    aiko,
  )

  expect(recorded.json()).toEqual({ guideId: 1, stripePaymentId: payment, purchased: true })
  expect((await shop.visit('/api/guides/1', aiko)).body).toContain('PAID-TEXT-1')
  expect((await shop.visit('/api/guides/2', aiko)).body).not.toContain('PAID-TEXT-2')
  expect((await shop.visit('/api/guides/1')).body).not.toContain('PAID-TEXT-1')
  expect((await shop.visit('/api/users/can-view/1', aiko)).json()).toEqual({ canView: true })
})

test('the webhook alone grants access when the browser is closed after paying', async () => {
  const ben = await shop.signUp('ben')
  const started = await shop.post('/api/users/create-payment-intent', { guideId: 1 }, ben)

  await stripe.paymentIntents.confirm(paymentOf(started.json()), card('pm_card_visa'))

  await expect
    .poll(async () => (await shop.visit('/api/users/can-view/1', ben)).json())
    .toEqual({ canView: true })
})

test('a purchase on a Japanese page is charged in yen', async () => {
  const chie = await shop.signUp('chie')

  const plain = await shop.post('/api/users/create-payment-intent', { guideId: 2, language: 'ja' }, chie)
  const priced = await shop.post('/api/users/create-payment-intent', { guideId: 3, language: 'ja' }, chie)

  expect(plain.json()).toMatchObject({ amount: 200, currency: 'jpy' })
  expect(priced.json()).toMatchObject({ amount: 480, currency: 'jpy' })
})

test('a declined card leaves the same payment open for another card', async () => {
  const dai = await shop.signUp('dai')
  const first = (await shop.post('/api/users/create-payment-intent', { guideId: 1 }, dai)).json<Started>()
  const declined = stripe.paymentIntents.confirm(paymentOf(first), card('pm_card_visa_chargeDeclined'))
  await expect(declined).rejects.toThrow('Your card was declined.')
  expect((await shop.visit('/api/users/can-view/1', dai)).json()).toEqual({ canView: false })

  const again = (await shop.post('/api/users/create-payment-intent', { guideId: 1 }, dai)).json<Started>()

  expect(again).toEqual(first)
})

test('two concurrent checkouts for one guide result in one payment', async () => {
  const emi = await shop.signUp('emi')
  const start = () => shop.post('/api/users/create-payment-intent', { guideId: 1 }, emi)

  const answers = await Promise.all([start(), start(), start(), start()])

  const secrets = new Set(answers.map((answer) => answer.json<Started>().clientSecret))
  expect(secrets.size).toBe(1)
})

test('changing the language during checkout cancels the dollar payment and starts one in yen', async () => {
  const fumi = await shop.signUp('fumi')
  const dollars = (await shop.post('/api/users/create-payment-intent', { guideId: 1 }, fumi)).json<Started>()

  const yen = (
    await shop.post('/api/users/create-payment-intent', { guideId: 1, language: 'ja' }, fumi)
  ).json<Started>()

  expect(yen.currency).toBe('jpy')
  expect((await stripe.paymentIntents.retrieve(paymentOf(dollars))).status).toBe('canceled')
})

test('buying an owned guide again is rejected', async () => {
  const gen = await shop.signUp('gen')
  const started = (await shop.post('/api/users/create-payment-intent', { guideId: 1 }, gen)).json<Started>()
  await stripe.paymentIntents.confirm(paymentOf(started), card('pm_card_visa'))
  await shop.post('/api/purchases', { guideId: 1, stripePaymentId: paymentOf(started) }, gen)

  const again = await shop.post('/api/users/create-payment-intent', { guideId: 1 }, gen)

  expect(again.status).toBe(409)
  expect(again.json()).toMatchObject({ code: 'already-owned' })
})
