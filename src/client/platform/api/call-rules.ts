import type { AppRouter } from '../../../server/router.ts'
import { paymentPaths } from '../../../shared/payments/payment-paths.ts'

type Features = AppRouter['_def']['record']
type Feature = Exclude<keyof Features & string, 'admin' | 'translation'>
/** A procedure that writes, by feature and name: 'auth.login'. */
type WriteName = {
  [F in Feature]: {
    [P in keyof Features[F] & string]: Features[F][P] extends { _def: { type: 'mutation' } }
      ? `${F}.${P}`
      : never
  }[keyof Features[F] & string]
}[Feature]

/**
 * What to do about each write whose response was lost, because the server may have executed it. 'repeat': idempotent, so it is
 * retried. 'leave': the caller decides, so that retries do not multiply (B12.54). Admin actions are all 'leave'. These are
 * types, because every page loads this file.
 */
interface LostWrites {
  // The user sees that nothing happened and clicks again, which has the same effect.
  'account.askCopy': 'leave'
  'account.askDeletion': 'leave'
  'account.keep': 'leave'
  'account.keepByKey': 'leave'
  // A retry would send two mails; the user sees the error and decides.
  'auth.changeEmail': 'leave'
  // The editor retries saving itself; retries of the others could create a second version.
  'guides.bringBack': 'leave'
  'guides.compareMany': 'leave'
  'guides.dropEdit': 'leave'
  'guides.keepEdit': 'leave'
  'guides.previewEdit': 'leave'
  'guides.save': 'leave'
  // The user sees that nothing happened and clicks again: the form's id identifies the gift, and claiming twice changes nothing.
  'gifts.order': 'leave'
  'gifts.pay': 'leave'
  'gifts.recordPaid': 'leave'
  'gifts.change': 'leave'
  'gifts.tellAgain': 'leave'
  'gifts.showLink': 'leave'
  'gifts.lookAt': 'leave'
  'gifts.claim': 'leave'
  // The same choice leads to the same payment, and paying twice is refused.
  'bundles.pay': 'leave'
  'bundles.recordPaid': 'leave'
  // The form keeps its content, and the user can submit it again.
  'guides.report': 'leave'
  'guides.wishForReport': 'leave'
  // Idempotent: authenticates the same user.
  'auth.login': 'repeat'
  // The same uid changes nothing (B7.14).
  'auth.register': 'repeat'
  'auth.logout': 'repeat'
  // Idempotent.
  'auth.logoutEverywhere': 'repeat'
  // The same name changes nothing.
  'auth.rename': 'repeat'
  // A retry would send two mails; the user sees the error and decides.
  'contact.submit': 'leave'
  // The latest change of each guide or step counts, so repeating it changes nothing.
  'progress.setSavedWish': 'leave'
  'progress.setStepWish': 'leave'
  'progress.sync': 'repeat'
  // Only pages of the previous release call these two.
  'progress.syncSaved': 'leave'
  'progress.syncSteps': 'leave'
  // The user sees what is set.
  'progress.setProgressSync': 'leave'
  // Creates no second payment, because a checkout has one key at Stripe; the checkout page has its own retries.
  'payments.createPaymentIntent': 'leave'
  // A retry finds the same attempt by its checkout; at most one is open.
  'payments.createSubscription': 'repeat'
  'payments.createCheckoutSession': 'repeat'
  // Idempotent; the buyer sees the result.
  'payments.endPlan': 'leave'
  // Creates a new URL each time, which charges nothing.
  'payments.openBillingPortal': 'repeat'
  // The user sees that nothing happened and submits again: equal details give the same receipt.
  'payments.officeMonth': 'leave'
  'payments.officeReceipt': 'leave'
  // The server sends it at most once in a few minutes.
  'payments.sendReceiptAgain': 'leave'
  // Settling is idempotent.
  'payments.verifyPurchase': 'repeat'
  // The same guide changes nothing (B1.10).
  'payments.pickFreeGuide': 'repeat'
  // Settling is idempotent; `payments/after-payment/record-paid.ts` has its own retries.
  'payments.recordPurchase': 'leave'
  // The buyer sees the result and submits again: withdrawing twice changes nothing, and each link sends an email.
  'withdrawals.askLink': 'leave'
  'withdrawals.confirm': 'leave'
  'withdrawals.confirmByKey': 'leave'
  'withdrawals.findByKey': 'leave'
}

/** Does not compile while a write of the router has no rule. */
type RepeatedWrite = { [Name in WriteName]: LostWrites[Name] extends 'repeat' ? Name : never }[WriteName]

const repeatedWrites: Record<RepeatedWrite, true> = {
  'auth.login': true,
  'auth.register': true,
  'auth.logout': true,
  'auth.logoutEverywhere': true,
  'auth.rename': true,
  'progress.sync': true,
  'payments.createSubscription': true,
  'payments.createCheckoutSession': true,
  'payments.openBillingPortal': true,
  'payments.verifyPurchase': true,
  'payments.pickFreeGuide': true,
}

/** A sign-in or sign-out has no token to renew: a 401 is about the typed credentials. */
const aboutSignIn = new Set(['auth.login', 'auth.register', 'auth.logout'])

/** Called without a user, after logout (B7.19) or a failed login: must not wait for a token. */
const withoutToken = new Set([
  'account.keepByKey',
  'auth.logout',
  'contact.submit',
  'withdrawals.askLink',
  'withdrawals.confirmByKey',
  'withdrawals.findByKey',
])

export interface CallRules {
  /** Writes use the bearer token, reads use the cookie (R7): a write waits for the user's token. */
  token: 'for-writing' | 'at-hand'
  /** Whether to renew the token after a 401. */
  renews: boolean
  /** Whether to retry a call whose response was lost. */
  repeats: boolean
}

/** Returns the rules of a call. Writes outside the router are retried only with an idempotency key. */
export function rulesFor(url: string, { method = 'GET', headers }: RequestInit): CallRules {
  const reads = method === 'GET' || method === 'HEAD'
  const name = nameOf(url)
  return {
    token: reads || withoutToken.has(name) ? 'at-hand' : 'for-writing',
    renews: !aboutSignIn.has(name),
    repeats: reads || name in repeatedWrites || new Headers(headers).has('idempotency-key'),
  }
}

const documentedWrites = new Map<string, string>(
  Object.entries(paymentPaths).map(([call, path]) => [path, `payments.${call}`]),
)

/** Returns a procedure's name for its tRPC URL, such as '/trpc/auth.login?input=…', or its documented path. */
function nameOf(url: string): string {
  const { pathname } = new URL(url, 'http://shop')
  return documentedWrites.get(pathname) ?? pathname.replace(/^\/trpc\//, '')
}
