import { isTRPCClientError, type TRPCClient } from '@trpc/client'
import type { inferRouterOutputs } from '@trpc/server'
import type { AppRouter } from '../../../server/router.ts'
import type { RefusalCode } from '../../../shared/errors.ts'
import type { CallError } from './call-error.ts'
import type { CallRest } from './call-rest.ts'

/** The calls themselves, for whatever happens once: `trpc.useUtils().client`. */
export type Api = TRPCClient<AppRouter>
export type Outputs = inferRouterOutputs<AppRouter>

/** A documented REST path, for whoever needs its very answer: `callRest<GuideSummary[]>('/api/guides')`. */
export const callRest: CallRest = async (path, init) =>
  (await import('./over-network.ts')).callRest(path, init)

/** A failed typed call. */
const asCallError = (error: unknown) => (isTRPCClientError<AppRouter>(error) ? error : undefined)

/** A failed documented call, also one that a typed call was answered from; told by its name, because a first visit has no code of it. */
function asRestError(error: unknown): CallError | undefined {
  const failed: unknown = asCallError(error)?.cause ?? error
  return failed instanceof Error && failed.name === 'CallError' ? (failed as CallError) : undefined
}

/** The server's reason for saying no; undefined for every other failure. */
export function refusalOf(error: unknown): RefusalCode | undefined {
  return asCallError(error)?.data?.refusal ?? asRestError(error)?.refusal
}

/** The status of the answer; undefined when there was none. */
export function statusOf(error: unknown): number | undefined {
  return asCallError(error)?.data?.httpStatus ?? asRestError(error)?.status
}

/** The call never arrived, or its answer never came back. */
export function isNetworkFailure(error: unknown): boolean {
  const failed = asCallError(error)
  if (failed === undefined) return error instanceof Error && error.name === 'ConnectionLost'
  return !failed.shape && failed.cause instanceof TypeError
}
