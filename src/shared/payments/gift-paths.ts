import { paths } from '../paths.ts'

/** Returns whether a text has the format of a gift's key. */
export const isGiftKey = (text: string) => /^[\w-]{43}$/.test(text)

/** Paths of gifts. In a separate module, because no first visit needs them. */
export const giftPaths = {
  ofGuide: (guideId: number) => `${paths.gifts}?guide=${guideId}`,
  ofPro: `${paths.gifts}?pro=1`,
  one: (id: string) => `${paths.gifts}/${id}`,
  /** Path after the payment of a gift. The bank's page appends the payment's id. */
  paid: (id: string, paymentId: string) => `${paths.gifts}/${id}?payment_intent=${paymentId}`,
  claim: `${paths.gifts}/claim`,
  /** Path of a gift's link. The key follows #, which browsers don't send to servers. */
  claimWith: (key: string) => `${paths.gifts}/claim#${key}`,
} as const
