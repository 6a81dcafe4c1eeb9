import type { Limit } from '../platform/rate-limit.ts'

/** Messages per network: users may write several, and an office shares one network. */
export const messageLimitByNetwork: Limit = {
  scope: 'contact/network',
  free: 5,
  windowSeconds: 60 * 60,
  maxWaitSeconds: 15 * 60,
}
