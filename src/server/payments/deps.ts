import type { Stripe } from 'stripe'
import type { Catalog } from '../guides/catalog/index.ts'
import type { Deps } from '../platform/deps.ts'

export interface PaymentDeps extends Deps {
  catalogue: Catalog
  stripe: Stripe
}

/** Dependencies of payment functions, without the replica: outdated rows must never decide about money. */
export type PayDeps = Omit<PaymentDeps, 'replica'>
