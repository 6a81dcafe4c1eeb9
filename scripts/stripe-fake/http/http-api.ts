import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { answerApiCall } from './api.ts'
import { apiVersion } from '../protocol/api-version.ts'
import { type FormObject, parseForm } from '../protocol/form-encoding.ts'
import { createId } from '../protocol/ids.ts'
import { apiRoutes } from './routes.ts'
import type { StripeFake } from '../state/stripe-fake.ts'

/** Adds the API's routes to the HTTP server. */
export function addApiRoutes(app: FastifyInstance, sandbox: StripeFake): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => {
      done(null, parseForm(String(body)))
    },
  )
  app.options('/v1/*', (_request, reply) => allowBrowsers(reply).code(204).send())
  for (const route of apiRoutes) {
    app.route<{ Params: { id?: string }; Body: FormObject | undefined }>({
      method: route.method,
      url: route.path,
      handler: async (request, reply) => {
        const [path = '', query = ''] = request.url.split('?')
        const answer = await answerApiCall(sandbox, route, {
          method: route.method,
          path,
          id: request.params.id ?? '',
          origin: `${request.protocol}://${request.host}`,
          form: route.method === 'POST' ? (request.body ?? {}) : parseForm(query),
          authorization: request.headers.authorization,
          version: textHeader(request, 'stripe-version'),
          idempotencyKey: textHeader(request, 'idempotency-key'),
        })
        if (answer.status === 0) {
          reply.hijack()
          request.socket.destroy()
          return reply
        }
        if (answer.replayed) reply.header('Idempotent-Replayed', 'true')
        return allowBrowsers(reply)
          .code(answer.status)
          .headers({ 'Request-Id': answer.requestId, 'Stripe-Version': apiVersion })
          .send(answer.body)
      },
    })
  }
  app.setNotFoundHandler((request, reply) => {
    const message = `Unrecognized request URL (${request.method}: ${request.url.split('?')[0]}). Please see https://stripe.com/docs or we can help at https://support.stripe.com/.`
    return allowBrowsers(reply)
      .code(404)
      .header('Request-Id', createId('req'))
      .send({ error: { type: 'invalid_request_error', message } })
  })
}

function textHeader(request: FastifyRequest, name: string): string | null {
  const value = request.headers[name]
  return typeof value === 'string' ? value : null
}

function allowBrowsers(reply: FastifyReply): FastifyReply {
  return reply.headers({
    'Access-Control-Allow-Origin': '*',
    'Access-Control-Allow-Headers': 'authorization, content-type, idempotency-key, stripe-version',
    'Access-Control-Allow-Methods': 'GET, POST, DELETE',
    'Access-Control-Expose-Headers': 'Request-Id',
    'Access-Control-Max-Age': '300',
  })
}
