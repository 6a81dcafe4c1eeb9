import { isTRPCClientError, type TRPCClient } from '@trpc/client'
import type { inferRouterOutputs } from '@trpc/server'
import type { AppRouter } from '../../../server/router.ts'
import type { RefusalCode } from '../../../shared/errors.ts'
import type { CallError } from './call-error.ts'

/** The plain client, for calls outside of queries: `trpc.useUtils().client`. */
export type Api = TRPCClient<AppRouter>
export type Outputs = inferRouterOutputs<AppRouter>

/** A failed typed call. */
const asCallError = (error: unknown) => (isTRPCClientError<AppRouter>(error) ? error : undefined)

/** A failed REST call, also behind a typed call. It is recognized by its name, because the first visit does not load its class. */
function asRestError(error: unknown): CallError | undefined {
  const failed: unknown = asCallError(error)?.cause ?? error
  return failed instanceof Error && failed.name === 'CallError' ? (failed as CallError) : undefined
}

/** The server's error code; undefined for every other failure. */
export function refusalOf(error: unknown): RefusalCode | undefined {
  return asCallError(error)?.data?.refusal ?? asRestError(error)?.refusal
}

/** What the server says is wrong with fields of the input. */
export function problemsOf(error: unknown): readonly { field: string; reason: string }[] {
  return asCallError(error)?.data?.problems ?? []
}

/** The status of our server's response; undefined if there was none. */
export function statusOf(error: unknown): number | undefined {
  return asCallError(error)?.data?.httpStatus ?? asRestError(error)?.status
}

/** The status of a response to a typed call that our server has not written, such as a proxy's 502. */
export function foreignStatusOf(error: unknown): number | undefined {
  const answer = asCallError(error)?.meta?.['response']
  return answer instanceof Response ? answer.status : undefined
}

/** The request did not arrive, or its response was lost. */
export function isNetworkFailure(error: unknown): boolean {
  const failed = asCallError(error)
  return failed !== undefined && !failed.shape && failed.cause instanceof TypeError
}
