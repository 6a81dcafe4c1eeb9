import { readingPath } from '../../../shared/guides/paths/reading-path.ts'
import { titleIn } from '../../../shared/guides/guides.ts'
import { paths as pages } from '../../../shared/paths.ts'
import type { Outputs } from '../../platform/api/api.ts'
import { trpc } from '../../platform/api/trpc.ts'
import { Link } from '../../platform/pages/navigation.tsx'
import { useLanguage } from '../../platform/texts/language.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Icon, lockIcon } from '../../ui/icon.tsx'
import { LinkedText } from '../../ui/linked-text.tsx'
import { LocalLink } from '../../ui/local-text.tsx'

type Path = Outputs['guides']['paths'][number]

/** What only Pro has: for each category, which guides to read in which order. Others see the first one as a sample (B1.13). */
export function ReadingPaths() {
  const { t, language } = useLanguage()
  const { data: paths = [] } = trpc.guides.paths.useQuery({ language, exclusive: true })
  if (paths.length === 0) return null
  const locked = paths.filter(({ steps }) => steps === null)
  return (
    <section aria-labelledby="paths">
      <h2 id="paths" className="text-2xl">
        {t('pro.paths.title')}
      </h2>
      <p className="mt-3 max-w-measure text-soft">
        <LinkedText text={t('pro.paths.text')} />
      </p>
      <ul className="mt-8 grid grid-cols-1 gap-6 lg:grid-cols-2">
        {paths.map(
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
        const title = titleIn(language, step)
        return (
          <li key={step.id} className="flex items-baseline gap-3 border-t border-line py-3 first:border-0">
            <span aria-hidden="true" className="text-sm font-semibold text-premium tabular-nums">
              {index + 1}
            </span>
            <LocalLink
              of={title}
              to={pages.guide(step.id)}
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
    <Link to={readingPath(slug)} className="hover:underline">
      {name}
    </Link>
  )
}
