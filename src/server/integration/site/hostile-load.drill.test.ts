import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { Agent, request } from 'node:http'
import net from 'node:net'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startNode, waitUntilReady, type NodeProcess } from '../../testing/processes/node-process.ts'
import { openShop, type Shop } from '../../testing/shop.ts'

const attacks = 20_000
const readers = 200
const guides = 300
/** Milliseconds of normal traffic before the attack: until every page is cached, and for the measurement. */
const [warmUpMs, quietMs] = [10_000, 20_000]
const hostileFile = path.join(import.meta.dirname, '../../testing/processes/hostile-process.ts')

let shop: Shop
let node: NodeProcess
beforeAll(async () => {
  shop = await openShop({ client: 'built' })
  await shop.stock(...Array.from({ length: guides }, (_, place) => ({ id: place + 1 })))
  node = await startNode({
    ...shop.settings,
    // Empty values select the default limits.
    REQUESTS_PER_SECOND: '',
    CONNECTIONS_PER_ADDRESS: '',
    BUSY_AFTER_MS: '',
    LOG_LEVEL: 'info',
    DRAIN_SECONDS: '0',
    // Trusts the readers' X-Forwarded-For, so that each reader has a separate client IP.
    TRUSTED_PROXIES: '127.0.0.1',
  })
  await waitUntilReady(node)
})
afterAll(async () => {
  node.child.kill('SIGTERM')
  await node.ended
  await shop.close()
})

const agent = new Agent({ keepAlive: true, maxSockets: readers })

interface Answer {
  status: number
  ms: number
}

function read(url: string, reader: number): Promise<Answer> {
  const started = performance.now()
  return new Promise((resolve, reject) => {
    const headers = {
      accept: 'text/html',
      'accept-encoding': 'br',
      'x-forwarded-for': `203.0.${113 + Math.trunc(reader / 200)}.${(reader % 200) + 1}`,
    }
    const sent = request(`${node.url}${url}`, { agent, headers }, (answer) => {
      answer
        .resume()
        .on('end', () => resolve({ status: answer.statusCode ?? 0, ms: performance.now() - started }))
    })
    sent.on('error', (error: NodeJS.ErrnoException) => {
      // Like a browser, sends the request again if the shop closed the idle connection in the same moment.
      if (sent.reusedSocket && error.code === 'ECONNRESET') resolve(read(url, reader))
      else reject(error)
    })
    sent.end()
  })
}

/** Requests home, list and guide pages in both languages until stopped, with 0.5 to 1.5 seconds between pages. */
async function readOn(reader: number, answers: Answer[], stopping: AbortSignal): Promise<void> {
  for (let page = reader; !stopping.aborted; page += 7) {
    const guide = `/guide/${(page % guides) + 1}`
    const url = ['/', '/guides', guide, `/ja${guide}`, guide][page % 5] ?? '/'
    answers.push(await read(url, reader))
    await wait(500 + ((page * 37) % 1000))
  }
}

/** Runs all readers until `work` is done and returns their responses. */
async function readersDuring(work: () => Promise<unknown>): Promise<Answer[]> {
  const answers: Answer[] = []
  const stopping = new AbortController()
  const reading = Array.from({ length: readers }, (_, reader) => readOn(reader, answers, stopping.signal))
  await work()
  stopping.abort()
  await Promise.all(reading)
  return answers
}

const quantile = (answers: readonly Answer[], share: number) =>
  answers.map(({ ms }) => ms).toSorted((one, other) => one - other)[Math.floor(answers.length * share)] ??
  Number.NaN

test('200 readers get every page during 20,000 hostile requests', async () => {
  // Fills the caches by rendering every page once.
  await readersDuring(() => wait(warmUpMs))
  const quiet = await readersDuring(() => wait(quietMs))

  let said = ''
  const started = performance.now()
  const hostile = await readersDuring(async () => {
    // The attacker runs with low priority, because on another machine it would use none of the shop's CPU.
    const attacker = spawn('nice', ['-n', '19', process.execPath, hostileFile], {
      env: { PATH: process.env['PATH'], SHOP_URL: node.url, ATTACKS: String(attacks) },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    attacker.stdout.on('data', (part: Buffer) => (said += part.toString()))
    await once(attacker, 'close')
  })

  const answered = JSON.parse(said) as Record<string, number>
  const figures = [quiet, hostile].map((answers) => ({
    pages: answers.length,
    p50: Math.round(quantile(answers, 0.5)),
    p95: Math.round(quantile(answers, 0.95)),
    failed: answers.filter(({ status }) => status !== 200).length,
  }))
  process.stdout.write(
    `${JSON.stringify({ quiet: figures[0], hostile: figures[1], seconds: Math.round((performance.now() - started) / 1000), answered })}\n`,
  )
  expect(Object.values(answered).reduce((sum, count) => sum + count, 0)).toBe(attacks)
  expect(answered['500']).toBeUndefined()
  expect(figures[1]?.failed).toBe(0)
})

test.each([
  ['headers', 'GET / HTTP/1.1\r\nhost: shop\r\n', 'x-drop: 1\r\n'],
  [
    'a body',
    'POST /api/contact/submit HTTP/1.1\r\nhost: shop\r\ncontent-type: application/json\r\ncontent-length: 9999\r\n\r\n',
    ' ',
  ],
])('a connection that sends %s slowly in small pieces is closed', async (_what, start, drop) => {
  const socket = net.connect(node.port, '127.0.0.1')
  let said = ''
  socket.on('error', () => undefined)
  socket.on('data', (part: Buffer) => (said += part.toString()))
  socket.write(start)
  const dropping = setInterval(() => socket.writable && socket.write(drop), 250)
  await once(socket, 'close')
  clearInterval(dropping)
  expect(said).toMatch(/^(HTTP\/1\.1 408|$)/)
})
