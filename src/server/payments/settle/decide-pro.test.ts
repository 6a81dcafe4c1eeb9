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

describe('when Pro ends', () => {
  test.each<
    [string, Partial<SubscriptionState>, { active: boolean; expiresAt: Date | null; renews: boolean }]
  >([
    [
      'a paid month lasts six hours longer, because renewals are charged late',
      {},
      { active: true, expiresAt: at('07-01T06:00:00'), renews: true },
    ],
    [
      'a trial is as good as a paid month',
      { status: 'trialing', price: { amountMinor: 0, currency: 'usd' } },
      { active: true, expiresAt: at('07-01T06:00:00'), renews: true },
    ],
    [
      'a cancelled plan ends with its period, to the second',
      { endsAt: at('07-01T00:00:00') },
      { active: true, expiresAt: at('07-01T00:00:00'), renews: false },
    ],
    [
      'a plan cancelled for an earlier day ends on that day',
      { endsAt: at('06-15T00:00:00') },
      { active: true, expiresAt: at('06-15T00:00:00'), renews: false },
    ],
    [
      'an unpaid renewal leaves three weeks from the start of its period',
      { status: 'past_due' },
      { active: true, expiresAt: at('06-22T00:00:00'), renews: true },
    ],
    ['an unfinished first payment opens nothing', { status: 'incomplete' }, ended()],
    ['an ended plan opens nothing', over, ended()],
    [
      'a plan that the shop ended for a refund that failed is open to the end of its paid month',
      { ...over, endedByShop: true },
      { active: true, expiresAt: at('07-01T00:00:00'), renews: false },
    ],
    ['and not longer', { ...over, endedByShop: true, paidUntil: at('06-09T00:00:00') }, ended()],
    [
      'an unpaid renewal opens nothing after three weeks',
      { status: 'past_due', periodStart: at('05-20T00:00:00') },
      ended(),
    ],
    ['a month that was paid back ends at once', { money: 'refunded' }, ended()],
    ['a disputed month is closed while the dispute runs', { money: 'disputed' }, ended()],
    ['a lost dispute ends it', { money: 'lost' }, ended()],
  ])('%s', (_title, difference, expected) => {
    expect(decidePro([{ ...active, ...difference }], shop).state).toMatchObject(expected)
  })
})

test('whose refund failed is shown the last day that was paid, whatever Stripe has begun since', () => {
  const ended = { ...active, ...over, endedByShop: true, periodEnd: at('08-01T00:00:00') }
  expect(decidePro([ended], shop).state.periodEnd).toEqual(at('07-01T00:00:00'))
})

function ended() {
  return { active: false, expiresAt: null, renews: false }
}

describe('whose Pro it is', () => {
  test.each<[string, Partial<SubscriptionState>]>([
    ['another subscriber', { userId: '8' }],
    ['no user of this shop', { userId: undefined }],
    ['another mode', { liveMode: true }],
    ['a lower price', { price: { amountMinor: 200, currency: 'usd' } }],
    ['a currency the shop does not sell in', { price: { amountMinor: 1500, currency: 'eur' } }],
    ['a price that is not monthly', { price: undefined }],
  ])('a subscription of %s opens nothing and is named', (_title, difference) => {
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

describe('steps at Stripe', () => {
  const beyondGrace = { status: 'past_due', periodStart: at('05-20T00:00:00') } as const
  const paused = { pausedByShop: true } as const
  test.each<[string, Partial<SubscriptionState>, string[], 'live' | 'disputed' | null]>([
    ['nothing while a paid month runs', {}, [], 'live'],
    ['to end a plan whose month was paid back', { money: 'refunded' }, ['end'], 'live'],
    ['to end a plan whose dispute was lost', { money: 'lost' }, ['end'], 'live'],
    ['to end a paused plan whose dispute was lost', { money: 'lost', ...paused }, ['end'], 'live'],
    ['to end a plan that was unpaid for three weeks', beyondGrace, ['end'], 'live'],
    ['nothing about an unpaid plan in its grace', { status: 'past_due' }, [], 'live'],
    [
      'nothing about a paid plan whose renewal is a day late',
      { periodStart: at('05-09T00:00:00'), periodEnd: at('06-09T00:00:00') },
      [],
      'live',
    ],
    ['to pause a plan under dispute', { money: 'disputed' }, ['pause'], 'disputed'],
    ['nothing once that is paused', { money: 'disputed', ...paused }, [], 'disputed'],
    [
      'to call off a bill of before the pause',
      { money: 'disputed', ...paused, unpaidInvoiceId: 'in_2' },
      ['pause'],
      'disputed',
    ],
    ['to resume a plan whose dispute was won', paused, ['resume'], 'live'],
    ['nothing about what is over', { ...over, money: 'refunded' }, [], null],
    ['nothing about a first payment that is unfinished', { status: 'incomplete' }, [], null],
    ['nothing about another user’s plan', { userId: '8', money: 'refunded' }, [], 'live'],
  ])('%s', (_title, difference, steps, held) => {
    const decision = decidePro([{ ...active, ...difference }], shop)
    expect([decision.steps.map((step) => step.do), decision.state.held]).toEqual([steps, held])
  })

  test('the currency is that of what is still held, of whomever', () => {
    const yen = { ...active, price: { amountMinor: 1500, currency: 'jpy' } }
    const currencyOf = (difference: Partial<SubscriptionState>) =>
      decidePro([{ ...yen, ...difference }], shop).state.currency
    expect([currencyOf({}), currencyOf({ userId: '8' }), currencyOf(over)]).toEqual(['jpy', 'jpy', null])
  })
})

describe('several subscriptions of one person', () => {
  const second = { ...active, id: 'sub_2', created: at('06-02T00:00:00') }

  test('the first one that is paid holds, the others are duplicates', () => {
    expect(decidePro([second, active], shop)).toMatchObject({
      state: { subscriptionId: 'sub_1' },
      duplicates: ['sub_2'],
    })
  })

  test('a new subscription holds when the old one has ended, however late that is heard', () => {
    const { state, duplicates } = decidePro([{ ...active, ...over }, second], shop)
    expect(state).toMatchObject({ subscriptionId: 'sub_2', active: true })
    expect(duplicates).toEqual([])
  })

  test('a paid one holds before one that is behind with its payment', () => {
    expect(decidePro([{ ...active, status: 'past_due' }, second], shop)).toMatchObject({
      state: { subscriptionId: 'sub_2', status: 'active' },
      duplicates: ['sub_1'],
    })
  })

  const leftover = { ...active, ...over, endedByShop: true }

  test.each([
    ['paid', second],
    ['past due', { ...second, status: 'past_due' } as const],
  ])('a plan that is %s holds before what is left of an ended one', (_state, plan) => {
    expect(decidePro([leftover, plan], shop)).toMatchObject({
      state: { subscriptionId: 'sub_2' },
      duplicates: [],
    })
  })

  test('beside a disputed plan, what is left of an ended one grants access', () => {
    expect(decidePro([leftover, { ...second, money: 'disputed' }], shop)).toMatchObject({
      state: { subscriptionId: 'sub_1', active: true, renews: false, held: 'disputed' },
    })
  })

  test('an abandoned first payment is no duplicate', () => {
    expect(decidePro([{ ...active, status: 'incomplete' }, second], shop)).toMatchObject({
      state: { subscriptionId: 'sub_2' },
      duplicates: [],
    })
  })
})
