import { paths } from '../paths.ts'

/** Returns whether a text has the form of a gift's key. */
export const isGiftKey = (text: string) => /^[\w-]{43}$/.test(text)

/** In a separate module, because no first visit needs them. */
export const giftPaths = {
  ofGuide: (guideId: number) => `${paths.gifts}?guide=${guideId}`,
  ofPro: `${paths.gifts}?pro=1`,
  one: (id: string) => `${paths.gifts}/${id}`,
  /** With the payment's id, as added by the bank's page. */
  paid: (id: string, paymentId: string | undefined) =>
    paymentId === undefined ? `${paths.gifts}/${id}` : `${paths.gifts}/${id}?payment_intent=${paymentId}`,
  claim: `${paths.gifts}/claim`,
} as const
