import type { ShelfCard } from '../../../shared/guides/guides.ts'
import { isInBundle } from '../../../shared/payments/bundle-price.ts'
import { currencyOf } from '../../../shared/prices.ts'
import { useLanguage } from '../../platform/texts/language.tsx'
import { useOwned } from './use-owned.ts'

/** Why a guide is not sold together with others to this reader. */
export function useReason(): (card: ShelfCard) => string | undefined {
  const { t, language } = useLanguage()
  const { owned } = useOwned()
  return (card) => {
    if (owned.has(card.id)) return t('bundle.owned')
    if (card.isFreePreview) return t('bundle.free')
    return isInBundle(currencyOf(language), card) ? undefined : t('bundle.own-price')
  }
}
