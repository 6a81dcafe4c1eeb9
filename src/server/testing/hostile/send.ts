import http from 'node:http'
import net from 'node:net'
import { timeoutMs } from '../../../../scripts/testing/timeouts.ts'
import type { Person } from '../people.ts'
import type { HostileRequest } from './requests.ts'

/** A response. No status if the connection was closed instead. */
interface HostileAnswer {
  statuses: readonly number[]
  text: string
}

export interface AttackTarget {
  url: string
  member: Person
  operator: Person
}

/** Result of an attack. */
export interface AttackResult {
  /** Unacceptable responses with the requests that caused them. */
  faults: { fault: string; sent: string; said: string }[]
  /** Number of responses by status. Closed connections count as 0. */
  statuses: Record<number, number>
  /** Longest response time in milliseconds, with its request. */
  slowest: { ms: number; sent: string }
}

/** Number of concurrent requests. */
const lanes = 16
const forgedToken = 'eyJhbGciOiJub25lIn0.eyJzdWIiOiJub2JvZHkiLCJ1c2VyX2lkIjoibm9ib2R5In0.'

/** Sends the requests over persistent connections, like a proxy. */
export async function sendRequests(
  target: AttackTarget,
  requests: readonly HostileRequest[],
): Promise<AttackResult> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: lanes })
  const outcome = await sendAll(requests, (request) => sendRequest(target, agent, request))
  agent.destroy()
  return outcome
}

/** Sends each request over a new connection. */
export const sendBytes = (target: Pick<AttackTarget, 'url'>, all: readonly Buffer[]): Promise<AttackResult> =>
  sendAll(all, (bytes) => writeBytes(target, bytes))

async function sendAll<T>(
  all: readonly T[],
  send: (one: T) => Promise<HostileAnswer>,
): Promise<AttackResult> {
  const rest = all.values()
  const outcome: AttackResult = { faults: [], statuses: {}, slowest: { ms: 0, sent: '' } }
  const underWay = new Set<T>()
  const lane = async () => {
    for (const one of rest) {
      const started = performance.now()
      underWay.add(one)
      const answer = await send(one).catch((error: unknown) => {
        throw new Error(`Under way: ${[...underWay].map(written).join('\n')}`, { cause: error })
      })
      underWay.delete(one)
      const ms = performance.now() - started
      if (ms > outcome.slowest.ms) outcome.slowest = { ms, sent: written(one) }
      for (const status of answer.statuses.length === 0 ? [0] : answer.statuses)
        outcome.statuses[status] = (outcome.statuses[status] ?? 0) + 1
      const fault = faultIn(answer)
      if (fault !== undefined)
        outcome.faults.push({ fault, sent: written(one), said: answer.text.slice(0, 300) })
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  return outcome
}

const written = (one: unknown) =>
  (Buffer.isBuffer(one) ? one.toString('latin1') : JSON.stringify(one)).slice(0, 2000)

/** Returns the reason why a response is unacceptable. Undefined if it is acceptable. */
function faultIn({ statuses, text }: HostileAnswer): string | undefined {
  const broken = statuses.find((status) => status >= 500)
  if (broken !== undefined) return `answered ${broken}`
  return /node_modules|\n {4}at /.test(text) ? 'shows a stack' : undefined
}

const ofOne = ({ idToken, cookie = '' }: Person) => ({ authorization: `Bearer ${idToken}`, cookie })

function identityOf(
  { member, operator }: AttackTarget,
  sender: HostileRequest['sender'],
): Record<string, string> {
  switch (sender) {
    case 'guest':
      return {}
    case 'member':
      return ofOne(member)
    case 'operator':
      return ofOne(operator)
    case 'cookie alone':
      return { cookie: member.cookie ?? '' }
    case 'forged':
      return { authorization: `Bearer ${forgedToken}`, cookie: `session=${forgedToken}` }
  }
}

function sendRequest(
  target: AttackTarget,
  agent: http.Agent,
  request: HostileRequest,
): Promise<HostileAnswer> {
  const { method, path, body } = request
  const bytes = body === undefined ? undefined : Buffer.from(body)
  const headers = {
    ...identityOf(target, request.sender),
    ...request.headers,
    ...(bytes === undefined ? {} : { 'content-length': bytes.length }),
  }
  return new Promise((resolve, reject) => {
    const asking = http.request(target.url, { agent, method, path, headers }, (answer) => {
      const parts: Buffer[] = []
      const end = () =>
        resolve({ statuses: [answer.statusCode ?? 0], text: Buffer.concat(parts).toString('latin1') })
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.on('end', end)
      answer.on('error', end)
    })
    asking.setTimeout(timeoutMs, () => reject(new Error(`No answer to ${method} ${path}`)))
    asking.on('error', () => resolve({ statuses: [], text: '' }))
    asking.end(bytes)
  })
}

/** Milliseconds without data after which a connection is closed, with and without a response. */
const silenceMs = { answered: 20, unanswered: 150 }

function writeBytes({ url }: Pick<AttackTarget, 'url'>, bytes: Buffer): Promise<HostileAnswer> {
  const { hostname, port } = new URL(url)
  return new Promise((resolve) => {
    let text = ''
    const socket = net.connect(Number(port), hostname, () => socket.write(bytes))
    socket.setTimeout(silenceMs.unanswered, () => socket.destroy())
    socket.on('data', (part) => {
      text += part.toString('latin1')
      socket.setTimeout(silenceMs.answered)
    })
    socket.on('error', () => undefined)
    socket.on('close', () => {
      const lines = text.matchAll(/^HTTP\/1\.1 (\d{3}) /gm)
      resolve({ statuses: [...lines].map(([, status]) => Number(status)), text })
    })
  })
}
