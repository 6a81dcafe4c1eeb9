import { useEffect } from 'react'
import { paths } from '../../../shared/paths.ts'
import { saveRecentPurchase } from '../../access/recent-purchase.ts'
import { clearPaymentReturn, readPaymentReturn, type PaymentReturn } from '../../access/payment-return.ts'
import { useAuth } from '../../auth/session/session-provider.tsx'
import { reportFailure } from '../../platform/browser/report-failure.ts'
import { trpc } from '../../platform/api/trpc.ts'
import { useLanguage } from '../../platform/texts/language.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { useFinishPurchase } from './use-finish-purchase.ts'

/** Handles a return from a payment on the guide list, to which the bank's page and the success page redirect. */
export function PaymentReturnHandler() {
  const { t } = useLanguage()
  const finishPurchase = useFinishPurchase()
  const { access } = trpc.useUtils().client
  const uid = useAuth().session?.uid

  useEffect(() => {
    const welcome = async () => {
      const { isSubscribed } = await access.status.query({})
      if (!isSubscribed) return
      if (uid !== undefined) saveRecentPurchase(uid, null)
      showToast({ title: t('payment.successTitle'), description: t('payment.proText') })
    }
    const tell = ({ paymentId, status, subscriptionVerified, ...returned }: PaymentReturn) => {
      const guideId = returned.guideId ?? null
      if (paymentId === null || status === null) {
        if (!subscriptionVerified) return
        welcome().catch((error: unknown) => reportFailure('The subscription could not be checked', error))
      } else if (status === 'failed') {
        showToast({
          title: t('payment.failedTitle'),
          description: t('payment.failedText'),
          variant: 'error',
          link: {
            to: guideId === null ? paths.checkoutPro : paths.checkout(guideId),
            label: t('payment.tryAgain'),
          },
        })
      } else {
        void finishPurchase({ kind: status === 'succeeded' ? 'paid' : 'processing', guideId, paymentId })
      }
    }
    const returned = readPaymentReturn()
    clearPaymentReturn()
    if (returned !== undefined) tell(returned)
  }, [t, finishPurchase, access, uid])

  return null
}
