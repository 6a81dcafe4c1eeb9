import { normalizeCode, calculateDiscount, type CodeProblem } from '../../../shared/payments/code-terms.ts'
import type { Money } from '../../../shared/money.ts'
import type { Db } from '../../platform/database.ts'
import {
  countCodeUses,
  hasPaidBefore,
  listCodeUses,
  lockDiscountCode,
  type DiscountCode,
  type CodeUse,
} from './code-queries.ts'

/** Result of applying a discount code to an offer. */
export interface AppliedCode {
  /** The applied code. Null if no code was applied. */
  code: string | null
  codeMinor: number
  /** Why the entered code was rejected. Null if it was not, or if no code was entered. */
  problem: CodeProblem | null
  /** Id of the user's other order that reserves the code or the new-buyer discount and must end first. Undefined if there is none. */
  heldBy?: string
}

interface Wanted {
  userId: number
  isPlan: boolean
  price: Money
  now: Date
  /** Id of the user's open order for the same purchase. Undefined if there is none. */
  openId: string | undefined
}

export const noAppliedCode: AppliedCode = { code: null, codeMinor: 0, problem: null }

/**
 * Returns the discount of an entered code. The code stays locked until the order is written, so that concurrent buyers can't
 * exceed its limit (B21.86). The caller has locked the buyer.
 */
export async function applyDiscountCode(tx: Db, typed: string, wanted: Wanted): Promise<AppliedCode> {
  const code = await lockDiscountCode(tx, normalizeCode(typed))
  if (code === undefined) return { ...noAppliedCode, problem: 'unknown' }
  const codeMinor = suits(code, wanted) ? calculateDiscount(code.terms, wanted.price) : 0
  const uses = await listCodeUses(tx, wanted.userId, code)
  const ofCode = uses.filter(({ word }) => word === code.word)
  const problem =
    problemOfTime(code, wanted.now) ??
    (codeMinor === 0 ? 'not-for-this' : undefined) ??
    (ofCode.some(isPaid) ? 'used' : undefined) ??
    (code.newBuyers && (uses.some(isPaid) || (await hasPaidBefore(tx, wanted.userId)))
      ? 'new-buyers'
      : undefined) ??
    (code.mostUses !== null && (await countCodeUses(tx, code.word, ofCode[0]?.orderId)) >= code.mostUses
      ? 'used-up'
      : undefined)
  if (problem !== undefined) return { ...noAppliedCode, problem }
  const other = uses.find(({ orderId }) => orderId !== wanted.openId)
  return { code: code.word, codeMinor, problem: null, ...(other && { heldBy: other.orderId }) }
}

const isPaid = ({ state }: CodeUse) => state === 'paid'

const suits = ({ forGuides, forPro }: DiscountCode, { isPlan }: Wanted) => (isPlan ? forPro : forGuides)

function problemOfTime({ beginsAt, endsAt, endedAt }: DiscountCode, now: Date): CodeProblem | undefined {
  if (endedAt !== null || (endsAt !== null && endsAt <= now)) return 'ended'
  return beginsAt > now ? 'not-begun' : undefined
}
