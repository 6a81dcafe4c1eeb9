import type { ComponentType } from 'react'
import type { SignUpIntent } from './sign-up-intent.ts'

export type SignInView = 'login' | 'sign-up' | 'checkout' | 'reset' | 'reset-sent'

/** The content of the dialog. */
export interface SignInRequest {
  view: SignInView
  /** True for the combined dialog, with username and "remember me". */
  full: boolean
  intent: SignUpIntent
  email?: string
  /** The failure that opened the dialog. */
  failure?: unknown
}

export interface SignInDialogProps {
  request: SignInRequest
  show: (request: SignInRequest) => void
  close: () => void
}

/** The dialog is loaded on first use. */
export type LoadSignInDialog = () => Promise<ComponentType<SignInDialogProps>>
