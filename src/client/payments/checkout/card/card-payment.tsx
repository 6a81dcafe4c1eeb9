import { Elements } from '@stripe/react-stripe-js'
import type { Stripe } from '@stripe/stripe-js'
import { useLanguage } from '../../../platform/texts/language.tsx'
import { CardForm, type CardFormProps } from './card-form.tsx'
import { useStripeAppearance } from './stripe-appearance.ts'

export interface CardPaymentProps extends CardFormProps {
  stripe: Stripe
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
