import { useId } from 'react'
import { useLanguage } from '../../../platform/texts/language.tsx'
import { formatMegabytes } from '../editor/use-image-upload.ts'
import { ProgressBar } from '../../progress-bar.tsx'

/** Shows how many guides of an import file are written. */
export interface ImportProgressData {
  step: 'sending' | 'comparing' | 'writing'
  /** Bytes or guides. Both `done` and `total` are 0 if unknown. */
  done: number
  total: number
}

/** Shows a progress bar with its figures; screen readers announce only the start of each step. */
export function ImportProgress({ progress }: { progress: ImportProgressData | undefined }) {
  const { t } = useLanguage()
  const id = useId()
  return (
    <>
      <output id={id} className={`text-md ${progress === undefined ? 'sr-only' : ''}`}>
        {progress !== undefined && t(`admin.files.step.${progress.step}`)}
      </output>
      {progress !== undefined && (
        <div className="grid max-w-md gap-1">
          <ProgressBar done={progress.done} total={progress.total} labelledBy={id} />
          <p className="min-h-5 text-sm text-soft tabular-nums">
            <Amount progress={progress} />
          </p>
        </div>
      )}
    </>
  )
}

function Amount({ progress: { step, done, total } }: { progress: ImportProgressData }) {
  const { t } = useLanguage()
  switch (step) {
    case 'sending':
      return t('admin.files.sent', { done: formatMegabytes(done), total: formatMegabytes(total) })
    case 'writing':
      return t('admin.files.done', { done, total })
    case 'comparing':
      return null
  }
}
