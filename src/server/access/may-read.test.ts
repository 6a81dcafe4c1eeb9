import { expect, test } from 'vitest'
import { findAccessReason, findAccessStart, type Entitlements } from './may-read.ts'

const now = new Date('2026-06-01T12:00:00Z')
const earlier = new Date('2026-06-01T11:59:59Z')
const later = new Date('2026-06-01T12:00:01Z')
const nothing: Entitlements = {
  purchase: null,
  active: false,
  expiresAt: null,
  grantedUntil: null,
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

test.each<[string, Entitlements | undefined, ReturnType<typeof findAccessReason>]>([
  ['a guest reads nothing', undefined, undefined],
  ['a member without a purchase reads nothing', nothing, undefined],
  ['a buyer reads what they bought', { ...nothing, purchase: bought }, 'purchase'],
  ['a free pick opens its guide', { ...nothing, purchase: { ...bought, source: 'free' } }, 'free-pick'],
  ['a disputed purchase is closed', { ...nothing, purchase: { ...bought, suspendedAt: earlier } }, undefined],
  ['a refunded purchase is closed', { ...nothing, purchase: { ...bought, revokedAt: earlier } }, undefined],
  [
    'a subscriber reads until the last second',
    { ...nothing, active: true, expiresAt: later },
    'subscription',
  ],
  ['a subscription ends exactly at its expiry time', { ...nothing, active: true, expiresAt: now }, undefined],
  ['an expired subscription grants nothing', { ...nothing, active: true, expiresAt: earlier }, undefined],
  ['an active flag without an expiry time grants nothing', { ...nothing, active: true }, undefined],
  [
    'a future expiry time without the active flag grants nothing',
    { ...nothing, expiresAt: later },
    undefined,
  ],
  ['a user with gifted Pro reads until it ends', { ...nothing, grantedUntil: later }, 'subscription'],
  ['a gift of Pro ends exactly at its expiry time', { ...nothing, grantedUntil: now }, undefined],
  [
    'a subscriber whose purchase was refunded still reads by the subscription',
    {
      ...nothing,
      purchase: { ...bought, revokedAt: earlier },
      active: true,
      expiresAt: later,
    },
    'subscription',
  ],
])('%s', (_title, entitlements, reason) => {
  expect(findAccessReason({ isFreePreview: false }, entitlements, now)).toBe(reason)
})

test('everyone may read a free sample', () => {
  expect(findAccessReason({ isFreePreview: true }, undefined, now)).toBe('free-preview')
})

test('each access reason has its own start, and a free sample has none', () => {
  const both = { ...nothing, purchase: bought, proSince: later }
  expect(findAccessStart('purchase', both)).toBe(earlier)
  expect(findAccessStart('free-pick', both)).toBe(earlier)
  expect(findAccessStart('subscription', both)).toBe(later)
  expect(findAccessStart('free-preview', both)).toBe(null)
  expect(findAccessStart(undefined, both)).toBe(null)
})
