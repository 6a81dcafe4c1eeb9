import type { Currency } from '../../shared/money.ts'

/** Paid for, picked as the one free guide, given by an operator, or claimed of a gift that another buyer has paid for. */
export type PurchaseSource = 'payment' | 'free' | 'given' | 'gift'

/** Everything that could give one user access to one guide. */
export interface Entitlements {
  purchase: {
    source: PurchaseSource
    purchasedAt: Date
    stripePaymentId: string | null
    suspendedAt: Date | null
    revokedAt: Date | null
  } | null
  subscriptionActive: boolean
  subscriptionExpiresAt: Date | null
  /** When the last open gift of Pro ends; open ones leave no gap (B21.72). */
  proGrantedUntil: Date | null
  /** When the user last started Pro. */
  proSince: Date | null
  /** Whether the account has used its one free guide. */
  freeAccessUsed: boolean
  /** The currency that Stripe holds this person to. */
  proCurrency: Currency | null
  /** The purchase of a guide of a bundle that was never opened. */
  unopenedId?: number | null
}

/** The fields that the access decision needs. */
export interface AccessInputs extends Pick<
  Entitlements,
  'subscriptionActive' | 'subscriptionExpiresAt' | 'proGrantedUntil'
> {
  purchase: Pick<NonNullable<Entitlements['purchase']>, 'source' | 'suspendedAt' | 'revokedAt'> | null
}

export type AccessReason = 'free-preview' | 'purchase' | 'free-pick' | 'gift' | 'subscription'

export interface ReadableGuide {
  isFreePreview: boolean
  /** It is sold no more, and opens only to those who own it (B20.53). */
  withdrawn?: true
}

const reasons = {
  payment: 'purchase',
  given: 'purchase',
  free: 'free-pick',
  gift: 'gift',
} as const satisfies Record<PurchaseSource, AccessReason>

/** The only access rule; undefined means that this user has no access now (R1). */
export function accessReasonFor(
  guide: ReadableGuide,
  entitlements: AccessInputs | undefined,
  now: Date,
): AccessReason | undefined {
  const onSale = guide.withdrawn !== true
  if (guide.isFreePreview && onSale) return 'free-preview'
  if (entitlements === undefined) return undefined
  const { purchase } = entitlements
  if (purchase !== null && purchase.suspendedAt === null && purchase.revokedAt === null) {
    return reasons[purchase.source]
  }
  return onSale && hasActiveSubscription(proTimesOf(entitlements), now) ? 'subscription' : undefined
}

/** When this access began; null for a sample, which is open to everyone. */
export function accessSince(
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

/** What decides whether a user has Pro: a plan, or given months. */
export interface ProTimes {
  active: boolean
  expiresAt: Date | null
  grantedUntil: Date | null
}

export const proTimesOf = (entitlements: Omit<AccessInputs, 'purchase'>): ProTimes => ({
  active: entitlements.subscriptionActive,
  expiresAt: entitlements.subscriptionExpiresAt,
  grantedUntil: entitlements.proGrantedUntil,
})

/** When Pro ends or ended, by a plan or by a gift, whichever lasts longer. */
export function proEndsAt({ expiresAt, grantedUntil }: Omit<ProTimes, 'active'>): Date | null {
  if (expiresAt === null || grantedUntil === null) return expiresAt ?? grantedUntil
  return expiresAt > grantedUntil ? expiresAt : grantedUntil
}

/** By a plan or by a gift. The stored flag of a plan alone is not enough: a past or unknown end date gives no access (B6.4). */
export function hasActiveSubscription({ active, expiresAt, grantedUntil }: ProTimes, now: Date): boolean {
  return (active && expiresAt !== null && expiresAt > now) || (grantedUntil !== null && grantedUntil > now)
}

export function mayRead(guide: ReadableGuide, entitlements: AccessInputs | undefined, now: Date): boolean {
  return accessReasonFor(guide, entitlements, now) !== undefined
}
