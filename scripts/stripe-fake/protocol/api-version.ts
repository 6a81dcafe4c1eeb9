import type Stripe from 'stripe'

/** Must equal the library's version, whose types this fake uses; otherwise it does not compile. */
export const apiVersion = '2026-10-28.endive' satisfies typeof Stripe.API_VERSION
