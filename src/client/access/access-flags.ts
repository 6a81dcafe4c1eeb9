import type { ItemStorage } from '../platform/browser/browser-storages.ts'

/** Undefined where there is none; then nothing is noted, and the server's answer stands alone. */
export type FlagStorage = ItemStorage | undefined

/** Whose flags, and for what. */
export interface Reader {
  uid: string
  guideId: number
}

/** What the server says of a guide and its reader. */
export interface AccessAnswer {
  access: 'open' | 'locked'
  grounds: 'free-preview' | 'purchase' | 'free-pick' | 'subscription' | null
  since: string | null
}

const checkoutInitiated = ({ uid, guideId }: Reader) => `checkout_initiated:${uid}:${guideId}`
const paymentSuccess = ({ uid, guideId }: Reader) => `payment_success:${uid}:${guideId}`

/** `startedAt` is the server's time, so that a wrong clock in the browser blocks nobody. */
export function markCheckoutInitiated(storage: FlagStorage, reader: Reader, startedAt: string): void {
  storage?.setItem(checkoutInitiated(reader), startedAt)
}

export function hasCheckoutInitiated(storage: FlagStorage, reader: Reader): boolean {
  return initiatedAt(storage, reader) !== null
}

/** Payment success, and nothing else, ends 'checkout initiated'. Neither flag opens anything (B5.11). */
export function markPaymentSuccess(storage: FlagStorage, reader: Reader, at: string): void {
  storage?.setItem(paymentSuccess(reader), at)
  storage?.removeItem(checkoutInitiated(reader))
}

/** B5.15: a begun checkout hides an open guide until a purchase later than it is known. A sample is no purchase. */
export function isBlocked(storage: FlagStorage, reader: Reader, answer: AccessAnswer): boolean {
  if (answer.access === 'locked' || answer.grounds === 'free-preview') return false
  return initiatedAt(storage, reader) !== null && !isPaidSinceCheckout(storage, reader, answer)
}

/** The server knows of a purchase that is later than the checkout begun here. */
export function isPaidSinceCheckout(storage: FlagStorage, reader: Reader, { since }: AccessAnswer): boolean {
  const initiated = initiatedAt(storage, reader)
  return initiated !== null && since !== null && Date.parse(since) > Date.parse(initiated)
}

function initiatedAt(storage: FlagStorage, reader: Reader): string | null {
  return storage?.getItem(checkoutInitiated(reader)) ?? null
}
