import type { Limit } from '../platform/rate-limit.ts'

const minute = 60

/**
 * Tries to pay by one account: a checkout that is opened, and every card that is declined. Somebody with many tabs
 * notices nothing; whoever tries stolen cards soon waits five minutes for each.
 */
export const paymentLimitByAccount: Limit = {
  scope: 'payment/account',
  free: 60,
  windowSeconds: 60 * minute,
  maxWaitSeconds: 5 * minute,
}

/** Checkouts opened from one network, however many accounts it has: a school or an office shares one. */
export const checkoutLimitByNetwork: Limit = {
  scope: 'payment/network',
  free: 300,
  windowSeconds: 60 * minute,
  maxWaitSeconds: minute,
}

/** Questions whether something has been paid, each of which asks Stripe: a success page asks up to four times. */
export const paymentCheckLimit: Limit = {
  scope: 'payment/check',
  free: 120,
  windowSeconds: 15 * minute,
  maxWaitSeconds: minute,
}

/** Addresses of Stripe's portal, each of which asks Stripe. */
export const portalLimit: Limit = {
  scope: 'payment/portal',
  free: 30,
  windowSeconds: 15 * minute,
  maxWaitSeconds: minute,
}

/** Receipts that are mailed again. */
export const receiptMailLimit: Limit = {
  scope: 'payment/receipt-mail',
  free: 20,
  windowSeconds: 60 * minute,
  maxWaitSeconds: 5 * minute,
}

/** Free guides that somebody tries to pick: one is right, the others are refused by the database. */
export const freePickLimit: Limit = {
  scope: 'payment/free-pick',
  free: 30,
  windowSeconds: 15 * minute,
  maxWaitSeconds: minute,
}

/** Each takes a thread and reads a font of megabytes. */
export const officeLimit: Limit = {
  scope: 'office-receipt/account',
  free: 20,
  windowSeconds: 60 * 60,
  maxWaitSeconds: 5 * 60,
}

/** Gifts that are ordered, changed, told again, and links that are shown. */
export const giftLimit: Limit = {
  scope: 'gift/account',
  free: 40,
  windowSeconds: 60 * minute,
  maxWaitSeconds: 5 * minute,
}

/** Links that somebody opens and accepts; their keys can't be guessed. */
export const giftClaimLimit: Limit = {
  scope: 'gift/claim',
  free: 60,
  windowSeconds: 15 * minute,
  maxWaitSeconds: minute,
}

/** Contracts that someone looks at or withdraws from, each of which asks Stripe. */
export const withdrawalLimit: Limit = {
  scope: 'withdrawal/account',
  free: 60,
  windowSeconds: 15 * minute,
  maxWaitSeconds: minute,
}

/** Links for withdrawing without a login: each may send a mail to a buyer. */
export const withdrawalLinkLimit: Limit = {
  scope: 'withdrawal-link/network',
  free: 10,
  windowSeconds: 60 * minute,
  maxWaitSeconds: 5 * minute,
}

/** Such links that are opened; their keys can't be guessed. */
export const withdrawalKeyLimit: Limit = {
  scope: 'withdrawal-key/network',
  free: 60,
  windowSeconds: 15 * minute,
  maxWaitSeconds: minute,
}

/** Codes that one account names, right or wrong: each press and each reload of a form with one. */
export const codeLimitByAccount: Limit = {
  scope: 'code/account',
  free: 30,
  windowSeconds: 60 * minute,
  maxWaitSeconds: 5 * minute,
}

/** Codes named from one network, however many accounts it has. */
export const codeLimitByNetwork: Limit = {
  scope: 'code/network',
  free: 300,
  windowSeconds: 60 * minute,
  maxWaitSeconds: minute,
}
