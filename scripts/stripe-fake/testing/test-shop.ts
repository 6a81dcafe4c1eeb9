import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { Stripe } from 'stripe'
import { type StripeSandboxOptions, startStripeSandbox } from '../server.ts'

export const testWebhookSecret = 'whsec_testShop'

type Delivery = { signature: string; body: string; event: Stripe.Event }

/** Starts a shop for tests, with the official library and a webhook URL that records events. */
export async function startTestShop(options: StripeSandboxOptions = {}) {
  const deliveries: Delivery[] = []
  /** HTTP statuses with which the webhook URL responds, in order. It responds with 200 when the list is empty. */
  const answers: number[] = []
  async function receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await text(request)
    const signature = String(request.headers['stripe-signature'])
    deliveries.push({ signature, body, event: JSON.parse(body) as Stripe.Event })
    response.writeHead(answers.shift() ?? 200, { Location: '/elsewhere' }).end()
  }
  const receiver = createServer((request, response) => void receive(request, response))
  await new Promise<void>((resolve) => {
    receiver.listen(0, '127.0.0.1', resolve)
  })
  const webhookUrl = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/webhook`
  const sandbox = await startStripeSandbox({ webhookUrl, webhookSecret: testWebhookSecret, ...options })
  const { url } = sandbox

  async function control<T>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<T> {
    const response = await fetch(`${url}/_sandbox/${path}`, {
      method,
      ...(body ? { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) } : {}),
    })
    return (await response.json()) as T
  }

  return {
    url,
    webhookUrl,
    stripe: createTestStripe(url),
    deliveries,
    answers,
    control,
    typesDelivered: () => deliveries.map(({ event }) => event.type),
    close: async () => {
      await sandbox.close()
      receiver.closeAllConnections()
      receiver.close()
    },
  }
}

export type TestShop = Awaited<ReturnType<typeof startTestShop>>

export function createTestStripe(url: string, key = 'sk_test_shop'): Stripe {
  const { hostname, port } = new URL(url)
  return new Stripe(key, {
    host: hostname,
    port,
    protocol: 'http',
    telemetry: false,
    maxNetworkRetries: 0,
  })
}

/** Returns the error that the library throws. */
export async function catchStripeError(call: Promise<unknown>): Promise<Stripe.errors.StripeError> {
  const error: unknown = await call.then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  if (error instanceof Stripe.errors.StripeError) return error
  throw new Error('Expected the call to be refused by Stripe', { cause: error })
}
