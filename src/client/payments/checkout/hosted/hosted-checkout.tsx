import type { ReactNode } from 'react'
import type { Money } from '../../../../shared/money.ts'
import {
  guideOrderTerms,
  proOrderTerms,
  type OrderConditions,
} from '../../../../shared/payments/order-terms.ts'
import { paths } from '../../../../shared/paths.ts'
import { runOnClick } from '../../../ui/run-on-click.ts'
import { useLanguage } from '../../../platform/texts/language.tsx'
import { Link } from '../../../platform/pages/navigation.tsx'
import { buttonClass, type ButtonVariant } from '../../../ui/button.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { FirstMonth } from '../../pro/first-month.tsx'
import { offerOf, useProOffer } from '../../pro/use-pro-offer.ts'
import { useOrderConditions } from '../conditions/use-order-conditions.ts'
import { CollapsedOrderTerms } from '../order-terms.tsx'
import type { Offer } from './start-hosted-checkout.ts'
import { useHostedCheckout } from './use-hosted-checkout.ts'

export interface HostedCheckoutProps {
  offer: Offer
  /** The guide whose page this is. */
  guideId: number
  price: Money
  variant: ButtonVariant
  children: ReactNode
}

/** To Stripe's page; the shop's own card form stays a link below. */
export function HostedCheckout({ offer, guideId, price, variant, children }: HostedCheckoutProps) {
  const { t } = useLanguage()
  const { start, starting, address } = useHostedCheckout(offer, guideId)
  const conditions = useOrderConditions(false)
  const ownForm = offer.mode === 'payment' ? paths.checkout(offer.guideId) : paths.checkoutProFrom(guideId)
  return (
    <div className="grid gap-3">
      {address === undefined ? (
        <Link
          to={ownForm}
          className={buttonClass(variant)}
          aria-disabled={starting || undefined}
          aria-busy={starting || undefined}
          {...runOnClick(start)}
        >
          {starting && <Spinner />}
          {children}
        </Link>
      ) : (
        <output className="grid gap-3">
          <a href={address} target="_blank" rel="noreferrer" className={buttonClass(variant)}>
            {t('hosted.open')}
          </a>
          <span className="text-sm text-soft">{t('hosted.waiting')}</span>
        </output>
      )}
      <Link to={ownForm} className="text-link justify-self-center text-sm">
        {t('hosted.ownForm')}
      </Link>
      {offer.mode === 'payment' ? (
        <CollapsedOrderTerms terms={guideOrderTerms(t, price, conditions)} />
      ) : (
        <ProTerms price={price} conditions={conditions} />
      )}
    </div>
  )
}

function ProTerms({ price, conditions }: { price: Money; conditions: OrderConditions }) {
  const { t } = useLanguage()
  const { credit } = useProOffer()
  return (
    <>
      <FirstMonth offer={offerOf(price, credit.amountMinor)} />
      <CollapsedOrderTerms
        terms={proOrderTerms(t, price, conditions, { takenOffMinor: credit.amountMinor })}
      />
    </>
  )
}
