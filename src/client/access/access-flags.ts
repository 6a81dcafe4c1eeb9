import type { ShownGuide } from '../platform/api/shown-guide.ts'
import { availableStorages } from '../platform/browser/browser-storages.ts'

/** The user and the guide whose access flags are stored: a started checkout and a payment success. */
export interface AccessFlagScope {
  uid: string
  guideId: number
}

/** The server's answer about a reader's access to a guide. */
export type AccessResponse = Pick<ShownGuide, 'access' | 'grounds' | 'since'>

const checkoutInitiated = ({ uid, guideId }: AccessFlagScope) => `checkout_initiated:${uid}:${guideId}`
const paymentSuccess = ({ uid, guideId }: AccessFlagScope) => `payment_success:${uid}:${guideId}`

/** The product of a checkout on a guide's page: the guide or Pro. */
export type CheckoutMode = 'payment' | 'subscription'

/** Stores that a checkout was started at `startedAt`, a server time, because the browser's clock may be wrong. */
export function markCheckoutInitiated(reader: AccessFlagScope, startedAt: string, mode: CheckoutMode): void {
  availableStorages().local?.setItem(checkoutInitiated(reader), `${startedAt} ${mode}`)
}

export function findInitiatedCheckout(reader: AccessFlagScope): CheckoutMode | undefined {
  const flag = availableStorages().local?.getItem(checkoutInitiated(reader))
  if (flag == null) return undefined
  return flag.endsWith(' subscription') ? 'subscription' : 'payment'
}

/** Returns the guide on whose page this user last started a checkout, for the guide or for Pro. */
export function findLastCheckoutGuideId(uid: string): number | undefined {
  const storage = availableStorages().local
  const start = `checkout_initiated:${uid}:`
  const started = Array.from({ length: storage?.length ?? 0 }, (_, index) => storage?.key(index) ?? '')
    .filter((key) => key.startsWith(start))
    .map((key) => ({ guideId: Number(key.slice(start.length)), at: storage?.getItem(key) ?? '' }))
    .toSorted((one, other) => other.at.localeCompare(one.at))
  return started[0]?.guideId
}

/** Stores the payment success and clears the started checkout. Neither flag grants access (B5.11). */
export function markPaymentSuccess(reader: AccessFlagScope, at: string): void {
  const { local } = availableStorages()
  local?.setItem(paymentSuccess(reader), at)
  local?.removeItem(checkoutInitiated(reader))
}

/**
 * Returns whether a guide that the server has opened stays hidden: from the start of a checkout until the server reports a
 * later purchase (B5.15). Never hides free samples.
 */
export function isAccessHiddenByCheckout(reader: AccessFlagScope, answer: AccessResponse): boolean {
  if (answer.access === 'locked' || answer.grounds === 'free-preview') return false
  return initiatedAt(reader) !== undefined && !hasPaidSinceCheckout(reader, answer)
}

/** Returns whether the server reports a purchase that is later than the checkout started in this browser. */
export function hasPaidSinceCheckout(reader: AccessFlagScope, { since }: AccessResponse): boolean {
  const initiated = initiatedAt(reader)
  return initiated !== undefined && since !== null && Date.parse(since) > Date.parse(initiated)
}

const initiatedAt = (reader: AccessFlagScope) =>
  availableStorages().local?.getItem(checkoutInitiated(reader))?.split(' ', 1)[0]
