import { titleIn } from '../../../shared/guides/guides.ts'
import type { Gift } from '../../../shared/payments/gift-schemas.ts'
import { useLanguage } from '../../platform/texts/language.tsx'

/** Returns the title of the given guide, or names the months of Pro. */
export function useGiftTitle(gift: Pick<Gift, 'months' | 'titleEn' | 'titleJa'>) {
  const { t, language } = useLanguage()
  if (gift.months === null) return titleIn(language, gift)
  return { text: t('gift.pro', { months: gift.months }), language }
}
