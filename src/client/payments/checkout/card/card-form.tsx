import { useState, type FormEvent, type ReactNode } from 'react'
import { PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js'
import { formatMoney } from '../../../../shared/money.ts'
import type { Product } from '../../../../shared/law/law-table.ts'
import { rowOf } from '../../../../shared/law/law-texts.ts'
import type { Translate } from '../../../../shared/texts/translate.ts'
import { useLanguage } from '../../../platform/texts/language.tsx'
import { Button } from '../../../ui/button.tsx'
import { Icon, lockIcon } from '../../../ui/icon.tsx'
import { FormAlert } from '../../../ui/form/form-failure.tsx'
import { PlaceAndDeclarations } from '../conditions/place-and-declarations.tsx'
import { useOrderConditions } from '../conditions/use-order-conditions.ts'
import { AskBeforeLanguage } from './ask-before-language.tsx'
import { FieldsSkeleton, TermsOnPhone, TotalRow } from './payment-frame.tsx'
import { usePayByCard } from './use-pay-by-card.ts'
import type { Intent, OpenIntent, Purchase } from './use-payment-intent.ts'

export interface CardFormProps {
  intent: Intent
  /** Asks for the same payment once more, with what the buyer says. */
  open: OpenIntent
  purchase: Purchase
  terms: ReactNode
  /** Stripe's fields could not be shown. */
  onLoadError: () => void
  /** The intent can't be paid any more. Resolves to whether another one takes its place. */
  onEnded: () => Promise<boolean>
}

export function CardForm({ intent, open, purchase, terms, onLoadError, onEnded }: CardFormProps) {
  const { t } = useLanguage()
  const stripe = useStripe()
  const elements = useElements()
  const [ready, setReady] = useState(false)
  const [typed, setTyped] = useState(false)
  const [missing, setMissing] = useState(false)
  const conditions = useOrderConditions(true)
  const { place } = conditions
  const product = 'product' in purchase ? purchase.product : purchase.kind
  const needed = place === null ? 0 : rowOf(place, product).declarations.length
  const { state, pay } = usePayByCard(purchase, intent, { open, onEnded })
  const price = { amountMinor: intent.amount, currency: intent.currency }
  const busy = state.step === 'processing' || state.step === 'success'

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const said = saidIn(event.currentTarget, conditions)
    const isMissing = said.declarations.length < needed
    setMissing(isMissing)
    if (isMissing) event.currentTarget.querySelector<HTMLElement>('[name=declaration]:not(:checked)')?.focus()
    if (stripe === null || elements === null || busy || isMissing) return
    void pay(stripe, elements, said.place === undefined ? undefined : said)
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
      <PlaceAndDeclarations product={product} missing={missing} />
      <TermsOnPhone>{terms}</TermsOnPhone>
      <TotalRow price={price} creditMinor={intent.credit} code={intent.code} />
      <FormAlert
        text={missing ? t(missingText(product)) : state.step === 'error' ? state.message : undefined}
      />
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

const missingText = (product: Product) =>
  product === 'pro' ? 'law.declare.missingPro' : 'law.declare.missing'

/** On Japanese pages Japan goes without saying. */
function saidIn(form: HTMLFormElement, { place, isChosen }: ReturnType<typeof useOrderConditions>) {
  const declarations = new FormData(form).getAll('declaration').map(String)
  const isSaid = place !== null && (isChosen || place !== 'japan')
  return { place: isSaid ? place : undefined, declarations }
}

function payText(t: Translate, { kind }: Purchase, { amount, currency, monthly = amount }: Intent): string {
  const first = formatMoney({ amountMinor: amount, currency })
  const price = formatMoney({ amountMinor: monthly, currency })
  if (kind !== 'pro') return t('checkout.pay', { price: first })
  return first === price ? t('checkoutPro.pay', { price }) : t('checkoutPro.payFirst', { first, price })
}
