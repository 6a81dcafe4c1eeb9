import type Stripe from 'stripe'

/** API version of the fake. It must equal the library's version, whose types the fake uses; otherwise compilation fails. */
export const apiVersion = '2026-10-28.endive' satisfies typeof Stripe.API_VERSION
