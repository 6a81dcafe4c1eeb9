import { httpLink, splitLink, TRPCClientError, type TRPCLink } from '@trpc/client'
import { observable } from '@trpc/server/observable'
import superjson from 'superjson'
import { refusals } from '../../../shared/errors.ts'
import type { AppRouter } from '../../../server/router.ts'
import { browserLanguage, call } from './browser-call.ts'
import type { CallOptions } from './call.ts'
import { createCallRest, type CallRest } from './call-rest.ts'
import { thrownText } from './call-error.ts'
import { asksAgain } from './query-profiles.ts'

export const callRest: CallRest = createCallRest(call, browserLanguage)

/** A refusal reads alike whether it came from a procedure or from its REST path. */
const withThrownText: TRPCLink<AppRouter> =
  () =>
  ({ next, op }) =>
    observable((observer) =>
      next(op).subscribe({
        next: (value) => observer.next(value),
        complete: () => observer.complete(),
        error(error) {
          if (error instanceof TRPCClientError && error.data != null) {
            const { httpStatus: status, refusal } = error.data
            const failure = { status, error: refusals[refusal].error, message: error.message }
            error.message = thrownText(failure, browserLanguage())
          }
          observer.error(error)
        },
      }),
    )

const overHttp = (options: CallOptions) => [
  withThrownText,
  httpLink<AppRouter>({
    url: '/trpc',
    transformer: superjson,
    fetch: (address, init) => call(address as string, init as RequestInit, options),
  }),
]

/** To the server, as every call of this browser travels. */
export const networkLink: TRPCLink<AppRouter> = splitLink({
  condition: asksAgain,
  true: overHttp({ repeats: false }),
  false: overHttp({}),
})
