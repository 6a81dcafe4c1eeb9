import type { Product } from '../../../shared/law/law-table.ts'
import type { OrderConditions, OrderTerm } from '../../../shared/payments/order-terms.ts'
import type { PageLanguage } from '../../../shared/languages.ts'
import type { Money } from '../../../shared/money.ts'
import type { Translate } from '../../../shared/texts/translate.ts'
import type { Catalogue } from '../../guides/catalog/index.ts'
import type { User } from '../../platform/caller.ts'
import type { Db } from '../../platform/database.ts'
import type { BundlePart } from '../bundles/bundle-queries.ts'

/** What a checkout sells. */
export interface Sku {
  /** As an order item names it; the items of a bundle are its guides. */
  id: `guide:${number}` | 'bundle' | 'pro-month' | `pro-gift:${number}`
  /** Null for Pro and for a bundle. */
  guideId: number | null
  /** The gift's id; null if the buyer is the recipient. */
  giftId: string | null
  /** Billed monthly by a subscription at Stripe; Pro credits lower its first month. */
  isPlan: boolean
  /** As consumer law distinguishes it. */
  product: Product
  /** The name in the metadata of Stripe's objects. */
  nameAtStripe: (checkoutId: string) => string
  /** The terms that Japanese law requires before an order. */
  termsOf: (t: Translate, shown: ShownPrice) => OrderTerm[]
  /** What a payment grants. A plan grants Pro through its subscription. */
  grantsOf: (db: Db, checkoutId: string) => Promise<Grants>
}

/** A SKU that can be ordered. Both functions run in a transaction that has locked the buyer. */
export interface SkuOnSale extends Sku {
  quote: (order: Order) => Promise<Quote>
  /** Rejects what the buyer already has, or can't be charged for now. */
  requirePurchasable: (order: Order) => Promise<void>
}

export interface Order {
  tx: Db
  user: User
  language: PageLanguage
  catalogue: Catalogue
  now: Date
}

export interface Quote {
  /** Of a plan: for each month. */
  price: Money
  /** What the buyer reads on receipts and on Stripe's own page. */
  description: string
  /** Of a bundle. */
  items?: readonly BundlePart[]
}

export interface ShownPrice {
  price: Money
  /** Minor units, of the first payment: by a code and, for Pro, by credits. */
  takenOffMinor: number
  /** How many guides it is for. */
  count: number
  conditions: OrderConditions
}

/** Guides for the buyer, or a gift for its recipient. */
export interface Grants {
  guideIds: readonly number[]
  giftId: string | null
}
