import type { ShelfCard } from '../../../../shared/guides/guides.ts'
import { formatMoney } from '../../../../shared/money.ts'
import { currencyOf, guidePriceIn } from '../../../../shared/prices.ts'
import { guideOrderTerms } from '../../../../shared/payments/order-terms.ts'
import { useShownAccess } from '../../../access/shown-access.ts'
import { useLanguage } from '../../../platform/texts/language.tsx'
import { Button } from '../../../ui/button.tsx'
import { CollapsedOrderTerms } from '../order-terms.tsx'
import { useHostedCheckout } from './use-hosted-checkout.ts'

/** Above the paywall of a guide with a started checkout. */
export function CheckoutNotice({ card }: { card: ShelfCard }) {
  const { pendingCheckout } = useShownAccess()
  return pendingCheckout ? <PendingCheckout card={card} /> : <BegunCheckout />
}

/** Signed up for this guide, and not paid yet (B5.18). */
function PendingCheckout({ card }: { card: ShelfCard }) {
  const { t, language } = useLanguage()
  const { start, starting, address } = useHostedCheckout({ mode: 'payment', guideId: card.id }, card.id)
  const price = guidePriceIn(currencyOf(language), card)
  return (
    <div className="mt-8 flex flex-wrap items-center justify-between gap-4 rounded-card border border-danger bg-danger-soft p-5">
      <output className="font-semibold text-danger">{t('pending.text')}</output>
      {address === undefined ? (
        <Button pending={starting} onClick={start}>
          {t('pending.action', { price: formatMoney(price) })}
        </Button>
      ) : (
        <a href={address} target="_blank" rel="noreferrer" className="text-link">
          {t('hosted.open')}
        </a>
      )}
      <CollapsedOrderTerms terms={guideOrderTerms(t, price)} />
    </div>
  )
}

/** Went to Stripe's page and is back without a payment that we know of. */
function BegunCheckout() {
  const { t } = useLanguage()
  const { checkAgain } = useShownAccess()
  return (
    <div className="mt-8 flex flex-wrap items-center justify-between gap-4 rounded-card border border-line bg-surface p-5">
      <p className="text-md text-soft">{t('begun.text')}</p>
      <Button variant="secondary" onClick={() => void checkAgain()}>
        {t('begun.action')}
      </Button>
    </div>
  )
}
