import {
  findInitiatedCheckout,
  isAccessHiddenByCheckout,
  hasPaidSinceCheckout,
  markPaymentSuccess,
  type AccessResponse,
  type AccessFlagScope,
} from './access-flags.ts'
import { reportFailure } from '../platform/browser/report-failure.ts'
import { createListeners } from '../platform/browser/listeners.ts'
import { isPaymentSuccess, type PaymentReturn } from './payment-return.ts'

/** B14.12, in milliseconds. */
const recheckDelaysMs = [500, 2000, 5000]
const otherRecheckDelayMs = 2000

interface GuideAccessPorts {
  /** Requests the access from the server; only its answer grants access. */
  ask: () => Promise<AccessResponse | null>
  /** Sends a payment's id to the server, which checks it with Stripe. */
  settle: (returned: PaymentReturn) => Promise<unknown>
}

/**
 * Creates the access state of a guide's page. The guide is hidden until its access is verified (B5.9). Without a user, no flags
 * are stored.
 */
export function createGuideAccess(reader: AccessFlagScope | undefined, ports: GuideAccessPorts) {
  const listeners = createListeners()
  const planned = new Set<ReturnType<typeof setTimeout>>()
  let asking = 0
  let isOpen = false
  let version = 0

  function changed(): void {
    version += 1
    listeners.notify()
  }

  /** Updates the state with the server's response about access. */
  function receive(answer: AccessResponse): void {
    isOpen = answer.access === 'open'
    if (reader !== undefined && hasPaidSinceCheckout(reader, answer)) succeed()
    changed()
  }

  function succeed(): void {
    if (reader !== undefined) markPaymentSuccess(reader, new Date().toISOString())
  }

  /** Requests the access; after a failure, the previous state remains. */
  async function recheck(
    first: () => Promise<unknown> = async () => undefined,
  ): Promise<AccessResponse | null> {
    asking += 1
    changed()
    try {
      await first().catch((error: unknown) => reportFailure('The payment was not settled yet', error))
      const answer = await ports.ask()
      if (answer !== null) receive(answer)
      return answer
    } catch (error) {
      reportFailure('Access could not be checked', error)
      return null
    } finally {
      asking -= 1
      changed()
    }
  }

  function recheckAfter(ms: number): void {
    const timer = setTimeout(() => {
      planned.delete(timer)
      void recheck()
    }, ms)
    planned.add(timer)
  }

  return {
    /** True while a request is running or scheduled and the server has not opened the guide yet. */
    isVerifying: () => asking > 0 || (planned.size > 0 && !isOpen),
    /** True if the guide is hidden although the server has opened it (B5.14). */
    isBlocked: (answer: AccessResponse) => reader !== undefined && isAccessHiddenByCheckout(reader, answer),
    /** Returns the product of the started checkout. Undefined once a payment is known. */
    checkoutInitiated: () => (reader === undefined ? undefined : findInitiatedCheckout(reader)),
    receive,
    /** Verifies a payment after the return from Stripe. */
    arrive(returned: PaymentReturn) {
      if (!isPaymentSuccess(returned)) return recheckAfter(otherRecheckDelayMs)
      succeed()
      void recheck(() => ports.settle(returned))
      recheckDelaysMs.forEach(recheckAfter)
    },
    /** Handles a payment that was completed here or in another tab. */
    paymentCompleted: () => {
      succeed()
      void recheck()
    },
    /** Checks the access again after a click on "I have paid". */
    checkAgain: async () => {
      const answer = await recheck()
      if (answer?.access === 'open' && answer.since !== null) succeed()
      changed()
      return answer
    },
    subscribe: listeners.subscribe,
    /** Incremented on every state change, so that React can compare snapshots. */
    version: () => version,
    /** Cancels scheduled checks. */
    stop() {
      for (const timer of planned) clearTimeout(timer)
      planned.clear()
    },
  }
}
