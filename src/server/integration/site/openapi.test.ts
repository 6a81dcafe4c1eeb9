import { Validator } from '@seriousme/openapi-schema-validator'
import { describe, expect, test } from 'vitest'
import { callDescriptions } from '../../http/calls/call-descriptions.ts'
import { openTestShop } from '../../testing/shop.ts'

interface Operation {
  operationId: string
  summary: string
  description?: string
  security?: Record<string, unknown>[]
  parameters: { name: string; in: string; required: boolean; description?: string }[]
  requestBody?: { required: boolean; content: Record<string, { schema: Schema }> }
  responses: Record<string, unknown>
}
interface Schema {
  type?: string
  description?: string
  oneOf?: Schema[]
  required?: string[]
  properties?: Record<string, Schema & { const?: unknown }>
}
interface Document {
  info: { title: string }
  paths: Record<string, Record<string, Operation>>
  components: { securitySchemes: Record<string, unknown> }
}

const shop = await openTestShop()
const document = (await shop.visit('/api/openapi.json')).json<Document>()

const operations = () =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, ...operation })),
  )
const operation = (path: string, method = 'post') => {
  const found = document.paths[path]?.[method]
  if (found === undefined) throw new Error(`No ${method} ${path}`)
  return found
}
const bodyOf = (path: string) => operation(path).requestBody?.content['application/json']?.schema

describe('the OpenAPI document describes the REST API', () => {
  test('the OpenAPI document is valid OpenAPI 3.1', async () => {
    const { valid, errors } = await new Validator().validate({ ...structuredClone(document) })
    expect(errors).toBeUndefined()
    expect(valid).toBe(true)
  })

  test('each operation id in the OpenAPI document is unique', () => {
    const ids = operations().map(({ operationId }) => operationId)
    expect(ids.filter((id, place) => ids.indexOf(id) !== place)).toEqual([])
    expect(ids.length).toBeGreaterThan(35)
  })

  test('the OpenAPI document describes every operation, parameter and body field', () => {
    const fieldsOf = ({ oneOf, properties = {} }: Schema): [string, Schema][] =>
      oneOf === undefined ? Object.entries(properties) : oneOf.flatMap(fieldsOf)
    const silent = operations().flatMap(({ operationId, description, parameters, requestBody }) => [
      ...(description === undefined ? [operationId] : []),
      ...[
        ...parameters.map(({ name, ...parameter }): [string, { description?: string }] => [name, parameter]),
        ...fieldsOf(requestBody?.content['application/json']?.schema ?? {}),
      ].flatMap(([name, field]) => (field.description === undefined ? [`${operationId} ${name}`] : [])),
    ])
    expect(silent).toEqual([])
    expect(Object.keys(callDescriptions).toSorted()).toEqual(
      operations()
        .map(({ operationId }) => operationId)
        .toSorted(),
    )
  })

  test('the OpenAPI document declares every path parameter as required', () => {
    for (const { path, parameters } of operations()) {
      const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
      const declared = parameters.filter((each) => each.in === 'path')
      expect(declared.map(({ name }) => name).toSorted()).toEqual(named.toSorted())
      expect(declared.every(({ required }) => required)).toBe(true)
    }
  })

  test('the OpenAPI document declares both forms of a checkout session', () => {
    const { oneOf = [] } = bodyOf('/api/users/create-checkout-session') ?? {}
    expect(
      oneOf.map(({ properties, required }) => [properties?.['mode']?.const, required?.toSorted()]),
    ).toEqual([
      ['payment', ['guideId', 'mode']],
      ['subscription', ['mode']],
    ])
    expect(operation('/api/users/create-checkout-session').requestBody?.required).toBe(true)
  })

  test.each(['/api/create-subscription', '/api/users/billing-portal'])(
    'the OpenAPI document declares the body of %s as optional',
    (path) => {
      expect(operation(path).requestBody?.required).toBe(false)
    },
  )

  test.each(['/api/users/create-payment-intent', '/api/auth/login', '/api/contact/submit', '/api/purchases'])(
    'the OpenAPI document declares the body of %s as required',
    (path) => {
      expect(operation(path).requestBody?.required).toBe(true)
    },
  )

  test('the OpenAPI document requires a bearer exactly for operations that return 401 without one', async () => {
    for (const { path, method, operationId, security } of operations()) {
      const url = path.replace(/\{(\w+)\}/g, (_, name: string) => (/id$/i.test(name) ? '1' : 'ja'))
      const answer = await shop.app.inject({
        method: method.toUpperCase() as 'GET' | 'POST',
        url,
        ...(method === 'post' ? { payload: {} } : {}),
      })
      const isRefused = answer.statusCode === 401
      const asks = security?.length === 1 && 'bearer' in (security[0] ?? {})
      expect([operationId, asks]).toEqual([operationId, isRefused])
    }
  })

  test.each([
    ['/api/guides/{id}', 'get'],
    ['/api/users/can-view/{guideId}', 'get'],
    ['/api/payments/check-session/{sessionId}/{guideId}', 'get'],
    ['/api/users/verify-purchase', 'post'],
  ])('the OpenAPI document declares a bearer as optional for %s', (path, method) => {
    expect(operation(path, method).security).toEqual([{}, { bearer: [] }])
  })
})
