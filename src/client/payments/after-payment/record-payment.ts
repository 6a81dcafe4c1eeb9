import { getRefusalCode } from '../../platform/api/api.ts'
import { browserClock } from '../../platform/browser/clock.ts'
import { reportFailure } from '../../platform/browser/report-failure.ts'

/** Maximum retries before the payment is shown as pending. */
const maxRetries = 2

/** Returns the delay before the next retry in milliseconds. Each retry may call Stripe, and the webhook records the payment, too. */
const retryDelay = (failures: number) => [500, 1500][failures] ?? Math.min(1000 * 2 ** failures, 30_000)

/**
 * Records a payment on the server. No failure is reported as "not paid", because the card may have been charged: after 'pending'
 * the webhook opens the guide; 'unmatched' is a payment by another buyer or for another guide.
 */
export async function recordPayment(
  record: () => Promise<unknown>,
): Promise<'open' | 'pending' | 'unmatched'> {
  for (let failures = 0; ; failures += 1) {
    try {
      await record()
      return 'open'
    } catch (error) {
      reportFailure('The payment was not recorded yet', error)
      const refusal = getRefusalCode(error)
      if (refusal === 'payment-mismatch') return 'unmatched'
      if (refusal === 'authentication-required' || failures === maxRetries) return 'pending'
      await browserClock.wait(retryDelay(failures))
    }
  }
}

/** Query options of a page that records its payment: retries until the server has recorded or rejected it. */
export const recordingQueryOptions = {
  staleTime: Infinity,
  retry(_failures: number, error: unknown) {
    reportFailure('The payment was not recorded yet', error)
    return getRefusalCode(error) !== 'payment-mismatch'
  },
  retryDelay,
}
