import { useSyncExternalStore, type ReactNode } from 'react'
import { formatDay } from '../../../shared/dates.ts'
import { FullGuide } from './full-guide.tsx'
import { useLanguage } from '../../platform/texts/language.tsx'
import { useOfflineCopy } from '../../offline/copies/use-copies.ts'

interface OfflineCopyProps {
  id: number
  /** Content for users without a saved copy. */
  otherwise: ReactNode
}

/** Shows the user's saved copy if the guide can't be loaded. */
export function OfflineCopy({ id, otherwise }: OfflineCopyProps) {
  const { language } = useLanguage()
  const found = useOfflineCopy(id)
  if (found === undefined) return null
  const page = found?.pages[language]
  if (found === null || !page?.body) return otherwise
  return (
    <div className="page-width pt-10 md:pt-14">
      <CopyNote checkedAt={found.kept.checkedAt} />
      <FullGuide guide={page} body={page.body} copyOf={found.kept.reader} />
    </div>
  )
}

function CopyNote({ checkedAt }: { checkedAt: number }) {
  const { t, language } = useLanguage('members')
  const isOnline = useSyncExternalStore(followConnection, () => navigator.onLine)
  return (
    <output className="mb-8 flex flex-wrap items-center gap-x-4 gap-y-1 rounded-card border border-line bg-surface px-5 py-3 text-md text-soft print:hidden">
      {t('offline.copy', { date: formatDay(language, new Date(checkedAt)) })}
      {isOnline && (
        <button type="button" className="text-link min-h-11" onClick={() => location.reload()}>
          {t('offline.reload')}
        </button>
      )}
    </output>
  )
}

function followConnection(listener: () => void): () => void {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}
