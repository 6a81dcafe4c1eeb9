import type { ListedCard } from '../../../shared/guides/guides.ts'
import { formatMoney } from '../../../shared/money.ts'
import { bundlePaths } from '../../../shared/payments/bundle-paths.ts'
import { calculateShares, sumShares } from '../../../shared/payments/bundle-price.ts'
import { getPageCurrency, getGuidePrice } from '../../../shared/prices.ts'
import { useOwnedGuides } from '../../access/use-owned-guides.ts'
import { useLanguage } from '../../platform/texts/language.tsx'
import { ButtonLink } from '../../ui/button.tsx'

/** Offers the guides of a reading path that the user does not own yet as one payment (B21.76). Renders nothing for Pro users. */
export function PathBundleOffer({ slug, cards }: { slug: string; cards: readonly ListedCard[] }) {
  const { t, language } = useLanguage()
  const owned = useOwnedGuides()
  // Members see no offer until their library is loaded.
  if (owned === undefined || owned.subscribed) return null
  const left = cards.filter(({ id, isFreePreview }) => !isFreePreview && !owned.owned.has(id))
  if (left.length === 0) return <p className="text-md font-semibold text-accent">{t('paths.whole.all')}</p>
  const currency = getPageCurrency(language)
  const money = (amountMinor: number) => formatMoney({ amountMinor, currency })
  const price = sumShares(calculateShares(currency, left))
  const single = left.reduce((sum, card) => sum + getGuidePrice(currency, card).amountMinor, 0)
  const off = cards.length - left.length
  return (
    <div className="grid justify-items-start gap-2">
      <ButtonLink to={bundlePaths.payPath(slug)}>
        {t(off === 0 ? 'paths.whole.buy' : 'paths.whole.buyRest', {
          count: left.length,
          price: money(price),
        })}
      </ButtonLink>
      <p className="text-sm text-soft tabular-nums">
        {price < single && t('paths.whole.single', { single: money(single) })}{' '}
        {off > 0 && t('paths.whole.off', { count: off })}
      </p>
    </div>
  )
}
