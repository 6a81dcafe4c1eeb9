import type { z } from 'zod'
import type { verificationInputSchema } from '../../../shared/payments/payment-schemas.ts'
import type { SettleDeps } from '../settle/settle-deps.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Caller } from '../../platform/caller.ts'
import type { Order } from '../orders/order.ts'
import { findBuyerByUid } from '../queries.ts'
import { findHostedCheckout, settleHostedCheckout } from '../settle/settle.ts'
import { refuseDuringOutage } from '../stripe/stripe.ts'

/**
 * Settles the checkout session that a returning browser names, for the buyer in the session's metadata (B8.14). The email in
 * the request never decides who gets access. Without a token it must match the buyer's, so that a stranger learns nothing.
 */
export async function verifyPurchase(
  deps: SettleDeps,
  caller: Caller | undefined,
  { sessionId, guideId, userEmail }: z.infer<typeof verificationInputSchema>,
): Promise<{ success: true; message: string }> {
  const hosted = await refuseDuringOutage(deps, findHostedCheckout(deps, sessionId))
  if (hosted === undefined || hosted.order.guideId !== guideId) throw new Refusal('payment-mismatch')
  const { session, order } = hosted
  if (caller === undefined) {
    const buyersEmail = session.customer_details?.email ?? session.customer_email ?? ''
    if (!isSameEmail(buyersEmail, userEmail)) throw new Refusal('payment-mismatch')
  } else if (!(await isBuyer(deps, caller, order))) {
    throw new Refusal('forbidden', 'This purchase belongs to another account')
  }
  const settled = await refuseDuringOutage(deps, settleHostedCheckout(deps, hosted))
  if (settled?.paid !== true) throw new Refusal('payment-incomplete')
  return { success: true, message: 'Purchase verified' }
}

/** Returns true only if the caller paid for this guide. Every other case gets the same response (B8.15). */
export async function checkCheckoutSession(
  deps: SettleDeps,
  caller: Caller | undefined,
  { sessionId, guideId }: { sessionId: string; guideId: number },
): Promise<{ isPaid: boolean; sessionValid: boolean }> {
  const nothing = { isPaid: false, sessionValid: false }
  if (caller === undefined) return nothing
  const hosted = await refuseDuringOutage(deps, findHostedCheckout(deps, sessionId))
  if (hosted === undefined || hosted.order.guideId !== guideId) return nothing
  if (!(await isBuyer(deps, caller, hosted.order))) return nothing
  const settled = await refuseDuringOutage(deps, settleHostedCheckout(deps, hosted))
  return settled?.paid === true ? { isPaid: true, sessionValid: true } : nothing
}

async function isBuyer({ db }: SettleDeps, { uid }: Caller, { userId }: Order): Promise<boolean> {
  return (await findBuyerByUid(db, uid))?.id === userId
}

const isSameEmail = (a: string, b: string) => a !== '' && a.toLowerCase() === b.trim().toLowerCase()
