import { parseGuideId } from '../../../shared/guides/guides.ts'
import type { PendingCheckout } from './pending-checkout.ts'

/** The purchase that the user wanted to make before signing up. */
export interface SignUpIntent {
  guideId?: number
  /** True if the guide is the account's free one, so nothing is paid. */
  free?: true
  subscription?: boolean
}

/** Window event with which any part of the page can open the sign-up dialog (B7.5). */
export const signUpEvent = 'openSignUpModal'

/** Parses the event's detail, which any script may have created. */
export function parseSignUpIntent(detail: unknown): SignUpIntent {
  if (typeof detail !== 'object' || detail === null) return {}
  const guideId = 'guideId' in detail ? parseGuideId(String(detail.guideId)) : undefined
  const subscription = 'subscriptionFlow' in detail && Boolean(detail.subscriptionFlow)
  return { ...(guideId === undefined ? {} : { guideId }), ...(subscription ? { subscription } : {}) }
}

/** Returns what is offered after the sign-up. A subscription request from a guide's page also contains the guide. */
export function getSignUpOffer({ guideId, subscription, free }: SignUpIntent): PendingCheckout | undefined {
  if (free) return undefined
  return subscription === true ? 'pro' : guideId
}
