import { initTRPC, TRPCError } from '@trpc/server'
import superjson from 'superjson'
import { ZodError } from 'zod'
import { hasPermission, type Permission } from '../shared/auth/roles.ts'
import { errorResponses, type ApiErrorCode } from '../shared/errors.ts'
import { requireFreshSignIn, type SessionCookie } from './auth/index.ts'
import type { ShopDeps } from './deps.ts'
import type { FindCaller, User } from './platform/caller.ts'
import { consumeRateLimit, type RateLimit } from './platform/rate-limit.ts'
import { Refusal, type InputProblem } from './platform/refusal.ts'

export interface RequestContext {
  deps: ShopDeps
  caller: FindCaller
  /** Returns the caller's database row and inserts it on first use. Rejects guests. */
  user: () => Promise<User>
  /** Sets or clears the session cookie of the current browser. */
  session: SessionCookie
  /** Network of the client (see `client-network.ts`), for rate limits. */
  network: string
  /** Returns the country code from the header of a trusted proxy, or undefined without one. Never stored. */
  country: () => string | undefined
  /** Sets the `Retry-After` header of the response, in seconds. */
  retryAfter: (seconds: number) => void
  /** Maximum rows per response: documented REST calls may request the full list. */
  rowLimit: number
  /** Whether the call is part of rendering a page, which shows nothing until the call returns. */
  isPage: boolean
}

/** A documented REST path of a procedure; `http/calls/rest.ts` mounts it. */
export interface RestMeta {
  method: 'GET' | 'POST'
  path: string
  summary: string
  /** Operation id of this path in the OpenAPI document, if another path already uses the name of the procedure. */
  operationId?: string
  /** Extra fields of this path's documented error responses, in addition to error, message and code. */
  refusalExtras?: Readonly<Record<string, unknown>>
  /** Returns rows that are the same for all callers. The adapter caches this response and doesn't call the procedure. */
  findShared?: (deps: ShopDeps, query: Readonly<Record<string, unknown>>) => readonly object[] | undefined
}

export interface ProcedureMeta {
  /** `needed` if the caller must be signed in, `counts` if signed-in callers get a different response from guests. */
  signIn?: 'needed' | 'counts'
  /** Several REST paths may call the same procedure. */
  rest?: RestMeta | RestMeta[]
}

const t = initTRPC
  .context<RequestContext>()
  .meta<ProcedureMeta>()
  .create({
    transformer: superjson,
    errorFormatter({ shape, error }) {
      const { code, message } = toPublicError(error)
      const { httpStatus, path } = shape.data
      const problems = problemsOf(error)
      return { ...shape, message, data: { code: shape.data.code, httpStatus, path, refusal: code, problems } }
    },
  })

export const { router, mergeRouters } = t

const withRefusals = t.middleware(async ({ ctx, next }) => {
  const result = await next()
  if (result.ok || !(result.error.cause instanceof Refusal)) return result
  const refusal = result.error.cause
  if (refusal.retryAfterSeconds !== undefined) ctx.retryAfter(refusal.retryAfterSeconds)
  throw new TRPCError({
    code: trpcCodes[errorResponses[refusal.code].status],
    message: refusal.message,
    cause: refusal,
  })
})

/** Records the calls of each procedure: count, duration in seconds and error code. */
const watched = t.middleware(async ({ ctx: { deps }, path, next }) => {
  const started = performance.now()
  const result = await deps.watch.span(`procedure ${path}`, {}, () => next())
  const outcome = result.ok ? 'ok' : toPublicError(result.error).code
  deps.watch.procedure(path, outcome, (performance.now() - started) / 1000)
  return result
})

/** A procedure for all callers, signed in or not. */
export const publicProcedure = t.procedure.use(watched).use(withRefusals)

/** A procedure for signed-in users only. */
export const memberProcedure = publicProcedure.meta({ signIn: 'needed' }).use(async ({ ctx, next }) => {
  const caller = await ctx.caller()
  if (caller === undefined) throw new Refusal('authentication-required')
  return next({ ctx: { ...ctx, member: caller } })
})

/** Creates a procedure for operators whose role has this permission (B20.1). */
export const createOperatorProcedure = (permission: Permission) =>
  memberProcedure.use(({ ctx, next }) => {
    if (!hasPermission(ctx.member.role, permission)) throw new Refusal('forbidden')
    return next()
  })

/**
 * Counts each call against a rate limit of the network or of the account. `caller` means the account if the caller is signed in, otherwise the network. With
 * `account`, calls of guests aren't counted.
 */
export const limitCallRate = (limit: RateLimit, by: 'network' | 'account' | 'caller') =>
  t.middleware(async ({ ctx, next }) => {
    const uid = by === 'network' ? undefined : (await ctx.caller())?.uid
    const key = uid ?? (by === 'account' ? undefined : ctx.network)
    if (key !== undefined) await consumeRateLimit(ctx.deps, limit, key)
    return next()
  })

/** Creates a procedure that also requires a recent login, for actions that cost money or close an account (B20.7). */
export const createRiskyOperatorProcedure = (permission: Permission) =>
  createOperatorProcedure(permission).use(({ ctx, next }) => {
    requireFreshSignIn(ctx.member, ctx.deps.clock)
    return next()
  })

const trpcCodes = {
  400: 'BAD_REQUEST',
  401: 'UNAUTHORIZED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  405: 'METHOD_NOT_SUPPORTED',
  409: 'CONFLICT',
  // tRPC has no code for status 410.
  410: 'NOT_FOUND',
  413: 'PAYLOAD_TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  429: 'TOO_MANY_REQUESTS',
  500: 'INTERNAL_SERVER_ERROR',
  502: 'BAD_GATEWAY',
  503: 'SERVICE_UNAVAILABLE',
} as const

/** Returns the invalid input fields and the reason for each. */
function problemsOf({ code, cause }: TRPCError): readonly InputProblem[] {
  if (cause instanceof Refusal) return cause.problems
  if (code !== 'BAD_REQUEST' || !(cause instanceof ZodError)) return []
  return cause.issues.map(({ path, message }) => ({ field: path.join('.'), reason: message }))
}

/** Converts an error to the code and public message of the response. No other function does this. */
export function toPublicError(error: TRPCError): { code: ApiErrorCode; message: string } {
  if (error.cause instanceof Refusal) return { code: error.cause.code, message: error.cause.message }
  // Only errors in the caller's input: a parse error of the shop's or a vendor's response is a bug and stays `internal`.
  if (error.code === 'BAD_REQUEST' && error.cause instanceof ZodError) return refusalOfInput(error.cause)
  if (error.code === 'NOT_FOUND') return { code: 'not-found', message: error.message }
  const code = ownCodes[error.code] ?? 'internal'
  return { code, message: errorResponses[code].error }
}

/** Codes of tRPC's own errors, such as a call with the wrong method. */
const ownCodes: Partial<Record<TRPCError['code'], ApiErrorCode>> = {
  BAD_REQUEST: 'invalid-input',
  PARSE_ERROR: 'invalid-input',
  METHOD_NOT_SUPPORTED: 'method-not-allowed',
  PAYLOAD_TOO_LARGE: 'payload-too-large',
  UNSUPPORTED_MEDIA_TYPE: 'unsupported-media-type',
}

function refusalOfInput(error: ZodError): { code: ApiErrorCode; message: string } {
  const issue = error.issues[0]
  const field = issue?.path.join('.') ?? ''
  const isGuideId = field === 'id' || field === 'guideId'
  return {
    code: isGuideId ? 'invalid-guide-id' : 'invalid-input',
    message:
      issue === undefined
        ? errorResponses['invalid-input'].error
        : `${field === '' ? 'input' : field}: ${issue.message}`,
  }
}
