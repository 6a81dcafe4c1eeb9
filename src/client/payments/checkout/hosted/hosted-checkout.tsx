import { useState, type ReactNode } from 'react'
import type { ListedCard } from '../../../../shared/guides/guides.ts'
import { formatMoney, type Money } from '../../../../shared/money.ts'
import { getPageCurrency, getGuidePrice } from '../../../../shared/prices.ts'
import { listOrderTerms, listProOrderTerms } from '../../../../shared/payments/order-terms.ts'
import { paths } from '../../../../shared/paths.ts'
import { useShownAccess } from '../../../access/shown-access.ts'
import { runOnClick } from '../../../ui/run-on-click.ts'
import { useLanguage } from '../../../platform/texts/language.tsx'
import { Link } from '../../../platform/pages/navigation.tsx'
import { Button, getButtonClass, type ButtonVariant } from '../../../ui/button.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { FirstMonthDiscount, calculateProOffer, useProOffer } from '../../pro/pro-offer.tsx'
import { useOrderConditions } from '../conditions/use-order-conditions.ts'
import { CollapsedOrderTerms } from '../order-terms.tsx'
import { useHostedCheckout } from './use-hosted-checkout.ts'

interface PricedOffer {
  /** True to buy Pro instead of the guide. */
  pro: boolean
  /** Price of the guide, or of a month of Pro. */
  price: Money
}

export interface HostedCheckoutProps extends PricedOffer {
  /** Id of the page's guide. */
  guideId: number
  variant: ButtonVariant
  children: ReactNode
}

/** Renders a button that leads to Stripe's page, with a link to the shop's own card form below. */
export function HostedCheckout({ pro, guideId, price, variant, children }: HostedCheckoutProps) {
  const { t } = useLanguage()
  const { start, starting, url } = useHostedCheckout(pro, guideId)
  const { credit } = useProOffer()
  const ownForm = pro ? paths.checkoutProFrom(guideId) : paths.checkout(guideId)
  return (
    <div className="grid gap-3">
      {url === undefined ? (
        <Link
          to={ownForm}
          className={getButtonClass(variant)}
          aria-disabled={starting || undefined}
          aria-busy={starting || undefined}
          {...runOnClick(start)}
        >
          {starting && <Spinner />}
          {children}
        </Link>
      ) : (
        <output className="grid gap-3">
          <a href={url} target="_blank" rel="noreferrer" className={getButtonClass(variant)}>
            {t('hosted.open')}
          </a>
          <span className="text-sm text-soft">{t('hosted.waiting')}</span>
        </output>
      )}
      <Link to={ownForm} className="text-link justify-self-center text-sm">
        {t('hosted.ownForm')}
      </Link>
      {pro && <FirstMonthDiscount offer={calculateProOffer(price, credit.amountMinor)} />}
      <HostedTerms pro={pro} price={price} />
    </div>
  )
}

function HostedTerms({ pro, price }: PricedOffer) {
  const { t } = useLanguage()
  const { credit } = useProOffer()
  const conditions = useOrderConditions(false)
  const terms = pro
    ? listProOrderTerms(t, price, conditions, { takenOffMinor: credit.amountMinor })
    : listOrderTerms(t, price, { product: 'guide', count: 1 }, conditions)
  return <CollapsedOrderTerms terms={terms} />
}

export interface CheckoutNoticeProps {
  card: ListedCard
  proPrice: Money
}

/** Shows a notice above the paywall after a started checkout, in red after a sign-up that has not been paid for (B5.18). */
export function CheckoutNotice({ card, proPrice }: CheckoutNoticeProps) {
  const { t, language } = useLanguage()
  const { pendingCheckout, checkoutInitiated, checkAgain, verifying } = useShownAccess()
  const [checked, setChecked] = useState<'nothing' | 'failed'>()
  const pro = !pendingCheckout && checkoutInitiated === 'subscription'
  const { start, starting, url } = useHostedCheckout(pro, card.id)
  const { credit } = useProOffer()
  const price = pro ? proPrice : getGuidePrice(getPageCurrency(language), card)
  const { first } = calculateProOffer(price, pro ? credit.amountMinor : 0)
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
        {url === undefined ? (
          <Button pending={starting} onClick={start}>
            {t('pending.action', { price: formatMoney(first) })}
          </Button>
        ) : (
          <a href={url} target="_blank" rel="noreferrer" className="text-link self-center">
            {t('hosted.open')}
          </a>
        )}
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
        <HostedTerms pro={pro} price={price} />
      </div>
    </div>
  )
}
