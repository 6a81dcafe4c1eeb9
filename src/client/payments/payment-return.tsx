import { useEffect } from 'react'
import { paths } from '../../shared/paths.ts'
import { useLanguage } from '../lib/i18n.tsx'
import { toast } from '../ui/toast-store.ts'
import { takePaymentReturn } from './take-payment-return.ts'
import { useFinishPurchase } from './use-finish-purchase.ts'

/** Stands on the guide list, where a bank's confirmation page (3-D Secure) sends the payer back to. */
export function PaymentReturn() {
  const { t } = useLanguage()
  const finishPurchase = useFinishPurchase()

  useEffect(() => {
    const returned = takePaymentReturn(window.location, window.history)
    if (returned === undefined) return
    const { guideId, paymentId, status } = returned
    if (status === 'succeeded') {
      void finishPurchase({ guideId, stripePaymentId: paymentId })
    } else if (status === 'failed') {
      toast({
        title: t('payment.failedTitle'),
        description: t('payment.failedText'),
        variant: 'error',
        link: { to: paths.checkout(guideId), label: t('payment.tryAgain') },
      })
    } else {
      toast({ title: t('payment.processingTitle'), description: t('payment.processingText') })
    }
  }, [t, finishPurchase])

  return null
}
