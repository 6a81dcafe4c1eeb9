import { formatMoney } from '../../../shared/money.ts'
import { useLanguage } from '../../platform/texts/language.tsx'
import type { ProOffer } from './use-pro-offer.ts'

/** Why the first month costs less; nothing where it doesn't. */
export function FirstMonth({ offer: { first, credit } }: { offer: ProOffer }) {
  const { t } = useLanguage()
  if (credit.amountMinor === 0) return null
  return (
    <p className="rounded-card border border-premium/40 bg-premium-soft p-3 text-md">
      <strong className="block">{t('subscribe.first', { first: formatMoney(first) })}</strong>
      <span className="text-soft">{t('subscribe.credit', { credit: formatMoney(credit) })}</span>
    </p>
  )
}
