import type { FastifyInstance } from 'fastify'
import { decideDispute, type DisputeTerms, openDispute } from '../objects/disputes.ts'
import { createFraudWarning } from '../objects/fraud-warnings.ts'
import { failRefund } from '../objects/refunds.ts'
import type { ApiFault } from '../state/faults.ts'
import { advanceTime } from '../time/advance-time.ts'
import { type StripeFake, createCallContext } from '../state/stripe-fake.ts'
import { createEmptyState, type StripeState } from '../state/state.ts'
import { deliverEvent } from '../objects/webhooks.ts'

/** Adds a JSON API that controls the fake. Stripe has no such API. */
export function addControlApi(app: FastifyInstance, sandbox: StripeFake): void {
  const { store, taskQueue, faults, requests } = sandbox
  const { state } = store

  /** Saves the state, so that the changes of a request are stored before the response. */
  async function settled<T>(answer: T): Promise<T> {
    await store.save()
    taskQueue.wake()
    return answer
  }

  app.post('/_sandbox/reset', () => {
    Object.assign(state, { ...createEmptyState(), webhook: state.webhook })
    faults.clear()
    requests.length = 0
    return settled({ reset: true })
  })

  app.get('/_sandbox/webhook', () => ({ ...state.webhook, waiting: state.tasks.filter(isDelivery) }))
  app.post<{ Body: Partial<StripeState['webhook']> }>('/_sandbox/webhook', ({ body }) => {
    Object.assign(state.webhook, body)
    return settled({ ...state.webhook })
  })

  app.post<{ Params: { id: string } }>('/_sandbox/events/:id/deliver', async ({ params }) =>
    settled({ status: await deliverEvent(state, params.id) }),
  )

  /** Advances the clock, and runs everything that becomes due: renewals, cancellations, expirations. */
  app.post<{ Body: { advanceSeconds: number } }>('/_sandbox/clock', ({ body, protocol, host }) => {
    state.clockAheadSeconds += body.advanceSeconds
    advanceTime(createCallContext(sandbox, `${protocol}://${host}`, { id: null, idempotency_key: null }))
    return settled({ clockAheadSeconds: state.clockAheadSeconds })
  })

  app.post('/_sandbox/flush', async () => {
    await taskQueue.flush()
    return { waiting: state.tasks.length }
  })

  app.get<{ Querystring: { method?: string; path?: string } }>('/_sandbox/requests', ({ query }) =>
    requests.filter(
      ({ method, path }) =>
        (query.method === undefined || method === query.method) &&
        (query.path === undefined || path.startsWith(query.path)),
    ),
  )
  app.delete('/_sandbox/requests', () => ({ forgotten: requests.splice(0).length }))

  app.post<{ Body: ApiFault }>('/_sandbox/faults', ({ body }) => {
    faults.add(body)
    return body
  })
  app.delete('/_sandbox/faults', () => {
    faults.clear()
    return { cleared: true }
  })

  /** Opens a dispute over a charge, or over a part of it. */
  app.post<{ Body: DisputeTerms & { charge: string } }>('/_sandbox/disputes', ({ body, protocol, host }) => {
    const { charge, ...terms } = body
    const context = createCallContext(sandbox, `${protocol}://${host}`, { id: null, idempotency_key: null })
    return settled(openDispute(context, charge, terms))
  })

  /** Creates an early fraud warning for a charge. */
  app.post<{ Body: { charge: string } }>('/_sandbox/fraud-warnings', ({ body, protocol, host }) => {
    const context = createCallContext(sandbox, `${protocol}://${host}`, { id: null, idempotency_key: null })
    return settled(createFraudWarning(context, body.charge))
  })

  app.post<{ Params: { id: string }; Body: { verdict: 'won' | 'lost' } }>(
    '/_sandbox/disputes/:id/decide',
    ({ params, body, protocol, host }) => {
      const context = createCallContext(sandbox, `${protocol}://${host}`, { id: null, idempotency_key: null })
      return settled(decideDispute(context, params.id, body.verdict))
    },
  )

  app.post<{ Params: { id: string } }>('/_sandbox/refunds/:id/fail', ({ params, protocol, host }) => {
    const context = createCallContext(sandbox, `${protocol}://${host}`, { id: null, idempotency_key: null })
    return settled(failRefund(context, params.id))
  })
}

const isDelivery = ({ kind }: { kind: string }) => kind === 'deliver-event'
