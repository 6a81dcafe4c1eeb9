import type { RateLimit } from '../platform/rate-limit.ts'

const minute = 60

/** Limits logins with a token per network, because a school or an office may share one. */
export const signInLimitByNetwork: RateLimit = {
  scope: 'sign-in/network',
  free: 300,
  windowSeconds: 15 * minute,
  maxWaitSeconds: minute,
}

export const signInLimitByAccount: RateLimit = {
  scope: 'sign-in/account',
  free: 30,
  windowSeconds: 15 * minute,
  maxWaitSeconds: minute,
}

/** Limits password attempts per network. The waits affect only that network. */
export const passwordLimitByNetwork: RateLimit = {
  scope: 'password/network',
  free: 10,
  windowSeconds: 60 * minute,
  maxWaitSeconds: 15 * minute,
}

/**
 * Limits password attempts per account across networks. One network has at most 20 attempts per window and can't exhaust this limit. Many networks can; the
 * account's owner then waits at most two minutes.
 */
export const passwordLimitByAccount: RateLimit = {
  scope: 'password/account',
  free: 30,
  windowSeconds: 15 * minute,
  maxWaitSeconds: 2 * minute,
}

/** Limits email changes per account, because each sends an email to an address that may belong to someone else. */
export const emailChangeLimit: RateLimit = {
  scope: 'email-change/account',
  free: 5,
  windowSeconds: 60 * minute,
  maxWaitSeconds: 15 * minute,
}

export const usernameChangeLimit: RateLimit = {
  scope: 'account/rename',
  free: 30,
  windowSeconds: 15 * minute,
  maxWaitSeconds: minute,
}
