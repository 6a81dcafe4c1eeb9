import { useQueryClient } from '@tanstack/react-query'
import { paths } from '../../shared/paths.ts'
import { reportFailure } from '../auth/report-failure.ts'
import { answersOf, openApi } from '../lib/api.ts'
import { useLanguage } from '../lib/i18n.tsx'
import { toast } from '../ui/toast-store.ts'
import { recordPaid, type RecordResult } from './record-paid.ts'

export interface PaidGuide {
  guideId: number
  stripePaymentId: string
  amount?: number
}

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** Everything after the card was charged: the server grants the guide, the reader is told where it is. */
export function useFinishPurchase(): (paid: PaidGuide) => Promise<void> {
  const { t } = useLanguage()
  const queryClient = useQueryClient()

  const tell = (result: RecordResult, guideId: number) => {
    const toGuide = { to: paths.guide(guideId), label: t('checkout.read') }
    switch (result) {
      case 'open':
        return toast({
          title: t('payment.successTitle'),
          description: t('payment.successText'),
          link: toGuide,
        })
      case 'pending':
        return toast({
          title: t('payment.pendingTitle'),
          description: t('payment.pendingText'),
          link: toGuide,
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
    const record = async () => (await openApi()).payments.recordPurchase.mutate(paid)
    const result = await recordPaid({ record, wait, reportFailure })
    await queryClient.invalidateQueries({ queryKey: answersOf('guides.find'), refetchType: 'none' })
    tell(result, paid.guideId)
  }
}
