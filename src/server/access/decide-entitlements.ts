/** A user's entitlement (purchase, gift or subscription) to a guide, to a gift that they pay for, or to Pro. */
export interface Entitlement {
  /** Whether the payment or gift behind the entitlement is valid. On hold while the payment is disputed. */
  standing: 'stands' | 'on-hold' | 'ended'
  /** State of the entitlement in the database. Null if the entitlement has never granted access. */
  stored: 'open' | 'on-hold' | 'closed' | null
  /** Whether the entitlement's payment is refunded when another entitlement grants access. */
  refundable: boolean
  /** Rank of the entitlement's kind: the valid entitlement with the lowest rank grants access, even if another one granted it before. */
  precedence: number
  since: Date
}

export interface EntitlementChange<T extends Entitlement> {
  entitlement: T
  do: 'grant' | 'restore' | 'suspend' | 'revoke'
}

export interface EntitlementDecision<T extends Entitlement> {
  /** Entitlement that grants access. Undefined if no entitlement is valid. */
  granting: T | undefined
  /** Entitlements whose payments have to be refunded. */
  refunded: T[]
  /** Changes in the order of writing. At most one entitlement may be open or on hold at any time, so the entitlement that opens comes last. */
  changes: EntitlementChange<T>[]
}

/**
 * Decides which of a user's entitlements to the same guide, gift or Pro grants access: exactly one as long as any is valid. The
 * payments of the others are refunded. An entitlement that grants no access is stored as closed. If no entitlement is valid, the open one is suspended while its
 * payment is disputed, and closed ones stay closed until the dispute ends.
 */
export function decideEntitlements<T extends Entitlement>(
  entitlements: readonly T[],
): EntitlementDecision<T> {
  const standing = entitlements.filter((entitlement) => entitlement.standing === 'stands').toSorted(inOrder)
  const [granting] = standing
  const closing = entitlements.flatMap((entitlement): EntitlementChange<T>[] => {
    if (entitlement === granting || entitlement.stored === null || entitlement.stored === 'closed') return []
    if (granting !== undefined || entitlement.standing === 'ended') return [{ entitlement, do: 'revoke' }]
    return entitlement.stored === 'open' ? [{ entitlement, do: 'suspend' }] : []
  })
  const opening: EntitlementChange<T>[] =
    granting === undefined || granting.stored === 'open'
      ? []
      : [{ entitlement: granting, do: granting.stored === null ? 'grant' : 'restore' }]
  return {
    granting,
    refunded: standing.filter((entitlement) => entitlement !== granting && entitlement.refundable),
    changes: [...closing, ...opening],
  }
}

/** Compares entitlements by precedence, then by stored state (open first), then entitlements that cost nothing first, then the oldest first. */
function inOrder(one: Entitlement, other: Entitlement): number {
  return (
    one.precedence - other.precedence ||
    storedRank(one) - storedRank(other) ||
    Number(one.refundable) - Number(other.refundable) ||
    one.since.getTime() - other.since.getTime()
  )
}

function storedRank({ stored }: Entitlement): number {
  if (stored === 'open') return 0
  return stored === 'on-hold' ? 1 : 2
}
