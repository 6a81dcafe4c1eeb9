import { useLanguage } from '../platform/texts/language.tsx'
import { useState } from 'react'
import { translationLanguages } from '../../shared/languages.ts'
import { LoadFailed } from '../ui/page/load-failed.tsx'
import { trpc } from '../platform/api/trpc.ts'
import { Link } from '../platform/pages/navigation.tsx'
import { SegmentedControl } from '../ui/form/segmented-control.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { Spending } from './spending.tsx'
import { StagePicture, StageTabs } from './stage-look.tsx'
import { StartBar } from './start-bar.tsx'
import { TranslationTable, type Overview, type Selection } from './translation-table.tsx'
import { listPath, type TranslationView } from './translation-view.ts'

const pollMs = 2000

/** All guides by the stage of their translation, with the possible actions. */
export function TranslationList({ view }: { view: TranslationView }) {
  const { t } = useLanguage()
  const { data, isError, refetch } = trpc.translation.overview.useQuery(view, {
    staleTime: 0,
    placeholderData: (shown) => shown,
    // A hidden tab does not poll.
    refetchInterval: ({ state }) =>
      state.data !== undefined && state.data.counts.running > 0 ? pollMs : false,
  })
  return (
    <div className="page-width pt-8 pb-8">
      <div className="grid items-start gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div>
          <h1 className="text-3xl">{t('translation.title')}</h1>
          <p className="mt-3 max-w-measure text-soft">{t('translation.introduction')}</p>
          <TargetLanguages view={view} />
        </div>
        <Spending live={data !== undefined && data.counts.running > 0} />
      </div>
      {data !== undefined && <LoadedList view={view} overview={data} />}
      {data === undefined && (
        <div className="mt-10">
          {isError ? <LoadFailed retry={() => void refetch()} /> : <Skeleton className="h-80" />}
        </div>
      )}
    </div>
  )
}

function TargetLanguages({ view }: { view: TranslationView }) {
  const { t } = useLanguage()
  return (
    <nav aria-label={t('translation.languageLabel')} className="mt-5">
      <ul className="flex w-fit rounded-control border border-line p-0.5 text-sm">
        {translationLanguages.map((language) => (
          <li key={language}>
            <Link
              to={listPath({ ...view, language, page: 1 })}
              aria-current={language === view.language ? 'page' : undefined}
              className="flex min-h-9 items-center rounded-[6px] px-4 text-soft hover:text-ink aria-[current]:bg-raised aria-[current]:text-ink"
            >
              {t(`translation.language.${language}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function LoadedList({ view, overview }: { view: TranslationView; overview: Overview }) {
  const { t } = useLanguage()
  const [selection, select] = useState<Selection>(new Set<number>())
  const [fate, setFate] = useState<'review' | 'store'>('review')
  const { counts, rows, total } = overview
  const { data: settings } = trpc.translation.settings.useQuery()
  const canStart = settings?.configured === true
  return (
    <>
      <div className="mt-8 grid gap-4">
        <StagePicture counts={counts} />
        <StageTabs view={view} counts={counts} />
      </div>
      <output className="sr-only">
        {t('translation.progress', { count: counts.running, review: counts.review, failed: counts.failed })}
      </output>
      {canStart && (
        <div className="needs-script mt-6 flex flex-wrap items-center gap-x-4 gap-y-2">
          <span aria-hidden="true" className="text-md text-soft">
            {t('translation.howStored')}
          </span>
          <SegmentedControl
            label={t('translation.howStored')}
            options={[
              { value: 'review', label: t('translation.review') },
              { value: 'store', label: t('translation.store') },
            ]}
            value={fate}
            onChange={setFate}
          />
        </div>
      )}
      {rows.length === 0 ? (
        <p className="mt-10 rounded-card border border-line p-8 text-center text-soft">
          {t('translation.noneOf')}
        </p>
      ) : (
        <TranslationTable
          view={view}
          rows={rows}
          selection={selection}
          select={select}
          canStart={canStart}
          review={fate === 'review'}
        />
      )}
      <PageTurner view={view} pages={overview.pages} />
      {canStart && (
        <StartBar
          view={view}
          total={total}
          selection={selection}
          select={select}
          review={fate === 'review'}
        />
      )}
    </>
  )
}

function PageTurner({ view, pages }: { view: TranslationView; pages: number }) {
  const { t } = useLanguage()
  if (pages <= 1) return null
  const { page } = view
  return (
    <nav
      aria-label={t('translation.pages')}
      className="mt-6 flex flex-wrap items-center justify-center gap-4 text-md"
    >
      {page > 1 && (
        <Link to={listPath({ ...view, page: page - 1 })} rel="prev" className="text-link py-2">
          {t('translation.previousPage')}
        </Link>
      )}
      <span className="text-soft tabular-nums">{t('translation.pageOf', { page, pages })}</span>
      {page < pages && (
        <Link to={listPath({ ...view, page: page + 1 })} rel="next" className="text-link py-2">
          {t('translation.nextPage')}
        </Link>
      )}
    </nav>
  )
}
