import type { RateLimit } from '../platform/rate-limit.ts'

const hour = 60 * 60

const hourly = { windowSeconds: hour, maxWaitSeconds: hour / 4 }

/** Limits requesting and canceling a deletion, per account. Each request sends an email. */
export const deletionLimit: RateLimit = { scope: 'account-deletion/account', free: 5, ...hourly }

/** Limits calls with the secret key from a deletion email, per network. The key is too long to guess. */
export const deletionKeyLimit: RateLimit = { scope: 'account-deletion/network', free: 30, ...hourly }

/** Limits exports of personal data, per account, because creating one is expensive. */
export const dataExportLimit: RateLimit = { scope: 'data-copy/account', free: 3, ...hourly }
