import { parseGuideId } from '../../../shared/guides/guides.ts'
import type { PendingCheckout } from './pending-checkout.ts'

/** What the user wanted to do before the sign-up. */
export interface SignUpIntent {
  guideId?: number
  /** As the account's free guide, so nothing is paid for. */
  free?: true
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

/** A subscription request from a guide's page also contains the guide. */
export function offerOf({ guideId, subscription, free }: SignUpIntent): PendingCheckout | undefined {
  if (free) return undefined
  return subscription === true ? 'pro' : guideId
}
