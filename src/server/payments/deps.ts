import type { Stripe } from 'stripe'
import type { Catalogue } from '../guides/catalog/index.ts'
import type { Deps } from '../platform/deps.ts'

export interface PaymentDeps extends Deps {
  catalogue: Catalogue
  stripe: Stripe
}
