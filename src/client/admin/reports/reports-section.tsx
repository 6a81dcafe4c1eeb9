import { adminPaths } from '../../../shared/admin/admin-paths.ts'
import { paths } from '../../../shared/paths.ts'
import { formatIncomeBands } from '../../../shared/guides/reports/format-income-bands.ts'
import type { ListedReport } from '../../../shared/guides/reports/report-schemas.ts'
import { trpc } from '../../platform/api/trpc.ts'
import { Link, useQueryString } from '../../platform/pages/navigation.tsx'
import { useLanguage } from '../../platform/texts/language.tsx'
import { LinkTabs } from '../link-tabs.tsx'
import { ConfirmAction } from '../actions/confirm-action.tsx'
import { AdminTable } from '../admin-table.tsx'
import { Timestamp } from '../timestamp.tsx'
import { GuideTitle } from '../guide-title.tsx'
import { QuerySection } from '../section.tsx'
import { OlderLink, parsePageInput } from '../pagination.tsx'

/** Parses the query string of the income reports. */
export const parseReportsInput = (query: URLSearchParams) => ({
  odd: query.has('odd'),
  ...parsePageInput(query),
})

/** Lists income reports, the newest first, or only suspicious ones (B21.37, B21.38). */
export function ReportsSection() {
  const { t } = useLanguage()
  const input = parseReportsInput(useQueryString())
  const found = trpc.admin.reports.useQuery(input, { staleTime: 0 })
  return (
    <QuerySection title={t('admin.section.reports')} text={t('admin.reports.text')} from={found}>
      {({ reports, next }) => (
        <div className="grid gap-5">
          <LinkTabs
            label={t('admin.reports.which')}
            options={[false, true].map((odd) => ({
              to: adminPaths.reportsOf(odd),
              name: t(odd ? 'admin.reports.odd' : 'admin.reports.all'),
              current: odd === input.odd,
            }))}
          />
          <AdminTable
            label={t('admin.section.reports')}
            columns={[
              { name: t('admin.when'), render: ({ changedAt }) => <Timestamp at={changedAt} /> },
              {
                name: t('admin.guides.guide'),
                heads: true,
                render: ({ guideId, title, titleJa }) => (
                  <Link to={paths.guide(guideId)} className="hover:underline">
                    {guideId}. <GuideTitle titleEn={title} titleJa={titleJa} />
                  </Link>
                ),
              },
              { name: t('admin.reports.said'), render: (report) => <ReportedValues report={report} /> },
              {
                name: t('admin.reports.sentence'),
                render: ({ sentence, language, hidden }) =>
                  sentence === '' ? null : (
                    <span lang={language} className={hidden ? 'line-through' : ''}>
                      {sentence}
                    </span>
                  ),
              },
              { name: t('admin.reports.signs'), render: (report) => <Signs report={report} /> },
              { name: t('admin.actions'), render: (report) => <Action report={report} /> },
            ]}
            rows={reports}
            keyOf={({ id }) => id}
            empty={t('admin.reports.none')}
          />
          <OlderLink path={adminPaths.reportsOf(input.odd)} next={next} />
        </div>
      )}
    </QuerySection>
  )
}

function ReportedValues({ report: { tried, weeks, income, stoppedAt } }: { report: ListedReport }) {
  const { t, language } = useLanguage()
  if (!tried) return t('admin.reports.untried')
  return (
    <span className="block md:whitespace-nowrap">
      <span className="block">
        {weeks === null ? t('admin.reports.noPayment') : t('admin.reports.payment', { weeks })}
      </span>
      <span className="block">
        {t('admin.reports.income', { amount: formatIncomeBands(t, language)[income ?? 0] ?? '' })}
      </span>
      {stoppedAt !== null && <span className="block">{t('admin.reports.stopped', { step: stoppedAt })}</span>}
    </span>
  )
}

function Signs({ report: { userId, sameDay, sameNetwork } }: { report: ListedReport }) {
  const { t } = useLanguage()
  return (
    <>
      {sameDay > 1 && <span className="block">{t('admin.reports.sameDay', { count: sameDay })}</span>}
      {sameNetwork > 1 && (
        <span className="block">{t('admin.reports.sameNetwork', { count: sameNetwork })}</span>
      )}
      {userId !== null && (
        <Link to={adminPaths.reader(userId)} className="underline">
          {t('admin.disputes.reader')}
        </Link>
      )}
    </>
  )
}

function Action({ report: { id, hidden, sentence, language } }: { report: ListedReport }) {
  const { t } = useLanguage()
  if (sentence === '') return null
  const kind = hidden ? 'show' : 'hide'
  return (
    <ConfirmAction
      name={t(`admin.reports.${kind}`)}
      done={t(`admin.reports.${kind}Done`)}
      run={(admin, { reason }) => admin.hideSentence.mutate({ id, hidden: !hidden, reason })}
    >
      <p>{t(`admin.reports.${kind}Text`)}</p>
      <blockquote lang={language} className="border-l border-line pl-5">
        {sentence}
      </blockquote>
    </ConfirmAction>
  )
}
