import { parseGuideId, localizeTitle } from '../../../shared/guides/guides.ts'
import { paths } from '../../../shared/paths.ts'
import { prefetchOwnedGuides } from '../../access/access-or-price.tsx'
import type { RouterOutputs } from '../../platform/api/api.ts'
import { trpc } from '../../platform/api/trpc.ts'
import { Link, usePath } from '../../platform/pages/navigation.tsx'
import type { Head, PageRequest } from '../../platform/pages/page-route.ts'
import { useLanguage } from '../../platform/texts/language.tsx'
import type { Translate } from '../../../shared/texts/translate.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Cover } from '../../ui/cover.tsx'
import { LinkedText } from '../../ui/linked-text.tsx'
import { LocalText } from '../../ui/local-text.tsx'
import { LoadFailed } from '../../ui/page/load-failed.tsx'
import { NotFoundPage } from '../../ui/page/not-found-page.tsx'
import { GuideGrid, gridClass } from './guide-grid.tsx'
import { translateTag } from './tag-label.ts'

type Method = RouterOutputs['guides']['methods'][number]

/** Returns the URL of the guides with the same method as this guide. */
const toMethodUrl = (guideId: number) => `${paths.methods}/${guideId}`

const nameOf = (tags: readonly string[], t: Translate) =>
  tags.map((tag) => translateTag(tag, t)).join('\u00A0· ')

/** Prepares the list of methods or the guides of one. Returns undefined for a guide without a listed method. */
export async function prepare({ data, params, t, load }: PageRequest): Promise<Head | undefined> {
  if (params['id'] === undefined) {
    const methods = await data.guides.methods.fetch()
    return {
      status: 200,
      title: t('methods.head.title'),
      description: t('methods.head.description'),
      canonicalPath: paths.methods,
      list: methods.map(({ card, tags }) => ({ name: nameOf(tags, t), path: toMethodUrl(card.id) })),
    }
  }
  const id = parseGuideId(params['id'])
  const [method] = await Promise.all([
    id === undefined ? null : data.guides.method.fetch({ id }),
    prefetchOwnedGuides({ data, load }),
  ])
  const [first] = method?.cards ?? []
  if (method === null || first === undefined) return undefined
  const name = nameOf(method.tags, t)
  return {
    status: 200,
    title: t('methods.head.methodTitle', { name }),
    description: t('methods.head.methodDescription', { name }),
    canonicalPath: toMethodUrl(first.id),
  }
}

/** Shows each method of the catalog once, or the guides of one method (B4.39). */
export function Page() {
  const rest = usePath().slice(paths.methods.length + 1)
  if (rest === '') return <Methods />
  const id = parseGuideId(rest)
  return id === undefined ? <NotFoundPage /> : <MethodGuides id={id} />
}

function Methods() {
  const { t } = useLanguage()
  const { data: methods, refetch } = trpc.guides.methods.useQuery()
  return (
    <div className="page-width pt-12 md:pt-16">
      <h1 className="text-3xl">{t('methods.title')}</h1>
      <p className="mt-4 max-w-measure text-soft">
        {methods?.length === 0 ? t('methods.none') : <LinkedText text={t('methods.text')} />}
      </p>
      <div className="mt-10">
        {methods === undefined ? (
          <LoadFailed retry={refetch} />
        ) : methods.length === 0 ? (
          <ButtonLink to={paths.guides}>{t('notFound.toGuides')}</ButtonLink>
        ) : (
          <ul className={gridClass}>
            {methods.map((method) => (
              <MethodCard key={method.card.id} method={method} />
            ))}
          </ul>
        )}
      </div>
    </div>
  )
}

function MethodCard({ method: { card, tags, emojis, guides } }: { method: Method }) {
  const { t, language } = useLanguage()
  return (
    <li className="relative flex flex-col overflow-hidden rounded-card border border-line bg-surface hover:border-control has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent">
      <Cover src={card.thumbnailUrl} className="w-full" />
      <div className="flex flex-1 flex-col gap-2 px-5 py-4">
        <h2 className="text-base first-letter:uppercase">
          <Link to={toMethodUrl(card.id)} className="covers-card focus-visible:outline-none">
            {nameOf(tags, t)}
          </Link>
        </h2>
        <p className="text-sm text-soft">{t('methods.example')}</p>
        <LocalText as="p" of={localizeTitle(language, card)} className="-mt-2 text-md" />
        <p className="mt-auto border-t border-line pt-3 text-md font-semibold">
          {t('paths.guides', { count: guides })}
        </p>
        <p aria-hidden="true" className="emoji text-md tracking-[0.25em]">
          {emojis.join('')}
        </p>
      </div>
    </li>
  )
}

function MethodGuides({ id }: { id: number }) {
  const { t } = useLanguage()
  const { data: method } = trpc.guides.method.useQuery({ id })
  if (method === undefined || method === null) return <NotFoundPage />
  return (
    <div className="page-width pt-12 md:pt-16">
      <p className="text-md font-semibold">
        <Link to={paths.methods} className="text-link">
          {t('methods.title')}
        </Link>
      </p>
      <h1 className="mt-2 text-3xl first-letter:uppercase">{nameOf(method.tags, t)}</h1>
      <h2 className="mt-4 mb-10 font-normal text-soft">
        {t('paths.guides', { count: method.cards.length })}
      </h2>
      <GuideGrid cards={method.cards} />
    </div>
  )
}
