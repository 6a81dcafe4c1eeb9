import { lockBuyer } from '../queries.ts'
import type { PayDeps } from '../deps.ts'
import { enqueueMail } from '../../mail/index.ts'
import { findOrUndefined } from '../stripe/stripe.ts'
import { composeChargeMail } from './charge-mail.ts'
import { chargeNoticeMs, listDueChargeNotices, yearlyNoticeWindowMs } from './notice-reasons.ts'
import {
  insertChargeNotice,
  listPlansDueForNotice,
  markEndingPlans,
  type RenewingPlan,
} from './notice-queries.ts'

const maxAtOnce = 200

/** Emails buyers before a charge of their plan that they may not expect, once per charge and reason (B8.64). */
export async function notifyOfCharges(deps: PayDeps): Promise<void> {
  const now = deps.clock()
  await markEndingPlans(deps.db, now)
  const until = new Date(now.getTime() + chargeNoticeMs)
  const yearlyUntil = new Date(now.getTime() + yearlyNoticeWindowMs.until)
  for (const plan of await listPlansDueForNotice(deps.db, { now, until, yearlyUntil, count: maxAtOnce }))
    await notifyOfCharge(deps, plan, now)
}

async function notifyOfCharge({ db, stripe, jobs, env }: PayDeps, plan: RenewingPlan, now: Date) {
  const { userId, subscriptionId, periodEnd } = plan
  const subscription = await findOrUndefined(stripe.subscriptions.retrieve(subscriptionId))
  const nextMinor = subscription?.items.data[0]?.price.unit_amount ?? null
  const isSoon = periodEnd.getTime() - now.getTime() <= chargeNoticeMs
  await db.transaction().execute(async (tx) => {
    await lockBuyer(tx, userId)
    if (isSoon) await insertChargeNotice(tx, { userId, periodEnd, reason: 'looked' }, now)
    for (const reason of listDueChargeNotices({ ...plan, nextMinor }, now))
      if (await insertChargeNotice(tx, { userId, periodEnd, reason }, now)) {
        const mail = composeChargeMail(env, plan, { reason, nextMinor: nextMinor ?? plan.paidPriceMinor })
        await enqueueMail(tx, jobs, mail, now)
      }
  })
}
