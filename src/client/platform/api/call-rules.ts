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

type Writes<Name extends WriteName> = Name

/** The server may have executed a write whose response was lost. These the caller decides about (B12.54); a type weighs nothing. */
type LeftAlone = Writes<
  // A retry would send two mails; the user sees the error and decides.
  | 'contact.submit'
  // Opens no second payment, since a checkout has one key at Stripe; the checkout page has its own retries.
  | 'payments.createPaymentIntent'
  // The server sends it at most once every few minutes.
  | 'payments.sendReceiptAgain'
  // The mark of what was shown fits once only.
  | 'desk.changeManyGuides'
  // A retry could make a second guide, or a second version.
  | 'guides.save'
  | 'guides.bringBack'
  // Settling is idempotent; `payments/after-payment/record-paid.ts` has its own retries.
  | 'payments.recordPurchase'
  // The server sends it at most once every few minutes.
  | 'desk.sendReceipt'
  // Of several refunds of one state of a payment, one is made; the operator sees what came of it.
  | 'desk.refund'
  // The second time it is refused.
  | 'desk.giveGuide'
  | 'desk.takeGuideBack'
  // Ended twice is ended, but each is noted.
  | 'desk.endPro'
  // Two mails would be sent.
  | 'desk.answerMessage'
  | 'desk.retryJobs'
  | 'desk.sweepNow'
  | 'desk.logOutReader'
  | 'desk.changeRole'
  // Each costs money again.
  | 'translation.start'
  | 'translation.direct'
  | 'translation.translateTitleJapanese'
>

/** All others are idempotent, so they are retried. A write is in one of the two, or nothing compiles. */
const repeated: Record<Exclude<WriteName, LeftAlone>, true> = {
  // Proves the same person again.
  'auth.login': true,
  // The same uid again changes nothing (B7.14).
  'auth.register': true,
  'auth.logout': true,
  // Ended twice is ended.
  'auth.logoutEverywhere': true,
  // The same name again changes nothing.
  'auth.rename': true,
  // A retry finds the same attempt by its checkout; at most one is open.
  'payments.createSubscription': true,
  'payments.createCheckoutSession': true,
  // A new address each time, and none of them charges.
  'payments.openBillingPortal': true,
  // They change nothing, or the same again changes nothing.
  'guides.previewEdit': true,
  'guides.compareMany': true,
  'guides.keepEdit': true,
  'guides.dropEdit': true,
  'desk.changeGuideState': true,
  'desk.withdrawGuide': true,
  // Settling is idempotent.
  'payments.verifyPurchase': true,
  // The same guide again changes nothing (B1.10).
  'payments.pickFreeGuide': true,
  // Moved twice is moved.
  'desk.moveMessage': true,
  // At most one job runs for a guide and a language; a retry finds it.
  'translation.translateContent': true,
  'translation.translateSingle': true,
  'translation.translateGuide': true,
  'translation.startMany': true,
  'translation.enhanceJapanese': true,
  // Stored twice, started again twice and cancelled twice are the same as once.
  'translation.accept': true,
  // Writes nothing.
  'translation.check': true,
  'translation.edit': true,
  'translation.retry': true,
  'translation.cancel': true,
}

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
    repeats: reads || Object.hasOwn(repeated, name) || new Headers(headers).has('idempotency-key'),
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
