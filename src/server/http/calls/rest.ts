import { callTRPCProcedure, TRPCError, type AnyTRPCRouter } from '@trpc/server'
import { getHTTPStatusCodeFromError } from '@trpc/server/http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { ShopDeps } from '../../deps.ts'
import { errorResponses, toErrorBody } from '../../../shared/errors.ts'
import { jsonHeaders, PreparedResponse } from '../../platform/prepared-response.ts'
import { toPublicError, type RequestContext, type ProcedureMeta, type RestMeta } from '../../trpc.ts'
import { logFailure } from '../log-failure.ts'
import { sendPreparedResponse, type ResponseCache } from '../response-cache.ts'
import { coerceText, listInputFields } from './rest-input.ts'

/** The parts of a tRPC procedure that its REST routes need. */
export type RestProcedure = ReturnType<typeof listRestProcedures>[number]

interface ProcedureDefinition {
  _def: {
    type: 'query' | 'mutation' | 'subscription'
    meta?: ProcedureMeta
    inputs: z.core.$ZodType[]
    output?: z.core.$ZodType
  }
}

/** Returns every procedure with a documented REST path, by its name with the router's, such as 'guides.detail'. */
export function listRestProcedures(router: AnyTRPCRouter) {
  const procedures = Object.entries(router._def.procedures as Record<string, ProcedureDefinition>)
  return procedures.flatMap(([name, { _def }]) => {
    const rest = _def.meta?.rest
    if (rest === undefined || _def.type === 'subscription') return []
    const { type, inputs, output } = _def
    return [{ name, type, rest: [rest].flat(), signIn: _def.meta?.signIn, inputs, output }]
  })
}

/** Mounts each documented REST path as a route that calls its procedure. */
export function mountRest(
  app: FastifyInstance,
  router: AnyTRPCRouter,
  deps: ShopDeps,
  cache: ResponseCache,
  createContext: (request: FastifyRequest, reply: FastifyReply) => RequestContext,
): void {
  for (const procedure of listRestProcedures(router)) {
    for (const { method, path, findShared, refusalExtras } of procedure.rest) {
      app.route({
        method,
        url: path,
        handler: async (request, reply) => {
          const rows = findShared?.(deps, request.query as Record<string, unknown>)
          if (rows !== undefined) {
            return cache.respond(request, reply, path, async () => ({
              status: 200,
              response: await PreparedResponse.ofRows(rows),
            }))
          }
          const call = callTRPCProcedure({
            router,
            path: procedure.name,
            type: procedure.type,
            ctx: createContext(request, reply),
            getRawInput: async () => (procedure.inputs.length > 0 ? inputOf(procedure, request) : undefined),
            signal: undefined,
            batchIndex: 0,
          })
          return call.then(
            (answer) => sendAnswer(request, reply, answer),
            (error: unknown) => sendRefusal(request, reply, error, refusalExtras),
          )
        },
      })
    }
  }
}

// Merges the inputs of a procedure: the path overrides the query, and the query overrides the body, so that a forged body can't
// change which row the path identifies. Mutations ignore the query, because proxies log it.
function inputOf(procedure: RestProcedure, request: FastifyRequest): Record<string, unknown> {
  const shape = listInputFields(procedure.inputs)
  const coerced = (values: unknown) =>
    Object.fromEntries(
      Object.entries(values ?? {}).map(([name, value]) => [name, coerceText(shape[name], value)]),
    )
  const body = typeof request.body === 'object' && !Array.isArray(request.body) ? request.body : {}
  const query = procedure.type === 'mutation' ? {} : coerced(request.query)
  return { ...body, ...query, ...coerced(request.params) }
}

/** Characters. Longer responses are compressed. */
const largeAnswer = 32_000

async function sendAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: unknown,
): Promise<FastifyReply> {
  if (answer === undefined) return reply.code(204).send()
  const text = JSON.stringify(answer)
  return text.length > largeAnswer
    ? sendPreparedResponse(request, reply, await PreparedResponse.compressed(text, jsonHeaders))
    : reply.type('application/json; charset=utf-8').header('cache-control', 'no-store').send(text)
}

function sendRefusal(
  request: FastifyRequest,
  reply: FastifyReply,
  thrown: unknown,
  extras: RestMeta['refusalExtras'],
): FastifyReply {
  const error =
    thrown instanceof TRPCError ? thrown : new TRPCError({ code: 'INTERNAL_SERVER_ERROR', cause: thrown })
  const { code, message } = toPublicError(error)
  logFailure(request, code, error.cause ?? error)
  const status = code === 'internal' ? getHTTPStatusCodeFromError(error) : errorResponses[code].status
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .send({ ...extras, ...toErrorBody(code, message) })
}
