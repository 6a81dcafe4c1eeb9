import type { Limit } from '../platform/rate-limit.ts'

/** Messages from one network: a person may write again, and an office shares one network. */
export const messageLimitByNetwork: Limit = {
  scope: 'contact/network',
  free: 5,
  windowSeconds: 60 * 60,
  maxWaitSeconds: 15 * 60,
}
