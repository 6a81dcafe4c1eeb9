import type { Limit } from '../platform/rate-limit.ts'

const minute = 60

/** Sign-ins with a token from one network, which a school or an office may share. */
export const signInLimitByNetwork: Limit = {
  scope: 'sign-in/network',
  free: 300,
  windowSeconds: 15 * minute,
  maxWaitSeconds: minute,
}

export const signInLimitByAccount: Limit = {
  scope: 'sign-in/account',
  free: 30,
  windowSeconds: 15 * minute,
  maxWaitSeconds: minute,
}

/** Password attempts from one network. The waits affect only that network. */
export const passwordLimitByNetwork: Limit = {
  scope: 'password/network',
  free: 10,
  windowSeconds: 60 * minute,
  maxWaitSeconds: 15 * minute,
}

/**
 * Password attempts for one account from all networks. One network has at most 20 attempts per window, so it can't exhaust this
 * limit; many networks can, and then the account's owner waits at most two minutes.
 */
export const passwordLimitByAccount: Limit = {
  scope: 'password/account',
  free: 30,
  windowSeconds: 15 * minute,
  maxWaitSeconds: 2 * minute,
}

/** Requests to change the email address: each sends an email to an address that may belong to someone else. */
export const emailChangeLimit: Limit = {
  scope: 'email-change/account',
  free: 5,
  windowSeconds: 60 * minute,
  maxWaitSeconds: 15 * minute,
}

export const renameLimit: Limit = {
  scope: 'account/rename',
  free: 30,
  windowSeconds: 15 * minute,
  maxWaitSeconds: minute,
}
