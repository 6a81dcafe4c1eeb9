import type { Limit } from '../platform/rate-limit.ts'

/** So many are free within some minutes; then each waits, for at most `maxWait` minutes. */
const limit = (
  scope: string,
  { free, minutes, maxWait }: { free: number; minutes: number; maxWait: number },
): Limit => ({ scope, free, windowSeconds: minutes * 60, maxWaitSeconds: maxWait * 60 })

/** Checkouts and declined cards of one account: generous for many tabs, slow for stolen cards. */
export const paymentLimitByAccount = limit('payment/account', { free: 60, minutes: 60, maxWait: 5 })
/** Checkouts from one network, which a school or an office shares. */
export const checkoutLimitByNetwork = limit('payment/network', { free: 300, minutes: 60, maxWait: 1 })
/** Checks whether something was paid, each of which asks Stripe: a success page sends up to four. */
export const paymentCheckLimit = limit('payment/check', { free: 120, minutes: 15, maxWait: 1 })
/** Links to Stripe's portal, each of which asks Stripe. */
export const portalLimit = limit('payment/portal', { free: 30, minutes: 15, maxWait: 1 })
/** Receipts that are emailed again. */
export const receiptMailLimit = limit('payment/receipt-mail', { free: 20, minutes: 60, maxWait: 5 })
export const freePickLimit = limit('payment/free-pick', { free: 30, minutes: 15, maxWait: 1 })
/** Each takes a thread and reads a font of megabytes. */
export const officeLimit = limit('office-receipt/account', { free: 20, minutes: 60, maxWait: 5 })
/** Gifts that are ordered, changed or emailed again, and links that are shown. */
export const giftLimit = limit('gift/account', { free: 40, minutes: 60, maxWait: 5 })
/** Links of gifts that are opened and claimed; their keys can't be guessed. */
export const giftClaimLimit = limit('gift/claim', { free: 60, minutes: 15, maxWait: 1 })
/** Contracts that are shown or withdrawn from, each of which asks Stripe. */
export const withdrawalLimit = limit('withdrawal/account', { free: 60, minutes: 15, maxWait: 1 })
/** Links for withdrawing without a login: each may send an email to a buyer. */
export const withdrawalLinkLimit = limit('withdrawal-link/network', { free: 10, minutes: 60, maxWait: 5 })
/** Such links that are opened; their keys can't be guessed. */
export const withdrawalKeyLimit = limit('withdrawal-key/network', { free: 60, minutes: 15, maxWait: 1 })
/** Codes that one account enters, right or wrong, also by reloading a form with one. */
export const codeLimitByAccount = limit('code/account', { free: 30, minutes: 60, maxWait: 5 })
/** Codes that are entered from one network, however many accounts it has. */
export const codeLimitByNetwork = limit('code/network', { free: 300, minutes: 60, maxWait: 1 })
