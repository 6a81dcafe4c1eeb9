import type { AppRouter } from '../../../server/router.ts'

type Features = AppRouter['_def']['record']
/** A procedure that writes, by feature and name: 'auth.login'. */
type WriteName = {
  [F in keyof Features & string]: {
    [P in keyof Features[F] & string]: Features[F][P] extends { _def: { type: 'mutation' } }
      ? `${F}.${P}`
      : never
  }[keyof Features[F] & string]
}[keyof Features & string]

/** What becomes of a write whose answer was lost on the way: it may have been done. */
type LostWrite =
  /** Twice is the same as once, so it is sent again. */
  | 'repeat'
  /** Whoever asked decides, and asks again where that is safe; the tries must not multiply (B12.54). */
  | 'leave'

/** Every write of the router, decided once. */
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
  // Twice is two mails to us; whoever wrote it is told, and decides.
  'contact.submit': 'leave',
  // Opens no second payment, since a checkout has one key at Stripe; the checkout page asks again by itself.
  'payments.createPaymentIntent': 'leave',
  // The same attempt is found again by its checkout, at most one is open.
  'payments.createSubscription': 'repeat',
  'payments.createCheckoutSession': 'repeat',
  // A new address each time, and none of them charges.
  'payments.openBillingPortal': 'repeat',
  // Sent again at most every few minutes, whoever asks.
  'payments.sendReceiptAgain': 'leave',
  // Settling is the same however often.
  'payments.verifyPurchase': 'repeat',
  // The same guide again changes nothing (B1.10).
  'payments.pickFreeGuide': 'repeat',
  // Settling is the same however often; `payments/after-payment/record-paid.ts` asks again by itself.
  'payments.recordPurchase': 'leave',
  // At most one job runs for a guide and a language, and it is found again.
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

/** Who signs in or out has no token to renew: a refusal is about what they typed. */
const aboutSignIn = new Set(['auth.login', 'auth.register', 'auth.logout'])

/** Called after signing out (B7.19), or by somebody whose sign-in is the very trouble: must not wait for a token. */
const withoutToken = new Set(['auth.logout', 'contact.submit'])

export interface CallRules {
  /** A bearer writes, a cookie reads (R7): a write waits for the token of whoever is signed in. */
  token: 'for-writing' | 'at-hand'
  /** Whether a 401 is worth another token. */
  renews: boolean
  /** Whether a call whose answer was lost is sent again. */
  repeats: boolean
}

/** Writes that are not the router's own repeat only under an idempotency key. */
export function rulesFor(url: string, { method = 'GET', headers }: RequestInit): CallRules {
  const reads = method === 'GET' || method === 'HEAD'
  const name = nameOf(url)
  return {
    token: reads || withoutToken.has(name) ? 'at-hand' : 'for-writing',
    renews: !aboutSignIn.has(name),
    repeats: reads || mayRepeat.has(name) || new Headers(headers).has('idempotency-key'),
  }
}

/** '/trpc/auth.login?input=…' and '/api/auth/login' are both 'auth.login'. */
function nameOf(url: string): string {
  const { pathname } = new URL(url, 'http://shop')
  return pathname.replace(/^\/(trpc|api)\//, '').replace('/', '.')
}
