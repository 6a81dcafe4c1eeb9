import { queryOptions, type QueryKey } from '@tanstack/react-query'
import type { TRPCClient, TRPCClientError } from '@trpc/client'
import type { inferRouterInputs, inferRouterOutputs } from '@trpc/server'
import type { AppRouter } from '../../../server/router.ts'
import type { RefusalCode } from '../../../shared/errors.ts'
import type { CallOptions } from './call.ts'
import type { CallError } from './call-error.ts'
import type { CallRest } from './call-rest.ts'

export type Api = TRPCClient<AppRouter>
export type Outputs = inferRouterOutputs<AppRouter>
type Inputs = inferRouterInputs<AppRouter>

/** A procedure by feature and name: 'guides.find'. */
type Path = { [F in keyof Inputs & string]: `${F}.${keyof Inputs[F] & string}` }[keyof Inputs & string]
type At<Features, P> = P extends `${infer F}.${infer Name}`
  ? F extends keyof Features
    ? Name extends keyof Features[F]
      ? Features[F][Name]
      : never
    : never
  : never
type Given<P extends Path> =
  undefined extends At<Inputs, P> ? [input?: At<Inputs, P>] : [input: At<Inputs, P>]

/** A call that a page reads from, as a TanStack query: `useQuery(queryFor('guides.find', { id, language }))`. */
export function queryFor<P extends Path>(path: P, ...[input]: Given<P>) {
  return queryOptions<At<Outputs, P>>({ queryKey: [path, input] })
}

/** Every answer of one procedure, whatever was asked; for invalidation. */
export const answersOf = (path: Path): QueryKey => [path]

/** How a query is answered: over the network in a browser, by the router itself on the server. */
export type Answer = (
  path: string,
  input: unknown,
  signal: AbortSignal,
  options?: CallOptions,
) => Promise<unknown>

/** The typed client. Its code is loaded with the first call, because a first visit makes none. */
export async function openApi(): Promise<Api> {
  return (await import('./api-client.ts')).apiClient
}

export const answerOverNetwork: Answer = async (...asked) => (await import('./api-client.ts')).query(...asked)

/** A documented REST path, for whoever needs its very answer: `callRest<GuideSummary[]>('/api/guides')`. */
export const callRest: CallRest = async (path, init) => (await import('./api-client.ts')).callRest(path, init)

/** A failed call; told by its name, so that a first visit need not load the client's code. */
function asCallError(error: unknown): TRPCClientError<AppRouter> | undefined {
  const isCallError = error instanceof Error && error.name === 'TRPCClientError'
  return isCallError ? (error as TRPCClientError<AppRouter>) : undefined
}

function asRestError(error: unknown): CallError | undefined {
  return error instanceof Error && error.name === 'CallError' ? (error as CallError) : undefined
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
  if (failed === undefined) return error instanceof Error && error.name === 'CallLost'
  return !failed.shape && failed.cause instanceof TypeError
}
