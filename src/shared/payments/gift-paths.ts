import { paths } from '../paths.ts'

/** Whether a text has the form of a gift's key. */
export const isGiftKey = (text: string) => /^[\w-]{43}$/.test(text)

/** Apart from the other paths, because no first visit needs them. */
export const giftPaths = {
  ofGuide: (guideId: number) => `${paths.gifts}?guide=${guideId}`,
  ofPro: `${paths.gifts}?pro=1`,
  one: (id: string) => `${paths.gifts}/${id}`,
  /** With the payment's id, as the bank's page leads back. */
  paid: (id: string, paymentId: string | undefined) =>
    paymentId === undefined ? `${paths.gifts}/${id}` : `${paths.gifts}/${id}?payment_intent=${paymentId}`,
  claim: `${paths.gifts}/claim`,
} as const
