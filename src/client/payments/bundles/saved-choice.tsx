import { useSyncExternalStore } from 'react'
import { readSaved } from '../../finishing/saved/saved-list.ts'
import { followSaved } from '../../finishing/saved/saved-store.ts'
import { trpc } from '../../platform/api/trpc.ts'
import { useLanguage } from '../../platform/texts/language.tsx'
import { GuideChoices } from './guide-choices.tsx'

const mostSaved = 20

/** The guides that this reader saved, from which a choice begins. */
export function SavedChoice({ ids, q }: { ids: readonly number[]; q: string }) {
  const { t } = useLanguage()
  const saved = useSyncExternalStore(followSaved, savedIds)
    .split(' ')
    .flatMap((id) => (id === '' ? [] : Number(id)))
  const guides = trpc.guides.cardsOf.useQuery({ ids: saved }, { enabled: saved.length > 0 })
  if (guides.data === undefined || guides.data.length === 0) return null
  return (
    <section aria-labelledby="saved">
      <h2 id="saved" className="text-xl">
        {t('bundle.saved')}
      </h2>
      <GuideChoices ids={ids} q={q} cards={guides.data} />
    </section>
  )
}

/** A text, which is equal to itself as long as nothing changes. */
const savedIds = () =>
  readSaved()
    .filter(({ saved }) => saved)
    .slice(0, mostSaved)
    .map(({ guideId }) => guideId)
    .join(' ')
