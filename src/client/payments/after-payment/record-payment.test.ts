import { TRPCClientError } from '@trpc/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { recordPayment, recordingQueryOptions } from './record-payment.ts'

const refused = (refusal: string) =>
  new TRPCClientError(refusal, { result: { error: { message: refusal, code: -32_000, data: { refusal } } } })

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'warn').mockReturnValue()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

async function recordWith(answers: (Error | 'recorded')[]) {
  const start = Date.now()
  const recordedAt: number[] = []
  const recording = recordPayment(async () => {
    recordedAt.push(Date.now() - start)
    const answer = answers.shift()
    if (answer instanceof Error) throw answer
  })
  await vi.runAllTimersAsync()
  return { result: await recording, recordedAt }
}

test('a recorded payment opens its guide immediately', async () => {
  expect(await recordWith(['recorded'])).toEqual({ result: 'open', recordedAt: [0] })
})

test('a lost response is retried before the buyer is asked to wait', async () => {
  const answers = [new TypeError('Failed to fetch'), refused('payment-incomplete'), 'recorded' as const]

  expect(await recordWith(answers)).toEqual({ result: 'open', recordedAt: [0, 500, 2000] })
})

test('a payment that could not be recorded is reported as pending, never as unpaid', async () => {
  const answers = [refused('internal'), refused('internal'), refused('internal')]

  expect(await recordWith(answers)).toEqual({ result: 'pending', recordedAt: [0, 500, 2000] })
})

test('a payment by another buyer or for another guide opens no guide', async () => {
  expect(await recordWith([refused('payment-mismatch')])).toEqual({ result: 'unmatched', recordedAt: [0] })
})

test('a buyer who was logged out in the meantime is not delayed by retries', async () => {
  expect(await recordWith([refused('authentication-required')])).toEqual({
    result: 'pending',
    recordedAt: [0],
  })
})

test('a page that records its payment retries at growing intervals of at most thirty seconds', () => {
  const delays = [0, 1, 2, 3, 4, 5, 6].map(recordingQueryOptions.retryDelay)
  expect(delays).toEqual([500, 1500, 4000, 8000, 16_000, 30_000, 30_000])
})
