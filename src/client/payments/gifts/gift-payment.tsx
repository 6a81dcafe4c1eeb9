import { giftPaths } from '../../../shared/payments/gift-paths.ts'
import { useQuery } from '@tanstack/react-query'
import { formatMoney, type Money } from '../../../shared/money.ts'
import type { Gift } from '../../../shared/payments/gift-schemas.ts'
import { giftOrderTerms } from '../../../shared/payments/order-terms.ts'
import { proGiftPriceIn } from '../../../shared/payments/pro-gift.ts'
import { currencyOf, guidePriceIn } from '../../../shared/prices.ts'
import { profiles } from '../../platform/api/query-profiles.ts'
import { trpc } from '../../platform/api/trpc.ts'
import { useLanguage } from '../../platform/texts/language.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { NotFoundPage } from '../../ui/page/not-found-page.tsx'
import { PageSkeleton } from '../../ui/page/page-skeleton.tsx'
import { LocalText } from '../../ui/local-text.tsx'
import { useAuth } from '../../auth/session/session-provider.tsx'
import { CardCheckout } from '../checkout/card/card-checkout.tsx'
import { PaymentNotice } from '../checkout/card/payment-frame.tsx'
import { intentQuery, type OpenIntent } from '../checkout/card/use-payment-intent.ts'
import { OrderTerms } from '../checkout/order-terms.tsx'
import { useOrderConditions } from '../checkout/conditions/use-order-conditions.ts'
import { HelpLine } from '../checkout/help-line.tsx'
import { useGiftTitle } from './gift-title.ts'

/** The card form for a gift that is not paid for yet. */
export function GiftPayment({ gift }: { gift: Gift }) {
  const { language } = useLanguage()
  return gift.guideId === null ? (
    <Payment gift={gift} price={proGiftPriceIn(currencyOf(language))} />
  ) : (
    <GuidePayment gift={gift} guideId={gift.guideId} />
  )
}

function GuidePayment({ gift, guideId }: { gift: Gift; guideId: number }) {
  const { language } = useLanguage()
  const guide = trpc.guides.find.useQuery({ id: guideId, language }, profiles.checkout)
  if (guide.isPending) return <PageSkeleton />
  if (!guide.data) return <NotFoundPage />
  return <Payment gift={gift} price={guidePriceIn(currencyOf(language), guide.data.card)} />
}

function Payment({ gift, price }: { gift: Gift; price: Money }) {
  const { t } = useLanguage()
  const title = useGiftTitle(gift)
  const { months } = gift
  const terms = <OrderTerms terms={giftOrderTerms(t, price, months, useOrderConditions(true))} />
  return (
    <>
      <h1 className="text-2xl">{t('gift.pay.heading')}</h1>
      <div className="mt-8 grid items-start gap-8 md:grid-cols-[minmax(0,1fr)_minmax(0,27rem)] md:gap-16">
        <div className="grid gap-8">
          <div>
            <LocalText as="h2" of={title} className="text-base" />
            <p className="mt-2 text-xl font-semibold tabular-nums">{formatMoney(price)}</p>
            {gift.recipient !== null && <p className="mt-2 wrap-anywhere text-soft">{gift.recipient}</p>}
          </div>
          <div>
            <h2 className="text-base">{t('gift.pay.next')}</h2>
            <ul className="mt-3 grid list-disc gap-2 pl-5 text-md text-soft">
              <li>{t('gift.pay.next.link')}</li>
              {gift.recipient !== null && <li>{t('gift.pay.next.told')}</li>}
              {months !== null && <li>{t('gift.pay.next.pro')}</li>}
              <li>{t('gift.pay.next.open')}</li>
            </ul>
          </div>
          <div className="hidden md:block">{terms}</div>
        </div>
        <Card>
          <h2 className="mb-5 text-lg">{t('checkout.payment')}</h2>
          <CardCheckout
            purchase={{ kind: 'gift', giftId: gift.id, product: months === null ? 'gift' : 'pro-gift' }}
            intent={useGiftIntent(gift.id)}
            terms={terms}
            expected={price}
            owned={<PaidAlready id={gift.id} />}
          />
        </Card>
        <HelpLine />
      </div>
    </>
  )
}

/** Paid in another tab. */
function PaidAlready({ id }: { id: string }) {
  const { t } = useLanguage()
  return (
    <PaymentNotice title={t('checkout.ownedTitle')} text={t('gift.pending')}>
      <ButtonLink to={giftPaths.one(id)} onClick={() => window.location.reload()}>
        {t('gift.mail.yours')}
      </ButtonLink>
    </PaymentNotice>
  )
}

function useGiftIntent(id: string) {
  const { language } = useLanguage()
  const { session } = useAuth()
  const { client } = trpc.useUtils()
  const offer = ['gift-intent', session?.uid, id, language]
  const open: OpenIntent = (said) => client.gifts.pay.mutate({ id, language, ...said })
  return { ...useQuery(intentQuery(offer, open)), open }
}
