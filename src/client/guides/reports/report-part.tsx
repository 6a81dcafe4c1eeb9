import { lazy, Suspense, useState } from 'react'
import { useLanguage } from '../../platform/texts/language.tsx'
import { Button } from '../../ui/button.tsx'
import { Spinner } from '../../ui/spinner.tsx'

interface ReportPartProps {
  guideId: number
  /** How many steps its list has. */
  steps: number
}

/** Few readers open it, so it is loaded on demand. */
const OwnReport = lazy(async () => ({ default: (await import('./own-report.tsx')).OwnReport }))

/** B21.30: below a guide, for whoever got it: what came of it. */
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
          <OwnReport {...props} />
        </Suspense>
      ) : (
        <Button variant="secondary" onClick={() => setOpen(true)}>
          {t('report.open')}
        </Button>
      )}
    </section>
  )
}
