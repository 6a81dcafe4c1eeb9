import { expect, test } from 'vitest'
import type { SubscriptionState } from '../settle/decide-pro.ts'
import type { PaidInvoice } from '../settle/fetch-subscriptions.ts'
import { findUnearnedMonths } from './unearned-months.ts'

const at = (text: string) => new Date(`2026-${text}T00:00:00Z`)
const plan: SubscriptionState = {
  id: 'sub_1',
  status: 'active',
  isOver: false,
  endedByShop: false,
  pausedByShop: false,
  userId: '7',
  liveMode: false,
  price: { amountMinor: 1500, currency: 'usd' },
  created: at('05-01'),
  periodStart: at('06-01'),
  periodEnd: at('07-01'),
  endsAt: null,
  unpaidInvoiceId: null,
  openInvoices: [],
  paidUntil: at('07-01'),
  money: 'kept',
}
const june: PaidInvoice = {
  id: 'in_june',
  paymentId: 'pi_june',
  subscriptionId: 'sub_1',
  checkoutId: undefined,
  paid: { amountMinor: 1500, currency: 'usd' },
  takenOffMinor: 0,
  money: 'kept',
  refundedMinor: 0,
  bankReturnedMinor: 0,
  disputedAt: null,
  paidAt: at('06-01'),
  isLate: false,
  period: { start: at('06-01'), end: at('07-01') },
}
const lostMay: PaidInvoice = {
  ...june,
  id: 'in_may',
  paymentId: 'pi_may',
  money: 'lost',
  period: { start: at('05-01'), end: at('06-01') },
}
const found = (
  plans: readonly SubscriptionState[],
  invoices: readonly PaidInvoice[],
  leftovers: readonly string[] = [],
) => findUnearnedMonths(plans, invoices, leftovers).map(({ paymentId, reason }) => [paymentId, reason])

test('a month that was paid in time stays paid', () => {
  expect(found([plan], [june])).toEqual([])
})

test('a month that was paid after its plan had ended goes back, until it has gone back', () => {
  const late = { ...june, isLate: true }
  expect(found([plan], [late])).toEqual([['pi_june', 'paid after the plan had ended']])
  expect(found([plan], [{ ...late, money: 'refunded' }])).toEqual([])
  expect(found([plan], [{ ...late, money: 'disputed' }])).toEqual([])
})

test('a month that was running when the dispute began that ended its plan goes back', () => {
  const lost = { ...plan, money: 'lost' } as const
  expect(found([lost], [june, { ...lostMay, disputedAt: at('06-10') }])).toEqual([
    ['pi_june', 'the plan ended with a lost dispute'],
  ])
  expect(found([lost], [june, { ...lostMay, disputedAt: at('07-02') }])).toEqual([])
})

test('what is left of an ended plan goes back beside another plan', () => {
  const may = { ...june, id: 'in_may', paymentId: 'pi_may', period: lostMay.period }
  expect(found([plan], [june, may], ['sub_1'])).toEqual([['pi_june', 'another plan runs at the same time']])
})

test('a month of a plan that is none of this shop stays as it is', () => {
  expect(found([], [{ ...june, isLate: true }])).toEqual([])
})
