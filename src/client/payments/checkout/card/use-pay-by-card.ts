import { bundlePaths } from '../../../../shared/payments/bundle-paths.ts'
import { giftPaths } from '../../../../shared/payments/gift-paths.ts'
import { useState } from 'react'
import type { Stripe, StripeElements } from '@stripe/stripe-js'
import { pathIn, paths } from '../../../../shared/paths.ts'
import { reportFailure } from '../../../platform/browser/report-failure.ts'
import { useLanguage } from '../../../platform/texts/language.tsx'
import { useNavigate } from '../../../platform/pages/navigation.tsx'
import { dismissToast, toast } from '../../../ui/toast-store.ts'
import { paymentOutcomeOf, type PaymentOutcome } from './payment-outcome.ts'
import { useFinishPurchase } from '../../after-payment/use-finish-purchase.ts'
import type { Intent, OpenIntent, OrderSaid, Purchase } from './use-payment-intent.ts'

/** B8.5. After 'error' the same form pays with another card. */
type PayState = { step: 'idle' | 'processing' | 'success' } | { step: 'error'; message: string }

/** Where the bank's page leads back to. */
function returnPath(purchase: Purchase): string {
  if (purchase.kind === 'gift') return giftPaths.one(purchase.giftId)
  if (purchase.kind === 'bundle') return bundlePaths.done
  return purchase.kind === 'guide' ? `${paths.guides}?guide_id=${purchase.guideId}` : paths.guides
}

interface Reopening {
  open: OpenIntent
  onEnded: () => Promise<boolean>
}

export function usePayByCard(
  purchase: Purchase,
  { clientSecret, amount }: Pick<Intent, 'clientSecret' | 'amount'>,
  { open, onEnded }: Reopening,
) {
  const { t, language } = useLanguage()
  const navigate = useNavigate()
  const finishPurchase = useFinishPurchase()
  const [state, setState] = useState<PayState>({ step: 'idle' })

  const confirm = async (stripe: Stripe, elements: StripeElements): Promise<PaymentOutcome> => {
    const return_url = `${window.location.origin}${pathIn(language, returnPath(purchase))}`
    try {
      return paymentOutcomeOf(
        await stripe.confirmPayment({ elements, confirmParams: { return_url }, redirect: 'if_required' }),
      )
    } catch (error) {
      reportFailure('The payment could not be confirmed', error)
      return { kind: 'declined', message: undefined, notCharged: false }
    }
  }

  /** Records what the buyer says with the payment that the form is for. */
  const declare = async (said: OrderSaid): Promise<PaymentOutcome | undefined> => {
    try {
      return (await open(said)).clientSecret === clientSecret ? undefined : { kind: 'ended' }
    } catch (error) {
      reportFailure('The declarations could not be recorded', error)
      return { kind: 'declined', message: undefined, notCharged: true }
    }
  }

  const pay = async (stripe: Stripe, elements: StripeElements, said: OrderSaid | undefined) => {
    setState({ step: 'processing' })
    dismissToast()
    const outcome = (said && (await declare(said))) ?? (await confirm(stripe, elements))
    if (outcome.kind === 'declined') {
      const reason = outcome.message ?? t('payment.error')
      const message = outcome.notCharged ? `${reason}\n${t('payment.notCharged')}` : reason
      setState({ step: 'error', message })
      return
    }
    if (outcome.kind === 'ended') {
      // Another tab may have paid, and then nothing is left to enter.
      if (!(await onEnded())) return
      // The next payment's form starts anew, so its message stands outside of it.
      toast({ title: t('auth.error'), description: t('payment.ended'), variant: 'error' })
      return
    }
    if (purchase.kind === 'gift') {
      navigate(giftPaths.paid(purchase.giftId, outcome.kind === 'paid' ? outcome.paymentId : undefined))
      return
    }
    if (purchase.kind === 'bundle') {
      navigate(bundlePaths.paid(outcome.paymentId))
      return
    }
    if (outcome.kind === 'paid')
      await finishPurchase({
        guideId: purchase.kind === 'guide' ? purchase.guideId : null,
        fromGuideId: purchase.kind === 'pro' ? purchase.fromGuideId : undefined,
        stripePaymentId: outcome.paymentId,
        amount,
      })
    else toast({ title: t('payment.processingTitle'), description: t('payment.processingText') })
    setState({ step: 'success' })
    navigate(paths.guides)
  }

  return { state, pay }
}
