import type { PayDeps } from '../deps.ts'
import type { Order } from '../orders/order.ts'

export type SettleDeps = PayDeps & {
  /** Whether to report changes without writing them, as payments:reconcile does by default. */
  dryRun?: boolean
}

/** Result of settling a payment: whose it is, and whether it has been paid. */
export interface SettlementResult {
  userId: number
  /** Order of the payment. Undefined for a month of Pro. */
  order?: Order
  paid: boolean
  /** Written changes as readable text. Empty if nothing had to change. */
  changes: string[]
}
