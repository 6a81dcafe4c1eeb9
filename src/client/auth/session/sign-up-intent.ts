import { parseGuideId } from '../../../shared/guides/guides.ts'
import type { PendingCheckout } from './pending-checkout.ts'

/** The purchase that the user wanted to make before signing up. */
export interface SignUpIntent {
  guideId?: number | undefined
  /** True if the guide is the account's free one, so nothing is paid. */
  free?: true
  subscription?: boolean | undefined
}

/** Window event with which any part of the page can open the sign-up dialog (B7.5). */
export const signUpEvent = 'openSignUpModal'

/** Parses the event's detail, which any script may have created. */
export function parseSignUpIntent(detail: unknown): SignUpIntent {
  const { guideId, subscriptionFlow } = (detail ?? {}) as { guideId?: unknown; subscriptionFlow?: unknown }
  return { guideId: parseGuideId(String(guideId)), subscription: Boolean(subscriptionFlow) || undefined }
}

/** Returns what is offered after the sign-up. A subscription request from a guide's page also contains the guide. */
export function getSignUpOffer({ guideId, subscription, free }: SignUpIntent): PendingCheckout | undefined {
  if (free) return undefined
  return subscription === true ? 'pro' : guideId
}
