import type { ListedCard } from '../../../../shared/guides/guides.ts'
import { formatMoney } from '../../../../shared/money.ts'
import { getPageCurrency, getGuidePrice } from '../../../../shared/prices.ts'
import { useLanguage } from '../../../platform/texts/language.tsx'
import { getButtonClass } from '../../../ui/button.tsx'

/** Links to the paywall. The link covers the button, but its accessible name excludes the price beside it. */
export function PaywallLink({ card }: { card: ListedCard }) {
  const { t, language } = useLanguage()
  return (
    <span
      className={getButtonClass(
        'primary',
        'relative w-full px-3! has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent',
      )}
    >
      <a href="#paywall" className="covers-card focus-visible:outline-none">
        {t('paywall.title')}
      </a>
      <span className="whitespace-nowrap">
        · {formatMoney(getGuidePrice(getPageCurrency(language), card))}
      </span>
    </span>
  )
}
