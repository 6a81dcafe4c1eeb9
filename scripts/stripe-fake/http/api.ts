import { setTimeout as sleep } from 'node:timers/promises'
import { apiVersion } from '../protocol/api-version.ts'
import { parseKeyKind, createSecretKeyError } from './api-keys.ts'
import { toBrowserView } from './browser-view.ts'
import { type StripeErrorBody, createInvalidRequestError, StripeApiError } from '../protocol/errors.ts'
import { expandFields } from './expand.ts'
import { createStatusError, type ApiFault } from '../state/faults.ts'
import type { FormObject } from '../protocol/form-encoding.ts'
import { type IdempotentAnswer, runIdempotently } from './idempotency.ts'
import { createId } from '../protocol/ids.ts'
import { listParameter, textParameter } from '../protocol/parameters.ts'
import type { ApiCall, ApiRoute } from '../state/context.ts'
import { type ReceivedRequest, type StripeFake, createCallContext } from '../state/stripe-fake.ts'

type ApiRequest = {
  method: string
  path: string
  id: string
  origin: string
  form: FormObject
  authorization: string | undefined
  version: string | null
  idempotencyKey: string | null
}

type ApiAnswer = IdempotentAnswer & { requestId: string }

/** Handles an API call: authenticates, checks the idempotency key, runs the handler and stores the response. */
export async function answerApiCall(
  sandbox: StripeFake,
  route: ApiRoute,
  request: ApiRequest,
): Promise<ApiAnswer> {
  const { store, taskQueue, faults, requests } = sandbox
  const { method, path, idempotencyKey } = request
  const received: ReceivedRequest = {
    method,
    path,
    idempotencyKey,
    keyKind: null,
    status: null,
    replayed: false,
  }
  requests.push(received)
  const requestId = createId('req')
  const fault = faults.take(method, path)
  const released = fault?.held ? faults.cleared() : undefined
  const answer = await guarded(requestId, async () => {
    received.keyKind = parseKeyKind(request.authorization)
    if (received.keyKind === 'publishable' && !route.fromBrowser) throw createSecretKeyError()
    refuseOtherVersion(request.version)
    const call = callOf(sandbox, request, requestId, received.keyKind)
    return runIdempotently(
      store.state.answers,
      sandbox.runningKeys,
      {
        key: method === 'POST' ? idempotencyKey : null,
        endpoint: path,
        parameters: request.form,
        now: call.now(),
      },
      async () => {
        await released
        return perform(route, call, request, fault, requestId)
      },
    )
  })
  await store.save()
  taskQueue.wake()
  // A fault that closes the connection loses only the response; the response is stored under its key.
  const told = fault?.afterWork && fault.status === 0 ? failed(0) : answer
  received.status = told.status
  received.replayed = told.replayed ?? false
  return { ...told, requestId }
}

function callOf(
  sandbox: StripeFake,
  request: ApiRequest,
  requestId: string,
  keyKind: ApiCall['keyKind'],
): ApiCall {
  const { client_secret: clientSecret, ...rest } = request.form
  const parameters = Object.fromEntries(Object.entries(rest).filter(([name]) => name !== 'expand'))
  const cause = { id: requestId, idempotency_key: request.idempotencyKey }
  return {
    ...createCallContext(sandbox, request.origin, cause),
    id: request.id,
    parameters,
    clientSecret: typeof clientSecret === 'string' ? clientSecret : undefined,
    keyKind,
  }
}

async function perform(
  route: ApiRoute,
  call: ApiCall,
  request: ApiRequest,
  fault: ApiFault | undefined,
  requestId: string,
): Promise<IdempotentAnswer & { stored: boolean }> {
  if (fault?.latencyMs !== undefined) await sleep(fault.latencyMs)
  if (fault?.status !== undefined && !fault.afterWork)
    return { ...failed(fault.status), stored: isStored(fault.status) }
  const answer = await guarded(requestId, () => {
    const given = request.form['expand']
    const paths = given === undefined ? [] : listParameter(textParameter)(given, 'expand')
    return Promise.resolve({ status: 200, body: expandFields(call.state, route.answer(call), paths) })
  })
  if (call.keyKind === 'publishable') answer.body = toBrowserView(answer.body)
  if (fault?.afterWork && fault.status !== 0) {
    const status = fault.status ?? 500
    return { ...failed(status), stored: isStored(status) }
  }
  return { ...answer, stored: isStored(answer.status) }
}

/**
 * Returns whether a response is stored under its idempotency key: successes, declines and internal errors, but not rejected
 * requests.
 */
const isStored = (status: number) => [200, 402, 500].includes(status)

// Rejects other API versions. Stripe would respond in their format, which the fake does not support.
function refuseOtherVersion(version: string | null): void {
  if (version === null || version === apiVersion) return
  throw createInvalidRequestError(`This fake speaks the API version ${apiVersion} only, not ${version}.`)
}

const failed = (status: number): IdempotentAnswer => ({ status, body: { error: createStatusError(status) } })

async function guarded(requestId: string, work: () => Promise<IdempotentAnswer>): Promise<IdempotentAnswer> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof StripeApiError)) throw error
    return { status: error.status, body: { error: errorBodyOf(error.body, requestId) } }
  }
}

function errorBodyOf(error: StripeErrorBody, requestId: string): StripeErrorBody {
  return { ...error, request_log_url: `https://dashboard.stripe.com/test/logs/${requestId}` }
}
