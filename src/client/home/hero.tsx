import { paths } from '../../shared/paths.ts'
import { getPageCurrency } from '../../shared/prices.ts'
import { useAuth } from '../auth/session/session-provider.tsx'
import { trpc } from '../platform/api/trpc.ts'
import { Link, useQueryString } from '../platform/pages/navigation.tsx'
import { useLanguage } from '../platform/texts/language.tsx'
import { Badge } from '../ui/badge.tsx'
import { checkIcon, Icon } from '../ui/icon.tsx'
import { GuideSearchForm } from '../ui/form/guide-search-form.tsx'
import shelf from './covers/shelf.svg'
import { parseGuideCount } from './home-query.ts'

/** Numbers that the counters end at (B2.12). Texts name the same numbers. */
const successStoryCount = 10_000
const strategyCount = 1000

export function Hero() {
  const { t } = useLanguage()
  const hasFreePick = useFreePick()
  return (
    <section className="grid grid-cols-1 items-end gap-16 lg:grid-cols-[minmax(0,1fr)_24rem]">
      <div>
        <Badge tone="accent">{t('home.badge')}</Badge>
        <h1 className="mt-5 text-4xl break-keep whitespace-pre-line">{t('home.title')}</h1>
        <p className="mt-5 max-w-[32em] text-lg text-soft">{t('home.subtitle')}</p>
        <Belief />
        <div className="mt-8">
          <GuideSearchForm />
          <Link to={paths.ask} className="text-link mt-3 inline-block text-md">
            {t('home.ask')}
          </Link>
        </div>
        {hasFreePick && (
          <p className="mt-4 flex items-baseline gap-2 text-md font-semibold">
            <Icon path={checkIcon} className="translate-y-[0.2em] text-accent" />
            {t('home.firstFree')}
          </p>
        )}
        <Counters />
      </div>
      <img src={shelf} alt="" width={480} height={420} loading="lazy" className="hidden w-full lg:block" />
    </section>
  )
}

/** States that all results are published, with figures once there are enough reports. */
function Belief() {
  const { t, language } = useLanguage()
  const { data } = trpc.guides.featured.useQuery({ count: parseGuideCount(useQueryString()), language })
  return (
    <p className="mt-4 max-w-[32em]">
      <Link to={paths.proof} className="text-link">
        {t('home.belief')}
      </Link>{' '}
      {data?.reported && t('home.reportedText', data.reported)}
    </p>
  )
}

/** Returns true for guests and for accounts without Pro that have picked no free guide yet. */
function useFreePick(): boolean {
  const { session } = useAuth()
  const { data } = trpc.access.owned.useQuery(undefined, { enabled: session !== null })
  return session === null || (data !== undefined && !data.subscribed && data.picked.length === 0)
}

/** Shows three numbers that count up (B2.12). The animation is in styles.css, because a static page has no script. */
function Counters() {
  const { t, language } = useLanguage()
  const currency = getPageCurrency(language)
  const many = (count: number) => t('home.many', { count })
  const money = (amount: number) => t(`price.${currency}`, { amount })
  return (
    <dl className="mt-10 grid grid-cols-3 gap-x-6 sm:flex sm:gap-x-10">
      <Counter
        label={t('home.stories')}
        note={t('home.storiesNote')}
        runs="counts-to-10000"
        format={many}
        end={successStoryCount}
      />
      <Counter label={t('home.strategies')} runs="counts-to-1000" format={many} end={strategyCount} />
      <Counter label={t('home.investment')} runs={`counts-from-${currency}`} format={money} end={0} />
    </dl>
  )
}

interface CounterProps {
  label: string
  note?: string
  /** CSS class that sets the start and end of the count. */
  runs: string
  format: (count: number) => string
  end: number
}

/** Shows the counting number over the final value, which reserves the space and is read by screen readers. */
function Counter({ label, note, runs, format, end }: CounterProps) {
  const [before, after] = format(0).split('0')
  return (
    <div className="flex flex-col-reverse justify-end">
      <dt className="text-sm text-soft">
        {label}
        {note !== undefined && <span className="block">{note}</span>}
      </dt>
      <dd className="relative text-lg leading-tight font-semibold tabular-nums">
        <span className="counted">{format(end)}</span>
        <span aria-hidden="true" className={`counting ${runs}`} data-before={before} data-after={after} />
      </dd>
    </div>
  )
}
