import { refusalOf } from '../../platform/api/api.ts'

/** Delays between retries for a payment that the server could not settle yet. */
const retryDelaysMs = [500, 1500]

export type RecordResult = 'open' | 'pending' | 'unmatched'

interface RecordPorts {
  record: () => Promise<unknown>
  wait: (ms: number) => Promise<void>
  reportFailure: (what: string, error: unknown) => void
}

/**
 * Names a paid intent to the server. The money may have been taken by now, so no failure may look like "not paid":
 * 'pending' means that the webhook will open the guide, 'unmatched' that the payment is for another buyer or guide.
 */
export async function recordPaid({ record, wait, reportFailure }: RecordPorts): Promise<RecordResult> {
  for (const delayMs of [0, ...retryDelaysMs]) {
    if (delayMs > 0) await wait(delayMs)
    try {
      await record()
      return 'open'
    } catch (error) {
      reportFailure('The payment was not recorded yet', error)
      const refusal = refusalOf(error)
      if (refusal === 'payment-mismatch') return 'unmatched'
      if (refusal === 'authentication-required') return 'pending'
    }
  }
  return 'pending'
}
