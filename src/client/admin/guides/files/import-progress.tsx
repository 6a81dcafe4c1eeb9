import { useId } from 'react'
import { useLanguage } from '../../../platform/texts/language.tsx'
import { ProgressBar } from '../../progress-bar.tsx'

/** The progress of an import. */
export interface Work {
  step: 'sending' | 'comparing' | 'writing'
  /** Bytes or guides; both are 0 if unknown. */
  done: number
  total: number
}

/** A progress bar with its figures; screen readers announce only the start of each step. */
export function ImportProgress({ work }: { work: Work | undefined }) {
  const { t } = useLanguage()
  const id = useId()
  return (
    <>
      <output id={id} className={`text-md ${work === undefined ? 'sr-only' : ''}`}>
        {work !== undefined && t(`admin.files.step.${work.step}`)}
      </output>
      {work !== undefined && (
        <div className="grid max-w-md gap-1">
          <ProgressBar done={work.done} total={work.total} labelledBy={id} />
          <p className="min-h-5 text-sm text-soft tabular-nums">
            <Amount work={work} />
          </p>
        </div>
      )}
    </>
  )
}

function Amount({ work: { step, done, total } }: { work: Work }) {
  const { t } = useLanguage()
  switch (step) {
    case 'sending':
      return t('admin.files.sent', { done: toMegabytes(done), total: toMegabytes(total) })
    case 'writing':
      return t('admin.files.done', { done, total })
    case 'comparing':
      return null
  }
}

const toMegabytes = (bytes: number) => (Math.ceil(bytes / 104_857.6) / 10).toFixed(1)
