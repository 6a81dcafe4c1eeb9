import { describe, expect, test } from 'vitest'
import type { SubscriptionState } from '../stripe/fetch-subscriptions.ts'
import { decidePro } from './decide-pro.ts'

const at = (text: string) => new Date(`2026-${text}Z`)
const shop = {
  userId: 7,
  liveMode: false,
  prices: [
    { amountMinor: 1500, currency: 'usd' },
    { amountMinor: 1500, currency: 'jpy' },
  ],
  now: at('06-10T00:00:00'),
} as const
const active: SubscriptionState = {
  id: 'sub_1',
  status: 'active',
  isOver: false,
  endedByShop: false,
  pausedByShop: false,
  userId: '7',
  liveMode: false,
  price: { amountMinor: 1500, currency: 'usd' },
  created: at('06-01T00:00:00'),
  periodStart: at('06-01T00:00:00'),
  periodEnd: at('07-01T00:00:00'),
  endsAt: null,
  unpaidInvoiceId: null,
  openInvoices: [],
  paidUntil: at('07-01T00:00:00'),
  money: 'kept',
}

const over = { status: 'ended', isOver: true } as const

describe('a user’s access to Pro depends on the state of the subscription', () => {
  test.each<
    [string, Partial<SubscriptionState>, { active: boolean; expiresAt: Date | null; renews: boolean }]
  >([
    [
      'a paid month lasts six more hours, because renewals are charged late',
      {},
      { active: true, expiresAt: at('07-01T06:00:00'), renews: true },
    ],
    [
      'a trial grants access like a paid month',
      { status: 'trialing', price: { amountMinor: 0, currency: 'usd' } },
      { active: true, expiresAt: at('07-01T06:00:00'), renews: true },
    ],
    [
      'a canceled plan ends with its period, to the second',
      { endsAt: at('07-01T00:00:00') },
      { active: true, expiresAt: at('07-01T00:00:00'), renews: false },
    ],
    [
      'a plan canceled for an earlier day ends on that day',
      { endsAt: at('06-15T00:00:00') },
      { active: true, expiresAt: at('06-15T00:00:00'), renews: false },
    ],
    [
      'an unpaid renewal keeps access for three weeks from the start of its period',
      { status: 'past_due' },
      { active: true, expiresAt: at('06-22T00:00:00'), renews: true },
    ],
    ['an incomplete first payment grants nothing', { status: 'incomplete' }, ended()],
    ['an ended plan grants nothing', over, ended()],
    [
      'a plan ended for a refund that failed lasts to the end of its paid month',
      { ...over, endedByShop: true },
      { active: true, expiresAt: at('07-01T00:00:00'), renews: false },
    ],
    [
      'a plan ended for a refund that failed grants nothing after its paid month',
      { ...over, endedByShop: true, paidUntil: at('06-09T00:00:00') },
      ended(),
    ],
    [
      'an unpaid renewal grants nothing after three weeks',
      { status: 'past_due', periodStart: at('05-20T00:00:00') },
      ended(),
    ],
    ['a refunded month ends immediately', { money: 'refunded' }, ended()],
    ['a disputed month grants nothing while the dispute is open', { money: 'disputed' }, ended()],
    ['a lost dispute ends Pro', { money: 'lost' }, ended()],
  ])('%s', (_title, difference, expected) => {
    expect(decidePro([{ ...active, ...difference }], shop).state).toMatchObject(expected)
  })
})

test('a plan whose refund failed shows the last paid day, not the end of Stripe’s new period', () => {
  const ended = { ...active, ...over, endedByShop: true, periodEnd: at('08-01T00:00:00') }
  expect(decidePro([ended], shop).state.periodEnd).toEqual(at('07-01T00:00:00'))
})

function ended() {
  return { active: false, expiresAt: null, renews: false }
}

describe('subscriptions that don’t match the user and the shop’s price grant no Pro', () => {
  test.each<[string, Partial<SubscriptionState>]>([
    ['another subscriber', { userId: '8' }],
    ['no user of this shop', { userId: undefined }],
    ['another mode', { liveMode: true }],
    ['a lower price', { price: { amountMinor: 200, currency: 'usd' } }],
    ['a currency the shop does not sell in', { price: { amountMinor: 1500, currency: 'eur' } }],
    ['a price that is not monthly', { price: undefined }],
  ])('a subscription of %s grants nothing and is ignored', (_title, difference) => {
    const { state, ignored } = decidePro([{ ...active, ...difference }], shop)
    expect(state).toMatchObject({ active: false, subscriptionId: null })
    expect(ignored.map(({ id }) => id)).toEqual(['sub_1'])
  })

  test('a user who never subscribed has no Pro', () => {
    expect(decidePro([], shop).state).toEqual({
      subscriptionId: null,
      status: null,
      active: false,
      expiresAt: null,
      periodEnd: null,
      renews: false,
      held: null,
      currency: null,
    })
  })
})

describe('subscriptions are ended, paused or resumed at Stripe according to their payments', () => {
  const beyondGrace = { status: 'past_due', periodStart: at('05-20T00:00:00') } as const
  const paused = { pausedByShop: true } as const
  test.each<[string, Partial<SubscriptionState>, string[], 'live' | 'disputed' | null]>([
    ['a paid month stays unchanged', {}, [], 'live'],
    ['a plan whose month was refunded is ended', { money: 'refunded' }, ['end'], 'live'],
    ['a plan whose dispute was lost is ended', { money: 'lost' }, ['end'], 'live'],
    ['a paused plan whose dispute was lost is ended', { money: 'lost', ...paused }, ['end'], 'live'],
    ['a plan that was unpaid for three weeks is ended', beyondGrace, ['end'], 'live'],
    ['an unpaid plan in its grace period stays unchanged', { status: 'past_due' }, [], 'live'],
    [
      'a paid plan whose renewal is a day late stays unchanged',
      { periodStart: at('05-09T00:00:00'), periodEnd: at('06-09T00:00:00') },
      [],
      'live',
    ],
    ['a disputed plan is paused', { money: 'disputed' }, ['pause'], 'disputed'],
    ['a disputed plan that is paused stays unchanged', { money: 'disputed', ...paused }, [], 'disputed'],
    [
      'an invoice from before the pause is voided',
      { money: 'disputed', ...paused, unpaidInvoiceId: 'in_2' },
      ['pause'],
      'disputed',
    ],
    ['a plan whose dispute was won is resumed', paused, ['resume'], 'live'],
    ['an ended plan stays unchanged', { ...over, money: 'refunded' }, [], null],
    ['an incomplete first payment stays unchanged', { status: 'incomplete' }, [], null],
    ['another user’s plan stays unchanged', { userId: '8', money: 'refunded' }, [], 'live'],
  ])('%s', (_title, difference, steps, held) => {
    const decision = decidePro([{ ...active, ...difference }], shop)
    expect([decision.steps.map((step) => step.do), decision.state.held]).toEqual([steps, held])
  })

  test('a customer’s currency is that of any live subscription, even one for another user', () => {
    const yen = { ...active, price: { amountMinor: 1500, currency: 'jpy' } }
    const currencyOf = (difference: Partial<SubscriptionState>) =>
      decidePro([{ ...yen, ...difference }], shop).state.currency
    expect([currencyOf({}), currencyOf({ userId: '8' }), currencyOf(over)]).toEqual(['jpy', 'jpy', null])
  })
})

describe('one of several subscriptions of a user grants Pro', () => {
  const second = { ...active, id: 'sub_2', created: at('06-02T00:00:00') }

  test('the first paid subscription grants Pro, and the others are duplicates', () => {
    expect(decidePro([second, active], shop)).toMatchObject({
      state: { subscriptionId: 'sub_1' },
      duplicates: ['sub_2'],
    })
  })

  test('a new subscription grants Pro once the old one has ended, even on a late webhook', () => {
    const { state, duplicates } = decidePro([{ ...active, ...over }, second], shop)
    expect(state).toMatchObject({ subscriptionId: 'sub_2', active: true })
    expect(duplicates).toEqual([])
  })

  test('a paid subscription takes precedence over a past-due one', () => {
    expect(decidePro([{ ...active, status: 'past_due' }, second], shop)).toMatchObject({
      state: { subscriptionId: 'sub_2', status: 'active' },
      duplicates: ['sub_1'],
    })
  })

  const leftover = { ...active, ...over, endedByShop: true }

  test.each([
    ['paid', second],
    ['past due', { ...second, status: 'past_due' } as const],
  ])('a plan that is %s takes precedence over the remaining time of an ended one', (_state, plan) => {
    expect(decidePro([leftover, plan], shop)).toMatchObject({
      state: { subscriptionId: 'sub_2' },
      duplicates: [],
    })
  })

  test('the remaining time of an ended plan grants access while the next plan is disputed', () => {
    expect(decidePro([leftover, { ...second, money: 'disputed' }], shop)).toMatchObject({
      state: { subscriptionId: 'sub_1', active: true, renews: false, held: 'disputed' },
    })
  })

  test('a subscription whose first payment was abandoned is not a duplicate', () => {
    expect(decidePro([{ ...active, status: 'incomplete' }, second], shop)).toMatchObject({
      state: { subscriptionId: 'sub_2' },
      duplicates: [],
    })
  })
})
