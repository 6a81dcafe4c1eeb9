import type { Appearance, PaymentIntent, StripeError } from '@stripe/stripe-js'

export type Locale = 'en' | 'ja'

export type ConfirmationOutcome =
  | { paymentIntent: PaymentIntent; error?: never }
  | { paymentIntent?: never; error: StripeError }

export type CardFormState = { empty: boolean; complete: boolean }

export type FrameQuestion =
  | { about: 'validation' }
  | {
      about: 'confirmation'
      key: string
      clientSecret: string
      returnUrl: string | undefined
      receiptEmail: string | undefined
    }
  | { about: 'payment-method'; key: string }

/** Messages from the shop's page to the frame with the card form. */
export type MessageToFrame =
  | { type: 'appearance'; locale: Locale; appearance: Appearance }
  | { type: 'focus' }
  | { type: 'blur' }
  | { type: 'clear' }
  | { type: 'question'; number: number; question: FrameQuestion }

/** Messages from the frame with the card form to the shop's page. They never contain a card number. */
export type MessageFromFrame =
  | { type: 'loaded' }
  | { type: 'resize'; height: number }
  | { type: 'focus' }
  | { type: 'blur' }
  | { type: 'escape' }
  | { type: 'enter' }
  | { type: 'change'; state: CardFormState }
  | { type: 'answer'; number: number; answer: unknown }
