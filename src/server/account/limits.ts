import type { Limit } from '../platform/rate-limit.ts'

const hour = 60 * 60

/** Each asks for a mail, and asking and undoing in turn asks for many. */
export const deletionLimit: Limit = {
  scope: 'account-deletion/account',
  free: 5,
  windowSeconds: hour,
  maxWaitSeconds: hour / 4,
}

/** Attempts with keys from emails, per network. A key is too long to guess. */
export const closingKeyLimit: Limit = {
  scope: 'account-deletion/network',
  free: 30,
  windowSeconds: hour,
  maxWaitSeconds: hour / 4,
}

/** Copies of one's data, which cost some work. */
export const copyLimit: Limit = {
  scope: 'data-copy/account',
  free: 3,
  windowSeconds: hour,
  maxWaitSeconds: hour / 4,
}
