import type { PayDeps } from '../deps.ts'
import type { Order } from '../orders/order.ts'

export type SettleDeps = PayDeps & {
  /** Only says what it would write (payments:reconcile). */
  dryRun?: boolean
}

/** What is known of a payment after settling: whose it is, and whether it has been paid. */
export interface Settled {
  userId: number
  /** Undefined for a month of Pro. */
  order?: Order
  paid: boolean
  /** What was written, as readable text; empty if nothing had to change. */
  changes: string[]
}
