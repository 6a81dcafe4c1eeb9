import fc from 'fast-check'

const line = (text: string) => `${text}\r\n`
const head = (...lines: string[]) => `${lines.map(line).join('')}\r\n`
const json = 'content-type: application/json'

/** Bytes that aren't a valid HTTP request, or are only the beginning of one. */
const known = [
  '',
  '\0',
  '\r\n\r\n\r\n',
  'GET',
  'GET /\r\n\r\n',
  'GET / HTTP/0.9\r\n\r\n',
  'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03',
  head('GET / HTTP/1.1'),
  head('GET / HTTP/1.0'),
  head('GET / HTTP/9.9', 'host: a'),
  head('GET / HTTP/1.1', 'host: a', 'host: b'),
  head('GET /\0 HTTP/1.1', 'host: a'),
  head('GET /a b HTTP/1.1', 'host: a'),
  head('GET /\xff\xfe HTTP/1.1', 'host: a'),
  head('GET /ガイド HTTP/1.1', 'host: a'),
  head('GET http://evil.example/guide/1 HTTP/1.1', 'host: a'),
  head('GET http://[::1 HTTP/1.1', 'host: a'),
  head('GET //evil.example/%2f.. HTTP/1.1', 'host: a'),
  head('GET \\\\evil.example HTTP/1.1', 'host: a'),
  head('GET * HTTP/1.1', 'host: a'),
  head('OPTIONS * HTTP/1.1', 'host: a'),
  head('CONNECT evil.example:443 HTTP/1.1', 'host: a'),
  head('CONNECT / HTTP/1.1', 'host: a'),
  head('FROB / HTTP/1.1', 'host: a'),
  head('get / HTTP/1.1', 'host: a'),
  head('GET / HTTP/1.1', 'host: a', 'upgrade: websocket', 'connection: upgrade', 'sec-websocket-key: eA=='),
  head('GET / HTTP/1.1', 'host: a', 'upgrade: h2c', 'connection: upgrade, http2-settings'),
  head('GET / HTTP/1.1', 'host: a', ' folded: x'),
  head('GET / HTTP/1.1', 'host: a', 'no colon'),
  head('GET / HTTP/1.1', 'host: a', ': x'),
  head('GET / HTTP/1.1', 'host: a', 'x: \x01\x02\x7f'),
  head('GET / HTTP/1.1', 'host: a', 'cookie: session=\xff\xfe; logged-out=\x80'),
  head('GET / HTTP/1.1', 'host: a', 'authorization: Bearer \xff'),
  head('GET / HTTP/1.1', 'host: a', 'expect: 100-continue'),
  head('GET / HTTP/1.1', 'host: a', 'expect: nonsense'),
  head('GET / HTTP/1.1', 'host: a', `x: ${'a'.repeat(20_000)}`),
  head(`GET /${'a'.repeat(20_000)} HTTP/1.1`, 'host: a'),
  head('GET / HTTP/1.1', 'host: a', ...Array.from({ length: 3000 }, (_, place) => `x${place}: y`)),
  head('POST /trpc/contact.submit HTTP/1.1', 'host: a', json, 'content-length: -1'),
  head('POST /trpc/contact.submit HTTP/1.1', 'host: a', json, 'content-length: 99999999999999999999'),
  head('POST /trpc/contact.submit HTTP/1.1', 'host: a', json, 'content-length: 300000'),
  `${head('POST /trpc/contact.submit HTTP/1.1', 'host: a', json, 'content-length: 5')}{`,
  `${head('POST /trpc/contact.submit HTTP/1.1', 'host: a', json, 'content-length: 2', 'content-length: 3')}{}`,
  `${head('POST /api/contact/submit HTTP/1.1', 'host: a', json, 'content-length: 2', 'transfer-encoding: chunked')}0\r\n\r\n`,
  `${head('POST /api/contact/submit HTTP/1.1', 'host: a', json, 'transfer-encoding: chunked')}zz\r\n{}\r\n`,
  `${head('POST /api/contact/submit HTTP/1.1', 'host: a', json, 'transfer-encoding: chunked')}2;x=y\r\n{}\r\n0\r\nx: y\r\n\r\n`,
  `${head('POST /api/contact/submit HTTP/1.1', 'host: a', json, 'transfer-encoding: chunked')}ffffffffffffffff\r\n{`,
  `${head('POST /api/contact/submit HTTP/1.1', 'host: a', json, 'transfer-encoding: gzip, chunked')}0\r\n\r\n`,
  `${head('POST /api/contact/submit HTTP/1.1', 'host: a', json, 'transfer-encoding: x')}0\r\n\r\n`,
  `${head('POST /api/webhooks/stripe HTTP/1.1', 'host: a', 'stripe-signature: t=1,v1=\xff', 'content-length: 2')}\xff\xff`,
  `${head('POST /api/contact/submit HTTP/1.1', 'host: a', json, 'expect: 100-continue', 'content-length: 2')}{}`,
  `${head('GET / HTTP/1.1', 'host: a')}${head('GET /guides HTTP/1.1', 'host: a')}`.repeat(20),
  `${head('GET / HTTP/1.1', 'host: a', 'content-length: 40')}${head('GET /guide/1 HTTP/1.1', 'host: a')}`,
]

interface Change {
  place: number
  removed: number
  added: Uint8Array
}

const change: fc.Arbitrary<Change> = fc.record({
  place: fc.double({ min: 0, max: 1, noNaN: true }),
  removed: fc.integer({ min: 0, max: 3 }),
  added: fc.uint8Array({ maxLength: 4 }),
})

function changed(text: string, changes: readonly Change[]): Buffer {
  let bytes = Buffer.from(text, 'latin1')
  for (const { place, removed, added } of changes) {
    const at = Math.floor(place * bytes.length)
    bytes = Buffer.concat([bytes.subarray(0, at), added, bytes.subarray(at + removed)])
  }
  return bytes
}

/** Generates one of the malformed requests, with or without some changed bytes. */
export const malformedRequests: fc.Arbitrary<Buffer> = fc
  .tuple(fc.constantFrom(...known), fc.array(change, { maxLength: 4 }))
  .map(([text, changes]) => changed(text, changes))
