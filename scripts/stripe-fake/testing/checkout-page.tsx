import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js'
import type { StripeElementLocale } from '@stripe/stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure/index.js'
import { type SubmitEvent, StrictMode, useState } from 'react'
import { createRoot } from 'react-dom/client'

const query = new URLSearchParams(location.search)
const clientSecret = query.get('secret') ?? ''
const locale = (query.get('locale') ?? 'en') as StripeElementLocale
const theme = query.get('theme') === 'night' ? 'night' : 'stripe'
const options = { clientSecret, locale, appearance: { theme } as const }
const stripePromise = loadStripe('pk_test_checkoutPage')

/** A minimal checkout page for card-form.browser.drill.test.ts. */
function CheckoutPage() {
  return (
    <Elements stripe={stripePromise} options={options}>
      <CheckoutForm />
    </Elements>
  )
}

function CheckoutForm() {
  const stripe = useStripe()
  const elements = useElements()
  const [ready, setReady] = useState(false)
  const [result, setResult] = useState('')

  async function pay(event: SubmitEvent) {
    event.preventDefault()
    if (!stripe || !elements) return
    setResult('')
    const returnUrl = new URL('/paid?guide=7', location.href).href
    const confirmParams = { return_url: returnUrl }
    const outcome =
      query.get('redirect') === 'always'
        ? await stripe.confirmPayment({ elements, confirmParams })
        : await stripe.confirmPayment({ elements, confirmParams, redirect: 'if_required' })
    setResult(
      outcome.error ? `${outcome.error.code}: ${outcome.error.message}` : outcome.paymentIntent.status,
    )
  }

  return (
    <form onSubmit={(event) => void pay(event)}>
      <PaymentElement
        onReady={() => setReady(true)}
        onLoadError={({ error }) => setResult(`loaderror: ${error.code}`)}
      />
      <button disabled={!ready}>Pay</button>
      <output>{result}</output>
    </form>
  )
}

const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <StrictMode>
      <CheckoutPage />
    </StrictMode>,
  )
}
