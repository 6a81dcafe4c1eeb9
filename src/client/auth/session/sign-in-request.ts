import type { ComponentType } from 'react'
import type { SignUpIntent } from './sign-up-intent.ts'

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
