import { useLanguage } from '../../platform/texts/language.tsx'
import { Button } from '../../ui/button.tsx'
import type { RouterOutputs } from '../../platform/api/api.ts'
import type { useWholeList } from './whole-list/use-whole-list.ts'

interface ListNoteProps {
  listing: RouterOutputs['guides']['listing']
  list: ReturnType<typeof useWholeList>
}

/** Shows that the list is an old copy or incomplete, and offers a retry. */
export function ListNote({ listing, list }: ListNoteProps) {
  const { t, language } = useLanguage('failures')
  const text = () => {
    if (list.data?.source === 'saved copy' && listing.pages === 1) {
      const when = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' })
      return t('guides.savedCopy', { date: when.format(list.data.savedAt) })
    }
    const isPart = listing.pages > 1 && listing.filter?.kind !== 'search'
    return isPart ? t('guides.restMissing', { count: listing.cards.length }) : undefined
  }
  const note = text()
  if (note === undefined) return null
  return (
    <div className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-card border border-line bg-surface py-2 pr-2 pl-5 text-md text-soft">
      <output>{note}</output>
      <Button variant="quiet" pending={list.isFetching} onClick={() => void list.refetch()}>
        {t('ui.tryAgain')}
      </Button>
    </div>
  )
}
