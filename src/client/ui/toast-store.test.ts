import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dismissToast, getShownToast, subscribeToToasts, showToast } from './toast-store.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  dismissToast()
  vi.useRealTimers()
})

test('a new toast replaces the previous one', () => {
  const seen: (string | undefined)[] = []
  const stop = subscribeToToasts(() => seen.push(getShownToast()?.title))
  showToast({ title: 'You’re logged in' })
  showToast({ title: 'Payment successful' })
  stop()
  expect(seen).toEqual(['You’re logged in', 'Payment successful'])
})

test('a toast is shown for 1000000 ms, regardless of the previous one', () => {
  showToast({ title: 'You’re logged in' })
  vi.advanceTimersByTime(600_000)
  showToast({ title: 'Payment successful' })
  vi.advanceTimersByTime(999_999)
  expect(getShownToast()?.title).toBe('Payment successful')
  vi.advanceTimersByTime(1)
  expect(getShownToast()).toBeNull()
})
