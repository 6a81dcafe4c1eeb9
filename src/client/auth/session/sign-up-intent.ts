import { parseGuideId } from '../../../shared/guides/guides.ts'
import type { PendingCheckout } from './pending-checkout.ts'

/** What the user wanted to do before the sign-up. */
export interface SignUpIntent {
  guideId?: number
  /** True if the guide is the account's free one, so nothing is paid. */
  free?: true
  subscription?: boolean
}

/** B7.5: window event by which any part of the page can open the sign-up dialog. */
export const signUpEvent = 'openSignUpModal'

/** Parses the event's detail, which any script may have created. */
export function toSignUpIntent(detail: unknown): SignUpIntent {
  if (typeof detail !== 'object' || detail === null) return {}
  const guideId = 'guideId' in detail ? parseGuideId(String(detail.guideId)) : undefined
  const subscription = 'subscriptionFlow' in detail && Boolean(detail.subscriptionFlow)
  return { ...(guideId === undefined ? {} : { guideId }), ...(subscription ? { subscription } : {}) }
}

/** Returns what is offered after the sign-up. A subscription request from a guide's page also contains the guide. */
export function offerOf({ guideId, subscription, free }: SignUpIntent): PendingCheckout | undefined {
  if (free) return undefined
  return subscription === true ? 'pro' : guideId
}
