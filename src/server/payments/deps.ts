import type { Stripe } from 'stripe'
import type { Catalogue } from '../guides/catalog/index.ts'
import type { Deps } from '../platform/deps.ts'

/** What every function of payments may be given; each takes from it what it needs. */
export interface PaymentDeps extends Omit<Deps, 'replica'> {
  catalogue: Catalogue
  stripe: Stripe
}
