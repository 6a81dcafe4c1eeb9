import { expect, test } from 'vitest'
import { FakeStorage } from '../../testing/fake-storage.ts'
import { clearPendingCheckout, findPendingCheckout, savePendingCheckout } from './pending-checkout.ts'

test('a pending checkout is stored for its user only, until it is paid', () => {
  const storage = new FakeStorage()

  savePendingCheckout(7, 'aiko', storage)
  savePendingCheckout('pro', 'aiko', storage)

  expect(findPendingCheckout(7, 'aiko', storage)).toBe(true)
  expect(findPendingCheckout(8, 'aiko', storage)).toBe(false)
  expect(findPendingCheckout(7, 'ben', storage)).toBe(false)

  clearPendingCheckout(7, 'aiko', storage)

  expect(findPendingCheckout(7, 'aiko', storage)).toBe(false)
  expect(findPendingCheckout('pro', 'aiko', storage)).toBe(true)
})
