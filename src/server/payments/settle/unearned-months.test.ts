import { describe, expect, test } from 'vitest'
import type { PaidInvoice, SubscriptionState } from '../stripe/fetch-subscriptions.ts'
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
  grantingId: string | null = null,
) => findUnearnedMonths(plans, invoices, grantingId).map(({ paymentId, reason }) => [paymentId, reason])

test('a month that was paid in time is not refunded', () => {
  expect(found([plan], [june])).toEqual([])
})

test('a month that was paid after its plan had ended is refunded once', () => {
  const late = { ...june, isLate: true }
  expect(found([plan], [late])).toEqual([['pi_june', 'paid after the plan had ended']])
  expect(found([plan], [{ ...late, money: 'refunded' }])).toEqual([])
  expect(found([plan], [{ ...late, money: 'disputed' }])).toEqual([])
})

test('a month that was running when the plan’s lost dispute began is refunded', () => {
  const lost = { ...plan, money: 'lost' } as const
  expect(found([lost], [june, { ...lostMay, disputedAt: at('06-10') }])).toEqual([
    ['pi_june', 'the plan ended with a lost dispute'],
  ])
  expect(found([lost], [june, { ...lostMay, disputedAt: at('07-02') }])).toEqual([])
})

describe('a month of an ended plan whose refund failed is refunded if another plan covers its days', () => {
  const ended = { ...plan, isOver: true, endedByShop: true }
  const second = { ...plan, id: 'sub_2', created: at('06-05') }
  const since = { ...june, paymentId: 'pi_second', subscriptionId: 'sub_2' }
  const shifted = { ...since, period: { start: at('06-05'), end: at('07-05') } }
  const goesBack = [['pi_june', 'another plan runs at the same time']]

  test('a month is refunded if a newer plan is paid for the same days', () => {
    expect(found([ended, second], [shifted, june], 'sub_2')).toEqual(goesBack)
    expect(found([ended, { ...second, isOver: true }], [shifted, june])).toEqual(goesBack)
  })

  test('a month of Pro is not refunded while it grants access or no other paid month covers its days', () => {
    expect(found([ended, second], [shifted, june], 'sub_1')).toEqual([])
    expect(found([ended, second], [{ ...shifted, money: 'refunded' }, june], 'sub_2')).toEqual([])
    const later = { ...since, period: { start: at('07-01'), end: at('08-01') } }
    expect(found([ended, second], [later, june], 'sub_2')).toEqual([])
  })

  test('of two overlapping months of ended plans, the newer one is refunded', () => {
    const both = [ended, { ...second, isOver: true, endedByShop: true }]
    expect(found(both, [shifted, june])).toEqual([['pi_second', 'another plan runs at the same time']])
  })
})

test('a month of another shop’s plan is not refunded', () => {
  expect(found([], [{ ...june, isLate: true }])).toEqual([])
})
