import { decideTitles, type TitleChange } from '../../access/index.ts'
import type { HeldTitle, Holding, PaidOrder } from './titles.ts'

/** The decision about one order. */
export interface OrderDecision extends PaidOrder {
  /** 'receipt': the order grants access for the first time, or has nothing to open. 'reopened': it grants access again. */
  opens: 'receipt' | 'reopened' | undefined
  /** Items whose shares are refunded. */
  returned: ReturnedItem[]
}

interface ReturnedItem {
  holding: Holding
  title: HeldTitle
  /** Title that grants access instead. Undefined if no title does. */
  instead: HeldTitle | undefined
}

export interface OrdersDecision {
  /** Changes of titles. At most one title to each guide or gift grants access. */
  changes: (TitleChange<HeldTitle> & { holding: Holding })[]
  orders: OrderDecision[]
  /** Whether any title grants access afterwards. */
  keepsAccess: boolean
}

/**
 * Decides what paid orders grant beside all other titles to the same items: which title grants access, and which payments are
 * refunded (R2). Uses neither the database nor Stripe.
 */
export function decideOrders(paid: readonly PaidOrder[], holdings: readonly Holding[]): OrdersDecision {
  const decided = holdings.map((holding) => ({ holding, ...decideTitles(holding.titles) }))
  const changes = decided.flatMap(({ holding, changes }) => changes.map((each) => ({ ...each, holding })))
  const returned = decided.flatMap(({ holding, granting: instead, refunded }) =>
    refunded.map((title) => ({ holding, title, instead })),
  )
  return {
    changes,
    orders: paid.map((by) => {
      const does = new Set(changes.filter(({ title }) => title.paid === by).map((each) => each.do))
      const reopened = does.has('restore') ? 'reopened' : undefined
      return {
        ...by,
        opens: does.has('grant') || isPaidForNothingToOpen(by) ? 'receipt' : reopened,
        returned: returned.filter(({ title }) => title.paid === by),
      }
    }),
    keepsAccess: decided.some(({ granting }) => granting !== undefined),
  }
}

/** Returns whether a valid payment has nothing to open, so that only its receipt is written. */
const isPaidForNothingToOpen = ({ order: { giftId, items }, standing }: PaidOrder): boolean =>
  standing === 'stands' && giftId === null && items.every(({ guideId }) => guideId === null)
