import type { Limit } from '../platform/rate-limit.ts'

/** Messages from one network: a person has a second thought, an office shares one network. */
export const messageLimitByNetwork: Limit = {
  scope: 'contact/network',
  free: 5,
  windowSeconds: 60 * 60,
  longestWaitSeconds: 15 * 60,
}
