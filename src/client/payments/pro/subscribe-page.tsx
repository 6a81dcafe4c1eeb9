import { localizeTitle } from '../../../shared/guides/guides.ts'
import { toReadingPathUrl } from '../../../shared/guides/paths/reading-path.ts'
import { formatMoney } from '../../../shared/money.ts'
import { getPageCurrency, getUsualGuidePrice } from '../../../shared/prices.ts'
import { paths } from '../../../shared/paths.ts'
import { useProPrice } from '../../access/use-pro-price.ts'
import { useAuth } from '../../auth/session/session-provider.tsx'
import { queryProfiles } from '../../platform/api/query-profiles.ts'
import { trpc } from '../../platform/api/trpc.ts'
import type { RouterOutputs } from '../../platform/api/api.ts'
import { useLanguage } from '../../platform/texts/language.tsx'
import { Link } from '../../platform/pages/navigation.tsx'
import type { Head, PageRequest } from '../../platform/pages/page-route.ts'
import { Badge } from '../../ui/badge.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { checkIcon, Icon, lockIcon } from '../../ui/icon.tsx'
import { LinkedText } from '../../ui/linked-text.tsx'
import { LocalLink } from '../../ui/local-text.tsx'
import { QuestionList } from '../../ui/accordion.tsx'
import { describePlan, isManageablePlan, ManagePlan } from './manage-plan.tsx'
import { FirstMonthDiscount, proBenefits, prefetchProOffer, useProOffer } from './pro-offer.tsx'

export async function prepareSubscribe({ data, language, t }: PageRequest): Promise<Head> {
  await Promise.all([data.guides.paths.fetch({ language, exclusive: true }), prefetchProOffer(data)])
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
    ...queryProfiles.fresh,
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
  const currency = getPageCurrency(language)
  const offer = useProOffer()
  const { price } = offer
  return (
    <section className="grid items-start gap-10 md:grid-cols-[minmax(0,1fr)_minmax(0,26rem)] md:grid-rows-[auto_1fr] md:gap-x-16">
      <div className="md:pt-8">
        <p className="text-md font-semibold text-premium">{t('footer.pro')}</p>
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
        <FirstMonthDiscount offer={offer} />
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
          {t('subscribe.singleLink', { price: formatMoney(getUsualGuidePrice(currency)) })}
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
    <QuestionList title={t('pro.faq.title')} questions={questions}>
      <p className="mt-3 text-soft">
        <LinkedText text={t('pro.faq.more')} />
      </p>
    </QuestionList>
  )
}

/** Replaces the offer for Pro users. */
function ProReader({ plan }: { plan: RouterOutputs['access']['plan'] }) {
  const { t, language } = useLanguage()
  return (
    <section className="grid items-start gap-10 md:grid-cols-[minmax(0,1fr)_minmax(0,26rem)] md:gap-16">
      <div className="md:pt-8">
        <p className="text-md font-semibold text-premium">{t('footer.pro')}</p>
        <h1 className="mt-2 text-3xl">{t('subscribe.owned')}</h1>
        <p className="mt-4 max-w-measure text-soft">{describePlan(plan, t, language)}</p>
        <div className="mt-8 flex flex-wrap gap-3">
          <ButtonLink to={paths.guides}>{t('login.toGuides')}</ButtonLink>
          {isManageablePlan(plan) && <ManagePlan plan={plan} />}
        </div>
      </div>
      <Card>
        <h2 className="mb-4 text-base">{t('subscribe.benefits')}</h2>
        <ProBenefits />
      </Card>
    </section>
  )
}

function ProBenefits() {
  const { t } = useLanguage()
  return (
    <ul className="grid gap-3">
      {proBenefits.map((benefit) => (
        <li key={benefit} className="flex items-baseline gap-3">
          <Icon path={checkIcon} className="translate-y-[0.2em] text-premium" />
          {t(`subscribe.benefit.${benefit}`)}
        </li>
      ))}
    </ul>
  )
}

const rows = ['price', 'read', 'keep', 'paths', 'cancel'] as const

/** Compares a single guide with Pro, if both prices are in the page's currency. */
function PlanComparison() {
  const { t, language } = useLanguage()
  if (useProPrice().currency !== getPageCurrency(language)) return null
  return (
    <section
      aria-labelledby="comparison"
      className="grid grid-cols-1 gap-x-16 gap-y-8 lg:grid-cols-[20rem_minmax(0,1fr)]"
    >
      <div>
        <h2 id="comparison" className="text-2xl">
          {t('pro.compare.title')}
        </h2>
        <p className="mt-3 text-soft">{t('pro.compare.text')}</p>
      </div>
      <table className="w-full table-fixed self-start text-left text-md [word-break:auto-phrase]">
        <thead>
          <tr className="border-b border-control align-bottom">
            <th scope="col" className="w-[34%]">
              <span className="sr-only">{t('pro.compare.title')}</span>
            </th>
            <th scope="col" className="py-3 pr-2 font-semibold">
              {t('pro.compare.one')}
            </th>
            <th scope="col" className="rounded-t-card bg-premium-soft px-2 py-3 font-semibold text-premium">
              {t('pro.compare.pro')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row} className="border-b border-line align-top">
              <th scope="row" className="py-3 pr-1 font-normal text-soft">
                {t(`pro.compare.${row}`)}
              </th>
              <td className="py-3 pr-2">{t(`pro.compare.${row}.one`)}</td>
              <td className="bg-premium-soft px-2 py-3">{t(`pro.compare.${row}.pro`)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

type Path = RouterOutputs['guides']['paths'][number]

/** Lists Pro's reading paths, one per category. Users without Pro see the first one as a sample (B1.13). */
function ReadingPaths() {
  const { t, language } = useLanguage()
  const { data = [] } = trpc.guides.paths.useQuery({ language, exclusive: true })
  if (data.length === 0) return null
  const locked = data.filter(({ steps }) => steps === null)
  return (
    <section aria-labelledby="paths">
      <h2 id="paths" className="text-2xl">
        {t('pro.paths.title')}
      </h2>
      <p className="mt-3 max-w-measure text-soft">
        <LinkedText text={t('pro.paths.text')} />
      </p>
      <ul className="mt-8 grid grid-cols-1 gap-6 lg:grid-cols-2">
        {data.map(
          ({ slug, name, steps }) =>
            steps !== null && (
              <li key={slug} className="rounded-card border border-premium/40 bg-surface p-6">
                <h3 className="flex items-center justify-between gap-3 text-base [&>span]:shrink-0">
                  <PathLink slug={slug} name={name} />
                  {locked.length > 0 && <Badge>{t('pro.paths.sample')}</Badge>}
                </h3>
                <PathSteps steps={steps} />
              </li>
            ),
        )}
        {locked.length > 0 && (
          <li className="rounded-card border border-line p-6">
            <h3 className="text-base">{t('pro.paths.locked')}</h3>
            <ul className="mt-4 grid">
              {locked.map(({ slug, name }) => (
                <li
                  key={slug}
                  className="flex items-center gap-3 border-t border-line py-3 text-soft first:border-0"
                >
                  <Icon path={lockIcon} className="text-sm text-premium" />
                  <PathLink slug={slug} name={name} />
                </li>
              ))}
            </ul>
          </li>
        )}
      </ul>
    </section>
  )
}

function PathSteps({ steps }: { steps: NonNullable<Path['steps']> }) {
  const { t, language } = useLanguage()
  return (
    <ol className="mt-4 grid">
      {steps.map((step, index) => {
        const title = localizeTitle(language, step)
        return (
          <li key={step.id} className="flex items-baseline gap-3 border-t border-line py-3 first:border-0">
            <span aria-hidden="true" className="text-sm font-semibold text-premium tabular-nums">
              {index + 1}
            </span>
            <LocalLink
              of={title}
              to={paths.guide(step.id)}
              className="flex-1 text-md wrap-anywhere hover:underline"
            />
            <span className="text-sm whitespace-nowrap text-soft">
              {t('card.minutes', { count: step.readingMinutes })}
            </span>
          </li>
        )
      })}
    </ol>
  )
}

function PathLink({ slug, name }: Pick<Path, 'slug' | 'name'>) {
  return (
    <Link to={toReadingPathUrl(slug)} className="hover:underline">
      {name}
    </Link>
  )
}
