import type { ListedCard as Card } from '../../../shared/guides/guides.ts'
import { useLanguage } from '../../platform/texts/language.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { GuideCard } from './guide-card.tsx'

export const gridClass = 'grid grid-cols-1 gap-6 sm:grid-cols-2 lg:grid-cols-3'

export function GuideGrid({ cards }: { cards: readonly Card[] }) {
  return (
    <ul className={gridClass}>
      {cards.map((card) => (
        <li key={card.id}>
          <GuideCard card={card} />
        </li>
      ))}
    </ul>
  )
}

/** Shows six placeholder cards while the guides load (B4.9). */
export function GuideGridSkeleton() {
  const { t } = useLanguage()
  return (
    <div className={gridClass}>
      <output className="sr-only">{t('ui.loading')}</output>
      {[1, 2, 3, 4, 5, 6].map((place) => (
        <div key={place} className="overflow-hidden rounded-card border border-line bg-surface">
          <Skeleton className="aspect-video rounded-none" />
          <div className="grid gap-3 px-5 pt-14 pb-5">
            <Skeleton className="h-5" />
            <Skeleton className="h-5 w-3/5" />
            <Skeleton className="mt-2 h-4" />
            <Skeleton className="h-4 w-2/5" />
            <Skeleton className="mt-6 h-5 w-2/5" />
          </div>
        </div>
      ))}
    </div>
  )
}
