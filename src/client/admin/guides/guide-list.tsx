import { adminPaths } from '../../../shared/admin/admin-paths.ts'
import { useState } from 'react'
import { trpc } from '../../platform/api/trpc.ts'
import { Link, useQueryString } from '../../platform/pages/navigation.tsx'
import { useLanguage } from '../../platform/texts/language.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { QueryResult } from '../query-result.tsx'
import { SectionHeading } from '../section-heading.tsx'
import { Pagination } from '../pagination.tsx'
import { GuideFilters } from './guide-filters.tsx'
import { GuideTable } from './guide-table.tsx'
import {
  pickGuideFilter,
  buildGuidesPath,
  parseGuidesView,
  type GuidesView,
  type GuideSelection,
} from './guides-view.ts'
import { BulkEditBar } from './bulk-edit-bar.tsx'

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
        {({ guides, total, pages }) => (
          <SelectableList key={narrowed} view={view} guides={guides} total={total} pages={pages} />
        )}
      </QueryResult>
    </SectionHeading>
  )
}

interface ListProps {
  view: GuidesView
  guides: Parameters<typeof GuideTable>[0]['guides']
  total: number
  pages: number
}

function SelectableList({ view, guides, total, pages }: ListProps) {
  const { t } = useLanguage()
  const [selection, select] = useState<GuideSelection>(new Set<number>())
  return (
    <>
      <output className="mt-6 block text-md text-soft">{t('admin.guides.found', { count: total })}</output>
      <GuideTable
        guides={guides}
        selection={selection}
        select={select}
        empty={t(
          Object.keys(pickGuideFilter(view)).length === 0 ? 'admin.guides.noneYet' : 'admin.guides.none',
        )}
      />
      <Pagination page={view.page} pages={pages} pathOf={(page) => buildGuidesPath({ ...view, page })} />
      <BulkEditBar view={view} total={total} selection={selection} select={select} />
    </>
  )
}
