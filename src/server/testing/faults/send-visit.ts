import http, { type IncomingMessage, type RequestOptions } from 'node:http'
import { brotliDecompressSync } from 'node:zlib'
import type { Person } from '../people.ts'

/** Milliseconds. Longer than Caddy waits for a node. */
const maxMs = 40_000
const busySeconds = '2'

export interface VisitRequest {
  path: string
  /** User who sends the request: with the cookie for GET, with the bearer token for POST. A guest if undefined. */
  person?: Person | undefined
  body?: object | undefined
}

export interface VisitResponse {
  /** HTTP status. 0 without a response. */
  status: number
  text: string
  ms: number
  mayRetry: boolean
  /** Whether the machine was too busy for the request, which isn't caused by a fault (B19.5). */
  isBusy: boolean
  /** Whether the response deletes the session cookie. */
  forgets: boolean
}

let visitors = 0

/** Returns a new loopback address for each request, because Caddy ignores client addresses in headers. */
function nextAddress(): string {
  visitors += 1
  return `127.${1 + ((visitors >> 16) & 127)}.${(visitors >> 8) & 255}.${visitors & 255}`
}

export async function sendVisit(url: string, { path, person, body }: VisitRequest): Promise<VisitResponse> {
  const started = performance.now()
  const options = {
    method: body === undefined ? 'GET' : 'POST',
    agent: false,
    localAddress: nextAddress(),
    signal: AbortSignal.timeout(maxMs),
    headers: {
      accept: path.startsWith('/api/') ? 'application/json' : 'text/html',
      'accept-encoding': 'br',
      ...(body && { 'content-type': 'application/json' }),
      ...(person && !body && { cookie: person.cookie ?? '' }),
      ...(person && body && { authorization: `Bearer ${person.idToken}` }),
    },
  }
  try {
    const response = await send(`${url}${path}`, options, body && JSON.stringify(body))
    const text = await readText(response)
    const { statusCode: status = 0, headers } = response
    const retryAfter = headers['retry-after']
    const isBusy = status === 503 && retryAfter === busySeconds
    const forgets = (headers['set-cookie'] ?? []).some((cookie) => cookie.includes('session=;'))
    return {
      status,
      text,
      ms: performance.now() - started,
      mayRetry: retryAfter !== undefined,
      isBusy,
      forgets,
    }
  } catch (error) {
    // A missing response is a result of the drill, not an error of the test.
    return {
      status: 0,
      text: String(error),
      ms: performance.now() - started,
      mayRetry: false,
      isBusy: false,
      forgets: false,
    }
  }
}

function send(url: string, options: RequestOptions, body: string | undefined): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    http.request(url, options, resolve).on('error', reject).end(body)
  })
}

async function readText(response: IncomingMessage): Promise<string> {
  const bytes = Buffer.concat((await response.toArray()) as Buffer[])
  return (response.headers['content-encoding'] === 'br' ? brotliDecompressSync(bytes) : bytes).toString()
}
