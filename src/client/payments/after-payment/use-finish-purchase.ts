import { paths } from '../../../shared/paths.ts'
import { availableStorages } from '../../platform/browser/browser-storages.ts'
import { browserClock } from '../../platform/browser/clock.ts'
import { saveJustBought } from '../../access/just-bought.ts'
import { addPurchase, setSubscribed } from '../../access/subscription-state.ts'
import { useAuth } from '../../auth/session/session-provider.tsx'
import { reportFailure } from '../../platform/browser/report-failure.ts'
import { trpc } from '../../platform/api/trpc.ts'
import { useLanguage } from '../../platform/texts/language.tsx'
import { toast } from '../../ui/toast-store.ts'
import { recordPaid, type RecordResult } from './record-paid.ts'
import { useForgetAccess } from './use-forget-access.ts'

interface PaidPurchase {
  /** Null for Pro. */
  guideId: number | null
  /** For Pro: the guide whose page led there. */
  fromGuideId?: number | undefined
  stripePaymentId: string
  amount?: number
}

/** The steps after the charge: the server opens the purchase, and the reader is shown where it is. */
export function useFinishPurchase(): (paid: PaidPurchase) => Promise<void> {
  const { t } = useLanguage()
  const { client } = trpc.useUtils()
  const forgetAccess = useForgetAccess()
  const { session } = useAuth()

  const tell = (result: RecordResult, guideId: number | null) => {
    const toGuide = guideId === null ? {} : { link: { to: paths.guide(guideId), label: t('checkout.read') } }
    switch (result) {
      case 'open':
        return toast({
          title: t('payment.successTitle'),
          description: t(guideId === null ? 'payment.proText' : 'payment.successText'),
          ...toGuide,
        })
      case 'pending':
        return toast({
          title: t('payment.pendingTitle'),
          description: t(guideId === null ? 'payment.proPendingText' : 'payment.pendingText'),
          ...toGuide,
        })
      case 'unmatched':
        return toast({
          title: t('payment.unmatchedTitle'),
          description: t('payment.unmatchedText'),
          variant: 'error',
          link: { to: paths.contact, label: t('checkout.helpLink') },
        })
      default:
        return result satisfies never
    }
  }

  return async (paid) => {
    const { guideId, stripePaymentId, amount } = paid
    const record = () => client.payments.recordPurchase.mutate({ guideId, stripePaymentId, amount })
    const result = await recordPaid({ record, wait: browserClock.wait, reportFailure })
    if (result === 'open' && session !== null) rememberOpened(session.uid, guideId)
    if (result !== 'unmatched' && session !== null) saveJustBought(session.uid, guideId, paid.fromGuideId)
    await forgetAccess()
    tell(result, guideId)
  }
}

/** Other tabs that show a guide ask the server again when they hear of it. */
function rememberOpened(uid: string, guideId: number | null): void {
  if (guideId === null) setSubscribed(availableStorages().local, uid, true)
  else addPurchase(availableStorages().local, uid, guideId)
}
