import { useSyncExternalStore } from 'react'
import { useLanguage } from '../../platform/texts/language.tsx'
import { bookmarkIcon, Icon } from '../../ui/icon.tsx'
import { subscribeToSavedGuides, isGuideSaved, toggleSavedGuide } from './saved-store.ts'

/**
 * Shows whether its guide is saved, and saves or removes it (B21.1). On a card, the button is above the card's link, and its name
 * includes the guide's title if that is in the page's language.
 */
export function SaveButton({ guideId, title }: { guideId: number; title?: string | undefined }) {
  const { t } = useLanguage()
  const saved = useSyncExternalStore(
    subscribeToSavedGuides,
    () => isGuideSaved(guideId),
    () => false,
  )
  return (
    <button
      type="button"
      aria-pressed={saved}
      aria-label={title === undefined ? t('saved.title') : `${t('saved.title')}: ${title}`}
      className="absolute top-2 right-2 z-10 rounded-full bg-surface p-3"
      onClick={() => toggleSavedGuide(guideId)}
    >
      <Icon path={bookmarkIcon} className={saved ? 'fill-accent text-accent' : ''} />
    </button>
  )
}
