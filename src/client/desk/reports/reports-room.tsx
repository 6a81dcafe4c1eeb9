import { deskPaths } from '../../../shared/desk/desk-paths.ts'
import { paths } from '../../../shared/paths.ts'
import { nameIncomes } from '../../../shared/guides/reports/name-incomes.ts'
import type { ListedReport } from '../../../shared/guides/reports/report-schemas.ts'
import { trpc } from '../../platform/api/trpc.ts'
import { Link, useQueryString } from '../../platform/pages/navigation.tsx'
import { useLanguage } from '../../platform/texts/language.tsx'
import { Choice } from '../choice.tsx'
import { DeedButton } from '../deeds/deed-button.tsx'
import { textOf } from '../deeds/text-of.ts'
import { DeskTable } from '../desk-table.tsx'
import { Loaded } from '../loaded.tsx'
import { Moment } from '../moment.tsx'
import { OlderLink } from '../older-link.tsx'
import { OwnTitle } from '../own-title.tsx'
import { RoomHeading } from '../room-heading.tsx'
import { reportsInput } from './reports-input.ts'

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
                { name: t('desk.when') },
                { name: t('desk.reports.guide'), heads: true },
                { name: t('desk.reports.said') },
                { name: t('desk.reports.sentence') },
                { name: t('desk.reports.signs') },
                { name: t('desk.actions') },
              ]}
              rows={reports.map((report) => ({
                key: report.id,
                cells: [
                  <Moment key="when" at={report.changedAt} />,
                  <Link key="guide" to={paths.guide(report.guideId)} className="hover:underline">
                    {report.guideId}. <OwnTitle titleEn={report.title} titleJa={report.titleJa} />
                  </Link>,
                  <Said key="said" report={report} />,
                  report.sentence === '' ? null : (
                    <span
                      key="sentence"
                      lang={report.language}
                      className={report.hidden ? 'line-through' : ''}
                    >
                      {report.sentence}
                    </span>
                  ),
                  <Signs key="signs" report={report} />,
                  <Deed key="deed" report={report} />,
                ],
              }))}
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
      action={t(`desk.reports.${kind}`)}
      done={t(`desk.reports.${kind}Done`)}
      work={(desk, form) => desk.hideSentence.mutate({ id, hidden: !hidden, reason: textOf(form, 'reason') })}
    >
      <p>{t(`desk.reports.${kind}Text`)}</p>
      <blockquote lang={language} className="border-l border-line pl-5">
        {sentence}
      </blockquote>
    </DeedButton>
  )
}
