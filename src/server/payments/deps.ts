import type { Stripe } from 'stripe'
import type { Catalogue } from '../guides/catalog/index.ts'
import type { Deps } from '../platform/deps.ts'

export interface PaymentDeps extends Deps {
  catalogue: Catalogue
  stripe: Stripe
}

/** What functions of payments pick from: all but the replica, because money is never decided by a row that may be old. */
export type PayDeps = Omit<PaymentDeps, 'replica'>
