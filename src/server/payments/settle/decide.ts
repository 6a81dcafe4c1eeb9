import { decideTitles, type TitleChange } from '../../access/index.ts'
import type { HeldTitle, Holding, PaidOrder } from './titles.ts'

/** The decision about one order. */
export interface OrderDecision extends PaidOrder {
  /** 'receipt': grants access for the first time, or has nothing to open. 'reopened': restores access. */
  opens: 'receipt' | 'reopened' | undefined
  /** The items that are refunded. */
  returned: ReturnedItem[]
}

interface ReturnedItem {
  holding: Holding
  title: HeldTitle
  /** The title that grants access instead. */
  instead: HeldTitle | undefined
}

export interface Decision {
  /** The changes of titles: at most one title to each guide or gift grants access. */
  changes: (TitleChange<HeldTitle> & { holding: Holding })[]
  orders: OrderDecision[]
  /** Whether any title grants access afterwards. */
  keepsAccess: boolean
}

/**
 * Decides what paid orders mean beside all titles that their things are held by, without a database and without Stripe: which
 * title grants access, and which money goes back (R2).
 */
export function decide(paid: readonly PaidOrder[], holdings: readonly Holding[]): Decision {
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

/** Its receipt is all that such a payment leads to. */
const isPaidForNothingToOpen = ({ order: { giftId, items }, standing }: PaidOrder): boolean =>
  standing === 'stands' && giftId === null && items.every(({ guideId }) => guideId === null)
