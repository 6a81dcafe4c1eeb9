import fc from 'fast-check'
import type { ApiSurface } from './surface.ts'
import { anyText, nearlyValidValues, wrappedInputs, jsonTexts } from './values.ts'

/** Kinds of senders: a guest, a user with token and cookie, a user with only a cookie, an operator, and a forged login. */
export const senderKinds = ['guest', 'member', 'cookie alone', 'operator', 'forged'] as const

export interface HostileRequest {
  sender: (typeof senderKinds)[number]
  method: string
  path: string
  headers: Record<string, string>
  body: string | undefined
}

const methods = [
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
  'TRACE',
  'PROPFIND',
  'PURGE',
  'QUERY',
]
const contentTypes = [
  'application/json',
  'application/json; charset=utf-16',
  'application/json; charset=nonsense',
  'application/xml',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'multipart/form-data',
  'text/plain',
  'text/plain;charset=UTF-8, application/json',
  '',
  '/',
  'a/b/c; =',
]

/** Generates requests to all routes, procedures and pages: almost valid ones and very invalid ones. */
export function hostileRequests(surface: ApiSurface): fc.Arbitrary<HostileRequest> {
  const request = fc.oneof(
    { weight: 3, arbitrary: onRoutes(surface) },
    { weight: 3, arbitrary: onProcedures(surface) },
    { weight: 2, arbitrary: onPages(surface) },
    { weight: 1, arbitrary: anywhere },
  )
  const sender = fc.constantFrom(...senderKinds)
  return fc.tuple(request, sender, oddHeaders).map(([{ headers, ...asked }, sender, odd]) => ({
    ...asked,
    sender,
    headers: { ...headers, ...odd },
  }))
}

type Asked = Omit<HostileRequest, 'sender'>

const escaped = anyText.map((text) => encodeURIComponent(text.toWellFormed()))
/** Generates a path segment that is escaped correctly, incorrectly or twice. */
const segment = fc.oneof(
  { weight: 6, arbitrary: escaped },
  { weight: 1, arbitrary: escaped.map(encodeURIComponent) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      '%',
      '%zz',
      '%c0%ae',
      '%ff',
      '%00',
      '..',
      '.',
      ';a=b',
      '//',
      '%2e%2e%2f',
      '*',
      '?',
    ),
  },
)

const methodNear = (method: string) =>
  fc.oneof(
    { weight: 6, arbitrary: fc.constant(method) },
    { weight: 1, arbitrary: fc.constantFrom(...methods) },
  )

const filled = (path: string) =>
  fc.array(segment, { minLength: 4, maxLength: 4 }).map((segments) => {
    let next = 0
    return path.replace(/:\w+|\*/g, () => segments[next++ % 4] ?? '')
  })

const queryOf = (fields: readonly string[]) => {
  const name = fc.oneof(
    {
      weight: 5,
      arbitrary: fc.constantFrom(...fields, 'q', 'page', 'tag', 'view', 'session_id', 'batch', 'input'),
    },
    { weight: 1, arbitrary: segment },
  )
  const pair = fc.tuple(name, segment).map(([key, value]) => `${key}=${value}`)
  return fc.oneof(
    { weight: 4, arbitrary: fc.constant('') },
    {
      weight: 5,
      arbitrary: fc.array(pair, { minLength: 1, maxLength: 5 }).map((pairs) => `?${pairs.join('&')}`),
    },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        '?',
        '?&&==',
        '?%',
        '?[]=1&[]=2',
        '?a[b][c]=1',
        '??',
        '?#',
        `?${'a=1&'.repeat(500)}`,
      ),
    },
  )
}

/** Generates a content type: mostly the given one, sometimes a different or empty one. */
const typeOf = (usual: string) =>
  fc.oneof(
    { weight: 5, arbitrary: fc.constant(usual) },
    { weight: 1, arbitrary: fc.constantFrom(...contentTypes) },
  )

const bodiesOf = (value: fc.Arbitrary<unknown>) =>
  fc.tuple(jsonTexts(value), typeOf('application/json')).map(([body, type]) => ({ body, type }))

const noBody = fc.constant({ body: undefined, type: undefined })

function ask(
  method: fc.Arbitrary<string>,
  path: fc.Arbitrary<string>,
  query: fc.Arbitrary<string>,
  sent: fc.Arbitrary<{ body: string | undefined; type: string | undefined }>,
): fc.Arbitrary<Asked> {
  return fc.tuple(method, path, query, sent).map(([method, path, query, { body, type }]) => ({
    method,
    path: `${path}${query}`,
    headers: type === undefined ? {} : { 'content-type': type },
    body,
  }))
}

function onRoutes({ routes, procedures, fields }: ApiSurface): fc.Arbitrary<Asked> {
  const bodies = bodiesOf(fc.oneof(...procedures.map(({ input }) => nearlyValidValues(input))))
  return fc
    .constantFrom(...routes)
    .chain(({ method, url }) =>
      ask(
        methodNear(method),
        filled(url),
        queryOf(fields),
        fc.oneof({ weight: method === 'POST' ? 8 : 1, arbitrary: bodies }, { weight: 2, arbitrary: noBody }),
      ),
    )
}

/** Generates tRPC calls of every procedure, also in batches. */
function onProcedures({ procedures, fields }: ApiSurface): fc.Arbitrary<Asked> {
  const names = procedures.map(({ name }) => name)
  const another = fc.oneof(fc.constantFrom(...names), segment)
  const more = fc.oneof(
    { weight: 5, arbitrary: fc.constant('') },
    {
      weight: 1,
      arbitrary: fc.array(another, { minLength: 1, maxLength: 12 }).map((list) => `,${list.join(',')}`),
    },
  )
  return fc.constantFrom(...procedures).chain(({ name, type, input }) => {
    const value = wrappedInputs(nearlyValidValues(input))
    const asked = jsonTexts(value).map((text) => `?input=${encodeURIComponent(text.toWellFormed())}`)
    const batched = fc
      .tuple(asked, fc.constantFrom('', '', '&batch=1', '&batch=x'))
      .map((parts) => parts.join(''))
    const path = more.map((others) => `/trpc/${name}${others}`)
    return type === 'query'
      ? ask(methodNear('GET'), path, fc.oneof(batched, batched, queryOf(fields)), noBody)
      : ask(methodNear('POST'), path, fc.constantFrom('', '', '?batch=1'), bodiesOf(value))
  })
}

function onPages({ pages, fields }: ApiSurface): fc.Arbitrary<Asked> {
  return ask(methodNear('GET'), fc.constantFrom(...pages).chain(filled), queryOf(fields), noBody)
}

const anywhere = ask(
  fc.constantFrom(...methods),
  fc.array(segment, { maxLength: 6 }).map((segments) => `/${segments.join('/')}`),
  queryOf(['x']),
  fc.oneof(noBody, bodiesOf(fc.jsonValue({ maxDepth: 4 }))),
)

const headerValues: Record<string, readonly string[]> = {
  accept: ['text/html', '*/*', 'application/json', 'image/*;q=nonsense', ';;;,,,', 'text/html;'.repeat(200)],
  'accept-encoding': ['br', 'gzip', 'identity;q=0', '*;q=0', 'br;q=nonsense', 'zstd, br;q=0', ',,,'],
  'accept-language': ['ja', 'en-GB;q=x', '*', '-'],
  cookie: [
    'session=x',
    'session=',
    '__Host-session=x; session=y',
    '=;=;',
    'logged-out=1',
    'a'.repeat(4000),
    'session="%',
  ],
  authorization: [
    'Bearer',
    'Bearer x',
    'Bearer a.b.c',
    'Basic eDp5',
    'bearer  ',
    `Bearer ${'x'.repeat(4000)}`,
  ],
  'if-none-match': ['*', 'W/', '"', '"a", W/"b', ',,,', '"x"'],
  'if-modified-since': ['yesterday', 'Thu, 01 Jan 1970 00:00:00 GMT'],
  range: ['bytes=0-0', 'bytes=-1', 'bytes=9-1', 'bytes=0-0,1-1,2-2', 'lines=1', 'bytes='],
  host: ['evil.example', '', 'a b', '[::1', 'shop:99999', '../'],
  origin: ['https://evil.example', 'null', ''],
  'x-forwarded-for': [
    '1.2.3.4',
    '::1',
    'nobody',
    '1.2.3.4, ::ffff:5.6.7.8, x',
    ',',
    'fe80::1%eth0',
    '999.1.1.1',
  ],
  'x-forwarded-proto': ['https', 'javascript', ''],
  'x-forwarded-host': ['evil.example'],
  'content-encoding': ['gzip', 'br', 'nonsense'],
  'stripe-signature': ['t=1,v1=x', '', 't=,v1=', 't=9999999999999,v1=00'],
  'x-http-method-override': ['DELETE'],
  'sec-gpc': ['1', '0'],
  'sec-purpose': ['prefetch;prerender'],
  referer: ['https://evil.example/', 'nonsense', 'http://['],
  'trpc-accept': ['application/jsonl', 'application/json', 'text/event-stream', 'x'],
  'x-trpc-source': ['x'],
}

const oddHeader = fc
  .constantFrom(...Object.entries(headerValues))
  .chain(([name, values]) => fc.tuple(fc.constant(name), fc.constantFrom(...values)))

const oddHeaders = fc.array(oddHeader, { maxLength: 3 }).map((headers) => Object.fromEntries(headers))
