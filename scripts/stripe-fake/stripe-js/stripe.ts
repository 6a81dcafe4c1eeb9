import { createBrowserApi } from './browser-api.ts'
import { confirmPayment, type ConfirmPaymentOptions, followActions } from './confirm-payment.ts'
import {
  type StripeConnection,
  createElements,
  type ElementsGroup,
  type ElementsOptions,
} from './elements.ts'
import { IntegrationError } from './integration-error.ts'
import { toLocale } from './wording.ts'

/** Sets `window.Stripe`, as Stripe's script does. */
export function installStripe(): void {
  const script = document.currentScript
  const origin = new URL(script instanceof HTMLScriptElement ? script.src : location.href).origin
  const Stripe = (key: string, options: { locale?: string } = {}) => {
    if (typeof key !== 'string' || !key.startsWith('pk_')) {
      throw new IntegrationError('Please call Stripe() with your publishable key. You used something else.')
    }
    return createStripe({ origin, key, locale: options.locale })
  }
  if (!('Stripe' in window)) Object.assign(window, { Stripe: Object.assign(Stripe, { version: 'basil' }) })
}

const notHere = (name: string) => () =>
  Promise.reject(new IntegrationError(`stripe.${name}() is not part of this fake.`))

function createStripe(connection: StripeConnection) {
  const api = createBrowserApi(connection.origin, connection.key)
  const locale = toLocale(connection.locale)
  return {
    elements: (options?: ElementsOptions) => createElements(connection, options),
    confirmPayment: (options: ConfirmPaymentOptions) => confirmPayment(connection, options),
    retrievePaymentIntent: (clientSecret: string) => api.retrieve(clientSecret),
    handleNextAction: async ({ clientSecret }: { clientSecret: string }) =>
      followActions(api, await api.retrieve(clientSecret), locale),
    confirmCardPayment: async (clientSecret: string, data: { payment_method?: string } = {}) =>
      followActions(api, await api.confirm(clientSecret, { ...data, use_stripe_sdk: true }), locale),
    createPaymentMethod: ({ elements }: { elements: ElementsGroup }) =>
      elements.requirePayment().ask({ about: 'payment-method', key: connection.key }),
    createToken: notHere('createToken'),
    createConfirmationToken: notHere('createConfirmationToken'),
    registerAppInfo: () => {},
    _registerWrapper: () => {},
  }
}
