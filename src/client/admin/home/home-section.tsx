import { hasPermission } from '../../../shared/auth/roles.ts'
import { adminPaths } from '../../../shared/admin/admin-paths.ts'
import { salesPeriodNames, type SalesPeriod } from '../../../shared/admin/periods.ts'
import { trpc } from '../../platform/api/trpc.ts'
import { Link, useQueryString } from '../../platform/pages/navigation.tsx'
import { useLanguage } from '../../platform/texts/language.tsx'
import { LinkTabs } from '../link-tabs.tsx'
import { AdminSubsection, QueryResult, SectionHeading } from '../section.tsx'
import { AdminTable } from '../admin-table.tsx'
import { Timestamp } from '../timestamp.tsx'
import { FiguresPart } from './figures-part.tsx'
import { SetupSteps } from './setup-steps.tsx'
import { paths } from '../../../shared/paths.ts'

export const parsePeriod = (query: URLSearchParams): SalesPeriod =>
  salesPeriodNames.find((name) => name === query.get('period')) ?? 'month'

/** Shows pending decisions and sales figures, as far as the operator's role permits (B20.17, B20.18). */
export function HomeSection() {
  const { t } = useLanguage()
  const { data } = trpc.auth.me.useQuery()
  const role = data?.user.role
  const period = parsePeriod(useQueryString())
  const seesFigures = hasPermission(role, 'seeFigures')
  return (
    <SectionHeading
      title={t('profile.admin')}
      beside={
        seesFigures && (
          <LinkTabs
            label={t('admin.period')}
            options={salesPeriodNames.map((name) => ({
              to: adminPaths.homeOf(name),
              name: t(`admin.period.${name}`),
              current: name === period,
            }))}
          />
        )
      }
    >
      {seesFigures && <SetupSteps />}
      <PendingDecisions />
      {seesFigures && <Sales period={period} />}
      {hasPermission(role, 'editGuides') && <MissedSearches />}
      {hasPermission(role, 'handleOrders') && (
        <p className="mt-8 text-md">
          <Link to={adminPaths.orders} className="text-link">
            {t('admin.home.orders')}
          </Link>
        </p>
      )}
    </SectionHeading>
  )
}

function Sales({ period }: { period: SalesPeriod }) {
  const figures = trpc.admin.figures.useQuery({ period }, { staleTime: 0, placeholderData: (shown) => shown })
  return <QueryResult from={figures}>{(data) => <FiguresPart figures={data} period={period} />}</QueryResult>
}

/** Matches Japanese searches, because the language of a search isn't stored. */
const japanese = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u

/** Lists searches without results, as ideas for new guides. */
function MissedSearches() {
  const { t } = useLanguage()
  const missed = trpc.guides.missedSearches.useQuery(undefined, { staleTime: 0 })
  return (
    <AdminSubsection title={t('admin.missed')}>
      <QueryResult from={missed}>
        {(searches) => (
          <AdminTable
            label={t('admin.missed')}
            columns={[
              {
                name: t('admin.missed.text'),
                heads: true,
                render: ({ text }) => <span lang={japanese.test(text) ? 'ja' : 'en'}>{text}</span>,
              },
              { name: t('admin.missed.times'), number: true, render: ({ times }) => times },
              { name: t('admin.missed.last'), render: ({ lastAt }) => <Timestamp at={lastAt} /> },
            ]}
            rows={searches}
            keyOf={({ text }) => text}
            empty={t('admin.missed.none')}
          />
        )}
      </QueryResult>
    </AdminSubsection>
  )
}

const places = {
  disputes: adminPaths.disputes,
  messages: adminPaths.messages,
  refunds: adminPaths.orders,
  differences: adminPaths.health,
  mails: adminPaths.health,
  jobs: adminPaths.health,
  translations: `${paths.translations}?stage=stale`,
} as const
const names = Object.keys(places) as (keyof typeof places)[]

/** Links to everything that requires an operator's decision. */
function PendingDecisions() {
  const { t } = useLanguage()
  const waiting = trpc.admin.waiting.useQuery(undefined, { staleTime: 0 })
  return (
    <AdminSubsection title={t('admin.waiting')}>
      <QueryResult from={waiting}>
        {(counts) => {
          const open = names.filter((name) => (counts[name] ?? 0) > 0)
          if (open.length === 0) return <p className="text-md text-soft">{t('admin.waiting.nothing')}</p>
          return (
            <ul className="flex flex-wrap gap-3 text-md">
              {open.map((name) => (
                <li key={name}>
                  <Link
                    to={places[name]}
                    className="block rounded-card border border-premium/40 bg-premium-soft px-4 py-2.5 hover:border-premium"
                  >
                    {t(`admin.waiting.${name}`, { count: counts[name] ?? 0 })}
                  </Link>
                </li>
              ))}
            </ul>
          )
        }}
      </QueryResult>
    </AdminSubsection>
  )
}
