import type { PaymentIntent, StripeError } from '@stripe/stripe-js'
import { expect, test } from 'vitest'
import { toPaymentOutcome } from './payment-outcome.ts'

const intent = (status: PaymentIntent.Status) => ({ id: 'pi_1', status }) as PaymentIntent
const error = (part: Partial<StripeError>) => part as StripeError

test('a payment that Stripe has confirmed is reported as paid', () => {
  expect(toPaymentOutcome({ paymentIntent: intent('succeeded') })).toEqual({
    kind: 'paid',
    paymentId: 'pi_1',
  })
})

test('a declined card shows Stripe’s message', () => {
  const declined = {
    error: error({ message: 'Your card was declined.', payment_intent: intent('requires_payment_method') }),
  }

  expect(toPaymentOutcome(declined)).toEqual({
    kind: 'declined',
    message: 'Your card was declined.',
    notCharged: true,
  })
})

test('an incomplete card number is reported as not charged', () => {
  expect(toPaymentOutcome({ error: error({ type: 'validation_error' }) })).toMatchObject({ notCharged: true })
})

test('a lost connection is not reported as "not charged"', () => {
  const lost = { error: error({ type: 'api_connection_error', message: 'Connection lost.' }) }

  expect(toPaymentOutcome(lost)).toEqual({
    kind: 'declined',
    message: 'Connection lost.',
    notCharged: false,
  })
})

test('confirming a payment twice reports it as paid, not as declined', () => {
  const twice = {
    error: error({ code: 'payment_intent_unexpected_state', payment_intent: intent('succeeded') }),
  }

  expect(toPaymentOutcome(twice)).toEqual({ kind: 'paid', paymentId: 'pi_1' })
})

test('a payment that the bank is still processing is neither paid nor declined', () => {
  expect(toPaymentOutcome({ paymentIntent: intent('processing') })).toEqual({
    kind: 'processing',
    paymentId: 'pi_1',
  })
})

test('a canceled payment is reported as canceled, not as a declined card', () => {
  const ended = {
    error: error({ code: 'payment_intent_unexpected_state', payment_intent: intent('canceled') }),
  }

  expect(toPaymentOutcome(ended)).toEqual({ kind: 'ended' })
})
