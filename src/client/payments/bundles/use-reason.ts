import type { ListedCard } from '../../../shared/guides/guides.ts'
import { isInBundle } from '../../../shared/payments/bundle-price.ts'
import { currencyOf } from '../../../shared/prices.ts'
import { useLanguage } from '../../platform/texts/language.tsx'
import { trpc } from '../../platform/api/trpc.ts'
import { profiles } from '../../platform/api/query-profiles.ts'
import { useAuth } from '../../auth/session/session-provider.tsx'

/** Why a guide is not sold together with others to this reader. */
export function useReason(): (card: ListedCard) => string | undefined {
  const { t, language } = useLanguage()
  const { owned } = useOwned()
  return (card) => {
    if (owned.has(card.id)) return t('bundle.owned')
    if (card.isFreePreview) return t('bundle.free')
    return isInBundle(currencyOf(language), card) ? undefined : t('bundle.own-price')
  }
}

const nothing = { owned: new Set<number>(), subscribed: false }

/** What this reader may read already; a guest nothing. The server decides again before anything is charged. */
export function useOwned(): { owned: ReadonlySet<number>; subscribed: boolean } {
  const { session } = useAuth()
  const { data } = trpc.access.owned.useQuery(undefined, {
    ...profiles.other,
    staleTime: 300_000,
    enabled: session !== null,
  })
  if (session === null || data === undefined) return nothing
  return { owned: new Set([...data.bought, ...data.picked]), subscribed: data.subscribed }
}
