import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dismissToast, shownToast, subscribeToToasts, toast } from './toast-store.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  dismissToast()
  vi.useRealTimers()
})

test('a new toast replaces the previous one', () => {
  const seen: (string | undefined)[] = []
  const stop = subscribeToToasts(() => seen.push(shownToast()?.title))
  toast({ title: 'You’re logged in' })
  toast({ title: 'Payment successful' })
  stop()
  expect(seen).toEqual(['You’re logged in', 'Payment successful'])
})

test('a toast is shown for 1000000 ms, regardless of the previous one', () => {
  toast({ title: 'You’re logged in' })
  vi.advanceTimersByTime(600_000)
  toast({ title: 'Payment successful' })
  vi.advanceTimersByTime(999_999)
  expect(shownToast()?.title).toBe('Payment successful')
  vi.advanceTimersByTime(1)
  expect(shownToast()).toBeNull()
})
