import type { PaymentDeps } from '../deps.ts'

export type SettleDeps = Pick<
  PaymentDeps,
  'db' | 'stripe' | 'jobs' | 'clock' | 'env' | 'logger' | 'watch' | 'catalogue'
> & {
  /** Only says what it would write (payments:reconcile). */
  dryRun?: boolean
}

/** What is known of a payment after settling: whose it is, and whether it has been paid. */
export interface Settled {
  userId: number
  /** Null for Pro. */
  guideId: number | null
  /** Where it is for somebody else. */
  giftId?: string
  /** The attempt, where it is for several guides. */
  bundleId?: string
  paid: boolean
  /** What was written, as readable text; empty if nothing had to change. */
  changes: string[]
}
