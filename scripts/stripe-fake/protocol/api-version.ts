import type Stripe from 'stripe'

/** The shapes here are those of the library's own version; the compiler complains when the library moves on. */
export const apiVersion = '2026-10-28.endive' satisfies typeof Stripe.API_VERSION
