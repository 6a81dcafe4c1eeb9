import { useState } from 'react'
import type { Stripe, StripeElements } from '@stripe/stripe-js'
import { localizePath } from '../../../../shared/paths.ts'
import { reportFailure } from '../../../platform/browser/report-failure.ts'
import { useLanguage } from '../../../platform/texts/language.tsx'
import { useNavigate } from '../../../platform/pages/navigation.tsx'
import { dismissToast, showToast } from '../../../ui/toast-store.ts'
import type { OpenedPayment, OrderStatements, Sale } from '../sale.ts'
import { toPaymentOutcome, type PaymentOutcome } from './payment-outcome.ts'

export interface CardCharge {
  sale: Sale
  intent: OpenedPayment
  /** Requests the same payment again, with the buyer's statements. */
  start: (statements: OrderStatements) => Promise<OpenedPayment>
  /** Called when the intent can no longer be paid. Resolves to true if another intent replaces it. */
  onEnded: () => Promise<boolean>
}

/** State of the card payment (B8.5). After 'error', the same form accepts another card. */
type PayState = { step: 'idle' | 'processing' | 'success' } | { step: 'error'; message: string }

/** Confirms the payment with Stripe, records it and navigates to the next page. */
export function usePayByCard({ sale, intent: { clientSecret, amount }, start, onEnded }: CardCharge) {
  const { t, language } = useLanguage()
  const navigate = useNavigate()
  const [state, setState] = useState<PayState>({ step: 'idle' })

  const confirm = async (stripe: Stripe, elements: StripeElements): Promise<PaymentOutcome> => {
    const return_url = `${window.location.origin}${localizePath(language, sale.returnPath)}`
    try {
      return toPaymentOutcome(
        await stripe.confirmPayment({ elements, confirmParams: { return_url }, redirect: 'if_required' }),
      )
    } catch (error) {
      reportFailure('The payment could not be confirmed', error)
      return { kind: 'declined', message: undefined, notCharged: false }
    }
  }

  /** Records the buyer's statements with the payment of this form. Returns an outcome only if the payment can't continue. */
  const declare = async (statements: OrderStatements): Promise<PaymentOutcome | undefined> => {
    try {
      return (await start(statements)).clientSecret === clientSecret ? undefined : { kind: 'ended' }
    } catch (error) {
      reportFailure('The declarations could not be recorded', error)
      return { kind: 'declined', message: undefined, notCharged: true }
    }
  }

  const pay = async (stripe: Stripe, elements: StripeElements, statements: OrderStatements | undefined) => {
    setState({ step: 'processing' })
    dismissToast()
    const outcome = (statements && (await declare(statements))) ?? (await confirm(stripe, elements))
    if (outcome.kind === 'declined') {
      const reason = outcome.message ?? t('payment.error')
      const message = outcome.notCharged ? `${reason}\n${t('payment.notCharged')}` : reason
      setState({ step: 'error', message })
    } else if (outcome.kind === 'ended') {
      // A new intent gets a new form, so a toast shows the message. Without a new intent, the payment was made in another tab.
      if (await onEnded())
        showToast({ title: t('auth.error'), description: t('payment.ended'), variant: 'error' })
    } else {
      const { finish, returnPath } = sale
      const next = finish
        ? await finish(outcome, amount)
        : `${returnPath}?payment_intent=${outcome.paymentId}`
      setState({ step: 'success' })
      navigate(next)
    }
  }

  return { state, pay }
}
