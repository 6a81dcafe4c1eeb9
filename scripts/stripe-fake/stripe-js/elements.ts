import type { Appearance, StripeError } from '@stripe/stripe-js'
import { createBrowserApi } from './browser-api.ts'
import { createEmitter } from './emitter.ts'
import { IntegrationError } from './integration-error.ts'
import { createPaymentElement, type PaymentElement } from './payment-element.ts'
import { toLocale } from './wording.ts'

export type ElementsOptions = {
  clientSecret?: string
  mode?: string
  amount?: number
  currency?: string
  locale?: string
  appearance?: Appearance
  paymentMethodTypes?: string[]
}

export type StripeConnection = { origin: string; key: string; locale: string | undefined }

export type ElementsGroup = ReturnType<typeof createElements>

export function createElements({ origin, key, locale }: StripeConnection, initial: ElementsOptions = {}) {
  if (initial.clientSecret === undefined && initial.mode === undefined) {
    throw new IntegrationError('Elements needs either a clientSecret or a mode')
  }
  let options = initial
  let payment: PaymentElement | undefined
  const emitter = createEmitter()

  function create(type: string): PaymentElement {
    if (type !== 'payment') {
      throw new IntegrationError(
        `A valid Element name must be provided. Here that is: payment; you passed in: ${type}.`,
      )
    }
    if (payment) throw new IntegrationError('Can only create one Element of type payment.')
    payment = createPaymentElement({
      origin,
      api: createBrowserApi(origin, key),
      clientSecret: initial.clientSecret,
      look: () => ({ locale: toLocale(options.locale ?? locale), appearance: options.appearance ?? {} }),
      forget: () => {
        payment = undefined
      },
    })
    return payment
  }

  function requirePayment(): PaymentElement {
    if (payment?.mounted()) return payment
    throw new IntegrationError('elements should have a mounted Payment Element.')
  }

  const group = {
    create,
    getElement: (type: string) => (type === 'payment' ? (payment ?? null) : null),
    update: (changes: ElementsOptions) => {
      options = { ...options, ...changes }
      payment?.wear()
    },
    submit: () =>
      requirePayment().ask({ about: 'validation' }) as Promise<
        { selectedPaymentMethod: string } | { error: StripeError }
      >,
    fetchUpdates: () => Promise.resolve({}),
    on: emitter.on,
    once: emitter.once,
    off: emitter.off,
    /** These properties are not part of Stripe.js's API. Only confirmPayment reads them. */
    clientSecret: initial.clientSecret,
    currentLocale: () => toLocale(options.locale ?? locale),
    requirePayment,
  }
  return group
}
