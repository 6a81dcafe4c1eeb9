import type { GiftState } from '../../../shared/payments/gift-schemas.ts'
import type { StoredGift } from './gift-queries.ts'

type States = Pick<StoredGift, 'paidAt' | 'toldAt' | 'claimedAt' | 'suspendedAt' | 'revokedAt'>

export function stateOf({ paidAt, toldAt, claimedAt, suspendedAt, revokedAt }: States): GiftState {
  if (paidAt === null) return 'unpaid'
  if (revokedAt !== null) return 'taken-back'
  if (suspendedAt !== null) return 'on-hold'
  if (claimedAt !== null) return 'claimed'
  return toldAt === null ? 'waiting' : 'told'
}

/** Whoever has its link may claim it. */
export const isOpen = (gift: States) => ['waiting', 'told'].includes(stateOf(gift))
