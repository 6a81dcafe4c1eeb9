/** What one person holds that could open one guide. */
export interface Holdings {
  purchase: {
    source: 'payment' | 'free'
    purchasedAt: Date
    stripePaymentId: string | null
    suspendedAt: Date | null
    revokedAt: Date | null
  } | null
  subscriptionActive: boolean
  subscriptionExpiresAt: Date | null
  /** When Pro was last begun. */
  proSince: Date | null
  /** The one free guide of an account has been picked. */
  freeAccessUsed: boolean
}

/** The part of it that decides. */
export interface DecidingHoldings extends Pick<Holdings, 'subscriptionActive' | 'subscriptionExpiresAt'> {
  purchase: Pick<NonNullable<Holdings['purchase']>, 'source' | 'suspendedAt' | 'revokedAt'> | null
}

export type Grounds = 'free-preview' | 'purchase' | 'free-pick' | 'subscription'

/** The one rule of who may read what; undefined means: not this person, not now (design 6.1). */
export function groundsToRead(
  guide: { isFreePreview: boolean },
  holdings: DecidingHoldings | undefined,
  now: Date,
): Grounds | undefined {
  if (guide.isFreePreview) return 'free-preview'
  if (holdings === undefined) return undefined
  const { purchase, subscriptionActive, subscriptionExpiresAt } = holdings
  if (purchase !== null && purchase.suspendedAt === null && purchase.revokedAt === null) {
    return purchase.source === 'free' ? 'free-pick' : 'purchase'
  }
  return hasActiveSubscription({ active: subscriptionActive, expiresAt: subscriptionExpiresAt }, now)
    ? 'subscription'
    : undefined
}

/** Since when these grounds have held; a sample is open to everyone and has no such instant. */
export function sinceOf(grounds: Grounds | undefined, holdings: Holdings | undefined): Date | null {
  switch (grounds) {
    case 'purchase':
    case 'free-pick':
      return holdings?.purchase?.purchasedAt ?? null
    case 'subscription':
      return holdings?.proSince ?? null
    case 'free-preview':
    case undefined:
      return null
  }
}

/** The stored flag alone is not enough: an end that is past or unknown opens nothing (reading A16). */
export function hasActiveSubscription(
  { active, expiresAt }: { active: boolean; expiresAt: Date | null },
  now: Date,
): boolean {
  return active && expiresAt !== null && expiresAt > now
}

export function mayRead(
  guide: { isFreePreview: boolean },
  holdings: DecidingHoldings | undefined,
  now: Date,
): boolean {
  return groundsToRead(guide, holdings, now) !== undefined
}
