import { localizePath, paths } from '../../../shared/paths.ts'
import type { PageLanguage } from '../../../shared/languages.ts'
import type { PayDeps } from '../deps.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { User } from '../../platform/caller.ts'
import { requireBuyer } from '../queries.ts'
import { findBillingPortal } from './billing-portal.ts'
import { refuseDuringOutage } from '../stripe/stripe.ts'

/** Opens Stripe's billing portal for cards, invoices and cancellation. The URL is valid for one visit. */
export async function openBillingPortal(
  { db, stripe, env }: PayDeps,
  user: User,
  language: PageLanguage,
): Promise<{ url: string }> {
  const { stripeCustomerId } = await requireBuyer(db, user.id)
  if (stripeCustomerId === null)
    throw new Refusal('not-found', 'Nothing has been bought with this account yet')
  const open = async () => {
    const portal = await findBillingPortal(stripe, env.ORIGIN)
    return stripe.billingPortal.sessions.create({
      customer: stripeCustomerId,
      ...(portal === undefined ? {} : { configuration: portal.id }),
      locale: language,
      return_url: `${env.ORIGIN}${localizePath(language, paths.profile)}`,
    })
  }
  const { url } = await refuseDuringOutage(open())
  return { url }
}
