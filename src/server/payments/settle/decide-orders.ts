import { decideEntitlements, type EntitlementChange } from '../../access/index.ts'
import type { GroupedEntitlement, EntitlementGroup, PaidOrder } from './entitlements.ts'

/** The decision about one order. */
export interface OrderDecision extends PaidOrder {
  /** 'receipt': the order grants access for the first time, or has nothing to open. 'reopened': it grants access again. */
  opens: 'receipt' | 'reopened' | undefined
  /** Items whose shares are refunded. */
  returned: ReturnedItem[]
}

interface ReturnedItem {
  holding: EntitlementGroup
  entitlement: GroupedEntitlement
  /** Entitlement that grants access instead. Undefined if no entitlement does. */
  instead: GroupedEntitlement | undefined
}

export interface SettlementDecision {
  /** Changes of entitlements. At most one entitlement to each guide or gift grants access. */
  changes: (EntitlementChange<GroupedEntitlement> & { holding: EntitlementGroup })[]
  orders: OrderDecision[]
  /** Whether any entitlement grants access afterwards. */
  keepsAccess: boolean
}

/**
 * Decides what paid orders grant beside all other entitlements to the same items: which entitlement grants access, and which payments are
 * refunded (R2). Uses neither the database nor Stripe.
 */
export function decideOrders(
  paid: readonly PaidOrder[],
  holdings: readonly EntitlementGroup[],
): SettlementDecision {
  const decided = holdings.map((holding) => ({ holding, ...decideEntitlements(holding.entitlements) }))
  const changes = decided.flatMap(({ holding, changes }) => changes.map((each) => ({ ...each, holding })))
  const returned = decided.flatMap(({ holding, granting: instead, refunded }) =>
    refunded.map((entitlement) => ({ holding, entitlement, instead })),
  )
  return {
    changes,
    orders: paid.map((by) => {
      const does = new Set(
        changes.filter(({ entitlement }) => entitlement.paid === by).map((each) => each.do),
      )
      const reopened = does.has('restore') ? 'reopened' : undefined
      return {
        ...by,
        opens: does.has('grant') || isPaidForNothingToOpen(by) ? 'receipt' : reopened,
        returned: returned.filter(({ entitlement }) => entitlement.paid === by),
      }
    }),
    keepsAccess: decided.some(({ granting }) => granting !== undefined),
  }
}

/** Returns whether a valid payment grants no access, so that only its receipt is written. */
const isPaidForNothingToOpen = ({ order: { giftId, items }, standing }: PaidOrder): boolean =>
  standing === 'stands' && giftId === null && items.every(({ guideId }) => guideId === null)
