import type { Limit } from '../platform/rate-limit.ts'

/** Addresses signed up from one network: a person has few, an office shares one network. */
export const newsletterLimitByNetwork: Limit = {
  scope: 'news/network',
  free: 5,
  windowSeconds: 60 * 60,
  maxWaitSeconds: 15 * 60,
}
