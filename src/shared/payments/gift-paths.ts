import { paths } from '../paths.ts'

/** Returns whether a text has the format of a gift's key. */
export const isGiftKey = (text: string) => /^[\w-]{43}$/.test(text)

/** Paths of gifts. In a separate module, because no first visit needs them. */
export const giftPaths = {
  ofGuide: (guideId: number) => `${paths.gifts}?guide=${guideId}`,
  ofPro: `${paths.gifts}?pro=1`,
  /** Path of a gift, also after its payment. The bank's page and the checkout append the payment's id. */
  one: (id: string) => `${paths.gifts}/${id}`,
  claim: `${paths.gifts}/claim`,
  /** Path of a gift's link. The key follows #, which browsers don't send to servers. */
  claimWith: (key: string) => `${paths.gifts}/claim#${key}`,
} as const
