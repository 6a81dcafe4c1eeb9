/** What one person holds that could open one guide. */
export interface Holdings {
  purchase: { source: 'payment' | 'free'; suspendedAt: Date | null; revokedAt: Date | null } | null
  subscriptionActive: boolean
  subscriptionExpiresAt: Date | null
  /** The one free guide of an account has been picked. */
  freeAccessUsed: boolean
}

export type Grounds = 'free-preview' | 'purchase' | 'free-pick' | 'subscription'

/** The one rule of who may read what; undefined means: not this person, not now (design 6.1). */
export function groundsToRead(
  guide: { isFreePreview: boolean },
  holdings: Holdings | undefined,
  now: Date,
): Grounds | undefined {
  if (guide.isFreePreview) return 'free-preview'
  if (holdings === undefined) return undefined
  const { purchase, subscriptionActive, subscriptionExpiresAt } = holdings
  if (purchase !== null && purchase.suspendedAt === null && purchase.revokedAt === null) {
    return purchase.source === 'free' ? 'free-pick' : 'purchase'
  }
  if (subscriptionActive && subscriptionExpiresAt !== null && subscriptionExpiresAt > now)
    return 'subscription'
  return undefined
}

export function mayRead(
  guide: { isFreePreview: boolean },
  holdings: Holdings | undefined,
  now: Date,
): boolean {
  return groundsToRead(guide, holdings, now) !== undefined
}
