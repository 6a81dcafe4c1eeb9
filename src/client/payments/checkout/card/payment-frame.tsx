import type { ReactNode } from 'react'
import { formatMoney } from '../../../../shared/money.ts'
import { useLanguage } from '../../../platform/texts/language.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import type { PaymentCharge } from '../sale.ts'

/** Covers Stripe's card fields with a placeholder, because their frame is white until its colors are applied. */
export function FieldsSkeleton() {
  return (
    <div className="relative grid content-start gap-3 bg-surface p-1" aria-hidden="true">
      <Skeleton className="h-[4.6rem] w-full" />
      <div className="grid grid-cols-2 gap-3">
        <Skeleton className="h-[4.6rem]" />
        <Skeleton className="h-[4.6rem]" />
      </div>
    </div>
  )
}

/** Shows the terms between the card and the button on phones; on wider screens they are beside the form. */
export function MobileTerms({ children }: { children: ReactNode }) {
  return <div className="border-t border-line pt-4 md:hidden">{children}</div>
}

/** Shows the amount to pay; with a discount also the full price and the deductions. */
export function TotalRow({ charge: { amount, currency, credit = 0, code } }: { charge: PaymentCharge }) {
  const { t } = useLanguage()
  const shown = (amountMinor: number) => formatMoney({ amountMinor, currency })
  const less = [
    ...(code == null ? [] : [[t('code.row', { code: code.word }), code.takenOff] as const]),
    ...(credit === 0 ? [] : [[t('checkoutPro.credit'), credit] as const]),
  ]
  const whole = less.reduce((sum, [, takenOff]) => sum + takenOff, amount)
  return (
    <div className="grid gap-2 border-t border-line pt-4">
      {less.length > 0 && <PartRow name={t('terms.price')} amount={shown(whole)} />}
      {less.map(([name, takenOff]) => (
        <PartRow key={name} name={name} amount={`−${shown(takenOff)}`} />
      ))}
      <p
        className={`flex items-baseline justify-between gap-4 ${less.length > 0 ? 'border-t border-line pt-4' : ''}`}
      >
        <span>
          {t('checkout.total')}
          <span className="ml-2 text-sm text-soft">{t(`checkout.currency.${currency}`)}</span>
        </span>
        <strong className="text-xl tabular-nums">{shown(amount)}</strong>
      </p>
    </div>
  )
}

function PartRow({ name, amount }: { name: string; amount: string }) {
  return (
    <p className="flex items-baseline justify-between gap-4 text-md text-soft">
      <span>{name}</span>
      <span className="tabular-nums">{amount}</span>
    </p>
  )
}

/** Renders a placeholder as tall as the form, while the payment is being prepared. */
export function PaymentSkeleton({ charge, terms }: { charge: PaymentCharge; terms: ReactNode }) {
  const { t } = useLanguage()
  return (
    <div className="grid gap-5" aria-busy="true">
      <FieldsSkeleton />
      <MobileTerms>{terms}</MobileTerms>
      <TotalRow charge={charge} />
      <output className="flex min-h-12 items-center justify-center gap-2 text-md text-soft">
        <Spinner />
        {t('checkout.preparing')}
      </output>
    </div>
  )
}

interface PaymentNoticeProps {
  title: string
  text: string
  level?: 'h2' | 'h3' | undefined
  /** Buttons for the buyer's next steps. */
  children: ReactNode
}

/** Replaces the card form when no card can be entered. */
export function PaymentNotice({ title, text, level: Heading = 'h3', children }: PaymentNoticeProps) {
  return (
    <div className="grid justify-items-start gap-3">
      <Heading className="text-lg">{title}</Heading>
      <p className="text-soft">{text}</p>
      <div className="mt-2 flex flex-wrap gap-3">{children}</div>
    </div>
  )
}
