import { setTimeout as wait } from 'node:timers/promises'
import { localizePath, paths } from '../../../src/shared/paths.ts'
import { seedGuides } from '../../demo/seed.ts'
import { withTemporaryDatabase } from '../database.ts'
import { printBenchmarkRow, showProgress } from '../report.ts'
import { startBenchServer } from '../servers/server-process.ts'

const rounds = 3
const roundMs = 15_000
const readsPerSecond = 20
const searchesPerSecond = 50
/** Settings with the rate limits of production and a trusted proxy. */
const settings = {
  REQUESTS_PER_SECOND: '50',
  BUSY_AFTER_MS: '150',
  TRUSTED_PROXIES: '127.0.0.1',
}

interface Answered {
  status: number
  ms: number
}

/** Benchmarks signed-in users on different IPs, with and without another IP that sends long searches. */
export async function benchNeighbors(): Promise<void> {
  await withTemporaryDatabase(async (databaseUrl) => {
    await seedGuides(databaseUrl, () => undefined)
    const server = await startBenchServer(databaseUrl, settings)
    try {
      // The warm-up ensures that no measured request is the first one.
      await Promise.all([read(server.url, roundMs / 3), search(server.url, roundMs / 3)])
      const alone: Answered[] = []
      const beside: Answered[] = []
      const searches: Answered[] = []
      for (let round = 0; round < rounds; round += 1) {
        showProgress(`Readers beside long searches, round ${round + 1} of ${rounds}`)
        alone.push(...(await read(server.url, roundMs)))
        const both = await Promise.all([read(server.url, roundMs), search(server.url, roundMs)])
        beside.push(...both[0])
        searches.push(...both[1])
      }
      const [without, withSearches] = [p95(alone), p95(beside)]
      const count = (of: readonly Answered[], status: number) =>
        of.filter((each) => each.status === status).length
      printBenchmarkRow(
        `Readers' p95 beside ${searchesPerSecond} long searches a second`,
        `${(withSearches / without).toFixed(2)} of ${without.toFixed(1)} ms without; ${beside.length - count(beside, 200)} of ${beside.length} readers turned away; ${count(searches, 200)} of ${searches.length} searches answered, ${count(searches, 429)} told to wait`,
        '≤ 2, none turned away',
      )
    } finally {
      await server.stop()
    }
  })
}

let addresses = 0
const newAddress = () => `10.${(addresses += 1) >> 16}.${(addresses >> 8) & 255}.${addresses & 255}`

function read(url: string, forMs: number): Promise<Answered[]> {
  const pages = [paths.guide(2), paths.myGuides, localizePath('ja', paths.guide(7)), paths.guides]
  return ask(forMs, readsPerSecond, (turn) => {
    const page = pages[turn % pages.length] ?? paths.home
    return get(`${url}${page}`, { cookie: 'session=reader', 'x-forwarded-for': newAddress() })
  })
}

const randomWord = () => Math.random().toString(36).slice(2, 10).replaceAll(/\d/g, 'e')

/** Sends searches for words without a match, which are the most expensive ones. */
function search(url: string, forMs: number): Promise<Answered[]> {
  return ask(forMs, searchesPerSecond, () => {
    const text = Array.from({ length: 22 }, randomWord).join(' ').slice(0, 200)
    return get(`${url}${paths.guides}?q=${encodeURIComponent(text)}`, { 'x-forwarded-for': '192.0.2.1' })
  })
}

/** Sends requests at a fixed rate, regardless of response times. */
async function ask(
  forMs: number,
  perSecond: number,
  request: (turn: number) => Promise<Answered>,
): Promise<Answered[]> {
  const asked: Promise<Answered>[] = []
  const started = performance.now()
  for (let turn = 0; turn < (forMs / 1000) * perSecond; turn += 1) {
    await wait(Math.max(0, started + (turn * 1000) / perSecond - performance.now()))
    asked.push(request(turn))
  }
  return Promise.all(asked)
}

async function get(url: string, headers: Record<string, string>): Promise<Answered> {
  const started = performance.now()
  const answer = await fetch(url, { headers: { ...headers, accept: 'text/html' } })
  await answer.arrayBuffer()
  return { status: answer.status, ms: performance.now() - started }
}

function p95(answers: readonly Answered[]): number {
  const times = answers.map(({ ms }) => ms).toSorted((a, b) => a - b)
  return times[Math.floor(times.length * 0.95)] ?? Number.NaN
}
