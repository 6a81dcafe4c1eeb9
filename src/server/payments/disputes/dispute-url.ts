import type { Env } from '../../platform/env.ts'
import { isLiveMode } from '../stripe/stripe.ts'

/** Where evidence is submitted: the dispute in Stripe's dashboard. The Stripe fake has one page for everything. */
export function disputeUrl(
  env: Pick<Env, 'STRIPE_API_URL' | 'STRIPE_SECRET_KEY'>,
  disputeId: string,
): string {
  if (env.STRIPE_API_URL !== undefined) return env.STRIPE_API_URL
  return `https://dashboard.stripe.com/${isLiveMode(env) ? '' : 'test/'}disputes/${disputeId}`
}
