import { Elements } from '@stripe/react-stripe-js'
import type { Stripe } from '@stripe/stripe-js'
import { useLanguage } from '../../../platform/texts/language.tsx'
import { CardForm } from './card-form.tsx'
import { useStripeAppearance } from './stripe-appearance.ts'
import type { Intent, Purchase } from './use-payment-intent.ts'

export interface CardPaymentProps {
  stripe: Stripe
  intent: Intent
  purchase: Purchase
  /** Stripe's fields could not be shown. */
  onLoadError: () => void
  /** The intent can't be paid any more; the next one has to be asked for. */
  onEnded: () => void
}

/** Everything that needs Stripe's code; it is loaded only when there is something to pay. */
export function CardPayment({ stripe, ...form }: CardPaymentProps) {
  const { language } = useLanguage()
  const appearance = useStripeAppearance()
  const { clientSecret } = form.intent
  return (
    <Elements key={clientSecret} stripe={stripe} options={{ clientSecret, locale: language, appearance }}>
      <CardForm {...form} />
    </Elements>
  )
}
