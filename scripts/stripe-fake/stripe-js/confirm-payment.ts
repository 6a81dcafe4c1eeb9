import type { PaymentIntent } from '@stripe/stripe-js'
import { type BrowserApi, createBrowserApi } from './browser-api.ts'
import type { StripeConnection, ElementsGroup } from './elements.ts'
import type { Locale, ConfirmationOutcome } from './frame-messages.ts'
import { IntegrationError } from './integration-error.ts'
import { navigateTo, performNextAction } from './next-action.ts'
import { translateStripeError, toLocale } from './wording.ts'

export type ConfirmPaymentOptions = {
  elements?: ElementsGroup
  clientSecret?: string
  confirmParams?: { return_url?: string; payment_method?: string; receipt_email?: string }
  redirect?: 'always' | 'if_required'
}

export async function confirmPayment(
  connection: StripeConnection,
  options: ConfirmPaymentOptions,
): Promise<ConfirmationOutcome> {
  const { elements, confirmParams = {}, redirect = 'always' } = options
  const clientSecret = options.clientSecret ?? elements?.clientSecret
  const returnUrl = confirmParams.return_url
  if (clientSecret === undefined)
    throw new IntegrationError('stripe.confirmPayment(): a clientSecret is missing.')
  if (redirect === 'always' && !URL.canParse(returnUrl ?? '')) {
    throw new IntegrationError('stripe.confirmPayment(): confirmParams.return_url must be an absolute URL.')
  }
  const locale = elements?.currentLocale() ?? toLocale(connection.locale)
  const api = createBrowserApi(connection.origin, connection.key)
  const confirmed = elements
    ? ((await elements.requirePayment().ask({
        about: 'confirmation',
        key: connection.key,
        clientSecret,
        returnUrl,
        receiptEmail: confirmParams.receipt_email,
      })) as ConfirmationOutcome)
    : await api.confirm(clientSecret, { ...confirmParams, use_stripe_sdk: true })
  const outcome = await followActions(api, confirmed, locale)
  if (outcome.error || redirect === 'if_required' || returnUrl === undefined) return outcome
  return navigateTo(returnAddress(returnUrl, outcome.paymentIntent))
}

/** Performs the payment's next actions until there are no more. Throws a decline. */
export async function followActions(
  api: BrowserApi,
  first: ConfirmationOutcome,
  locale: Locale,
): Promise<ConfirmationOutcome> {
  const outcome =
    first.paymentIntent?.status === 'requires_action'
      ? await performNextAction(api, first.paymentIntent, locale)
      : first
  if (outcome.error) return { error: translateStripeError(locale, outcome.error) }
  const { paymentIntent } = outcome
  const refusal = paymentIntent.last_payment_error
  if (paymentIntent.status !== 'requires_payment_method' || !refusal) return outcome
  return { error: translateStripeError(locale, { ...refusal, payment_intent: paymentIntent }) }
}

function returnAddress(returnUrl: string, intent: PaymentIntent): string {
  const address = new URL(returnUrl)
  address.searchParams.set('payment_intent', intent.id)
  address.searchParams.set('payment_intent_client_secret', intent.client_secret ?? '')
  address.searchParams.set('redirect_status', intent.status)
  return address.href
}
