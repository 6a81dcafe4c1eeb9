import { parseGuideId } from '../../../shared/guides/guides.ts'
import { paths } from '../../../shared/paths.ts'
import { queryProfiles } from '../../platform/api/query-profiles.ts'
import { rest } from '../../platform/api/rest.ts'
import { trpc } from '../../platform/api/trpc.ts'
import { useLanguage } from '../../platform/texts/language.tsx'
import { useQueryString } from '../../platform/pages/navigation.tsx'
import type { Head, PageRequest } from '../../platform/pages/page-route.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { useFinishPurchase } from '../after-payment/use-finish-purchase.ts'
import { PaymentNotice } from '../checkout/card/payment-frame.tsx'
import { Checkout } from '../checkout/checkout.tsx'
import { describePlan, isManageablePlan } from './manage-plan.tsx'
import { proBenefits, prefetchProOffer, useProOffer } from './pro-offer.tsx'

export async function prepareCheckoutPro({ data, language, t }: PageRequest): Promise<Head> {
  await Promise.all([prefetchProOffer(data), data.payments.conditions.prefetch({ language })])
  return { status: 200, title: t('checkoutPro.head.title'), description: t('checkoutPro.head.description') }
}

export function Page() {
  const { t, language } = useLanguage()
  const fromGuideId = parseGuideId(useQueryString().get('guideId') ?? '')
  const { price, credit, first } = useProOffer()
  const finish = useFinishPurchase()
  return (
    <div className="page-width pt-6 md:pt-16">
      <Checkout
        sale={{
          product: 'pro',
          heading: t('checkoutPro.heading'),
          title: t('checkoutPro.title'),
          name: { text: t('footer.pro'), language },
          notes: [],
          next: proBenefits.map((benefit) => t(`subscribe.benefit.${benefit}`)),
          expected: {
            amount: first.amountMinor,
            currency: price.currency,
            monthly: price.amountMinor,
            credit: credit.amountMinor,
          },
          takesCode: true,
          login: { text: t('checkoutPro.loginRequired'), intent: { subscription: true } },
          owned: <AlreadyPro />,
          key: ['pro'],
          open: async (order) => {
            const body = await rest('createSubscription', order, { repeats: false })
            if (body.clientSecret === undefined) throw new Error('The response is no payment')
            return body
          },
          returnPath: paths.guides,
          finish: (paid, amount) => finish({ ...paid, guideId: null, fromGuideId, amount }),
        }}
      />
    </div>
  )
}

function AlreadyPro() {
  const { t, language } = useLanguage()
  const { data: plan } = trpc.access.plan.useQuery(undefined, queryProfiles.other)
  const isGiven = plan !== undefined && !isManageablePlan(plan) && plan.subscribed
  const text = isGiven ? describePlan(plan, t, language) : t('checkoutPro.ownedText')
  return (
    <PaymentNotice title={t('checkoutPro.ownedTitle')} text={text}>
      <ButtonLink to={paths.guides}>{t('login.toGuides')}</ButtonLink>
      <ButtonLink to={paths.profile} variant="secondary">
        {t('profile.title')}
      </ButtonLink>
    </PaymentNotice>
  )
}
