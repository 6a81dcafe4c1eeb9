import type { ReactNode } from 'react'
import { paths } from '../../../shared/paths.ts'
import { getPageCurrency } from '../../../shared/prices.ts'
import { useAuth } from '../../auth/session/session-provider.tsx'
import { useLanguage } from '../../platform/texts/language.tsx'
import { Link } from '../../platform/pages/navigation.tsx'
import { Card } from '../../ui/card.tsx'
import { Cover } from '../../ui/cover.tsx'
import { chevronDownIcon, Icon } from '../../ui/icon.tsx'
import { LinkedText } from '../../ui/linked-text.tsx'
import { LocalText } from '../../ui/local-text.tsx'
import { CardCheckout } from './card/card-checkout.tsx'
import { MobileTerms } from './card/payment-frame.tsx'
import { DiscountCodeField, useDiscountCode, type DiscountCodeState } from './discount-code-field.tsx'
import { LoginPrompt } from './login-prompt.tsx'
import { OrderTerms } from './order-terms.tsx'
import {
  formatCharge,
  useOpenedPayment,
  useOrderTerms,
  getPaymentWaitSeconds,
  type OpenedPaymentQuery,
  type Sale,
} from './sale.ts'

/** Shows the product on the left and the payment on the right; on phones the summary is collapsed. */
export function Checkout({ sale }: { sale: Sale }) {
  const { t, language } = useLanguage()
  const code = useDiscountCode()
  const intent = useOpenedPayment(sale, sale.takesCode ? code.typed : undefined)
  const { heading, title = heading, name, unavailable, expected } = sale
  const charge = intent.data ?? expected
  const price = charge.amount === 0 ? '' : formatCharge(t, charge, 'shown')
  const orderTerms = useOrderTerms(sale, charge)
  const summary = <Summary sale={sale} price={price} />
  const terms = unavailable === undefined && (
    <OrderTerms terms={orderTerms}>
      {charge.currency !== getPageCurrency(language) && (
        <p className="mt-3 text-md text-soft">{t('checkoutPro.otherCurrency')}</p>
      )}
    </OrderTerms>
  )
  return (
    <>
      <h1 className="text-xl md:text-2xl">
        {heading}
        {heading !== title && (
          <span lang="en" className="mt-1 block text-md font-normal text-soft">
            {title}
          </span>
        )}
      </h1>
      <div className="mt-5 grid items-start gap-5 md:mt-12 md:grid-cols-[minmax(0,1fr)_minmax(0,27rem)] md:grid-rows-[auto_1fr] md:gap-x-16 md:gap-y-8 lg:gap-x-24">
        <section aria-label={t('checkout.summary')}>
          <details className="group border-y border-line md:hidden">
            <summary className="grid grid-cols-[1fr_auto] items-center gap-x-4 py-3">
              <span className="text-sm text-soft">{t('checkout.summary')}</span>
              <Icon
                path={chevronDownIcon}
                className="justify-self-end text-soft transition-transform group-open:rotate-180"
              />
              <LocalText of={name} className="leading-snug font-semibold" />
              <strong className="tabular-nums">{price}</strong>
            </summary>
            <div className="pt-2 pb-6">{summary}</div>
          </details>
          <div className="hidden gap-8 md:grid">
            {summary}
            {terms}
          </div>
        </section>
        <Card className="md:col-start-2 md:row-span-2 md:row-start-1">
          <h2 className="mb-4 text-lg md:mb-5">{t('checkout.payment')}</h2>
          <Payment sale={sale} code={code} intent={intent} terms={terms} />
        </Card>
        <p className="text-md [word-break:auto-phrase] text-soft">
          <LinkedText text={t('checkout.help')} />
        </p>
      </div>
      <p className="mt-12 flex flex-wrap gap-x-8 gap-y-2 border-t border-line pt-6 text-md">
        <Link to={paths.home} className="text-link">
          {t('checkout.home')}
        </Link>
        <Link to={paths.guides} className="text-link">
          {t('checkout.browse')}
        </Link>
      </p>
    </>
  )
}

function Summary({ sale, price }: { sale: Sale; price: string }) {
  const { t } = useLanguage()
  const { product, name, cover, items = [], notes, next, unavailable } = sale
  return (
    <div className="grid gap-8">
      <div
        className={
          cover === undefined
            ? ''
            : 'grid grid-cols-[7rem_minmax(0,1fr)] gap-5 md:grid-cols-[9rem_minmax(0,1fr)]'
        }
      >
        {cover !== undefined && <Cover src={cover} className="w-full rounded-control" />}
        <div>
          <LocalText as="h2" of={name} className="text-base max-md:hidden" />
          <ul className="mt-2 empty:hidden">
            {items.map(({ id, name, share, isSold }) => (
              <li
                key={id}
                className="flex items-baseline justify-between gap-4 border-b border-line py-3 text-md"
              >
                <LocalText of={name} className="min-w-0 wrap-anywhere" />
                <span className={`shrink-0 text-right tabular-nums ${isSold ? '' : 'text-sm text-accent'}`}>
                  {share}
                </span>
              </li>
            ))}
          </ul>
          <p className="mt-2 text-xl font-semibold tabular-nums empty:hidden">{price}</p>
          {notes.map((note) => (
            <p key={note} className="mt-1 text-md wrap-anywhere text-soft tabular-nums">
              {note}
            </p>
          ))}
        </div>
      </div>
      {unavailable === undefined && (
        <div>
          <h2 className="text-base">{t(product === 'pro' ? 'subscribe.benefits' : 'checkout.next')}</h2>
          <ul className="mt-3 grid list-disc gap-2 pl-5 text-md text-soft">
            {next.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}

interface PaymentProps {
  sale: Sale
  code: DiscountCodeState
  intent: OpenedPaymentQuery
  /** Terms of the order. On phones, the payment form shows them above its button. */
  terms: ReactNode
}

function Payment({ sale, code, intent, terms }: PaymentProps) {
  const { session, state } = useAuth()
  if (sale.unavailable !== undefined) return sale.unavailable
  if (session === null && state !== 'loading')
    return (
      <div className="grid gap-5">
        <LoginPrompt {...sale.login} />
        <MobileTerms>{terms}</MobileTerms>
      </div>
    )
  const isPayable = !intent.isError || getPaymentWaitSeconds(intent.error) !== undefined
  return (
    <div className="grid gap-4">
      {sale.takesCode && isPayable && <DiscountCodeField code={code} intent={intent} />}
      <CardCheckout sale={sale} intent={intent} terms={terms} />
    </div>
  )
}
