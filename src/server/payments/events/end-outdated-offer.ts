import { z } from 'zod'
import { isSameCredit } from '../credit/credit-of.ts'
import { listCredit } from '../credit/credit-queries.ts'
import { findCredit } from '../credit/find-credit.ts'
import { isUseOutdated } from '../codes/outdated-uses.ts'
import { findCheckout, type Checkout } from '../queries.ts'
import type { SettleDeps } from '../settle/settle-deps.ts'
import { endAtStripe } from './count-decline.ts'

const jobSchema = z.object({ checkoutId: z.uuid() })

/** Ends at Stripe an attempt that takes off what counts no more; its form then asks for another one (B21.53, B21.86). */
export async function endOutdatedOffer(deps: SettleDeps, data: unknown): Promise<void> {
  const { db, clock } = deps
  const { checkoutId } = jobSchema.parse(data)
  const checkout = await findCheckout(db, checkoutId)
  if (checkout?.state !== 'open') return
  if ((await isUseOutdated(db, checkoutId, clock())) || (await isCreditOutdated(deps, checkout)))
    await endAtStripe(deps, checkout)
}

async function isCreditOutdated(
  { db, clock }: Pick<SettleDeps, 'db' | 'clock'>,
  { id, userId, guideId, giftId, price, codeMinor }: Checkout,
): Promise<boolean> {
  if (guideId !== null || giftId !== null) return false
  const whole = { ...price, amountMinor: price.amountMinor - codeMinor }
  const now = await findCredit(db, userId, whole, clock())
  return !isSameCredit(now, await listCredit(db, id))
}
