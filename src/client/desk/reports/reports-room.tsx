import { deskPaths } from '../../../shared/desk/desk-paths.ts'
import { paths } from '../../../shared/paths.ts'
import { nameIncomes } from '../../../shared/guides/reports/name-incomes.ts'
import type { ListedReport } from '../../../shared/guides/reports/report-schemas.ts'
import { trpc } from '../../platform/api/trpc.ts'
import { Link, useQueryString } from '../../platform/pages/navigation.tsx'
import { useLanguage } from '../../platform/texts/language.tsx'
import { Choice } from '../choice.tsx'
import { DeedButton } from '../deeds/deed-button.tsx'
import { DeskTable } from '../desk-table.tsx'
import { Loaded } from '../loaded.tsx'
import { Moment } from '../moment.tsx'
import { OwnTitle } from '../own-title.tsx'
import { RoomHeading } from '../room-heading.tsx'
import { OlderLink } from '../page-link.tsx'

/** The page of reports that an address names. */
export function reportsInput(query: URLSearchParams): { odd: boolean; before?: number } {
  const before = Number(query.get('before'))
  return { odd: query.has('odd'), ...(Number.isSafeInteger(before) && before > 0 ? { before } : {}) }
}

/** What readers report, the newest first, and what of it looks made up (B21.37, B21.38). */
export function ReportsRoom() {
  const { t } = useLanguage()
  const asked = reportsInput(useQueryString())
  const found = trpc.desk.reports.useQuery(asked, { staleTime: 0 })
  const address = deskPaths.reportsOf(asked.odd)
  return (
    <RoomHeading title={t('desk.room.reports')} text={t('desk.reports.text')}>
      <Loaded from={found}>
        {({ reports, next }) => (
          <div className="grid gap-5">
            <Choice
              label={t('desk.reports.which')}
              options={[false, true].map((odd) => ({
                to: deskPaths.reportsOf(odd),
                name: t(odd ? 'desk.reports.odd' : 'desk.reports.all'),
                current: odd === asked.odd,
              }))}
            />
            <DeskTable
              label={t('desk.room.reports')}
              columns={[
                { name: t('desk.when'), render: ({ changedAt }) => <Moment at={changedAt} /> },
                {
                  name: t('desk.reports.guide'),
                  heads: true,
                  render: ({ guideId, title, titleJa }) => (
                    <Link to={paths.guide(guideId)} className="hover:underline">
                      {guideId}. <OwnTitle titleEn={title} titleJa={titleJa} />
                    </Link>
                  ),
                },
                { name: t('desk.reports.said'), render: (report) => <Said report={report} /> },
                {
                  name: t('desk.reports.sentence'),
                  render: ({ sentence, language, hidden }) =>
                    sentence === '' ? null : (
                      <span lang={language} className={hidden ? 'line-through' : ''}>
                        {sentence}
                      </span>
                    ),
                },
                { name: t('desk.reports.signs'), render: (report) => <Signs report={report} /> },
                { name: t('desk.actions'), render: (report) => <Deed report={report} /> },
              ]}
              rows={reports}
              keyOf={({ id }) => id}
              empty={t('desk.reports.none')}
            />
            {next !== null && <OlderLink to={`${address}${asked.odd ? '&' : '?'}before=${next}`} />}
          </div>
        )}
      </Loaded>
    </RoomHeading>
  )
}

function Said({ report: { tried, weeks, income, stoppedAt } }: { report: ListedReport }) {
  const { t, language } = useLanguage()
  if (!tried) return t('desk.reports.untried')
  return (
    <span className="block md:whitespace-nowrap">
      <span className="block">
        {weeks === null ? t('desk.reports.noPayment') : t('desk.reports.payment', { weeks })}
      </span>
      <span className="block">
        {t('desk.reports.income', { amount: nameIncomes(t, language)[income ?? 0] ?? '' })}
      </span>
      {stoppedAt !== null && <span className="block">{t('desk.reports.stopped', { step: stoppedAt })}</span>}
    </span>
  )
}

function Signs({ report: { userId, sameDay, sameNetwork } }: { report: ListedReport }) {
  const { t } = useLanguage()
  return (
    <>
      {sameDay > 1 && <span className="block">{t('desk.reports.sameDay', { count: sameDay })}</span>}
      {sameNetwork > 1 && (
        <span className="block">{t('desk.reports.sameNetwork', { count: sameNetwork })}</span>
      )}
      {userId !== null && (
        <Link to={deskPaths.reader(userId)} className="underline">
          {t('desk.reports.reader')}
        </Link>
      )}
    </>
  )
}

function Deed({ report: { id, hidden, sentence, language } }: { report: ListedReport }) {
  const { t } = useLanguage()
  if (sentence === '') return null
  const kind = hidden ? 'show' : 'hide'
  return (
    <DeedButton
      name={t(`desk.reports.${kind}`)}
      done={t(`desk.reports.${kind}Done`)}
      work={(desk, { reason }) => desk.hideSentence.mutate({ id, hidden: !hidden, reason })}
    >
      <p>{t(`desk.reports.${kind}Text`)}</p>
      <blockquote lang={language} className="border-l border-line pl-5">
        {sentence}
      </blockquote>
    </DeedButton>
  )
}
