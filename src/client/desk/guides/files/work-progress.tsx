import { useId } from 'react'
import type { FileProgress } from '../../../../shared/desk/guide-file-schemas.ts'
import { useLanguage } from '../../../platform/texts/language.tsx'
import { Bar } from '../../bar.tsx'

/** How far a file of guides has come on its way into the shop. */
export type Work =
  | { step: 'sending'; done: number; total: number }
  | { step: FileProgress['step'] & string; done: number; total: number; guides: number }

/** A bar, and the same in words; each step is announced once, its figures can be read at any time. */
export function WorkProgress({ work }: { work: Work | undefined }) {
  const { t } = useLanguage()
  const id = useId()
  return (
    <>
      <output id={id} className={`text-md ${work === undefined ? 'sr-only' : ''}`}>
        {work !== undefined && t(`desk.files.step.${work.step}`)}
      </output>
      {work !== undefined && (
        <div className="grid max-w-md gap-1">
          <Bar done={work.done} total={work.total} labelledBy={id} />
          <p className="min-h-5 text-sm text-soft tabular-nums">
            <Amount work={work} />
          </p>
        </div>
      )}
    </>
  )
}

function Amount({ work }: { work: Work }) {
  const { t } = useLanguage()
  const { done, total } = work
  switch (work.step) {
    case 'sending':
      return t('desk.files.sent', { done: toMegabytes(done), total: toMegabytes(total) })
    case 'reading':
      return t('desk.files.checked', { count: work.guides })
    case 'writing':
      return t('desk.files.done', { done, total })
    case 'comparing':
    case 'near-twins':
      return null
  }
}

const toMegabytes = (bytes: number) => (Math.ceil(bytes / 104_857.6) / 10).toFixed(1)
