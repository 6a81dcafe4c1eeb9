import type { RateLimit } from '../platform/rate-limit.ts'

/** Creates a rate limit: `free` requests within `minutes`, then each further one waits for at most `maxWait` minutes. */
const limit = (
  scope: string,
  { free, minutes, maxWait }: { free: number; minutes: number; maxWait: number },
): RateLimit => ({ scope, free, windowSeconds: minutes * 60, maxWaitSeconds: maxWait * 60 })

/** Limit of checkouts and declined cards per account: enough for a buyer with several tabs, too few for trying stolen cards. */
export const paymentLimitByAccount = limit('payment/account', { free: 60, minutes: 60, maxWait: 5 })
/** Limit of checkouts per network, which a school or a company may share. */
export const checkoutLimitByNetwork = limit('payment/network', { free: 300, minutes: 60, maxWait: 1 })
/** Limit of payment checks, each of which calls Stripe. A success page sends up to four. */
export const paymentCheckLimit = limit('payment/check', { free: 120, minutes: 15, maxWait: 1 })
/** Limit of links to Stripe's billing portal, each of which calls Stripe. */
export const portalLimit = limit('payment/portal', { free: 30, minutes: 15, maxWait: 1 })
/** Limit of receipts that are emailed again. */
export const receiptMailLimit = limit('payment/receipt-mail', { free: 20, minutes: 60, maxWait: 5 })
export const freePickLimit = limit('payment/free-pick', { free: 30, minutes: 15, maxWait: 1 })
/** Limit of company invoices, each of which starts a thread and reads a font of several megabytes. */
export const companyInvoiceLimit = limit('office-receipt/account', { free: 20, minutes: 60, maxWait: 5 })
/** Limit of gifts that are ordered, changed or emailed again, and of links that are shown. */
export const giftLimit = limit('gift/account', { free: 40, minutes: 60, maxWait: 5 })
/** Limit of gift links that are opened and claimed. Their keys can't be guessed. */
export const giftClaimLimit = limit('gift/claim', { free: 60, minutes: 15, maxWait: 1 })
/** Limit of contracts that are shown or withdrawn from, each of which calls Stripe. */
export const withdrawalLimit = limit('withdrawal/account', { free: 60, minutes: 15, maxWait: 1 })
/** Limit of requested withdrawal links, each of which may send an email to a buyer. */
export const withdrawalLinkLimit = limit('withdrawal-link/network', { free: 10, minutes: 60, maxWait: 5 })
/** Limit of withdrawal links that are opened. Their keys can't be guessed. */
export const withdrawalKeyLimit = limit('withdrawal-key/network', { free: 60, minutes: 15, maxWait: 1 })
/** Limit of discount codes per account, valid or not. Reloading a form with a code counts as well. */
export const codeLimitByAccount = limit('code/account', { free: 30, minutes: 60, maxWait: 5 })
/** Limit of discount codes per network, across its accounts. */
export const codeLimitByNetwork = limit('code/network', { free: 300, minutes: 60, maxWait: 1 })
