/** What one person holds that could open one guide. */
export interface Entitlements {
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
export interface AccessInputs extends Pick<Entitlements, 'subscriptionActive' | 'subscriptionExpiresAt'> {
  purchase: Pick<NonNullable<Entitlements['purchase']>, 'source' | 'suspendedAt' | 'revokedAt'> | null
}

export type AccessReason = 'free-preview' | 'purchase' | 'free-pick' | 'subscription'

/** The one rule of who may read what; undefined means: not this person, not now (R1). */
export function accessReasonFor(
  guide: { isFreePreview: boolean },
  entitlements: AccessInputs | undefined,
  now: Date,
): AccessReason | undefined {
  if (guide.isFreePreview) return 'free-preview'
  if (entitlements === undefined) return undefined
  const { purchase, subscriptionActive, subscriptionExpiresAt } = entitlements
  if (purchase !== null && purchase.suspendedAt === null && purchase.revokedAt === null) {
    return purchase.source === 'free' ? 'free-pick' : 'purchase'
  }
  return hasActiveSubscription({ active: subscriptionActive, expiresAt: subscriptionExpiresAt }, now)
    ? 'subscription'
    : undefined
}

/** Since when this reason has held; a sample is open to everyone and has no such instant. */
export function accessSince(
  reason: AccessReason | undefined,
  entitlements: Entitlements | undefined,
): Date | null {
  switch (reason) {
    case 'purchase':
    case 'free-pick':
      return entitlements?.purchase?.purchasedAt ?? null
    case 'subscription':
      return entitlements?.proSince ?? null
    case 'free-preview':
    case undefined:
      return null
  }
}

/** The stored flag alone is not enough: an end that is past or unknown opens nothing (B6.4). */
export function hasActiveSubscription(
  { active, expiresAt }: { active: boolean; expiresAt: Date | null },
  now: Date,
): boolean {
  return active && expiresAt !== null && expiresAt > now
}

export function mayRead(
  guide: { isFreePreview: boolean },
  entitlements: AccessInputs | undefined,
  now: Date,
): boolean {
  return accessReasonFor(guide, entitlements, now) !== undefined
}
