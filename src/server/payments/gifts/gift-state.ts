import type { GiftState } from '../../../shared/payments/gift-schemas.ts'
import type { StoredGift } from './gift-queries.ts'

type States = Pick<StoredGift, 'paidAt' | 'toldAt' | 'refusedAt' | 'claimedAt' | 'suspendedAt' | 'revokedAt'>

export function deriveGiftState(gift: States): GiftState {
  const { paidAt, toldAt, refusedAt, claimedAt, suspendedAt, revokedAt } = gift
  if (paidAt === null) return 'unpaid'
  if (revokedAt !== null) return 'taken-back'
  if (suspendedAt !== null) return 'on-hold'
  if (claimedAt !== null) return 'claimed'
  if (toldAt === null) return 'waiting'
  return refusedAt === null ? 'told' : 'unreached'
}

/** Returns whether the gift can be claimed by its link. */
export const isClaimableGift = (gift: States) =>
  ['waiting', 'told', 'unreached'].includes(deriveGiftState(gift))
