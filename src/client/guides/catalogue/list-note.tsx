import type { ReactNode } from 'react'
import { useLanguage } from '../../platform/texts/language.tsx'
import { Button } from '../../ui/button.tsx'

/** A small notice that the list is incomplete, with a retry. */
export function ListNote(props: { children: ReactNode; pending: boolean; retry: () => void }) {
  const { t } = useLanguage()
  return (
    <div className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-card border border-line bg-surface py-2 pr-2 pl-5 text-md text-soft">
      <output>{props.children}</output>
      <Button variant="quiet" pending={props.pending} onClick={props.retry}>
        {t('ui.tryAgain')}
      </Button>
    </div>
  )
}
