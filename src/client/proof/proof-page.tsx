import type { ReactNode } from 'react'
import { languages } from '../../shared/languages.ts'
import { formatDay } from '../../shared/dates.ts'
import { paths } from '../../shared/paths.ts'
import type { ProofHealth, Proof } from '../../shared/proof/proof-schemas.ts'
import { trpc } from '../platform/api/trpc.ts'
import type { Head, PageRequest } from '../platform/pages/page-route.ts'
import { useLanguage } from '../platform/texts/language.tsx'
import { Badge } from '../ui/badge.tsx'
import { LoadFailed } from '../ui/page/load-failed.tsx'

export async function prepare({ data, t }: PageRequest): Promise<Head> {
  await data.proof.read.prefetch()
  return {
    status: 200,
    title: t('proof.head.title'),
    description: t('proof.head.description'),
    canonicalPath: paths.proof,
  }
}

/** Shows the latest results of the shop's own checks, and how each figure is measured (B21.10). */
export function Page() {
  const { t } = useLanguage()
  const { data, refetch } = trpc.proof.read.useQuery()
  return (
    <div className="page-width pt-12 md:pt-16">
      <h1 className="text-3xl">{t('footer.proof')}</h1>
      <p className="mt-4 max-w-measure text-soft">{t('proof.text')}</p>
      {data === undefined ? <LoadFailed retry={refetch} /> : <Checks proof={data} />}
    </div>
  )
}

/** Checks in the order of the page, with their rule numbers. */
const checks = [
  ['paidLines', PaidLines, 'B21.11'],
  ['payments', Payments, 'B21.12'],
  ['restore', Restore, 'B21.13'],
  ['failures', Failures, 'B21.14'],
  ['translations', Translations, 'B21.15'],
  ['refunds', Refunds, 'B21.16'],
  ['reports', Reports, 'B21.26'],
] as const

function Checks({ proof }: { proof: Proof }) {
  const { t } = useLanguage()
  const states = Object.values(proof).map(({ health }) => health)
  const unwell = states.filter((state) => state === 'unwell').length
  return (
    <>
      <p className="mt-6 text-lg font-semibold">
        {unwell > 0
          ? t('proof.someUnwell', { count: unwell })
          : t(states.includes('unknown') ? 'proof.someUnknown' : 'proof.allWell')}
      </p>
      <div className="mt-8 grid max-w-4xl gap-6">
        {checks.map(([name, Figures, rule]) => (
          <section key={name} className="rounded-card border border-line bg-surface p-5 md:p-6">
            <div className="flex flex-wrap items-start justify-between gap-3">
              <h2 className="text-lg">{t(`proof.${name}.title`)}</h2>
              <HealthBadge health={proof[name].health} />
            </div>
            <div className="mt-3 grid gap-2">
              <Figures proof={proof} />
            </div>
            <p className="mt-4 text-md text-soft">
              <strong className="font-semibold">{t('proof.how')}</strong> {t(`proof.${name}.how`)}
            </p>
            <Rule number={rule}>{t(`proof.${name}.rule`)}</Rule>
            <Measured at={proof[name].measuredAt} />
          </section>
        ))}
      </div>
    </>
  )
}

function HealthBadge({ health }: { health: ProofHealth }) {
  const { t } = useLanguage()
  const tone = health === 'well' ? 'accent' : health === 'unwell' ? 'premium' : 'plain'
  return <Badge tone={tone}>{t(`proof.health.${health}`)}</Badge>
}

/** Links to a rule by its number, which is also its anchor: /proof#b21-11. */
function Rule({ number, children }: { number: string; children: ReactNode }) {
  const { t } = useLanguage()
  return (
    <details id={number.toLowerCase().replace('.', '-')} className="mt-3 text-md">
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-link">
        {t('proof.rule')}
      </summary>
      <blockquote className="border-l-2 border-line pl-4 text-soft">{children}</blockquote>
    </details>
  )
}

function Measured({ at }: { at: string | null }) {
  const { t } = useLanguage()
  const moment = useMoment()
  if (at === null) return null
  const [before = '', after = ''] = t('proof.measured', { at: '\n' }).split('\n')
  return (
    <p className="mt-2 text-sm text-soft">
      {before}
      <time dateTime={at}>{moment(at)}</time>
      {after}
    </p>
  )
}

function PaidLines({ proof: { paidLines } }: { proof: Proof }) {
  const { t, language } = useLanguage()
  const moment = useMoment()
  const { last, all } = paidLines
  if (last === null || all === null) return null
  return (
    <>
      <p>{t('proof.paidLines.last', last)}</p>
      <p>
        {t('proof.paidLines.all', {
          since: formatDay(language, new Date(all.since)),
          lines: all.lines,
          found: all.found,
        })}{' '}
        {all.foundAt !== null && t('proof.paidLines.foundAt', { at: moment(all.foundAt) })}
      </p>
    </>
  )
}

function Payments({ proof: { payments } }: { proof: Proof }) {
  const { t } = useLanguage()
  const { differences } = payments
  if (differences === null) return null
  return (
    <p>{differences === 0 ? t('proof.payments.none') : t('proof.payments.some', { count: differences })}</p>
  )
}

function Restore({ proof: { restore } }: { proof: Proof }) {
  const { t } = useLanguage()
  const { seconds, backupAgeHours } = restore
  if (seconds === null || backupAgeHours === null) return null
  return <p>{t('proof.restore.done', { seconds, hours: backupAgeHours })}</p>
}

function Failures({ proof: { failures } }: { proof: Proof }) {
  const { t } = useLanguage()
  const moment = useMoment()
  const { last, days, measuredAt } = failures
  if (measuredAt === null) return null
  if (last === null || days === null) return <p>{t('proof.failures.never')}</p>
  const at = moment(last)
  return (
    <p>{days === 0 ? t('proof.failures.today', { at }) : t('proof.failures.days', { count: days, at })}</p>
  )
}

function Translations({ proof: { translations } }: { proof: Proof }) {
  const { t } = useLanguage()
  const { current, stale, missing } = translations
  if (current === null) return null
  return (
    <p>
      {t('proof.translations.done', { current, all: current + stale + missing })}{' '}
      {stale + missing > 0 && t('proof.translations.behind', { stale, missing })}
    </p>
  )
}

function Refunds({ proof: { refunds } }: { proof: Proof }) {
  const { t } = useLanguage()
  const { done, medianSeconds, slowestSeconds, waiting, givenUp } = refunds
  if (done === null) return null
  return (
    <>
      <p>
        {done === 0 || medianSeconds === null || slowestSeconds === null ? (
          t('proof.refunds.none')
        ) : (
          <Taken count={done} median={medianSeconds} slowest={slowestSeconds} />
        )}
      </p>
      {waiting + givenUp > 0 && <p>{t('proof.refunds.open', { waiting, givenUp })}</p>}
    </>
  )
}

function Reports({ proof: { reports } }: { proof: Proof }) {
  const { t } = useLanguage()
  const { all, guides, hidden, late } = reports
  if (all === null) return null
  return (
    <>
      <p>{t('proof.reports.done', { all, guides, hidden })}</p>
      {late > 0 && <p>{t('proof.reports.late', { late })}</p>}
    </>
  )
}

function Taken({ count, median, slowest }: { count: number; median: number; slowest: number }) {
  const { t } = useLanguage()
  const span = (seconds: number) => {
    if (seconds < 120) return t('proof.seconds', { count: seconds })
    if (seconds < 7200) return t('card.minutes', { count: Math.round(seconds / 60) })
    return t('proof.hours', { count: Math.round(seconds / 3600) })
  }
  return t('proof.refunds.done', { count, median: span(median), slowest: span(slowest) })
}

/** Returns a function that formats a time to the minute, in the time zone of the page's language (B3.8). */
function useMoment(): (at: string) => string {
  const { language } = useLanguage()
  const { timeZone } = languages[language]
  const format = new Intl.DateTimeFormat(language, {
    dateStyle: 'long',
    timeStyle: 'short',
    hourCycle: 'h23',
    timeZone,
  })
  return (at) => format.format(new Date(at))
}
