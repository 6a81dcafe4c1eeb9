import type { PaymentIntent, PaymentMethod, StripeError } from '@stripe/stripe-js'
import type { ConfirmationOutcome } from './frame-messages.ts'

type Fields = { [name: string]: string | number | boolean | undefined | Fields }
type Reply = Record<string, unknown> & { error?: StripeError }

export type BrowserApi = {
  origin: string
  retrieve: (clientSecret: string) => Promise<ConfirmationOutcome>
  confirm: (clientSecret: string, fields: Fields) => Promise<ConfirmationOutcome>
  cancelSource: (clientSecret: string, source: string) => Promise<ConfirmationOutcome>
  createPaymentMethod: (fields: Fields) => Promise<{ paymentMethod: PaymentMethod } | { error: StripeError }>
}

/** Creates a client for the calls that a publishable key may make. */
export function createBrowserApi(origin: string, key: string): BrowserApi {
  async function call(method: 'GET' | 'POST', path: string, fields: Fields): Promise<Reply> {
    const form = new URLSearchParams(flatten(fields))
    const address = new URL(`${origin}/v1/${path}`)
    if (method === 'GET') address.search = form.toString()
    try {
      const response = await fetch(address, {
        method,
        headers: { Authorization: `Bearer ${key}` },
        ...(method === 'GET' ? {} : { body: form }),
      })
      return (await response.json()) as Reply
    } catch {
      return { error: connectionError() }
    }
  }

  async function onIntent(method: 'GET' | 'POST', clientSecret: string, action: string, fields: Fields) {
    const path = `payment_intents/${idOfSecret(clientSecret)}${action}`
    const reply = await call(method, path, { ...fields, client_secret: clientSecret })
    return reply.error ? { error: reply.error } : { paymentIntent: reply as unknown as PaymentIntent }
  }

  return {
    origin,
    retrieve: (clientSecret) => onIntent('GET', clientSecret, '', {}),
    confirm: (clientSecret, fields) => onIntent('POST', clientSecret, '/confirm', fields),
    cancelSource: (clientSecret, source) => onIntent('POST', clientSecret, '/source_cancel', { source }),
    createPaymentMethod: async (fields) => {
      const reply = await call('POST', 'payment_methods', fields)
      return reply.error ? { error: reply.error } : { paymentMethod: reply as unknown as PaymentMethod }
    },
  }
}

const idOfSecret = (clientSecret: string): string => clientSecret.split('_secret_')[0] ?? ''

function flatten(fields: Fields, within = ''): [string, string][] {
  return Object.entries(fields).flatMap(([key, value]) => {
    const name = within ? `${within}[${key}]` : key
    if (value === undefined) return []
    return typeof value === 'object' ? flatten(value, name) : [[name, String(value)]]
  })
}

function connectionError(): StripeError {
  return {
    type: 'api_connection_error',
    message:
      'We are experiencing issues connecting to our payments provider. You have not been charged. Please check your internet connection and try again.',
  }
}
