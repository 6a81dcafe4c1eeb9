import type { Limit } from '../platform/rate-limit.ts'

const minute = 60

/** Sign-ins with a token from one network: a school or an office shares one. */
export const signInLimitByNetwork: Limit = {
  scope: 'sign-in/network',
  free: 300,
  windowSeconds: 15 * minute,
  longestWaitSeconds: minute,
}

export const signInLimitByAccount: Limit = {
  scope: 'sign-in/account',
  free: 30,
  windowSeconds: 15 * minute,
  longestWaitSeconds: minute,
}

/** Password attempts from one network. Waits affect only that network. */
export const passwordLimitByNetwork: Limit = {
  scope: 'password/network',
  free: 10,
  windowSeconds: 60 * minute,
  longestWaitSeconds: 15 * minute,
}

/**
 * Passwords tried for one account from anywhere. One network alone gets no more than 20 tries in the window, so it can't
 * use these up; many can, and then the account's owner waits two minutes at most, and never past the window.
 */
export const passwordLimitByAccount: Limit = {
  scope: 'password/account',
  free: 30,
  windowSeconds: 15 * minute,
  longestWaitSeconds: 2 * minute,
}
