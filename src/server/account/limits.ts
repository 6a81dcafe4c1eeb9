import type { Limit } from '../platform/rate-limit.ts'

const hour = 60 * 60

/** Limits requesting and canceling a deletion, per account. Each request sends an email. */
export const deletionLimit: Limit = {
  scope: 'account-deletion/account',
  free: 5,
  windowSeconds: hour,
  maxWaitSeconds: hour / 4,
}

/** Limits calls with a key from an email, per network. The keys are too long to guess. */
export const deletionKeyLimit: Limit = {
  scope: 'account-deletion/network',
  free: 30,
  windowSeconds: hour,
  maxWaitSeconds: hour / 4,
}

/** Limits exports of personal data, per account, because creating one is expensive. */
export const dataExportLimit: Limit = {
  scope: 'data-copy/account',
  free: 3,
  windowSeconds: hour,
  maxWaitSeconds: hour / 4,
}
