import { paths } from '../../shared/paths.ts'
import { useAuth } from '../auth/session/session-provider.tsx'
import { trpc } from '../platform/api/trpc.ts'
import { Link } from '../platform/pages/navigation.tsx'
import { useLanguage } from '../platform/texts/language.tsx'
import { Badge } from '../ui/badge.tsx'
import { checkIcon, Icon } from '../ui/icon.tsx'
import { SearchForm } from '../ui/form/search-form.tsx'
import { Counters } from './counters.tsx'
import shelf from './covers/shelf.svg'

export function Hero() {
  const { t } = useLanguage()
  const hasFreePick = useFreePick()
  return (
    <section className="grid grid-cols-1 items-end gap-16 lg:grid-cols-[minmax(0,1fr)_24rem]">
      <div>
        <Badge tone="accent">{t('home.badge')}</Badge>
        <h1 className="mt-5 text-4xl break-keep whitespace-pre-line">{t('home.title')}</h1>
        <p className="mt-5 max-w-[32em] text-lg text-soft">{t('home.subtitle')}</p>
        <div className="mt-8">
          <SearchForm />
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

/** Guests, and accounts without Pro that have picked no free guide yet. */
function useFreePick(): boolean {
  const { session } = useAuth()
  const { data } = trpc.access.owned.useQuery(undefined, { enabled: session !== null })
  return session === null || (data !== undefined && !data.subscribed && data.picked.length === 0)
}
