import type { Limit } from '../platform/rate-limit.ts'

/** Subscriptions per network: a user has few addresses, but an office shares one network. */
export const newsletterLimitByNetwork: Limit = {
  scope: 'news/network',
  free: 5,
  windowSeconds: 60 * 60,
  maxWaitSeconds: 15 * 60,
}
