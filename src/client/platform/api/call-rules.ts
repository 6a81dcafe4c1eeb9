import type { AppRouter } from '../../../server/router.ts'
import { paymentPaths } from '../../../shared/payments/payment-paths.ts'

type Features = AppRouter['_def']['record']
type Feature = Exclude<keyof Features & string, 'admin' | 'translation'>
/** The name of a mutation, with its feature: 'auth.login'. */
type WriteName = {
  [F in Feature]: {
    [P in keyof Features[F] & string]: Features[F][P] extends { _def: { type: 'mutation' } }
      ? `${F}.${P}`
      : never
  }[keyof Features[F] & string]
}[Feature]

/**
 * Rules for mutations whose response was lost, because the server may have executed them. 'repeat': idempotent, so the call is
 * retried. 'leave': the caller decides, so that retries do not multiply (B12.54). All admin actions are 'leave'. A mutation of the
 * router without a rule is a compile error.
 */
const lostWrites: Record<WriteName, 'leave' | 'repeat'> = {
  // The user sees that nothing happened and clicks again. A second request has no further effect.
  'account.askCopy': 'leave',
  'account.askDeletion': 'leave',
  'account.keep': 'leave',
  'account.keepByKey': 'leave',
  // A retry would send two emails. The user sees the error and can submit again.
  'auth.changeEmail': 'leave',
  // The editor retries saving itself. Retries of the other calls could create a second version.
  'guides.bringBack': 'leave',
  'guides.compareMany': 'leave',
  'guides.dropEdit': 'leave',
  'guides.keepEdit': 'leave',
  'guides.previewEdit': 'leave',
  'guides.save': 'leave',
  // The user sees that nothing happened and clicks again: the form's id identifies the gift, and a second claim has no effect.
  'gifts.order': 'leave',
  'gifts.pay': 'leave',
  'gifts.recordPaid': 'leave',
  'gifts.change': 'leave',
  'gifts.tellAgain': 'leave',
  'gifts.showLink': 'leave',
  'gifts.lookAt': 'leave',
  'gifts.claim': 'leave',
  // The same choice of guides leads to the same payment, and a second payment is refused.
  'bundles.pay': 'leave',
  'bundles.recordPaid': 'leave',
  // The form keeps its content, so the user can submit it again.
  'guides.report': 'leave',
  'guides.wishForReport': 'leave',
  // A repeated login is idempotent: it authenticates the same user.
  'auth.login': 'repeat',
  // A repeated registration of the same uid changes nothing (B7.14).
  'auth.register': 'repeat',
  'auth.logout': 'repeat',
  // Idempotent.
  'auth.logoutEverywhere': 'repeat',
  // The user sees which sessions remain, and can click again.
  'auth.logoutOthers': 'leave',
  // A repeated change to the same name changes nothing.
  'auth.rename': 'repeat',
  // A retry would send two emails. The user sees the error and can submit again.
  'contact.submit': 'leave',
  // Only the latest change of each guide or step is stored, so a repeated call changes nothing.
  'progress.setSavedWish': 'leave',
  'progress.setStepWish': 'leave',
  'progress.sync': 'repeat',
  // The user sees the stored setting, and can change it again.
  'progress.setProgressSync': 'leave',
  // A repeated call creates no second payment, because each checkout has one key at Stripe; the checkout page has its own
  // retries.
  'payments.createPaymentIntent': 'leave',
  // A retry finds the same attempt by its checkout; at most one attempt is open.
  'payments.createSubscription': 'repeat',
  'payments.createCheckoutSession': 'repeat',
  // Ending a plan is idempotent, and the buyer sees the result.
  'payments.endPlan': 'leave',
  // Each call creates a new URL, which charges nothing.
  'payments.openBillingPortal': 'repeat',
  // The user sees that nothing happened and submits again: equal details return the same receipt.
  'payments.officeMonth': 'leave',
  'payments.officeReceipt': 'leave',
  // The server sends each receipt at most once in a few minutes.
  'payments.sendReceiptAgain': 'leave',
  // Verifying settles the purchase, which is idempotent.
  'payments.verifyPurchase': 'repeat',
  // Picking the same guide again changes nothing (B1.10).
  'payments.pickFreeGuide': 'repeat',
  // Settling a purchase is idempotent; `payments/after-payment/record-payment.ts` has its own retries.
  'payments.recordPurchase': 'leave',
  // The buyer sees the result and submits again: a second withdrawal has no effect, and each request for a link sends an email.
  'withdrawals.askLink': 'leave',
  'withdrawals.confirm': 'leave',
  'withdrawals.confirmByKey': 'leave',
  'withdrawals.findByKey': 'leave',
}
const ruleOf: Partial<Record<string, 'leave' | 'repeat'>> = lostWrites

/** Calls after whose 401 no token is renewed, because they start or end the session themselves. */
const aboutSignIn = new Set(['auth.login', 'auth.register', 'auth.logout'])

/** Mutations that must not wait for a token, because they are called without a user, after a logout (B7.19) or a failed login. */
const withoutToken = new Set([
  'account.keepByKey',
  'auth.logout',
  'contact.submit',
  'withdrawals.askLink',
  'withdrawals.confirmByKey',
  'withdrawals.findByKey',
])

export interface CallRules {
  /** Mutations wait for the bearer token; reads use the cookie, and a token only if one is cached (R7). */
  token: 'for-writing' | 'at-hand'
  /** Whether to renew the token after a 401. */
  renews: boolean
  /** Whether to retry the call if its response was lost. */
  repeats: boolean
  /** Whether the call may continue after its page is closed. Applies to hidden pages only, and limits the body to 64 KiB. */
  keepalive: boolean
}

/** Returns the rules of a call. Mutations outside the router are retried only with an idempotency key. */
export function getCallRules(url: string, { method = 'GET', headers }: RequestInit): CallRules {
  const reads = method === 'GET' || method === 'HEAD'
  const name = nameOf(url)
  return {
    token: reads || withoutToken.has(name) ? 'at-hand' : 'for-writing',
    renews: !aboutSignIn.has(name),
    repeats: reads || ruleOf[name] === 'repeat' || new Headers(headers).has('idempotency-key'),
    keepalive: name === 'progress.sync',
  }
}

const documentedWrites = new Map<string, string>(
  Object.entries(paymentPaths).map(([call, path]) => [path, `payments.${call}`]),
)

/** Returns the procedure's name for its tRPC URL, such as '/trpc/auth.login?input=…', or for its documented path. */
function nameOf(url: string): string {
  const { pathname } = new URL(url, 'http://shop')
  return documentedWrites.get(pathname) ?? pathname.replace(/^\/trpc\//, '')
}
