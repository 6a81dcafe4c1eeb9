import { lazy, Suspense, useState } from 'react'
import { useLanguage } from '../../platform/texts/language.tsx'
import { Button } from '../../ui/button.tsx'
import { Spinner } from '../../ui/spinner.tsx'

interface ReportPartProps {
  guideId: number
  /** Number of steps in the guide's checklist. */
  steps: number
}

/** The form is loaded on demand, because few users open it. */
const UserReport = lazy(async () => ({ default: (await import('./user-report.tsx')).UserReport }))

/** Asks users with access what they achieved, below the guide (B21.30). */
export function ReportPart(props: ReportPartProps) {
  const { t } = useLanguage()
  const [open, setOpen] = useState(false)
  return (
    <section
      id="report"
      aria-labelledby="report-title"
      className="mt-14 max-w-measure scroll-mt-20 print:hidden"
    >
      <h2 id="report-title" className="text-xl">
        {t('report.title')}
      </h2>
      <p className="mt-2 mb-4 text-md text-soft">{t('report.text')}</p>
      {open ? (
        <Suspense fallback={<Spinner />}>
          <UserReport {...props} />
        </Suspense>
      ) : (
        <Button variant="secondary" onClick={() => setOpen(true)}>
          {t('report.open')}
        </Button>
      )}
    </section>
  )
}
