import { expect, test } from 'vitest'
import { accessReasonFor, accessSince, type Entitlements } from './may-read.ts'

const now = new Date('2026-06-01T12:00:00Z')
const earlier = new Date('2026-06-01T11:59:59Z')
const later = new Date('2026-06-01T12:00:01Z')
const nothing: Entitlements = {
  purchase: null,
  subscriptionActive: false,
  subscriptionExpiresAt: null,
  proGrantedUntil: null,
  proSince: null,
  freeAccessUsed: false,
  proCurrency: null,
}
const bought = {
  source: 'payment',
  purchasedAt: earlier,
  stripePaymentId: 'pi_1',
  suspendedAt: null,
  revokedAt: null,
} as const

test.each<[string, Entitlements | undefined, ReturnType<typeof accessReasonFor>]>([
  ['a guest reads nothing', undefined, undefined],
  ['a member without a purchase reads nothing', nothing, undefined],
  ['a buyer reads what they bought', { ...nothing, purchase: bought }, 'purchase'],
  ['a free pick opens its guide', { ...nothing, purchase: { ...bought, source: 'free' } }, 'free-pick'],
  ['a disputed purchase is closed', { ...nothing, purchase: { ...bought, suspendedAt: earlier } }, undefined],
  ['a refunded purchase is closed', { ...nothing, purchase: { ...bought, revokedAt: earlier } }, undefined],
  [
    'a subscriber reads until the last second',
    { ...nothing, subscriptionActive: true, subscriptionExpiresAt: later },
    'subscription',
  ],
  [
    'a subscription ends at its instant',
    { ...nothing, subscriptionActive: true, subscriptionExpiresAt: now },
    undefined,
  ],
  [
    'a lapsed subscriber reads nothing',
    { ...nothing, subscriptionActive: true, subscriptionExpiresAt: earlier },
    undefined,
  ],
  ['an active flag without an end opens nothing', { ...nothing, subscriptionActive: true }, undefined],
  [
    'an end in the future without the flag opens nothing',
    { ...nothing, subscriptionExpiresAt: later },
    undefined,
  ],
  ['whom a gift gives Pro reads until it ends', { ...nothing, proGrantedUntil: later }, 'subscription'],
  ['a gift of Pro ends at its instant', { ...nothing, proGrantedUntil: now }, undefined],
  [
    'a subscriber whose purchase was refunded still reads by the subscription',
    {
      ...nothing,
      purchase: { ...bought, revokedAt: earlier },
      subscriptionActive: true,
      subscriptionExpiresAt: later,
    },
    'subscription',
  ],
])('%s', (_title, entitlements, reason) => {
  expect(accessReasonFor({ isFreePreview: false }, entitlements, now)).toBe(reason)
})

test('everyone reads a guide that the operator gives away', () => {
  expect(accessReasonFor({ isFreePreview: true }, undefined, now)).toBe('free-preview')
})

test('what opens a guide names its own beginning, and a sample has none', () => {
  const both = { ...nothing, purchase: bought, proSince: later }
  expect(accessSince('purchase', both)).toBe(earlier)
  expect(accessSince('free-pick', both)).toBe(earlier)
  expect(accessSince('subscription', both)).toBe(later)
  expect(accessSince('free-preview', both)).toBe(null)
  expect(accessSince(undefined, both)).toBe(null)
})
