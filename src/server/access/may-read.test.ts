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
  ['a guest has no access', undefined, undefined],
  ['a user without a purchase has no access', nothing, undefined],
  ['a buyer has access to a purchased guide', { ...nothing, purchase: bought }, 'purchase'],
  ['a free pick grants access', { ...nothing, purchase: { ...bought, source: 'free' } }, 'free-pick'],
  [
    'a disputed purchase grants no access',
    { ...nothing, purchase: { ...bought, suspendedAt: earlier } },
    undefined,
  ],
  [
    'a refunded purchase grants no access',
    { ...nothing, purchase: { ...bought, revokedAt: earlier } },
    undefined,
  ],
  [
    'a subscription grants access a second before its expiry time',
    { ...nothing, active: true, expiresAt: later },
    'subscription',
  ],
  ['a subscription ends exactly at its expiry time', { ...nothing, active: true, expiresAt: now }, undefined],
  ['an expired subscription grants no access', { ...nothing, active: true, expiresAt: earlier }, undefined],
  ['an active flag without an expiry time grants no access', { ...nothing, active: true }, undefined],
  [
    'a future expiry time without the active flag grants no access',
    { ...nothing, expiresAt: later },
    undefined,
  ],
  [
    'gifted Pro grants access a second before its expiry time',
    { ...nothing, grantedUntil: later },
    'subscription',
  ],
  ['a gift of Pro ends exactly at its expiry time', { ...nothing, grantedUntil: now }, undefined],
  [
    'a subscription grants access even if the purchase was refunded',
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
