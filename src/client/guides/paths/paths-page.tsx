import { toReadingPathUrl } from '../../../shared/guides/paths/reading-path.ts'
import { localizeTitle } from '../../../shared/guides/guides.ts'
import type { ReadingPath } from '../../../shared/guides/paths/path-schemas.ts'
import { paths as pages } from '../../../shared/paths.ts'
import { trpc } from '../../platform/api/trpc.ts'
import { Link, usePath } from '../../platform/pages/navigation.tsx'
import type { Head, PageRequest } from '../../platform/pages/page-route.ts'
import { useLanguage } from '../../platform/texts/language.tsx'
import { Badge } from '../../ui/badge.tsx'
import { LinkedText } from '../../ui/linked-text.tsx'
import { LoadFailed } from '../../ui/page/load-failed.tsx'
import { PathFactsLine } from './path-facts.tsx'
import { PathPage, preparePath } from './path-page.tsx'
import { Cover } from '../../ui/cover.tsx'
import { LocalText } from '../../ui/local-text.tsx'

/** Prepares the list of reading paths or one of them. Returns undefined for an unknown or unpublished reading path. */
export async function prepare(request: PageRequest): Promise<Head | undefined> {
  const { data, params, language, t } = request
  const { slug } = params
  if (slug !== undefined) return preparePath(request, slug)
  const paths = await data.guides.paths.fetch({ language })
  return {
    status: 200,
    title: t('paths.head.title'),
    description: t('paths.head.description'),
    canonicalPath: pages.readingPaths,
    list: paths
      .filter(({ steps }) => steps !== null)
      .map(({ slug: at, name }) => ({ name, path: toReadingPathUrl(at) })),
  }
}

/** Shows all reading paths, or one of them (B21.60). */
export function Page() {
  const slug = usePath().slice(toReadingPathUrl('').length)
  return slug === '' ? <Paths /> : <PathPage slug={slug} />
}

function Paths() {
  const { t, language } = useLanguage()
  const { data: paths, refetch } = trpc.guides.paths.useQuery({ language })
  if (paths === undefined) return <LoadFailed retry={refetch} />
  return (
    <div className="page-width grid grid-cols-1 gap-14 pt-12 md:pt-16">
      <header className="max-w-measure">
        <h1 className="text-3xl">{t('footer.paths')}</h1>
        <p className="mt-4 text-soft">{t('paths.text')}</p>
      </header>
      <Shelf name="goals" paths={paths.filter(({ exclusive }) => !exclusive)} />
      <Shelf name="categories" paths={paths.filter(({ exclusive }) => exclusive)} />
      <p className="max-w-measure">
        <LinkedText text={t('paths.ask')} />
      </p>
    </div>
  )
}

function Shelf({ name, paths }: { name: 'goals' | 'categories'; paths: readonly ReadingPath[] }) {
  const { t } = useLanguage()
  if (paths.length === 0) return null
  return (
    <section aria-labelledby={name}>
      <h2 id={name} className="text-2xl">
        {t(`paths.${name}`)}
      </h2>
      {name === 'categories' && (
        <p className="mt-2 max-w-measure text-md text-soft">
          <LinkedText text={t('paths.categoriesText')} />
        </p>
      )}
      <ul className="mt-6 grid grid-cols-1 gap-6 md:grid-cols-2">
        {paths.map((path) => (
          <li key={path.slug}>
            <PathCard path={path} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Shows the images of a reading path's guides, in order. */
function Covers({ steps }: { steps: NonNullable<ReadingPath['steps']> }) {
  return (
    <div className="mb-5 flex gap-1.5">
      {steps.map(({ id, thumbnailUrl }) => (
        <Cover key={id} src={thumbnailUrl} className="min-w-0 flex-1 rounded-control" />
      ))}
    </div>
  )
}

function PathCard({ path: { slug, name, audience, exclusive, facts, steps } }: { path: ReadingPath }) {
  const { t, language } = useLanguage()
  return (
    <article className="relative flex h-full flex-col rounded-card border border-line bg-surface p-5 hover:border-control has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent md:p-6">
      {steps !== null && <Covers steps={steps} />}
      <div className="flex flex-wrap items-start justify-between gap-3">
        <h3 className="text-lg">
          <Link to={toReadingPathUrl(slug)} className="covers-card focus-visible:outline-none">
            {name}
          </Link>
        </h3>
        {exclusive && steps === null && <Badge tone="premium">{t('paths.locked')}</Badge>}
      </div>
      <p className="mt-2 text-md text-soft">{audience}</p>
      {steps !== null && (
        <ol className="mt-4 mb-4 grid list-decimal gap-1 pl-5 text-md marker:text-soft">
          {steps.map((step) => {
            const title = localizeTitle(language, step)
            return <LocalText as="li" of={title} key={step.id} className="wrap-anywhere" />
          })}
        </ol>
      )}
      <div className="mt-auto border-t border-line pt-3">
        <PathFactsLine facts={facts} />
      </div>
    </article>
  )
}
