import type { Stripe } from 'stripe'
import type { Catalog } from '../guides/catalog/index.ts'
import type { Deps } from '../platform/deps.ts'

export interface PaymentDeps extends Deps {
  catalogue: Catalog
  stripe: Stripe
}

/** Dependencies of payment functions. They exclude the read replica, whose rows may be outdated. */
export type PayDeps = Omit<PaymentDeps, 'replica'>
