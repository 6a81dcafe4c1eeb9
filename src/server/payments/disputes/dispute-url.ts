import type { Env } from '../../platform/env.ts'
import { isLiveMode } from '../stripe/stripe.ts'

/** Returns the URL at which evidence is submitted: the dispute in Stripe's dashboard, or the only page of the Stripe fake. */
export function buildDisputeUrl(
  env: Pick<Env, 'STRIPE_API_URL' | 'STRIPE_SECRET_KEY'>,
  disputeId: string,
): string {
  if (env.STRIPE_API_URL !== undefined) return env.STRIPE_API_URL
  return `https://dashboard.stripe.com/${isLiveMode(env) ? '' : 'test/'}disputes/${disputeId}`
}
