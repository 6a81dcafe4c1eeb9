import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { AnyTRPCRouter } from '@trpc/server'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { errorResponses } from '../../../shared/errors.ts'
import type { RestMeta } from '../../trpc.ts'
import { siteName } from '../markup/site-name.ts'
import { callDescriptions, parameterDescriptions } from './call-descriptions.ts'
import { listRestProcedures, type RestProcedure } from './rest.ts'
import { listInputFields } from './rest-input.ts'

const title = `${siteName} API`
const description =
  'Callers log in with a Firebase ID token as bearer; each call says whether it needs one. Errors have a code for programs and a text for people.'

type JsonSchema = Record<string, unknown>
interface BodySchema extends JsonSchema {
  properties?: Record<string, JsonSchema>
  oneOf?: BodySchema[]
}

/** Serves the OpenAPI 3.1 document at /api/openapi.json and its documentation page at /api/docs. */
export async function mountOpenApi(
  app: FastifyInstance,
  router: AnyTRPCRouter,
  origin: string,
): Promise<void> {
  const document = buildOpenApiDocument(router, origin)
  app.get('/api/openapi.json', () => document)
  await app.register(swagger, { mode: 'static', specification: { document: document as never } })
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: true,
    transformStaticCSP: () => policy,
    theme: { title },
  })
}

/** Content security policy of the documentation page. The hash allows the only inline style that Swagger UI inserts. */
const policy = [
  "default-src 'self'",
  "style-src 'self' 'sha256-RL3ie0nH+Lzz2YNqQN83mnU0J1ot4QL7b99vMdIX99w='",
  "img-src 'self' data:",
  "frame-ancestors 'self'",
  "base-uri 'self'",
  "object-src 'none'",
].join('; ')

/** Returns the OpenAPI document of all procedures with a REST path. */
export function buildOpenApiDocument(router: AnyTRPCRouter, origin: string) {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const procedure of listRestProcedures(router)) {
    for (const rest of procedure.rest) {
      const { method, path } = rest
      const url = path.replace(/:(\w+)/g, '{$1}')
      paths[url] = { ...paths[url], [method.toLowerCase()]: operationOf(procedure, rest) }
    }
  }
  return {
    openapi: '3.1.0',
    info: { title, version: '1', description },
    servers: [{ url: origin }],
    paths,
    components: {
      schemas: { Error: errorSchema },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
    },
  }
}

function operationOf(procedure: RestProcedure, { method, path, summary, operationId }: RestMeta) {
  const id = operationId ?? procedure.name
  const fields = Object.entries(listInputFields(procedure.inputs))
  const inPath = (name: string) => path.split('/').includes(`:${name}`)
  const inBody = (name: string) => method === 'POST' && !inPath(name)
  const parameters = fields
    .filter(([name]) => !inBody(name))
    .map(([name, schema]) => ({
      name,
      in: inPath(name) ? 'path' : 'query',
      required: inPath(name) || isRequired(schema),
      ...describedSchema(name, toJsonSchema(schema, 'input')),
    }))
  const body = bodyOf(procedure, Object.fromEntries(fields.filter(([name]) => inBody(name))))
  return {
    operationId: id,
    summary,
    description: callDescriptions[id],
    tags: [procedure.name.split('.')[0]],
    ...(procedure.signIn === undefined ? {} : { security: securityOf[procedure.signIn] }),
    parameters,
    ...(body === undefined ? {} : { requestBody: body }),
    responses: {
      ...(procedure.output === undefined
        ? { 204: { description: 'Done' } }
        : { 200: { description: 'OK', content: json(toJsonSchema(procedure.output, 'output')) } }),
      default: { description: 'An error', content: json({ $ref: '#/components/schemas/Error' }) },
    },
  }
}

const securityOf = { needed: [{ bearer: [] }], counts: [{}, { bearer: [] }] }

/**
 * Returns the request body of a REST operation: a union of bodies as a whole, or else the fields that the path does not
 * contain. Undefined without such fields.
 */
function bodyOf({ inputs }: RestProcedure, fields: Record<string, z.core.$ZodType>) {
  const choice = inputs.find((input) => input instanceof z.ZodDiscriminatedUnion)
  if (choice !== undefined)
    return { required: true, content: json(describeFields(toJsonSchema(choice, 'input'))) }
  const schemas = Object.values(fields)
  if (schemas.length === 0) return undefined
  return {
    required: schemas.some(isRequired),
    content: json(describeFields(toJsonSchema(z.object(fields), 'input'))),
  }
}

/** Returns a parameter's schema and, as a separate property, its description. */
function describedSchema(name: string, { description: own, ...schema }: JsonSchema) {
  return { description: own ?? parameterDescriptions[name], schema }
}

/** Adds descriptions to the fields of a body, or of each alternative in a union. */
function describeFields({ properties, oneOf, ...schema }: BodySchema): JsonSchema {
  const described = Object.entries(properties ?? {}).map(([name, field]) => [
    name,
    { ...field, description: field['description'] ?? parameterDescriptions[name] },
  ])
  return {
    ...schema,
    ...(properties === undefined ? {} : { properties: Object.fromEntries(described) as JsonSchema }),
    ...(oneOf === undefined ? {} : { oneOf: oneOf.map(describeFields) }),
  }
}

const isRequired = (schema: z.core.$ZodType) => schema._zod.optin === undefined

const json = (schema: JsonSchema) => ({ 'application/json': { schema } })

function toJsonSchema(schema: z.core.$ZodType, io: 'input' | 'output'): JsonSchema {
  const written = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  delete written.$schema
  return { ...written }
}

const errorSchema = {
  type: 'object',
  required: ['error', 'message', 'code'],
  properties: {
    error: { type: 'string', description: 'short text for people' },
    message: { type: 'string', description: 'the detail' },
    code: { type: 'string', enum: Object.keys(errorResponses) },
  },
}
