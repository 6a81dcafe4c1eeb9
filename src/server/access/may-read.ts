import type { Currency } from '../../shared/money.ts'

/** How a guide was acquired: paid for, picked as the one free guide, given by an operator, or claimed from a gift. */
export type PurchaseSource = 'payment' | 'free' | 'given' | 'gift'

/** Stored times of a user's plan and gifts, which decide whether the user has Pro. */
interface ProTimes {
  /** Whether a plan is stored as active. It grants access only until `expiresAt`. */
  active: boolean
  /** End of the plan. Null if unknown or without a plan. */
  expiresAt: Date | null
  /** End of the user's last open gift of Pro, or null. Open gifts follow one another without a gap (B21.72). */
  grantedUntil: Date | null
}

/** Data that decides whether a user may read a guide: the purchase of that guide, and the plan and gifts that grant Pro. */
export interface Entitlements extends ProTimes {
  purchase: {
    source: PurchaseSource
    purchasedAt: Date
    stripePaymentId: string | null
    suspendedAt: Date | null
    revokedAt: Date | null
  } | null
  /** Time when the user last started Pro. Null if never. */
  proSince: Date | null
  /** Whether the account has used its one free guide. */
  freeAccessUsed: boolean
  /** Currency of the customer's live subscriptions at Stripe. Null if Stripe accepts any currency. */
  proCurrency: Currency | null
  /** Id of a purchase in a bundle whose guide was never opened. Null for every other purchase. */
  unopenedId?: number | null
}

export type AccessReason = 'free-preview' | 'purchase' | 'free-pick' | 'gift' | 'subscription'

export interface ReadableGuide {
  isFreePreview: boolean
  /** Set once the guide is no longer sold. Only its owners may still read it (B20.53). */
  withdrawn?: true
}

const reasons = {
  payment: 'purchase',
  given: 'purchase',
  free: 'free-pick',
  gift: 'gift',
} as const satisfies Record<PurchaseSource, AccessReason>

/** Returns why a user may read a guide, or undefined without access. This is the only access rule (R1). */
export function findAccessReason(
  guide: ReadableGuide,
  entitlements: Entitlements | undefined,
  now: Date,
): AccessReason | undefined {
  const onSale = guide.withdrawn !== true
  if (guide.isFreePreview && onSale) return 'free-preview'
  if (entitlements === undefined) return undefined
  const { purchase } = entitlements
  if (purchase !== null && purchase.suspendedAt === null && purchase.revokedAt === null) {
    return reasons[purchase.source]
  }
  return onSale && hasActiveSubscription(entitlements, now) ? 'subscription' : undefined
}

/** Returns when this access began. Null for a free sample, which is open to everyone, and without access. */
export function findAccessStart(
  reason: AccessReason | undefined,
  entitlements: Entitlements | undefined,
): Date | null {
  switch (reason) {
    case 'purchase':
    case 'free-pick':
    case 'gift':
      return entitlements?.purchase?.purchasedAt ?? null
    case 'subscription':
      return entitlements?.proSince ?? null
    case 'free-preview':
    case undefined:
      return null
  }
}

/** Returns the end of Pro: the later end of the user's plan and gifts. Null if there is neither. */
export function findProEnd({ expiresAt, grantedUntil }: Omit<ProTimes, 'active'>): Date | null {
  if (expiresAt === null || grantedUntil === null) return expiresAt ?? grantedUntil
  return expiresAt > grantedUntil ? expiresAt : grantedUntil
}

/** Returns whether a user has Pro by a plan or a gift. A plan with a past or unknown end gives no access despite its flag (B6.4). */
export function hasActiveSubscription({ active, expiresAt, grantedUntil }: ProTimes, now: Date): boolean {
  return (active && expiresAt !== null && expiresAt > now) || (grantedUntil !== null && grantedUntil > now)
}

export function mayRead(guide: ReadableGuide, entitlements: Entitlements | undefined, now: Date): boolean {
  return findAccessReason(guide, entitlements, now) !== undefined
}
