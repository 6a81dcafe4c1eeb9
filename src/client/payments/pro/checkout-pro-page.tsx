import { useState } from 'react'
import { parseGuideId } from '../../../shared/guides/guides.ts'
import { formatMoney } from '../../../shared/money.ts'
import { currencyOf } from '../../../shared/prices.ts'
import { proOrderTerms } from '../../../shared/payments/order-terms.ts'
import { paths } from '../../../shared/paths.ts'
import { formatDay } from '../../../shared/dates.ts'
import type { PageLanguage } from '../../../shared/languages.ts'
import { useAuth } from '../../auth/session/session-provider.tsx'
import { profiles } from '../../platform/api/query-profiles.ts'
import { trpc } from '../../platform/api/trpc.ts'
import { useLanguage } from '../../platform/texts/language.tsx'
import { useQueryString } from '../../platform/pages/navigation.tsx'
import { useHydrated } from '../../platform/browser/use-hydrated.ts'
import type { Head, PageRequest } from '../../platform/pages/page-route.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { CardCheckout } from '../checkout/card/card-checkout.tsx'
import { CheckoutFrame } from '../checkout/checkout-frame.tsx'
import { LoginPrompt } from '../checkout/login-prompt.tsx'
import { WithCode } from '../checkout/code/code-field.tsx'
import { useCode } from '../checkout/code/use-code.ts'
import { OrderTerms } from '../checkout/order-terms.tsx'
import { useOrderConditions } from '../checkout/conditions/use-order-conditions.ts'
import { PaymentNotice, PaymentSkeleton } from '../checkout/card/payment-frame.tsx'
import { describePlan, isOwnPlan } from './manage-plan.tsx'
import { ProBenefits } from './pro-benefits.tsx'
import { useProOffer, readProOffer, type ProOffer } from './use-pro-offer.ts'
import { usePaymentIntent, type Intent } from '../checkout/card/use-payment-intent.ts'

export async function prepareCheckoutPro({ data, language, t }: PageRequest): Promise<Head> {
  await Promise.all([readProOffer(data), data.payments.conditions.prefetch({ language })])
  return { status: 200, title: t('checkoutPro.head.title'), description: t('checkoutPro.head.description') }
}

export function Page() {
  const { t, language } = useLanguage()
  const { session, state } = useAuth()
  const fromGuideId = parseGuideId(useQueryString().get('guideId') ?? '')
  const pro = { kind: 'pro', fromGuideId } as const
  const code = useCode()
  const intent = usePaymentIntent(pro, { code: code.typed })
  const expected = useProOffer()
  const offer = intent.data === undefined ? expected : offerOfIntent(intent.data, expected)
  const { price, credit, first } = offer
  const shown =
    first.amountMinor === price.amountMinor
      ? t('subscribe.price', { price: formatMoney(price) })
      : t('subscribe.priceFirst', { first: formatMoney(first), price: formatMoney(price) })
  const terms = <PlanTerms offer={offer} otherCurrency={price.currency !== currencyOf(language)} />
  return (
    <CheckoutFrame
      heading={t('checkoutPro.heading')}
      title={t('checkoutPro.title')}
      bought={{ name: t('checkoutPro.plan'), price: shown }}
      summary={<PlanSummary price={shown} />}
      terms={terms}
    >
      {state === 'loading' ? (
        <WithCode code={code} intent={intent}>
          <PaymentSkeleton price={first} creditMinor={credit.amountMinor} terms={terms} />
        </WithCode>
      ) : session === null ? (
        <LoginPrompt text={t('checkoutPro.loginRequired')} intent={{ subscription: true }} terms={terms} />
      ) : (
        <WithCode code={code} intent={intent}>
          <CardCheckout
            purchase={pro}
            intent={intent}
            expected={first}
            creditMinor={credit.amountMinor}
            terms={terms}
            owned={<AlreadyPro />}
          />
        </WithCode>
      )}
    </CheckoutFrame>
  )
}

/** As the server has named it, which is what is charged. */
function offerOfIntent({ amount, currency, monthly, credit }: Intent, expected: ProOffer): ProOffer {
  const inIts = (amountMinor: number) => ({ amountMinor, currency })
  return {
    price: inIts(monthly ?? expected.price.amountMinor),
    credit: inIts(credit ?? 0),
    first: inIts(amount),
  }
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

function PlanTerms({ offer: { price, first }, otherCurrency }: { offer: ProOffer; otherCurrency: boolean }) {
  const { t, language } = useLanguage()
  const hydrated = useHydrated()
  const [today] = useState(() => new Date())
  return (
    <OrderTerms
      terms={proOrderTerms(t, price, useOrderConditions(true), {
        takenOffMinor: price.amountMinor - first.amountMinor,
        nextPayment: hydrated ? renewalDate(today, language) : undefined,
      })}
    >
      {otherCurrency && <p className="mt-3 text-md text-soft">{t('checkoutPro.otherCurrency')}</p>}
    </OrderTerms>
  )
}

function AlreadyPro() {
  const { t, language } = useLanguage()
  const { data: plan } = trpc.access.plan.useQuery(undefined, profiles.other)
  const isGiven = plan !== undefined && !isOwnPlan(plan) && plan.subscribed
  const text = isGiven ? describePlan(plan, t, language) : t('checkoutPro.ownedText')
  return (
    <PaymentNotice title={t('checkoutPro.ownedTitle')} text={text}>
      <ButtonLink to={paths.guides}>{t('checkoutPro.toGuides')}</ButtonLink>
      <ButtonLink to={paths.profile} variant="secondary">
        {t('profile.title')}
      </ButtonLink>
    </PaymentNotice>
  )
}

/** The same day of the next month, or its last day where it has no such day, as Stripe renews. */
export function renewalDate(from: Date, language: PageLanguage): string {
  const year = from.getUTCFullYear()
  const month = from.getUTCMonth() + 1
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  const next = new Date(from)
  next.setUTCFullYear(year, month, Math.min(from.getUTCDate(), lastDay))
  return formatDay(language, next)
}
