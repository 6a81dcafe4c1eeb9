import type { Product } from '../../../shared/law/law-table.ts'
import type { PageLanguage } from '../../../shared/languages.ts'
import type { Money } from '../../../shared/money.ts'
import type { Catalogue } from '../../guides/catalog/index.ts'
import type { User } from '../../platform/caller.ts'
import type { Db } from '../../platform/database.ts'
import type { NewItem } from '../orders/order.ts'

/** What an order sells: an item, a bundle, or a gift. Both functions run in a transaction that has locked the buyer. */
export interface Sku {
  /** The gift's id; null if the buyer is the recipient. */
  giftId: string | null
  /** Billed monthly by a subscription at Stripe; Pro credits lower its first month. */
  isPlan: boolean
  quote: (request: QuoteRequest) => Promise<Quote>
  /** Rejects what the buyer already has, or can't be charged for now. */
  requirePurchasable: (request: QuoteRequest) => Promise<void>
}

export interface QuoteRequest {
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
  items: readonly NewItem[]
  /** As consumer law distinguishes it. */
  product: Product
}

/** Makes the quote of a single item, whose title is the order's description. */
export const quoteItem = (
  sku: NewItem['sku'],
  { price, description, product }: Omit<Quote, 'items'>,
): Quote => ({
  price,
  description,
  product,
  items: [{ sku, title: description, amountMinor: price.amountMinor }],
})
