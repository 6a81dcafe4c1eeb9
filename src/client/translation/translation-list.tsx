import { useLanguage } from '../platform/texts/language.tsx'
import { useState } from 'react'
import { translationLanguages } from '../../shared/languages.ts'
import { trpc } from '../platform/api/trpc.ts'
import { SegmentedControl } from '../ui/form/segmented-control.tsx'
import { Pagination } from '../admin/pagination.tsx'
import { QueryResult } from '../admin/section.tsx'
import { LinkTabs } from '../admin/link-tabs.tsx'
import { TranslationSpending } from './spending.tsx'
import { StageBar, StageTabs } from './stage-indicators.tsx'
import { StartBar } from './start-bar.tsx'
import {
  TranslationTable,
  type TranslationOverview,
  type TranslationSelection,
} from './translation-table.tsx'
import { buildListPath, type TranslationView } from './translation-view.ts'

const pollMs = 2000

/** Lists all guides by the stage of their translation, with the possible actions. */
export function TranslationList({ view }: { view: TranslationView }) {
  const { t } = useLanguage()
  const list = trpc.translation.overview.useQuery(view, {
    staleTime: 0,
    placeholderData: (shown) => shown,
    // `refetchInterval` does not poll in a hidden tab.
    refetchInterval: ({ state }) =>
      state.data !== undefined && state.data.counts.running > 0 ? pollMs : false,
  })
  return (
    <div className="page-width pt-8 pb-8">
      <div className="grid items-start gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div>
          <h1 className="text-3xl">{t('translation.title')}</h1>
          <p className="mt-3 max-w-measure text-soft">{t('translation.introduction')}</p>
          <div className="mt-5">
            <LinkTabs
              label={t('translation.languageLabel')}
              options={translationLanguages.map((language) => ({
                to: buildListPath({ ...view, language, page: 1 }),
                name: t(`admin.guide.language.${language}`),
                current: language === view.language,
              }))}
            />
          </div>
        </div>
        <TranslationSpending live={(list.data?.counts.running ?? 0) > 0} />
      </div>
      <QueryResult from={list}>{(overview) => <LoadedList view={view} overview={overview} />}</QueryResult>
    </div>
  )
}

function LoadedList({ view, overview }: { view: TranslationView; overview: TranslationOverview }) {
  const { t } = useLanguage()
  const [selection, select] = useState<TranslationSelection>(new Set<number>())
  const [storing, setStoring] = useState<'review' | 'store'>('review')
  const start = { view, selection, select, review: storing === 'review' }
  const { counts, rows, total } = overview
  const { data: settings } = trpc.translation.settings.useQuery()
  const canStart = settings?.configured === true
  return (
    <>
      <div className="mt-8 grid gap-4">
        <StageBar counts={counts} />
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
            value={storing}
            onChange={setStoring}
          />
        </div>
      )}
      <TranslationTable {...start} rows={rows} canStart={canStart} />
      <Pagination
        page={view.page}
        pages={overview.pages}
        pathOf={(page) => buildListPath({ ...view, page })}
      />
      {canStart && <StartBar {...start} total={total} />}
    </>
  )
}
