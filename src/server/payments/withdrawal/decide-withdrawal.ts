import type { LawRow } from '../../../shared/law/law-table.ts'
import type { WithdrawalObstacle } from '../../../shared/payments/withdrawal-schemas.ts'
import { calculateUnusedShare, calculateWithdrawalEnd } from '../../../shared/law/withdrawal-period.ts'
import { sumAmounts } from '../orders/order.ts'

export interface ContractPart {
  guideId: number
  title: string
  amountMinor: number
  /** Whether the guide's share was refunded or is owed. */
  isReturned: boolean
  isOpened: boolean
}

/** Facts that decide whether and for how much a buyer may withdraw. */
export interface ContractFacts {
  rules: Pick<LawRow, 'withdrawal'>
  /** Whether the buyer made the declarations before the order. */
  isDeclared: boolean
  orderedAt: Date
  paidMinor: number
  refundedMinor: number
  isDisputed: boolean
  /** The guides of a bundle; empty for anything else. */
  parts: readonly ContractPart[]
  /** Whether the guide is open or the gift was claimed. */
  isUsed: boolean
  /** The first month of Pro. Null for later months and other products. */
  period: { start: Date; end: Date } | null
}

/** Decides on a withdrawal stated at the given time, by the matching row of the law table. */
export function decideWithdrawal(facts: ContractFacts, at: Date) {
  const { rules, isDeclared, orderedAt, paidMinor, refundedMinor, parts, period } = facts
  const endsAt = calculateWithdrawalEnd(orderedAt)
  const leftMinor = paidMinor - refundedMinor
  const open = parts.filter(({ isReturned, isOpened }) => !isReturned && !(isDeclared && isOpened))
  const sharesMinor = sumAmounts(open)
  const wholeMinor =
    rules.withdrawal === 'less-days' && isDeclared && period !== null
      ? calculateUnusedShare(paidMinor, period, at)
      : paidMinor
  const refundMinor = Math.min(parts.length > 0 ? sharesMinor : wholeMinor, Math.max(0, leftMinor))
  const obstacle = findObstacle(facts, {
    isLate: at >= endsAt,
    leftMinor,
    isOver: parts.length > 0 && open.length === 0,
  })
  return {
    obstacle,
    endsAt,
    /** Refund for the whole payment, or for all guides of a bundle that can still be withdrawn from. Minor units. */
    refundMinor: obstacle === null ? refundMinor : 0,
    /** Ids of the guides of a bundle that can be withdrawn from. */
    openIds: open.map(({ guideId }) => guideId),
  }
}

function findObstacle(
  { rules: { withdrawal }, isDeclared, isDisputed, isUsed, parts, period }: ContractFacts,
  { isLate, leftMinor, isOver }: { isLate: boolean; leftMinor: number; isOver: boolean },
): WithdrawalObstacle | null {
  if (withdrawal === 'none' || (withdrawal === 'less-days' && period === null)) return 'no-right'
  if (leftMinor <= 0 || (isOver && parts.every(({ isReturned }) => isReturned))) return 'refunded'
  if (isLate) return 'late'
  if (isOver || (withdrawal === 'until-used' && isDeclared && isUsed && parts.length === 0)) return 'used'
  return isDisputed ? 'disputed' : null
}
