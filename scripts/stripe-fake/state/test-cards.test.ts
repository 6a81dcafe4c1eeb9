import type { Stripe } from 'stripe'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { catchStripeError, startTestShop, type TestShop } from '../testing/test-shop.ts'

let shop: TestShop
let stripe: Stripe

beforeAll(async () => {
  shop = await startTestShop({ taskDelayMs: 60_000 })
  stripe = shop.stripe
})

afterAll(() => shop.close())

const returnUrl = 'https://shop.example/paid'
const guide = { amount: 200, currency: 'usd' } as const

const payWith = (paymentMethod: string) =>
  stripe.paymentIntents.create({
    ...guide,
    confirm: true,
    payment_method: paymentMethod,
    return_url: returnUrl,
  })

test.each([
  ['pm_card_visa_chargeDeclined', 'card_declined', 'generic_decline'],
  ['pm_card_visa_chargeDeclinedInsufficientFunds', 'card_declined', 'insufficient_funds'],
  ['pm_card_visa_chargeDeclinedLostCard', 'card_declined', 'lost_card'],
  ['pm_card_visa_chargeDeclinedStolenCard', 'card_declined', 'stolen_card'],
  ['pm_card_chargeDeclinedExpiredCard', 'expired_card', undefined],
  ['pm_card_chargeDeclinedIncorrectCvc', 'incorrect_cvc', undefined],
  ['pm_card_chargeDeclinedProcessingError', 'processing_error', undefined],
  ['pm_card_chargeCustomerFail', 'card_declined', 'generic_decline'],
])('the test card %s is declined with %s', async (paymentMethod, code, declineCode) => {
  const failure = await catchStripeError(payWith(paymentMethod))

  expect(failure).toMatchObject({ type: 'StripeCardError', rawType: 'card_error', statusCode: 402, code })
  expect(failure.decline_code || undefined).toBe(declineCode)
})

test.each([
  'pm_card_visa',
  'pm_card_mastercard',
  'pm_card_jp',
  'pm_card_createDispute',
  'pm_card_refundFail',
])('the test card %s pays', async (paymentMethod) => {
  expect((await payWith(paymentMethod)).status).toBe('succeeded')
})

test('3-D Secure redirects to the bank’s page for servers and opens a dialog in Stripe.js', async () => {
  const forServers = await payWith('pm_card_authenticationRequired')
  const forBrowsers = await stripe.paymentIntents.create({
    ...guide,
    confirm: true,
    payment_method: 'pm_card_authenticationRequiredOnSetup',
    use_stripe_sdk: true,
  })

  expect(forServers).toMatchObject({
    status: 'requires_action',
    next_action: { type: 'redirect_to_url', redirect_to_url: { return_url: returnUrl } },
  })
  expect(forBrowsers).toMatchObject({ status: 'requires_action', next_action: { type: 'use_stripe_sdk' } })
})

test.each([
  ['complete', 'pm_card_authenticationRequired', 'succeeded', undefined],
  [
    'fail',
    'pm_card_authenticationRequired',
    'requires_payment_method',
    'payment_intent_authentication_failure',
  ],
  [
    'complete',
    'pm_card_authenticationRequiredChargeDeclinedInsufficientFunds',
    'requires_payment_method',
    'card_declined',
  ],
])('a buyer who %ss the challenge of %s ends with %s', async (outcome, paymentMethod, status, code) => {
  const intent = await payWith(paymentMethod)

  const answer = await fetch(intent.next_action?.redirect_to_url?.url ?? '', {
    method: 'POST',
    body: new URLSearchParams({ outcome }),
    redirect: 'manual',
  })

  const back = new URL(answer.headers.get('location') ?? '')
  const after = await stripe.paymentIntents.retrieve(intent.id)
  expect(back.searchParams.get('redirect_status')).toBe(status === 'succeeded' ? 'succeeded' : 'failed')
  expect(back.searchParams.get('payment_intent_client_secret')).toBe(intent.client_secret)
  expect([after.status, after.last_payment_error?.code]).toEqual([status, code])
})

test('an off-session charge is declined if it requires authentication', async () => {
  const call = stripe.paymentIntents.create({
    ...guide,
    confirm: true,
    off_session: true,
    payment_method: 'pm_card_authenticationRequired',
    return_url: returnUrl,
  })

  expect(await catchStripeError(call)).toMatchObject({ statusCode: 402, code: 'authentication_required' })
})
