import { formatMoney } from '../../../shared/money.ts'
import { currencyOf, usualGuidePriceIn } from '../../../shared/prices.ts'
import { paths } from '../../../shared/paths.ts'
import { useAuth } from '../../auth/session/session-provider.tsx'
import { profiles } from '../../platform/api/query-profiles.ts'
import { trpc } from '../../platform/api/trpc.ts'
import type { Outputs } from '../../platform/api/api.ts'
import { useLanguage } from '../../platform/texts/language.tsx'
import { Link } from '../../platform/pages/navigation.tsx'
import type { Head, PageRequest } from '../../platform/pages/page-route.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { LinkedText } from '../../ui/linked-text.tsx'
import { Questions } from '../../ui/accordion.tsx'
import { PlanComparison } from './plan-comparison.tsx'
import { ProBenefits } from './pro-benefits.tsx'
import { FirstMonth } from './first-month.tsx'
import { readProOffer, useProOffer } from './use-pro-offer.ts'
import { ReadingPaths } from './reading-paths.tsx'
import { describePlan, isOwnPlan, ManagePlan } from './manage-plan.tsx'

export async function prepareSubscribe({ data, language, t }: PageRequest): Promise<Head> {
  await Promise.all([data.guides.paths.fetch({ language, exclusive: true }), readProOffer(data)])
  return {
    status: 200,
    title: t('subscribe.head.title'),
    description: t('subscribe.head.description'),
    canonicalPath: paths.subscribe,
  }
}

export function Page() {
  const { session } = useAuth()
  const { data: plan } = trpc.access.plan.useQuery(undefined, {
    ...profiles.other,
    staleTime: 0,
    enabled: session !== null,
  })
  const hasPro = session !== null && plan?.subscribed === true
  return (
    <div className="page-width grid grid-cols-1 gap-20 pt-12 md:gap-28 md:pt-20">
      {hasPro ? (
        <ProReader plan={plan} />
      ) : (
        <>
          <Offer />
          <PlanComparison />
        </>
      )}
      <ReadingPaths />
      <ProQuestions />
    </div>
  )
}

function Offer() {
  const { t, language } = useLanguage()
  const currency = currencyOf(language)
  const offer = useProOffer()
  const { price } = offer
  return (
    <section className="grid items-start gap-10 md:grid-cols-[minmax(0,1fr)_minmax(0,26rem)] md:grid-rows-[auto_1fr] md:gap-x-16">
      <div className="md:pt-8">
        <p className="text-md font-semibold text-premium">{t('subscribe.plan')}</p>
        <h1 className="mt-2 text-3xl">{t('subscribe.title')}</h1>
        <p className="mt-4 max-w-measure text-soft">{t('subscribe.text')}</p>
      </div>
      <Card className="grid gap-6 md:row-span-2">
        <div>
          <p className="text-2xl font-semibold tabular-nums">
            {t('subscribe.price', { price: formatMoney(price) })}
          </p>
          {price.currency !== currency && (
            <p className="mt-2 text-sm text-soft">{t('checkoutPro.otherCurrency')}</p>
          )}
        </div>
        <FirstMonth offer={offer} />
        <div>
          <h2 className="mb-4 text-base">{t('subscribe.benefits')}</h2>
          <ProBenefits />
        </div>
        <ButtonLink to={paths.checkoutPro} variant="premium" className="min-h-12 w-full">
          {t('subscribe.action')}
        </ButtonLink>
        <p className="text-sm text-soft">{t('subscribe.terms')}</p>
      </Card>
      <p className="text-md text-soft">
        {t('subscribe.single')}{' '}
        <Link to={paths.guides} className="text-link">
          {t('subscribe.singleLink', { price: formatMoney(usualGuidePriceIn(currency)) })}
        </Link>
        <span className="mt-1 block">{t('subscribe.counts')}</span>
      </p>
    </section>
  )
}

const questionNumbers = [1, 2, 3, 4, 5] as const

function ProQuestions() {
  const { t } = useLanguage()
  const questions = questionNumbers.map((number) => ({
    question: t(`pro.faq.q${number}`),
    answer: t(`pro.faq.a${number}`),
  }))
  return (
    <Questions title={t('pro.faq.title')} questions={questions}>
      <p className="mt-3 text-soft">
        <LinkedText text={t('pro.faq.more')} />
      </p>
    </Questions>
  )
}

/** What a Pro reader sees instead of the offer. */
function ProReader({ plan }: { plan: Outputs['access']['plan'] }) {
  const { t, language } = useLanguage()
  return (
    <section className="grid items-start gap-10 md:grid-cols-[minmax(0,1fr)_minmax(0,26rem)] md:gap-16">
      <div className="md:pt-8">
        <p className="text-md font-semibold text-premium">{t('subscribe.plan')}</p>
        <h1 className="mt-2 text-3xl">{t('subscribe.owned')}</h1>
        <p className="mt-4 max-w-measure text-soft">{describePlan(plan, t, language)}</p>
        <div className="mt-8 flex flex-wrap gap-3">
          <ButtonLink to={paths.guides}>{t('checkoutPro.toGuides')}</ButtonLink>
          {isOwnPlan(plan) && <ManagePlan plan={plan} />}
        </div>
      </div>
      <Card>
        <h2 className="mb-4 text-base">{t('subscribe.benefits')}</h2>
        <ProBenefits />
      </Card>
    </section>
  )
}
