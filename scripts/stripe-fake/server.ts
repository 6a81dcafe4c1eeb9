import type { FastifyInstance } from 'fastify'
import { createFakeServer } from '../sandbox/create-fake-server.ts'
import { startTaskQueue } from './state/task-queue.ts'
import { addBillingPortal } from './pages/billing-portal.ts'
import { addBrowserPages } from './pages/browser-pages.ts'
import { addControlApi } from './pages/control.ts'
import { StripeApiError } from './protocol/errors.ts'
import { createApiFaults } from './state/faults.ts'
import { addApiRoutes } from './http/http-api.ts'
import { addHostedCheckout } from './pages/hosted-checkout.ts'
import { addHostedInvoice } from './pages/hosted-invoice.ts'
import { addOverviewPage } from './pages/overview-page.ts'
import { scheduledTaskHandlers } from './http/routes.ts'
import { type StripeFake, createCallContext } from './state/stripe-fake.ts'
import type { TaskHandler } from './state/context.ts'
import { openStateStore } from './state/state.ts'
import { defaultRetryGapsMs, createDeliveryTask } from './objects/webhooks.ts'

export type StripeSandboxOptions = {
  port?: number
  host?: string
  /** File in which the state is stored. Without it, the state is lost when the process ends. */
  dataFile?: string
  webhookUrl?: string
  webhookSecret?: string
  retryGapsMs?: readonly number[]
  /** Delay of disputes, balance transactions and refunds in milliseconds. */
  taskDelayMs?: number
}

export type StripeSandbox = { url: string; close: () => Promise<void> }

export async function startStripeSandbox(options: StripeSandboxOptions = {}): Promise<StripeSandbox> {
  const store = await openStateStore(options.dataFile)
  const { webhook } = store.state
  if (options.webhookUrl !== undefined) webhook.url = options.webhookUrl
  if (options.webhookSecret !== undefined) webhook.secret = options.webhookSecret
  const stopping = new AbortController()
  const handlers: Record<string, TaskHandler> = {
    ...scheduledTaskHandlers,
    'deliver-event': createDeliveryTask(options.retryGapsMs ?? defaultRetryGapsMs, stopping.signal),
  }
  let url = ''
  const taskQueue = startTaskQueue({
    store,
    mayRun: (task) => task.kind !== 'deliver-event' || !store.state.webhook.paused,
    perform: async (task) => {
      const context = createCallContext(sandbox, url, { id: null, idempotency_key: null })
      return handlers[task.kind]?.(context, task.id, task.attempts)
    },
  })
  const sandbox: StripeFake = {
    store,
    taskQueue,
    faults: createApiFaults(),
    requests: [],
    runningKeys: new Set(),
    taskDelayMs: options.taskDelayMs ?? 400,
  }
  const app = createFakeServer({ routerOptions: { ignoreTrailingSlash: true } })
  addApiRoutes(app, sandbox)
  addControlApi(app, sandbox)
  addBrowserPages(app, sandbox)
  addHostedCheckout(app, sandbox)
  addHostedInvoice(app, sandbox)
  addBillingPortal(app, sandbox)
  addOverviewPage(app, sandbox)
  addErrors(app)
  url = await app.listen({ host: options.host ?? '127.0.0.1', port: options.port ?? 0 })
  taskQueue.wake()
  return {
    url,
    close: async () => {
      await app.close()
      stopping.abort()
      await taskQueue.stop()
      await store.save()
    },
  }
}

// Handles errors of the control API and the pages, and unexpected errors. The API handles its own errors.
function addErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: Error & { statusCode?: number }, _request, reply) => {
    if (error instanceof StripeApiError) return reply.code(error.status).send({ error: error.body })
    const status = error.statusCode ?? 500
    if (status >= 500) console.error(error)
    return reply.code(status).send({ error: { type: 'api_error', message: error.message } })
  })
}
