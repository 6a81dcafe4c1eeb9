import type { AppRouter } from '../../../server/router.ts'
import { paymentPaths, type PaymentCall } from '../../../shared/payments/payment-paths.ts'

type Features = AppRouter['_def']['record']
/** A procedure that writes, by feature and name: 'auth.login'. */
type WriteName = {
  [F in keyof Features & string]: {
    [P in keyof Features[F] & string]: Features[F][P] extends { _def: { type: 'mutation' } }
      ? `${F}.${P}`
      : never
  }[keyof Features[F] & string]
}[keyof Features & string]

/** How to handle a write whose response was lost: the server may have executed it. */
type LostWrite =
  /** Idempotent, so it is retried. */
  | 'repeat'
  /** The caller decides about retries, so that they do not multiply (B12.54). */
  | 'leave'

/** The rule for every write of the router. */
const lostWrites: Record<WriteName, LostWrite> = {
  // Proves the same person again.
  'auth.login': 'repeat',
  // The same uid again changes nothing (B7.14).
  'auth.register': 'repeat',
  'auth.logout': 'repeat',
  // Ended twice is ended.
  'auth.logoutEverywhere': 'repeat',
  // The same name again changes nothing.
  'auth.rename': 'repeat',
  // A retry would send two mails; the user sees the error and decides.
  'contact.submit': 'leave',
  // Opens no second payment, since a checkout has one key at Stripe; the checkout page has its own retries.
  'payments.createPaymentIntent': 'leave',
  // A retry finds the same attempt by its checkout; at most one is open.
  'payments.createSubscription': 'repeat',
  'payments.createCheckoutSession': 'repeat',
  // A new address each time, and none of them charges.
  'payments.openBillingPortal': 'repeat',
  // The server sends it at most once every few minutes.
  'payments.sendReceiptAgain': 'leave',
  // Settling is idempotent.
  'payments.verifyPurchase': 'repeat',
  // The same guide again changes nothing (B1.10).
  'payments.pickFreeGuide': 'repeat',
  // Settling is idempotent; `payments/after-payment/record-paid.ts` has its own retries.
  'payments.recordPurchase': 'leave',
  // The server sends it at most once every few minutes.
  'desk.sendReceipt': 'leave',
  // Of several refunds of one state of a payment, one is made; the operator sees what came of it.
  'desk.refund': 'leave',
  // The second time it is refused.
  'desk.giveGuide': 'leave',
  'desk.takeGuideBack': 'leave',
  // Ended twice is ended, but each is noted.
  'desk.endPro': 'leave',
  // Two mails would be sent.
  'desk.answerMessage': 'leave',
  'desk.retryJobs': 'leave',
  'desk.sweepNow': 'leave',
  // Moved twice is moved.
  'desk.moveMessage': 'repeat',
  'desk.logOutReader': 'leave',
  'desk.changeRole': 'leave',
  // At most one job runs for a guide and a language; a retry finds it.
  'translation.translateContent': 'repeat',
  'translation.translateSingle': 'repeat',
  'translation.translateGuide': 'repeat',
  'translation.startMany': 'repeat',
  'translation.enhanceJapanese': 'repeat',
  // Each costs money again.
  'translation.start': 'leave',
  'translation.direct': 'leave',
  'translation.translateTitleJapanese': 'leave',
  // Stored twice, started again twice and cancelled twice are the same as once.
  'translation.accept': 'repeat',
  // Writes nothing.
  'translation.check': 'repeat',
  'translation.edit': 'repeat',
  'translation.retry': 'repeat',
  'translation.cancel': 'repeat',
}

const mayRepeat = new Set(
  Object.entries(lostWrites).flatMap(([name, lost]) => (lost === 'repeat' ? [name] : [])),
)

/** A sign-in or sign-out has no token to renew: a 401 is about the typed credentials. */
const aboutSignIn = new Set(['auth.login', 'auth.register', 'auth.logout'])

/** Called after signing out (B7.19) or when signing in has failed: must not wait for a token. */
const withoutToken = new Set(['auth.logout', 'contact.submit'])

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
    repeats: reads || mayRepeat.has(name) || new Headers(headers).has('idempotency-key'),
  }
}

const writeOf = (call: PaymentCall): WriteName => `payments.${call}`
const documentedWrites = new Map<string, WriteName>(
  Object.entries(paymentPaths).map(([call, path]) => [path, writeOf(call as PaymentCall)]),
)

/** A procedure has one name, whether it is called by it, '/trpc/auth.login?input=…', or by its documented path. */
function nameOf(url: string): string {
  const { pathname } = new URL(url, 'http://shop')
  return documentedWrites.get(pathname) ?? pathname.replace(/^\/trpc\//, '')
}
