import type { ComponentType } from 'react'
import type { SignUpIntent } from './sign-up-intent.ts'

export type SignInView = 'login' | 'sign-up' | 'checkout' | 'reset' | 'reset-sent'

/** What the dialog shows. */
export interface SignInRequest {
  view: SignInView
  /** The combined dialog's: with username and "remember me". */
  full: boolean
  intent: SignUpIntent
  email?: string
  /** Why the dialog has opened by itself. */
  failure?: unknown
}

export interface SignInDialogProps {
  request: SignInRequest
  show: (request: SignInRequest) => void
  close: () => void
}

/** The dialog is loaded on first use. */
export type LoadSignInDialog = () => Promise<ComponentType<SignInDialogProps>>
