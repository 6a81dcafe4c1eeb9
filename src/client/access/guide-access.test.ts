import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { findInitiatedCheckout, markCheckoutInitiated, type AccessResponse } from './access-flags.ts'
import { FakeStorage } from '../testing/fake-storage.ts'
import { createGuideAccess } from './guide-access.ts'
import type { PaymentReturn } from './payment-return.ts'

const aiko = { uid: 'uid-aiko', guideId: 7 }
const locked: AccessResponse = { access: 'locked', grounds: null, since: null }
const paidAt = (since: string): AccessResponse => ({ access: 'open', grounds: 'purchase', since })
const noReturn: PaymentReturn = {
  sessionId: null,
  paymentId: null,
  status: null,
  guideId: undefined,
  subscriptionVerified: false,
}

let storage: FakeStorage
beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T12:00:00Z') })
  vi.spyOn(console, 'warn').mockReturnValue()
  storage = new FakeStorage()
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('sessionStorage', new FakeStorage())
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

/** Opens a guide; `answer` returns the server's response. */
function openGuide(answer: () => AccessResponse | Error) {
  const startMs = Date.now()
  const askedAtMs: number[] = []
  const settled: PaymentReturn[] = []
  const access = createGuideAccess(aiko, {
    async ask() {
      askedAtMs.push(Date.now() - startMs)
      const said = answer()
      if (said instanceof Error) throw said
      return said
    },
    settle: async (returned) => void settled.push(returned),
  })
  return { access, askedAtMs, settled }
}

test.each([
  ['a session', { ...noReturn, sessionId: 'cs_1' }],
  ['a payment that succeeded', { ...noReturn, paymentId: 'pi_1', status: 'succeeded' }],
])(
  'access is checked immediately after a return with %s, and after 0.5, 2 and 5 seconds',
  async (_name, returned) => {
    const { access, askedAtMs, settled } = openGuide(() => locked)
    access.arrive(returned)
    await pass(60_000)
    expect(askedAtMs).toEqual([0, 500, 2000, 5000])
    expect(settled).toEqual([returned])
  },
)

test.each([
  ['a payment that failed', { ...noReturn, paymentId: 'pi_1', status: 'failed' }],
  ['a payment without a status', { ...noReturn, paymentId: 'pi_1' }],
  ['a URL that claims a subscription', { ...noReturn, subscriptionVerified: true }],
])('%s does not count as a success: access is checked once, after 2 seconds', async (_name, returned) => {
  const { access, askedAtMs, settled } = openGuide(() => locked)
  access.arrive(returned)
  await pass(60_000)
  expect(askedAtMs).toEqual([2000])
  expect(settled).toEqual([])
  expect([...storage.kept]).toEqual([])
})

test('a return from a payment is verified until the guide opens or the last check finds it locked', async () => {
  let answer = locked
  const { access } = openGuide(() => answer)
  access.arrive({ ...noReturn, sessionId: 'cs_1' })
  expect(access.isVerifying()).toBe(true)
  await pass(1000)
  expect(access.isVerifying()).toBe(true)
  answer = paidAt('2026-11-21T12:00:01Z')
  await pass(1500)
  expect(access.isVerifying()).toBe(false)

  const forged = openGuide(() => locked)
  forged.access.arrive({ ...noReturn, sessionId: 'cs_forged' })
  await pass(6000)
  expect(forged.access.isVerifying()).toBe(false)
})

test('a recorded purchase stores a payment success and ends the started checkout', async () => {
  const { access } = openGuide(() => locked)
  markCheckoutInitiated(aiko, '2026-11-21T11:59:00Z', 'payment')
  access.arrive({ ...noReturn, sessionId: 'cs_1' })
  expect([...storage.kept.keys()]).toEqual(['payment_success:uid-aiko:7'])
})

test('access is checked immediately after a completed payment', async () => {
  const { access, askedAtMs } = openGuide(() => locked)
  access.paymentCompleted()
  await pass(0)
  expect(askedAtMs).toEqual([0])
})

test('a started checkout hides the guide even if the server reports it as paid', () => {
  const { access } = openGuide(() => locked)
  const answer = paidAt('2026-11-21T11:00:00Z')
  expect(access.isBlocked(answer)).toBe(false)
  markCheckoutInitiated(aiko, '2026-11-21T11:59:00Z', 'payment')
  access.receive(answer)
  expect(access.isBlocked(answer)).toBe(true)
  expect(access.isBlocked({ ...answer, since: null })).toBe(true)
  expect(access.isBlocked({ access: 'open', grounds: 'free-preview', since: null })).toBe(false)
})

test('a purchase completed after the checkout started shows the payment success without a click', () => {
  const { access } = openGuide(() => locked)
  markCheckoutInitiated(aiko, '2026-11-21T11:59:00Z', 'payment')
  const answer = paidAt('2026-11-21T11:59:01Z')
  expect(access.isBlocked(answer)).toBe(false)
  access.receive(answer)
  expect(findInitiatedCheckout(aiko)).toBeUndefined()
})

test('"I have paid" unlocks the guide only for a recorded purchase', async () => {
  let answer = locked
  const { access } = openGuide(() => answer)
  markCheckoutInitiated(aiko, '2026-11-21T11:59:00Z', 'payment')
  expect(await access.checkAgain()).toEqual(locked)
  expect(access.checkoutInitiated()).toBe('payment')
  answer = paidAt('2026-11-21T11:00:00Z')
  await access.checkAgain()
  expect([access.checkoutInitiated(), access.isBlocked(answer)]).toEqual([undefined, false])
})

test('a failed check keeps the previous access', async () => {
  const { access } = openGuide(() => new Error('500'))
  markCheckoutInitiated(aiko, '2026-11-21T11:59:00Z', 'payment')
  expect(await access.checkAgain()).toBeNull()
  await pass(0)
  expect([access.checkoutInitiated(), access.isVerifying()]).toEqual(['payment', false])
})

test('access is no longer checked after the page is closed', async () => {
  const { access, askedAtMs } = openGuide(() => locked)
  access.arrive({ ...noReturn, sessionId: 'cs_1' })
  await pass(0)
  access.stop()
  await pass(60_000)
  expect(askedAtMs).toEqual([0])
})

test.each(['payment', 'subscription'] as const)('a started checkout stores its mode: %s', (mode) => {
  const { access } = openGuide(() => locked)
  markCheckoutInitiated(aiko, '2026-11-21T11:59:00Z', mode)
  expect(access.checkoutInitiated()).toBe(mode)
})

test('a started checkout does not affect another guide or user', () => {
  markCheckoutInitiated({ ...aiko, guideId: 8 }, '2026-11-21T11:59:00Z', 'payment')
  markCheckoutInitiated({ ...aiko, uid: 'uid-ben' }, '2026-11-21T11:59:00Z', 'payment')
  const { access } = openGuide(() => locked)
  expect(access.isBlocked(paidAt('2026-11-21T11:00:00Z'))).toBe(false)
})
