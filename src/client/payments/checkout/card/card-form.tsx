import { useState, type FormEvent, type ReactNode } from 'react'
import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js'
import type { Stripe } from '@stripe/stripe-js'
import type { PageLanguage } from '../../../../shared/languages.ts'
import { findLawRow } from '../../../../shared/law/law-texts.ts'
import { useLanguage } from '../../../platform/texts/language.tsx'
import { Button } from '../../../ui/button.tsx'
import { Icon, lockIcon } from '../../../ui/icon.tsx'
import { FormAlert } from '../../../ui/form/form-failure.tsx'
import { PlaceAndDeclarations } from '../conditions/place-and-declarations.tsx'
import { useOrderConditions } from '../conditions/use-order-conditions.ts'
import { LanguageChangeGuard } from './language-change-guard.tsx'
import { FieldsSkeleton, MobileTerms, TotalRow } from './payment-frame.tsx'
import { formatCharge } from '../sale.ts'
import { useStripeAppearance } from './stripe-appearance.ts'
import { usePayByCard, type CardCharge } from './use-pay-by-card.ts'
import { loadStripe } from '@stripe/stripe-js/pure'
import { loadClientEnv } from '../../../platform/browser/load-configuration.ts'

interface CardFormProps extends CardCharge {
  terms: ReactNode
  /** Called if Stripe's fields fail to load. */
  onLoadError: () => void
}

/** Renders Stripe's card form. All code that needs Stripe's script is here, and loaded only for a payment. */
export function CardPayment({ stripe, ...form }: CardFormProps & { stripe: Stripe }) {
  const { language } = useLanguage()
  const appearance = useStripeAppearance()
  const { clientSecret } = form.intent
  return (
    <Elements key={clientSecret} stripe={stripe} options={{ clientSecret, locale: language, appearance }}>
      <CardForm {...form} />
    </Elements>
  )
}

function CardForm(form: CardFormProps) {
  const { intent, terms, onLoadError } = form
  const { product } = form.sale
  const { t, language } = useLanguage()
  const stripe = useStripe()
  const elements = useElements()
  const [ready, setReady] = useState(false)
  const [typed, setTyped] = useState(false)
  const [missing, setMissing] = useState(false)
  const conditions = useOrderConditions(true)
  const { place } = conditions
  const needed = place === null ? 0 : findLawRow(place, product).declarations.length
  const { state, pay } = usePayByCard(form)
  const busy = state.step === 'processing' || state.step === 'success'

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const statements = statementsIn(event.currentTarget, conditions, language)
    const isMissing = statements.declarations.length < needed
    setMissing(isMissing)
    if (isMissing) event.currentTarget.querySelector<HTMLElement>('[name=declaration]:not(:checked)')?.focus()
    if (stripe === null || elements === null || busy || isMissing) return
    void pay(stripe, elements, statements.place === undefined ? undefined : statements)
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
      <MobileTerms>{terms}</MobileTerms>
      <TotalRow charge={intent} />
      <FormAlert
        text={
          missing
            ? t(product === 'pro' ? 'law.declare.missingPro' : 'law.declare.missing')
            : state.step === 'error'
              ? state.message
              : undefined
        }
      />
      <Button
        type="submit"
        className="min-h-12 w-full"
        disabled={!ready || busy}
        pending={state.step === 'processing'}
      >
        {state.step !== 'processing' && <Icon path={lockIcon} />}
        {state.step === 'processing' ? t('checkout.paying') : formatCharge(t, intent, 'pay')}
      </Button>
      <output className="text-center text-sm text-soft">
        {state.step === 'success'
          ? t('payment.successTitle')
          : t(product === 'pro' ? 'checkoutPro.payNote' : 'checkout.payNote')}
      </output>
      {typed && !busy && <LanguageChangeGuard />}
    </form>
  )
}

/** Returns the buyer's statements from the form. Japan is not sent if it is only the default of a Japanese page. */
function statementsIn(
  form: HTMLFormElement,
  { place, isChosen }: ReturnType<typeof useOrderConditions>,
  language: PageLanguage,
) {
  const declarations = new FormData(form).getAll('declaration').map(String)
  const isStated = place !== null && (isChosen || place !== 'japan' || language !== 'ja')
  return { place: isStated ? place : undefined, declarations }
}

/** Loads Stripe's script on the first payment. After a failure, the next call loads it again. */
export async function loadShopStripe(): Promise<Stripe> {
  const { stripeJsUrl, stripePublishableKey } = await loadClientEnv()
  // `loadStripe` uses an existing window.Stripe, such as the fake's, instead of loading Stripe's own script.
  if (stripeJsUrl !== undefined && window.Stripe === undefined) await insertScript(stripeJsUrl)
  const stripe = await loadStripe(stripePublishableKey)
  if (stripe === null) throw new Error('Stripe.js is for browsers only')
  return stripe
}

function insertScript(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = url
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => {
      script.remove()
      reject(new Error(`${url} could not be loaded`))
    })
    document.head.append(script)
  })
}
