import type { Product } from '../../../shared/law/law-table.ts'
import type { PageLanguage } from '../../../shared/languages.ts'
import type { Money } from '../../../shared/money.ts'
import type { Catalog } from '../../guides/catalog/index.ts'
import type { User } from '../../platform/caller.ts'
import type { Db } from '../../platform/database.ts'
import type { NewOrderItem } from '../orders/order.ts'

/** Product of an order: a guide, a bundle, a gift or Pro. Both functions run in a transaction that has locked the buyer. */
export interface Sku {
  /** Id of the gift. Null if the buyer is the recipient. */
  giftId: string | null
  /** Whether a Stripe subscription bills it monthly. Pro credit lowers the first month. */
  isPlan: boolean
  quote: (request: QuoteRequest) => Promise<Quote>
  /** Rejects anything that the buyer already has or can't be charged for now. */
  requirePurchasable: (request: QuoteRequest) => Promise<void>
}

export interface QuoteRequest {
  tx: Db
  user: User
  language: PageLanguage
  catalogue: Catalog
  now: Date
}

export interface Quote {
  /** Price of the order. For a plan, the price of each month. */
  price: Money
  /** Description on receipts and on Stripe's own page. */
  description: string
  items: readonly NewOrderItem[]
  /** Product category as consumer law distinguishes it. */
  product: Product
}

/** Returns the quote of a single item, whose title is the order's description. */
export const toSingleItemQuote = (
  sku: NewOrderItem['sku'],
  { price, description, product }: Omit<Quote, 'items'>,
): Quote => ({
  price,
  description,
  product,
  items: [{ sku, title: description, amountMinor: price.amountMinor }],
})
