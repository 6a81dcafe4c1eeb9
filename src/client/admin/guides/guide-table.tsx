import { adminPaths } from '../../../shared/admin/admin-paths.ts'
import { localizeTitle } from '../../../shared/guides/guides.ts'
import { formatMoney } from '../../../shared/money.ts'
import { getGuidePrice } from '../../../shared/prices.ts'
import type { RouterOutputs } from '../../platform/api/api.ts'
import { Link } from '../../platform/pages/navigation.tsx'
import { useLanguage } from '../../platform/texts/language.tsx'
import { AdminTable } from '../admin-table.tsx'
import { Timestamp } from '../timestamp.tsx'
import { createPageSelection, SelectPageCheckbox, SelectRowCheckbox } from '../selection.tsx'
import { StateBadge } from './state-badge.tsx'
import type { GuideSelection } from './guides-view.ts'

type Guide = RouterOutputs['guides']['adminList']['guides'][number]

interface GuideTableProps {
  guides: readonly Guide[]
  selection: GuideSelection
  select: (selection: GuideSelection) => void
  /** Text shown instead of a table without guides. */
  empty: string
}

export function GuideTable({ guides, selection, select, empty }: GuideTableProps) {
  const { t } = useLanguage()
  const chosen = createPageSelection(
    selection,
    guides.map(({ id }) => id),
    select,
  )
  return (
    <div className="mt-3">
      <SelectPageCheckbox of={chosen} />
      <AdminTable
        label={t('admin.section.guides')}
        columns={[
          { name: t('admin.guides.chosen'), render: ({ id }) => <SelectRowCheckbox of={chosen} id={id} /> },
          { name: t('admin.guides.guide'), heads: true, render: (guide) => <Titles guide={guide} /> },
          {
            name: t('admin.guides.state'),
            render: ({ state, publishAt }) => <StateBadge state={state} publishAt={publishAt} />,
          },
          {
            name: t('admin.guides.japanese'),
            render: ({ japanese }) => t(`admin.guides.japanese.${japanese}`),
          },
          { name: t('admin.guides.price'), number: true, render: (guide) => <Prices guide={guide} /> },
          { name: t('admin.guides.sort.changed'), render: ({ savedAt }) => <Timestamp at={savedAt} /> },
        ]}
        rows={guides}
        keyOf={({ id }) => id}
        empty={empty}
      />
    </div>
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
  if (guide.isFreePreview) return t('admin.guides.free')
  return (
    <span className="whitespace-nowrap">
      {formatMoney(getGuidePrice('usd', guide))}, {formatMoney(getGuidePrice('jpy', guide))}
    </span>
  )
}
