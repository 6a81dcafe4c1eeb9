import type Stripe from 'stripe'
import { settlementCurrency } from '../protocol/money.ts'
import type { ApiRoute } from '../state/context.ts'

/** Stripe account that the secret key belongs to. */
const account = {
  id: 'acct_sandbox',
  object: 'account',
  charges_enabled: true,
  country: 'US',
  default_currency: settlementCurrency,
  details_submitted: true,
  email: null,
  payouts_enabled: true,
  type: 'standard',
} satisfies Stripe.Account

export const accountRoutes: ApiRoute[] = [{ method: 'GET', path: '/v1/account', answer: () => account }]
