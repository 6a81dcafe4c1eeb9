import { paths } from '../../../shared/paths.ts'
import { saveRecentPurchase } from '../../access/recent-purchase.ts'
import { addPurchasedGuide, setSubscribed } from '../../access/subscription-state.ts'
import { useAuth } from '../../auth/session/session-provider.tsx'
import { trpc } from '../../platform/api/trpc.ts'
import { useLanguage } from '../../platform/texts/language.tsx'
import { showToast } from '../../ui/toast-store.ts'
import type { PaidOutcome } from '../checkout/card/payment-outcome.ts'
import { recordPayment } from './record-payment.ts'
import { useInvalidateAccess } from './use-invalidate-access.ts'

interface PaidPurchase extends PaidOutcome {
  /** Id of the bought guide. Null for Pro. */
  guideId: number | null
  /** Id of the guide whose page led to Pro. */
  fromGuideId?: number | undefined
  amount?: number
}

/** Records a payment for a guide or Pro, reports the result in a toast and resolves to the path that shows the purchase. */
export function useFinishPurchase(): (paid: PaidPurchase) => Promise<string> {
  const { t } = useLanguage()
  const { client } = trpc.useUtils()
  const forgetAccess = useInvalidateAccess()
  const { session } = useAuth()

  return async ({ kind, paymentId: stripePaymentId, guideId, fromGuideId, amount }) => {
    if (kind === 'processing') {
      showToast({ title: t('payment.processingTitle'), description: t('payment.processingText') })
      return paths.guides
    }
    const result = await recordPayment(() =>
      client.payments.recordPurchase.mutate({ guideId, stripePaymentId, amount }),
    )
    if (session !== null && result === 'open') {
      // The stored purchase makes other tabs that show a guide request its access again.
      if (guideId === null) setSubscribed(session.uid, true)
      else addPurchasedGuide(session.uid, guideId)
    }
    if (session !== null && result !== 'unmatched') saveRecentPurchase(session.uid, guideId, fromGuideId)
    await forgetAccess()
    if (result === 'unmatched') {
      showToast({
        title: t('payment.unmatchedTitle'),
        description: t('payment.unmatchedText'),
        variant: 'error',
        link: { to: paths.contact, label: t('checkout.helpLink') },
      })
    } else {
      const texts = (guideId === null ? proTexts : guideTexts)[result]
      showToast({
        title: t(result === 'open' ? 'payment.successTitle' : 'payment.pendingTitle'),
        description: t(texts),
        ...(guideId !== null && { link: { to: paths.guide(guideId), label: t('checkout.read') } }),
      })
    }
    return paths.guides
  }
}

const guideTexts = { open: 'payment.successText', pending: 'payment.pendingText' } as const
const proTexts = { open: 'payment.proText', pending: 'payment.proPendingText' } as const
