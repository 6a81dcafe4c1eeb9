import { useState } from 'react'
import { parseGuideId } from '../../../shared/guides/guides.ts'
import { formatMoney, type Money } from '../../../shared/money.ts'
import { currencyOf } from '../../../shared/prices.ts'
import { proOrderTerms } from '../../../shared/payments/order-terms.ts'
import { paths } from '../../../shared/paths.ts'
import { useAuth } from '../../auth/session/session-provider.tsx'
import { useLanguage } from '../../platform/texts/language.tsx'
import { useQueryString } from '../../platform/pages/navigation.tsx'
import { useHydrated } from '../../platform/browser/use-hydrated.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { CardCheckout } from '../checkout/card/card-checkout.tsx'
import { CheckoutFrame } from '../checkout/checkout-frame.tsx'
import { LoginPrompt } from '../checkout/login-prompt.tsx'
import { OrderTerms } from '../checkout/order-terms.tsx'
import { PaymentNotice, PaymentSkeleton } from '../checkout/card/payment-frame.tsx'
import { ProBenefits } from './pro-benefits.tsx'
import { renewalDate } from './renewal-date.ts'
import { useProPrice } from '../../access/use-pro-price.ts'
import { usePaymentIntent } from '../checkout/card/use-payment-intent.ts'

export function CheckoutProPage() {
  const { t, language } = useLanguage()
  const { session, state } = useAuth()
  const fromGuideId = parseGuideId(useQueryString().get('guideId') ?? '')
  const pro = { kind: 'pro', fromGuideId } as const
  const intent = usePaymentIntent(pro)
  const expected = useProPrice()
  const price: Money =
    intent.data === undefined ? expected : { amountMinor: intent.data.amount, currency: intent.data.currency }
  const monthly = t('subscribe.price', { price: formatMoney(price) })
  const terms = <PlanTerms price={price} otherCurrency={price.currency !== currencyOf(language)} />
  return (
    <CheckoutFrame
      heading={t('checkoutPro.heading')}
      title={t('checkoutPro.title')}
      bought={{ name: t('checkoutPro.plan'), price: monthly }}
      summary={<PlanSummary price={monthly} />}
      terms={terms}
    >
      {state === 'loading' ? (
        <PaymentSkeleton price={price} terms={terms} />
      ) : session === null ? (
        <LoginPrompt text={t('checkoutPro.loginRequired')} intent={{ subscription: true }} terms={terms} />
      ) : (
        <CardCheckout purchase={pro} intent={intent} expected={price} terms={terms} owned={<AlreadyPro />} />
      )}
    </CheckoutFrame>
  )
}

function PlanSummary({ price }: { price: string }) {
  const { t } = useLanguage()
  return (
    <div className="grid gap-8">
      <div className="hidden md:block">
        <h2 className="text-md font-normal text-soft">{t('checkoutPro.plan')}</h2>
        <p className="mt-2 text-xl font-semibold tabular-nums">{price}</p>
      </div>
      <ProBenefits />
    </div>
  )
}

function PlanTerms({ price, otherCurrency }: { price: Money; otherCurrency: boolean }) {
  const { t, language } = useLanguage()
  const hydrated = useHydrated()
  const [today] = useState(() => new Date())
  return (
    <OrderTerms terms={proOrderTerms(t, price, hydrated ? renewalDate(today, language) : undefined)}>
      {otherCurrency && <p className="mt-3 text-md text-soft">{t('checkoutPro.otherCurrency')}</p>}
    </OrderTerms>
  )
}

function AlreadyPro() {
  const { t } = useLanguage()
  return (
    <PaymentNotice title={t('checkoutPro.ownedTitle')} text={t('checkoutPro.ownedText')}>
      <ButtonLink to={paths.guides}>{t('checkoutPro.toGuides')}</ButtonLink>
      <ButtonLink to={paths.profile} variant="secondary">
        {t('profile.title')}
      </ButtonLink>
    </PaymentNotice>
  )
}
