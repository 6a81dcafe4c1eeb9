import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FakeStorage } from '../../testing/fake-storage.ts'
import { clearPendingCheckout, findPendingCheckout, savePendingCheckout } from './pending-checkout.ts'

beforeEach(() => {
  for (const name of ['localStorage', 'sessionStorage']) vi.stubGlobal(name, new FakeStorage())
})
afterEach(() => {
  vi.unstubAllGlobals()
})

test('a pending checkout is stored for its user only, until it is paid', () => {
  savePendingCheckout(7, 'aiko')
  savePendingCheckout('pro', 'aiko')

  expect(findPendingCheckout(7, 'aiko')).toBe(true)
  expect(findPendingCheckout(8, 'aiko')).toBe(false)
  expect(findPendingCheckout(7, 'ben')).toBe(false)

  clearPendingCheckout(7, 'aiko')

  expect(findPendingCheckout(7, 'aiko')).toBe(false)
  expect(findPendingCheckout('pro', 'aiko')).toBe(true)
})
