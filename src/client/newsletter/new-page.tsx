import { crawlerPaths } from '../../shared/crawler-paths.ts'
import { NewsletterForm, parseNewsletterState } from './newsletter-form.tsx'
import { localizePath, paths } from '../../shared/paths.ts'
import type { NewGuides } from '../../shared/newsletter/new-guides-schemas.ts'
import { GuideGrid } from '../guides/catalogue/guide-grid.tsx'
import { trpc } from '../platform/api/trpc.ts'
import { Link, useQueryString } from '../platform/pages/navigation.tsx'
import type { Head, PageRequest } from '../platform/pages/page-route.ts'
import { useLanguage } from '../platform/texts/language.tsx'
import { LinkedText } from '../ui/linked-text.tsx'
import { LoadFailed } from '../ui/page/load-failed.tsx'

export async function prepare({ data, t }: PageRequest): Promise<Head> {
  await data.newsletter.read.prefetch()
  return {
    status: 200,
    title: t('news.head.title'),
    description: t('news.head.description'),
    canonicalPath: paths.news,
  }
}

/** Shows new, popular and recently improved guides, with a feed and a weekly email (B21.17). */
export function Page() {
  const { t, language } = useLanguage()
  const isFromMail = parseNewsletterState(useQueryString()) !== undefined
  const { data, refetch } = trpc.newsletter.read.useQuery()
  if (isFromMail)
    return (
      <div className="page-width grid justify-items-start gap-6 pt-12 md:pt-16">
        <NewsletterForm heading="h1" />
        <Link to={paths.news} className="text-link">
          {t('news.mail.all')}
        </Link>
      </div>
    )
  return (
    <div className="page-width grid grid-cols-1 gap-14 pt-12 md:pt-16">
      <header className="max-w-measure">
        <h1 className="text-3xl">{t('footer.news')}</h1>
        {data !== undefined && <ProPromise weeks={data.weeks} />}
        <p className="mt-3 flex flex-wrap gap-x-6 gap-y-2 text-md">
          <a href="#news-mail" className="text-link">
            {t('news.mailTitle')}
          </a>
          <a href={localizePath(language, crawlerPaths.feed)} className="text-link">
            {t('news.feed')}
          </a>
        </p>
      </header>
      {data === undefined ? <LoadFailed retry={refetch} /> : <Shelves news={data} />}
      <NewsletterForm heading="h2" />
    </div>
  )
}

/** Shows the number of new guides in each recent week, because Pro promises new guides every week. A new shop has no earlier weeks. */
function ProPromise({ weeks }: { weeks: NewGuides['weeks'] }) {
  const { t } = useLanguage()
  const [latest = 0, ...before] = weeks
  return (
    <p className="mt-3">
      {t('news.thisWeek', { count: latest })}
      {before.some((count) => count > 0) && (
        <>
          {' '}
          {t('news.weeksBefore', { counts: before.join(t('news.comma')) })}{' '}
          <LinkedText text={t('news.promise')} />
        </>
      )}
    </p>
  )
}

function Shelves({ news }: { news: NewGuides }) {
  const { t } = useLanguage()
  const shelves = (['newest', 'popular', 'improved'] as const).filter((name) => news[name].length > 0)
  return shelves.map((name) => (
    <section key={name} aria-labelledby={`news-${name}`}>
      <h2 id={`news-${name}`} className="text-2xl">
        {t(`news.${name}.title`)}
      </h2>
      <p className="mt-2 mb-6 text-md text-soft">{t(`news.${name}.text`)}</p>
      <GuideGrid cards={news[name]} />
    </section>
  ))
}
