/** Documented paths of the payment calls that the browser makes, by procedure name. */
export const paymentPaths = {
  createPaymentIntent: '/api/users/create-payment-intent',
  createSubscription: '/api/create-subscription',
  createCheckoutSession: '/api/users/create-checkout-session',
  verifyPurchase: '/api/users/verify-purchase',
} as const

export type PaymentCall = keyof typeof paymentPaths
