import type { ReactNode } from 'react'
import type { ListedCard } from '../../../shared/guides/guides.ts'
import { currencyOf, guidePriceIn } from '../../../shared/prices.ts'
import { paths } from '../../../shared/paths.ts'
import { useLanguage } from '../../platform/texts/language.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { CardCheckout } from './card/card-checkout.tsx'
import { PaymentNotice } from './card/payment-frame.tsx'
import type { usePaymentIntent } from './card/use-payment-intent.ts'

interface GuidePaymentProps {
  card: ListedCard
  terms: ReactNode
  intent: ReturnType<typeof usePaymentIntent>
}

/** For a signed-in user without access to the guide. */
export function GuidePayment({ card, terms, intent }: GuidePaymentProps) {
  const { language } = useLanguage()
  return (
    <CardCheckout
      purchase={{ kind: 'guide', guideId: card.id }}
      intent={intent}
      terms={terms}
      expected={guidePriceIn(currencyOf(language), card)}
      owned={<AlreadyOpen guideId={card.id} />}
    />
  )
}

export function AlreadyOpen({ guideId }: { guideId: number }) {
  const { t } = useLanguage()
  return (
    <PaymentNotice title={t('checkout.ownedTitle')} text={t('checkout.ownedText')}>
      <ButtonLink to={paths.guide(guideId)}>{t('checkout.read')}</ButtonLink>
    </PaymentNotice>
  )
}
