import { adminPaths } from '../../../shared/admin/admin-paths.ts'
import { useState } from 'react'
import { trpc } from '../../platform/api/trpc.ts'
import { Link, useQueryString } from '../../platform/pages/navigation.tsx'
import { useLanguage } from '../../platform/texts/language.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { QueryResult, SectionHeading } from '../section.tsx'
import { Pagination } from '../pagination.tsx'
import { GuideFilters } from './guide-filters.tsx'
import {
  pickGuideFilter,
  buildGuidesPath,
  parseGuidesView,
  type GuidesView,
  type GuideSelection,
} from './guides-view.ts'
import { BulkEditBar } from './bulk-edit-bar.tsx'
import { localizeTitle } from '../../../shared/guides/guides.ts'
import { formatMoney } from '../../../shared/money.ts'
import { getGuidePrice } from '../../../shared/prices.ts'
import type { RouterOutputs } from '../../platform/api/api.ts'
import { AdminTable } from '../admin-table.tsx'
import { Timestamp } from '../timestamp.tsx'
import { createPageSelection, SelectPageCheckbox, SelectRowCheckbox } from '../selection.tsx'
import { StateBadge } from './state-badge.tsx'

/** Lists the guides in every state (B20.58). */
export function GuideList() {
  const { t } = useLanguage()
  const view = parseGuidesView(useQueryString())
  const list = trpc.guides.adminList.useQuery(view, { staleTime: 0, placeholderData: (shown) => shown })
  const narrowed = buildGuidesPath({ ...view, page: 1 })
  return (
    <SectionHeading
      title={t('admin.section.guides')}
      text={t('admin.guides.text')}
      beside={
        <span className="flex flex-wrap items-center gap-x-6 gap-y-2">
          <Link to={adminPaths.guide('files')} className="text-link py-2 text-md">
            {t('admin.files.link')}
          </Link>
          <ButtonLink to={adminPaths.guide('new')}>{t('admin.guides.new')}</ButtonLink>
        </span>
      }
    >
      <GuideFilters key={narrowed} view={view} />
      <QueryResult from={list}>
        {(found) => <SelectableList key={narrowed} view={view} {...found} />}
      </QueryResult>
    </SectionHeading>
  )
}

type Found = RouterOutputs['guides']['adminList']
type Guide = Found['guides'][number]

function SelectableList({ view, guides, total, pages }: Found & { view: GuidesView }) {
  const { t } = useLanguage()
  const [selection, select] = useState<GuideSelection>(new Set<number>())
  const ids = guides.map(({ id }) => id)
  const chosen = createPageSelection(selection, ids, select)
  const isFiltered = Object.keys(pickGuideFilter(view)).length > 0
  return (
    <>
      <output className="mt-6 block text-md text-soft">{t('admin.guides.found', { count: total })}</output>
      <div className="mt-3">
        <SelectPageCheckbox of={chosen} />
        <AdminTable
          label={t('admin.section.guides')}
          columns={[
            { name: t('admin.guides.chosen'), render: ({ id }) => <SelectRowCheckbox of={chosen} id={id} /> },
            { name: t('admin.guides.guide'), heads: true, render: (guide) => <Titles guide={guide} /> },
            { name: t('admin.guides.state'), render: (guide) => <StateBadge {...guide} /> },
            {
              name: t('admin.guides.japanese'),
              render: (guide) => t(`admin.guides.japanese.${guide.japanese}`),
            },
            { name: t('admin.guides.price'), number: true, render: (guide) => <Prices guide={guide} /> },
            { name: t('admin.guides.sort.changed'), render: ({ savedAt }) => <Timestamp at={savedAt} /> },
          ]}
          rows={guides}
          keyOf={({ id }) => id}
          empty={t(isFiltered ? 'admin.guides.none' : 'admin.guides.noneYet')}
        />
      </div>
      <Pagination page={view.page} pages={pages} pathOf={(page) => buildGuidesPath({ ...view, page })} />
      <BulkEditBar view={view} total={total} selection={selection} select={select} />
    </>
  )
}

/** Shows both titles, the one in the page's language first. */
function Titles({ guide }: { guide: Guide }) {
  const { id, titleEn, titleJa, tags } = guide
  const { language } = useLanguage()
  const first = localizeTitle(language, guide)
  const other = first.language === 'ja' ? 'en' : 'ja'
  return (
    <>
      <Link to={adminPaths.guide(id)} lang={first.language} className="font-semibold hover:underline">
        {first.text}
      </Link>
      <span className="block text-soft">
        <span className="tabular-nums">#{id}</span>{' '}
        <span lang={other}>{other === 'en' ? titleEn : titleJa}</span>
      </span>
      <span lang="en" className="block text-sm text-soft">
        {tags.join(', ')}
      </span>
    </>
  )
}

function Prices({ guide }: { guide: Guide }) {
  const { t } = useLanguage()
  if (guide.isFreePreview) return t('admin.guide.part.isFreePreview')
  return (
    <span className="whitespace-nowrap">
      {formatMoney(getGuidePrice('usd', guide))}, {formatMoney(getGuidePrice('jpy', guide))}
    </span>
  )
}
