import type { AppRouter } from '../../../server/router.ts'
import { paymentPaths } from '../../../shared/payments/payment-paths.ts'

type Features = AppRouter['_def']['record']
type Feature = Exclude<keyof Features & string, 'desk' | 'translation'>
/** A procedure that writes, by feature and name: 'auth.login'. */
type WriteName = {
  [F in Feature]: {
    [P in keyof Features[F] & string]: Features[F][P] extends { _def: { type: 'mutation' } }
      ? `${F}.${P}`
      : never
  }[keyof Features[F] & string]
}[Feature]

/**
 * The rule for every write of the router, whose response was lost: the server may have executed it. 'repeat': it is
 * idempotent, so it is retried. 'leave': the caller decides about retries, so that they do not multiply (B12.54). What
 * operators do is all left: they see what came of it, and decide. Types, because every page carries this file.
 */
interface LostWrites {
  // The user sees that nothing happened and clicks again, which has the same effect.
  'account.askCopy': 'leave'
  'account.askDeletion': 'leave'
  'account.keep': 'leave'
  'account.keepByKey': 'leave'
  // A retry would send two mails; the user sees the error and decides.
  'auth.changeEmail': 'leave'
  // The editor keeps and asks again by itself, and a retry of the others could make a second version.
  'guides.bringBack': 'leave'
  'guides.compareMany': 'leave'
  'guides.dropEdit': 'leave'
  'guides.keepEdit': 'leave'
  'guides.previewEdit': 'leave'
  'guides.save': 'leave'
  // The user sees that nothing happened and clicks again: the form's own id identifies the same gift, and claiming
  // twice is claiming once.
  'gifts.order': 'leave'
  'gifts.pay': 'leave'
  'gifts.recordPaid': 'leave'
  'gifts.change': 'leave'
  'gifts.tellAgain': 'leave'
  'gifts.showLink': 'leave'
  'gifts.lookAt': 'leave'
  'gifts.claim': 'leave'
  // The same choice again is the same payment, and paid is paid.
  'bundles.pay': 'leave'
  'bundles.recordPaid': 'leave'
  // The form keeps its content, and the user can submit it again.
  'guides.report': 'leave'
  'guides.wishForReport': 'leave'
  // Proves the same person again.
  'auth.login': 'repeat'
  // The same uid again changes nothing (B7.14).
  'auth.register': 'repeat'
  'auth.logout': 'repeat'
  // Ended twice is ended.
  'auth.logoutEverywhere': 'repeat'
  // The same name again changes nothing.
  'auth.rename': 'repeat'
  // A retry would send two mails; the user sees the error and decides.
  'contact.submit': 'leave'
  // The last change of each guide or step counts, so the same changes again are nothing new.
  'finishing.setSavedWish': 'leave'
  'finishing.setStepWish': 'leave'
  'finishing.syncSaved': 'repeat'
  'finishing.syncSteps': 'repeat'
  // Opens no second payment, since a checkout has one key at Stripe; the checkout page has its own retries.
  'payments.createPaymentIntent': 'leave'
  // A retry finds the same attempt by its checkout; at most one is open.
  'payments.createSubscription': 'repeat'
  'payments.createCheckoutSession': 'repeat'
  // Ended twice is ended; the buyer sees what came of it.
  'payments.endPlan': 'leave'
  // A new address each time, and none of them charges.
  'payments.openBillingPortal': 'repeat'
  // The user sees that nothing happened and submits again: the same details give the same receipt.
  'payments.officeMonth': 'leave'
  'payments.officeReceipt': 'leave'
  // The server sends it at most once every few minutes.
  'payments.sendReceiptAgain': 'leave'
  // Settling is idempotent.
  'payments.verifyPurchase': 'repeat'
  // The same guide again changes nothing (B1.10).
  'payments.pickFreeGuide': 'repeat'
  // Settling is idempotent; `payments/after-payment/record-paid.ts` has its own retries.
  'payments.recordPurchase': 'leave'
  // The buyer sees what came of it and submits again: withdrawn is withdrawn, and each link is a mail.
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
  'finishing.syncSaved': true,
  'finishing.syncSteps': true,
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

/** Writes outside the router are retried only with an idempotency key. */
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

/** A procedure has one name, whether it is called by it, '/trpc/auth.login?input=…', or by its documented path. */
function nameOf(url: string): string {
  const { pathname } = new URL(url, 'http://shop')
  return documentedWrites.get(pathname) ?? pathname.replace(/^\/trpc\//, '')
}
