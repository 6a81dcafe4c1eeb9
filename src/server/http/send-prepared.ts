import type { FastifyReply, FastifyRequest } from 'fastify'
import { chooseEncoding, contentHeaders, type PreparedResponse } from '../platform/prepared-response.ts'
import { clientHas } from './client-has.ts'

/** Sends the bytes unchanged, or 304 if the client has them already. */
export async function sendPrepared(
  request: FastifyRequest,
  reply: FastifyReply,
  prepared: PreparedResponse,
): Promise<FastifyReply> {
  const encoding = chooseEncoding(request.headers['accept-encoding'])
  reply.headers(prepared.headers(encoding))
  if (clientHas(request, prepared.etag(encoding))) return reply.code(304).send()
  return reply.headers(contentHeaders(encoding)).send(await prepared.bytes(encoding))
}
