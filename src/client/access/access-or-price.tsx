import type { ListedCard } from '../../shared/guides/guides.ts'
import { formatMoney } from '../../shared/money.ts'
import { getGuidePrice, getPageCurrency } from '../../shared/prices.ts'
import { useAuth } from '../auth/session/session-provider.tsx'
import { OptionalPart } from '../ui/optional-part.tsx'
import { lazyComponent } from '../platform/pages/lazy-component.tsx'
import type { PageRequest } from '../platform/pages/page-route.ts'
import { useLanguage } from '../platform/texts/language.tsx'

/** Guests own no guides and don't load this component. */
export const LazyOwnAccess = lazyComponent(async () => (await import('./own-access.tsx')).OwnAccess)

/** Shows on a guide's card that it is free or how the user has access to it. Without access or after a failure, shows the price. */
export function AccessOrPrice({ card }: { card: ListedCard }) {
  const { t, language } = useLanguage()
  const { session } = useAuth()
  if (card.isFreePreview) return <span className="text-accent">{t('card.free')}</span>
  const price = (
    <span className="tabular-nums">{formatMoney(getGuidePrice(getPageCurrency(language), card))}</span>
  )
  if (session === null) return price
  return (
    <OptionalPart instead={price}>
      <LazyOwnAccess guideId={card.id}>{price}</LazyOwnAccess>
    </OptionalPart>
  )
}

/** Prefetches what a member owns, for pages with many cards; does nothing for guests. */
export async function prefetchOwnedGuides({ data, load }: Pick<PageRequest, 'data' | 'load'>): Promise<void> {
  if ((await data.auth.session.fetch()) === null) return
  await Promise.all([LazyOwnAccess.preload(), load('reading'), data.access.owned.prefetch()])
}
