import { httpLink, splitLink, type TRPCClientError, type TRPCLink } from '@trpc/client'
import { observable } from '@trpc/server/observable'
import superjson from 'superjson'
import { errorResponses } from '../../../shared/errors.ts'
import type { AppRouter } from '../../../server/router.ts'
import { call } from './browser-call.ts'
import type { CallOptions } from './call.ts'
import { formatErrorText } from './call-error.ts'
import { isRetriedByQuery } from './query-profiles.ts'

/** Texts by error code. The server may send a code of a later release to an open page. */
const known: Partial<Record<string, { error: string }>> = errorResponses

/** Gives errors of a tRPC call the same text as errors of its REST path. */
export const errorTextLink: TRPCLink<AppRouter> =
  () =>
  ({ next, op }) =>
    observable((observer) =>
      next(op).subscribe({
        next: (value) => observer.next(value),
        complete: () => observer.complete(),
        error(refused) {
          void tellAsThrown(refused).then(() => observer.error(refused))
        },
      }),
    )

async function tellAsThrown(refused: TRPCClientError<AppRouter>): Promise<void> {
  if (refused.data == null) return
  const { httpStatus: status, refusal } = refused.data
  const { message } = refused
  const failure = { status, error: known[refusal]?.error ?? message, message }
  // If the texts fail to load, the error keeps its own message.
  refused.message = await formatErrorText(failure).catch(() => refused.message)
}

const overHttp = (options: CallOptions) => [
  errorTextLink,
  httpLink<AppRouter>({
    url: '/trpc',
    transformer: superjson,
    fetch: (address, init) => call(address as string, init as RequestInit, options),
  }),
]

/** Sends tRPC calls to the server with the shared `call`. */
export const networkLink: TRPCLink<AppRouter> = splitLink({
  condition: isRetriedByQuery,
  true: overHttp({ repeats: false }),
  false: overHttp({}),
})
