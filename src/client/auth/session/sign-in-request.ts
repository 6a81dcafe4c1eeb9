import type { ComponentType } from 'react'
import { parseGuideId } from '../../../shared/guides/guides.ts'
import type { PendingCheckout } from './pending-checkout.ts'

export type SignInView = 'login' | 'sign-up' | 'checkout' | 'reset' | 'reset-sent'

/** Content and options of the sign-in dialog. */
export interface SignInRequest {
  view: SignInView
  /** True for the combined dialog, with username and "remember me". */
  full: boolean
  intent: SignUpIntent
  email?: string
  /** The error that opened the dialog. */
  failure?: unknown
}

export interface SignInDialogProps {
  request: SignInRequest
  show: (request: SignInRequest) => void
  close: () => void
}

/** Loads the dialog's code on first use. */
export type LoadSignInDialog = () => Promise<ComponentType<SignInDialogProps>>

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
