import { z } from 'zod'
import { isSameCredit } from '../credit/credit-of.ts'
import { listCredit } from '../credit/credit-queries.ts'
import { findCredit } from '../credit/find-credit.ts'
import { findCheckout } from '../queries.ts'
import type { SettleDeps } from '../settle/settle-deps.ts'
import { endAtStripe } from './count-decline.ts'

const jobSchema = z.object({ checkoutId: z.uuid() })

/** Ends at Stripe an attempt that takes off what counts no more; its form then asks for another one (B21.53). */
export async function endOutdatedOffer(deps: SettleDeps, data: unknown): Promise<void> {
  const { db, clock } = deps
  const { checkoutId } = jobSchema.parse(data)
  const checkout = await findCheckout(db, checkoutId)
  if (checkout?.state !== 'open') return
  const now = await findCredit(db, checkout.userId, checkout.price, clock())
  if (!isSameCredit(now, await listCredit(db, checkoutId))) await endAtStripe(deps, checkout)
}
