import {
  createTRPCClient,
  TRPCClientError,
  type OperationLink,
  type TRPCClient,
  type TRPCClientRuntime,
} from '@trpc/client'
import { observable, type Unsubscribable } from '@trpc/server/observable'
import type { AppRouter } from '../../server/router.ts'
import type { RefusalCode } from '../../shared/errors.ts'

/** The shop's typed client; what carries its calls is loaded with the first of them. */
export function createApiClient(): TRPCClient<AppRouter> {
  return createTRPCClient<AppRouter>({ links: [(runtime) => loadedWhenCalled(runtime)] })
}

function loadedWhenCalled(runtime: TRPCClientRuntime): OperationLink<AppRouter> {
  return ({ op, next }) =>
    observable((observer) => {
      let call: Unsubscribable | undefined
      let cancelled = false
      const start = async () => {
        const { apiLink } = await import('./api-link.ts')
        if (!cancelled) call = apiLink(runtime)({ op, next }).subscribe(observer)
      }
      start().catch((error: unknown) => observer.error(TRPCClientError.from(toError(error))))
      return () => {
        cancelled = true
        call?.unsubscribe()
      }
    })
}

const toError = (thrown: unknown) => (thrown instanceof Error ? thrown : new Error(String(thrown)))

/** The server's reason for saying no; undefined for every other failure. */
export function refusalOf(error: unknown): RefusalCode | undefined {
  if (!(error instanceof TRPCClientError)) return undefined
  return (error as TRPCClientError<AppRouter>).data?.refusal
}

/** The call never arrived, or its answer never came back. */
export function isNetworkFailure(error: unknown): boolean {
  return error instanceof TRPCClientError && !error.shape && error.cause instanceof TypeError
}
