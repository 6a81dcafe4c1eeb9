import { useSyncExternalStore } from 'react'
import { useLanguage } from '../../platform/texts/language.tsx'
import { Icon } from '../../ui/icon.tsx'
import { followSaved, isSaved, toggleSaved } from './saved-store.ts'

const bookmarkIcon = 'M6 3h12v18l-6-4-6 4z'

/**
 * B21.1: it says whether its guide is saved. In the corner of its card, above the link that covers it; among other cards it
 * is named after its guide, where the title is in the page's language.
 */
export function SaveButton({ guideId, title }: { guideId: number; title?: string | undefined }) {
  const { t } = useLanguage()
  const saved = useSyncExternalStore(
    followSaved,
    () => isSaved(guideId),
    () => false,
  )
  return (
    <button
      type="button"
      aria-pressed={saved}
      aria-label={title === undefined ? t('saved.title') : `${t('saved.title')}: ${title}`}
      className="absolute top-2 right-2 z-10 rounded-full bg-surface p-3"
      onClick={() => toggleSaved(guideId)}
    >
      <Icon path={bookmarkIcon} className={saved ? 'fill-accent text-accent' : ''} />
    </button>
  )
}
