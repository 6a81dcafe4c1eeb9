import type { ReactNode } from 'react'
import type { ShelfCard } from '../../../shared/guides/guides.ts'
import { currencyOf, guidePriceIn } from '../../../shared/prices.ts'
import { paths } from '../../../shared/paths.ts'
import { useLanguage } from '../../platform/texts/language.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { CardCheckout } from './card/card-checkout.tsx'
import { PaymentNotice } from './card/payment-frame.tsx'
import { usePaymentIntent } from './card/use-payment-intent.ts'

/** For a signed-in user without access to the guide. */
export function GuidePayment({ card, terms }: { card: ShelfCard; terms: ReactNode }) {
  const { language } = useLanguage()
  const purchase = { kind: 'guide', guideId: card.id } as const
  return (
    <CardCheckout
      purchase={purchase}
      intent={usePaymentIntent(purchase)}
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
