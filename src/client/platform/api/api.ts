import { isTRPCClientError, type TRPCClient } from '@trpc/client'
import type { inferRouterOutputs } from '@trpc/server'
import type { AppRouter } from '../../../server/router.ts'
import type { ApiErrorCode } from '../../../shared/errors.ts'
import type { CallError } from './call-error.ts'

/** The tRPC client for calls outside of queries: `trpc.useUtils().client`. */
export type Api = TRPCClient<AppRouter>
export type RouterOutputs = inferRouterOutputs<AppRouter>

/** Returns the error if it is a failed tRPC call. */
const asCallError = (error: unknown) => (isTRPCClientError<AppRouter>(error) ? error : undefined)

/** Returns the REST error that the error is or has as its cause. Compares the name, because a first visit does not load the class. */
function asRestError(error: unknown): CallError | undefined {
  const failed: unknown = asCallError(error)?.cause ?? error
  return failed instanceof Error && failed.name === 'CallError' ? (failed as CallError) : undefined
}

/** Returns the server's error code; undefined for any other failure. */
export function getRefusalCode(error: unknown): ApiErrorCode | undefined {
  return asCallError(error)?.data?.refusal ?? asRestError(error)?.refusal
}

/** Returns the invalid fields that the server reports; empty for other failures. */
export function getFieldProblems(error: unknown): readonly { field: string; reason: string }[] {
  return asCallError(error)?.data?.problems ?? []
}

/** Returns the status of the server's response; undefined if there was none. */
export function getHttpStatus(error: unknown): number | undefined {
  return asCallError(error)?.data?.httpStatus ?? asRestError(error)?.status
}

/** Returns the status of a response that is not from the shop, such as a proxy's 502. */
export function getProxyStatus(error: unknown): number | undefined {
  const answer = asCallError(error)?.meta?.['response']
  return answer instanceof Response ? answer.status : undefined
}

/** Returns whether the request did not arrive or its response was lost. */
export function isNetworkFailure(error: unknown): boolean {
  const failed = asCallError(error)
  return failed !== undefined && !failed.shape && failed.cause instanceof TypeError
}
