import { giftPaths } from '../../../shared/payments/gift-paths.ts'
import type { Gift } from '../../../shared/payments/gift-schemas.ts'
import { listGiftOrderTerms } from '../../../shared/payments/order-terms.ts'
import { getProGiftPrice } from '../../../shared/payments/pro-gift.ts'
import { getPageCurrency, getGuidePrice } from '../../../shared/prices.ts'
import { queryProfiles } from '../../platform/api/query-profiles.ts'
import { trpc } from '../../platform/api/trpc.ts'
import { useLanguage } from '../../platform/texts/language.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { NotFoundPage } from '../../ui/page/not-found-page.tsx'
import { PageSkeleton } from '../../ui/page/page-skeleton.tsx'
import { PaymentNotice } from '../checkout/card/payment-frame.tsx'
import { Checkout } from '../checkout/checkout.tsx'
import { toChargedMoney } from '../checkout/sale.ts'
import { useGiftTitle } from './given-gifts.tsx'

/** Shows the checkout of a gift that is not paid for yet. */
export function GiftPayment({ gift }: { gift: Gift }) {
  const { t, language } = useLanguage()
  const { client } = trpc.useUtils()
  const { id, guideId, months, recipient } = gift
  const name = useGiftTitle(gift)
  const guide = trpc.guides.find.useQuery(
    { id: guideId ?? 0, language },
    { ...queryProfiles.checkout, enabled: guideId !== null },
  )
  if (guideId !== null && guide.isPending) return <PageSkeleton />
  if (guideId !== null && !guide.data) return <NotFoundPage />
  const currency = getPageCurrency(language)
  const price = guide.data ? getGuidePrice(currency, guide.data.card) : getProGiftPrice(currency)
  return (
    <Checkout
      sale={{
        product: months === null ? 'gift' : 'pro-gift',
        heading: t('gift.pay.heading'),
        name,
        notes: recipient === null ? [] : [recipient],
        next: {
          title: t('gift.pay.next'),
          steps: [
            t('gift.pay.next.link'),
            ...(recipient === null ? [] : [t('gift.pay.next.told')]),
            ...(months === null ? [] : [t('gift.pay.next.pro')]),
            t('gift.pay.next.open'),
          ],
        },
        expected: { amount: price.amountMinor, currency },
        terms: (charge, conditions) => listGiftOrderTerms(t, toChargedMoney(charge), months, conditions),
        login: { text: t('gift.loginText') },
        owned: (
          <PaymentNotice title={t('checkout.ownedTitle')} text={t('gift.pending')}>
            <ButtonLink to={giftPaths.one(id)} onClick={() => window.location.reload()}>
              {t('gift.mail.yours')}
            </ButtonLink>
          </PaymentNotice>
        ),
        key: ['gift', id],
        open: (order) => client.gifts.pay.mutate({ id, ...order }),
        returnPath: giftPaths.one(id),
        finish: async ({ paymentId }) => giftPaths.paid(id, paymentId),
      }}
    />
  )
}
