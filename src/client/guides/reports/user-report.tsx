import { useState } from 'react'
import { formatDay } from '../../../shared/dates.ts'
import { trpc } from '../../platform/api/trpc.ts'
import { useLanguage } from '../../platform/texts/language.tsx'
import { Button } from '../../ui/button.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { FormFailure, FormAlert } from '../../ui/form/form-failure.tsx'
import { ReportForm } from './report-form.tsx'

interface OwnReportProps {
  guideId: number
  steps: number
}

/** Shows the report form once it is available, and offers a reminder before (B21.36). */
export function UserReport({ guideId, steps }: OwnReportProps) {
  const { t } = useLanguage('library/reports')
  const own = trpc.guides.ownReport.useQuery({ guideId }, { staleTime: 0 })
  // The time is read once, when the page opens, because a report becomes possible only days after the purchase.
  const [now] = useState(Date.now)
  if (own.isError)
    return (
      <div role="alert" className="grid justify-items-start gap-3">
        <FormFailure text={t('reports.unread')} />
        <Button variant="secondary" onClick={() => void own.refetch()}>
          {t('ui.tryAgain')}
        </Button>
      </div>
    )
  if (own.data === undefined) return <Spinner />
  const { opensAt, report, wished } = own.data
  if (opensAt === null) return <p className="text-md">{t('reports.closed')}</p>
  if (Date.parse(opensAt) > now)
    return <Reminder guideId={guideId} opensAt={new Date(opensAt)} wished={wished} />
  return <ReportForm guideId={guideId} steps={steps} report={report} />
}

function Reminder({ guideId, opensAt, wished }: { guideId: number; opensAt: Date; wished: boolean }) {
  const { t, language } = useLanguage()
  const { guides } = trpc.useUtils()
  const wish = trpc.guides.wishForReport.useMutation({
    onSettled: () => guides.ownReport.invalidate({ guideId }),
  })
  const date = formatDay(language, opensAt)
  return (
    <div className="grid justify-items-start gap-3 text-md">
      <output>{t(wished ? 'reports.reminded' : 'reports.opens', { date })}</output>
      <FormAlert text={wish.isError ? t('reports.failed') : undefined} />
      <Button
        variant="secondary"
        pending={wish.isPending}
        onClick={() => wish.mutate({ guideId, language, wished: !wished })}
      >
        {t(wished ? 'reports.notRemind' : 'reports.remind')}
      </Button>
    </div>
  )
}
