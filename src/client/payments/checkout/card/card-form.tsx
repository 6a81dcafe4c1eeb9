import { useState, type FormEvent, type ReactNode } from 'react'
import { PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js'
import { formatMoney } from '../../../../shared/money.ts'
import type { Translate } from '../../../../shared/texts/translate.ts'
import { useLanguage } from '../../../platform/texts/language.tsx'
import { Button } from '../../../ui/button.tsx'
import { Icon, lockIcon } from '../../../ui/icon.tsx'
import { FormAlert } from '../../../ui/form/form-failure.tsx'
import { AskBeforeLanguage } from './ask-before-language.tsx'
import { FieldsSkeleton, TermsOnPhone, TotalRow } from './payment-frame.tsx'
import { usePayByCard } from './use-pay-by-card.ts'
import type { Intent, Purchase } from './use-payment-intent.ts'

export interface CardFormProps {
  intent: Intent
  purchase: Purchase
  terms: ReactNode
  /** Stripe's fields could not be shown. */
  onLoadError: () => void
  /** The intent can't be paid any more. Resolves to whether another one takes its place. */
  onEnded: () => Promise<boolean>
}

export function CardForm({ intent, purchase, terms, onLoadError, onEnded }: CardFormProps) {
  const { t } = useLanguage()
  const stripe = useStripe()
  const elements = useElements()
  const [ready, setReady] = useState(false)
  const [typed, setTyped] = useState(false)
  const { state, pay } = usePayByCard(purchase, intent.amount, onEnded)
  const price = { amountMinor: intent.amount, currency: intent.currency }
  const busy = state.step === 'processing' || state.step === 'success'

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (stripe !== null && elements !== null && !busy) void pay(stripe, elements)
  }

  return (
    <form className="grid gap-5" aria-busy={state.step === 'processing'} onSubmit={submit}>
      <div className="grid *:col-start-1 *:row-start-1">
        <PaymentElement
          onReady={() => setReady(true)}
          onLoadError={onLoadError}
          onChange={({ empty }) => setTyped(!empty)}
        />
        {!ready && <FieldsSkeleton />}
      </div>
      <TermsOnPhone>{terms}</TermsOnPhone>
      <TotalRow price={price} creditMinor={intent.credit} code={intent.code} />
      <FormAlert text={state.step === 'error' ? state.message : undefined} />
      <Button
        type="submit"
        className="min-h-12 w-full"
        disabled={!ready || busy}
        pending={state.step === 'processing'}
      >
        {state.step !== 'processing' && <Icon path={lockIcon} />}
        {state.step === 'processing' ? t('checkout.paying') : payText(t, purchase, intent)}
      </Button>
      <output className="text-center text-sm text-soft">
        {state.step === 'success'
          ? t('payment.successTitle')
          : t(purchase.kind === 'pro' ? 'checkoutPro.payNote' : 'checkout.payNote')}
      </output>
      {typed && !busy && <AskBeforeLanguage />}
    </form>
  )
}

function payText(t: Translate, { kind }: Purchase, { amount, currency, monthly = amount }: Intent): string {
  const first = formatMoney({ amountMinor: amount, currency })
  const price = formatMoney({ amountMinor: monthly, currency })
  if (kind !== 'pro') return t('checkout.pay', { price: first })
  return first === price ? t('checkoutPro.pay', { price }) : t('checkoutPro.payFirst', { first, price })
}
