import { useState } from 'react'
import type { ListedCard } from '../../../../shared/guides/guides.ts'
import { formatMoney, type Money } from '../../../../shared/money.ts'
import { currencyOf, guidePriceIn } from '../../../../shared/prices.ts'
import { guideOrderTerms, proOrderTerms } from '../../../../shared/payments/order-terms.ts'
import { useShownAccess } from '../../../access/shown-access.ts'
import { useLanguage } from '../../../platform/texts/language.tsx'
import { Button } from '../../../ui/button.tsx'
import { useProOffer } from '../../pro/use-pro-offer.ts'
import { useOrderConditions } from '../conditions/use-order-conditions.ts'
import { CollapsedOrderTerms } from '../order-terms.tsx'
import type { Offer } from './start-hosted-checkout.ts'
import { useHostedCheckout } from './use-hosted-checkout.ts'

/** Above the paywall of a guide with a started checkout: red only for who signed up for it and has not paid (B5.18). */
export function CheckoutNotice({ card, proPrice }: { card: ListedCard; proPrice: Money }) {
  const { t, language } = useLanguage()
  const { pendingCheckout, checkoutInitiated, checkAgain, verifying } = useShownAccess()
  const [checked, setChecked] = useState<'nothing' | 'failed'>()
  const isPro = !pendingCheckout && checkoutInitiated === 'subscription'
  const { credit } = useProOffer()
  const conditions = useOrderConditions(false)
  const creditMinor = isPro ? credit.amountMinor : 0
  const whole = isPro ? proPrice : guidePriceIn(currencyOf(language), card)
  const price = { ...whole, amountMinor: whole.amountMinor - creditMinor }
  const check = async () => {
    setChecked(undefined)
    setChecked((await checkAgain()) == null ? 'failed' : 'nothing')
  }
  return (
    <div
      className={`mt-8 grid gap-4 rounded-card border p-5 ${pendingCheckout ? 'border-danger bg-danger-soft' : 'border-line bg-surface'}`}
    >
      {pendingCheckout ? (
        <output className="font-semibold text-danger">{t('pending.text')}</output>
      ) : (
        <p className="text-md text-soft">{t('begun.text')}</p>
      )}
      <div className="flex flex-wrap gap-3">
        <CompletePayment
          offer={isPro ? { mode: 'subscription' } : { mode: 'payment', guideId: card.id }}
          guideId={card.id}
          price={formatMoney(price)}
        />
        {!pendingCheckout && (
          <Button variant="secondary" pending={verifying} onClick={() => void check()}>
            {t('begun.action')}
          </Button>
        )}
      </div>
      <output className="text-md empty:hidden">
        {checked !== undefined && !verifying && t(`begun.${checked}`)}
      </output>
      <div className="justify-self-start">
        <CollapsedOrderTerms
          terms={
            isPro
              ? proOrderTerms(t, whole, conditions, { takenOffMinor: creditMinor })
              : guideOrderTerms(t, whole, conditions)
          }
        />
      </div>
    </div>
  )
}

function CompletePayment({ offer, guideId, price }: { offer: Offer; guideId: number; price: string }) {
  const { t } = useLanguage()
  const { start, starting, address } = useHostedCheckout(offer, guideId)
  if (address === undefined) {
    return (
      <Button pending={starting} onClick={start}>
        {t('pending.action', { price })}
      </Button>
    )
  }
  return (
    <a href={address} target="_blank" rel="noreferrer" className="text-link self-center">
      {t('hosted.open')}
    </a>
  )
}
