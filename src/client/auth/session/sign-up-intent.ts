import { parseGuideId } from '../../../shared/guides/guides.ts'
import type { PendingCheckout } from './pending-checkout.ts'

/** What somebody was about to do when they were asked to sign up. */
export interface SignUpIntent {
  guideId?: number
  subscription?: boolean
}

/** B7.5: any part of the page may ask for the sign-up dialog by this window event. */
export const signUpEvent = 'openSignUpModal'

/** Reads the event's detail, which any script may have made. */
export function toSignUpIntent(detail: unknown): SignUpIntent {
  if (typeof detail !== 'object' || detail === null) return {}
  const guideId = 'guideId' in detail ? parseGuideId(String(detail.guideId)) : undefined
  const subscription = 'subscriptionFlow' in detail && Boolean(detail.subscriptionFlow)
  return { ...(guideId === undefined ? {} : { guideId }), ...(subscription ? { subscription } : {}) }
}

/** Whoever asks for the subscription from a guide's page names the guide, too. */
export function offerOf({ guideId, subscription }: SignUpIntent): PendingCheckout | undefined {
  return subscription === true ? 'pro' : guideId
}
