import { initTRPC, TRPCError } from '@trpc/server'
import superjson from 'superjson'
import { ZodError } from 'zod'
import { can, type Permission } from '../shared/auth/roles.ts'
import { refusals, type RefusalCode } from '../shared/errors.ts'
import { requireFreshSignIn, type SessionCookie } from './auth/index.ts'
import type { ShopDeps } from './deps.ts'
import type { FindCaller, User } from './platform/caller.ts'
import { takeAttempt, type Limit } from './platform/rate-limit.ts'
import { Refusal, type InputProblem } from './platform/refusal.ts'

export interface Context {
  deps: ShopDeps
  caller: FindCaller
  /** The caller's row, made when it is first needed; guests are refused. */
  user: () => Promise<User>
  /** Sets and clears the session cookie of this browser. */
  session: SessionCookie
  /** The network that the request comes from, for counting turns. */
  network: string
  /** The country code that a trusted proxy names; undefined without one. Nothing stores it. */
  country: () => string | undefined
  /** The `Retry-After` of the response. */
  retryAfter: (seconds: number) => void
  /** Maximum rows per response: documented REST calls may request the full list. */
  rowLimit: number
  /** Whether a page waits for the answer, of which nothing is seen until then. */
  isPage: boolean
}

/** The documented REST path of a procedure; `http/calls/rest.ts` mounts it. */
export interface RestMeta {
  method: 'GET' | 'POST'
  path: string
  summary: string
  /** Names this path in the description of the calls, where the procedure's own name belongs to another path. */
  operationId?: string
  /** Extra fields in this path's documented error responses, besides error, message and code. */
  refusalExtras?: Readonly<Record<string, unknown>>
  /** Rows that are the same for every caller; the adapter then caches its response and does not call the procedure. */
  findShared?: (deps: ShopDeps, query: Readonly<Record<string, unknown>>) => readonly object[] | undefined
}

export interface Meta {
  /** Whether a caller must be signed in, or may be and then gets another answer. */
  signIn?: 'needed' | 'counts'
  /** Several paths may lead to one behaviour. */
  rest?: RestMeta | RestMeta[]
}

const t = initTRPC
  .context<Context>()
  .meta<Meta>()
  .create({
    transformer: superjson,
    errorFormatter({ shape, error }) {
      const { code, message } = refusalOf(error)
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
    code: trpcCodes[refusals[refusal.code].status],
    message: refusal.message,
    cause: refusal,
  })
})

/** Records how often each procedure is called, how long it takes, and the code that it fails with. */
const watched = t.middleware(async ({ ctx: { deps }, path, next }) => {
  const started = performance.now()
  const result = await deps.watch.span(`procedure ${path}`, {}, () => next())
  const outcome = result.ok ? 'ok' : refusalOf(result.error).code
  deps.watch.procedure(path, outcome, (performance.now() - started) / 1000)
  return result
})

/** Anyone, signed in or not. */
export const publicProcedure = t.procedure.use(watched).use(withRefusals)

/** Signed-in people only. */
export const memberProcedure = publicProcedure.meta({ signIn: 'needed' }).use(async ({ ctx, next }) => {
  const caller = await ctx.caller()
  if (caller === undefined) throw new Refusal('authentication-required')
  return next({ ctx: { ...ctx, member: caller } })
})

/** Only operators whose role has this permission (B20.1). */
export const procedureFor = (permission: Permission) =>
  memberProcedure.use(({ ctx, next }) => {
    if (!can(ctx.member.role, permission)) throw new Refusal('forbidden')
    return next()
  })

/**
 * Counts each call against a limit: of the caller's network, of their account where they are signed in, or of a caller,
 * who is an account or else a guest's network.
 */
export const limited = (limit: Limit, by: 'network' | 'account' | 'caller') =>
  t.middleware(async ({ ctx, next }) => {
    const uid = by === 'network' ? undefined : (await ctx.caller())?.uid
    const key = uid ?? (by === 'account' ? undefined : ctx.network)
    if (key !== undefined) await takeAttempt(ctx.deps, limit, key)
    return next()
  })

/** Actions that cost money or close something also require a fresh login (B20.7). */
export const riskyProcedureFor = (permission: Permission) =>
  procedureFor(permission).use(({ ctx, next }) => {
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
  // It knows no 410.
  410: 'NOT_FOUND',
  413: 'PAYLOAD_TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  429: 'TOO_MANY_REQUESTS',
  500: 'INTERNAL_SERVER_ERROR',
  502: 'BAD_GATEWAY',
  503: 'SERVICE_UNAVAILABLE',
} as const

/** What is wrong with which fields of the caller's input. */
function problemsOf({ code, cause }: TRPCError): readonly InputProblem[] {
  if (cause instanceof Refusal) return cause.problems
  if (code !== 'BAD_REQUEST' || !(cause instanceof ZodError)) return []
  return cause.issues.map(({ path, message }) => ({ field: path.join('.'), reason: message }))
}

/** The only place where an error becomes a response: its code and its public message. */
export function refusalOf(error: TRPCError): { code: RefusalCode; message: string } {
  if (error.cause instanceof Refusal) return { code: error.cause.code, message: error.cause.message }
  // Only for the caller's input: parse errors of the shop's and vendors' responses are the shop's bugs.
  if (error.code === 'BAD_REQUEST' && error.cause instanceof ZodError) return refusalOfInput(error.cause)
  switch (error.code) {
    case 'NOT_FOUND':
      return { code: 'not-found', message: error.message }
    case 'BAD_REQUEST':
    case 'PARSE_ERROR':
      return { code: 'invalid-input', message: refusals['invalid-input'].error }
    case 'METHOD_NOT_SUPPORTED':
      return { code: 'method-not-allowed', message: refusals['method-not-allowed'].error }
    case 'PAYLOAD_TOO_LARGE':
      return { code: 'payload-too-large', message: refusals['payload-too-large'].error }
    case 'UNSUPPORTED_MEDIA_TYPE':
      return { code: 'unsupported-media-type', message: refusals['unsupported-media-type'].error }
    default:
      return { code: 'internal', message: refusals.internal.error }
  }
}

function refusalOfInput(error: ZodError): { code: RefusalCode; message: string } {
  const issue = error.issues[0]
  const field = issue?.path.join('.') ?? ''
  const isGuideId = field === 'id' || field === 'guideId'
  return {
    code: isGuideId ? 'invalid-guide-id' : 'invalid-input',
    message:
      issue === undefined
        ? refusals['invalid-input'].error
        : `${field === '' ? 'input' : field}: ${issue.message}`,
  }
}
