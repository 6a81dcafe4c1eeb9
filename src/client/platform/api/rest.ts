import type { inferRouterInputs } from '@trpc/server'
import type { AppRouter } from '../../../server/router.ts'
import type { RouterOutputs } from './api.ts'
import { call } from './browser-call.ts'
import { readResponseBody, toCallError, type UndocumentedBody } from './call-error.ts'
import type { Call, CallOptions } from './call.ts'
import { paymentPaths, type PaymentCall } from '../../../shared/payments/payment-paths.ts'

export type RestInput<Name extends PaymentCall> = inferRouterInputs<AppRouter>['payments'][Name]

/** The documented body. Its fields are undefined after an unexpected response, such as a proxy's page. */
type RestBody<Name extends PaymentCall> =
  | (RouterOutputs['payments'][Name] & { content?: undefined })
  | (UndocumentedBody & {
      [Field in Exclude<keyof RouterOutputs['payments'][Name], keyof UndocumentedBody>]?: undefined
    })

/** Calls a procedure by its documented path, typed like the procedure. Throws a `CallError` for an error response. */
export type Rest = <Name extends PaymentCall>(
  name: Name,
  input: RestInput<Name>,
  options?: CallOptions,
) => Promise<RestBody<Name>>

export function createRest(call: Call): Rest {
  return async (name, input, options) => {
    const headers = { accept: 'application/json', 'content-type': 'application/json' }
    const init = { method: 'POST', headers, body: JSON.stringify(input) }
    const response = await call(paymentPaths[name], init, options)
    if (!response.ok) throw await toCallError(response)
    return readResponseBody(response)
  }
}

/** Calls documented paths from this browser. All other calls are tRPC hooks. */
export const rest = createRest(call)
