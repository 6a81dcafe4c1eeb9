import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { markDuplicates } from '../../src/server/guides/duplicates/index.ts'
import { openDatabase } from '../../src/server/platform/database.ts'
import { findFreePort } from '../processes/ports.ts'
import { createBenchEnvironment } from './servers/bench-environment.ts'
import { withTemporaryDatabase } from './database.ts'
import { fetchBytes, compareWithBaseline, type RequestBatch } from './load/measure.ts'
import { storeBenchmarkGuides } from './many-guides.ts'
import { printBenchmarkRow } from './report.ts'
import { startBenchServer, type BenchServer } from './servers/server-process.ts'

const smaller = 10_000
const larger = 100_000
const rebuilds = 5
const rounds = 5

/** Benchmarks start, response times and memory with 10,000 and with 100,000 different guides. */
export async function benchScale(): Promise<void> {
  let beside: AnswerTimes = {}
  await withTemporaryDatabase(async (databaseUrl) => {
    console.log(`Preparing a shop with ${smaller} different guides…`)
    await storeBenchmarkGuides(databaseUrl, smaller)
    await mark(databaseUrl, smaller)
    await benchStart(databaseUrl, smaller, '≤ 2.5 s', async (shop) => {
      beside = await answerTimes(shop.url)
      await benchMemory(shop)
    })
    await withServer(databaseUrl, (server) => benchRebuild(server, smaller, '≤ 50 ms'))
    await withServer(databaseUrl, benchSignedIn)
  })
  await withTemporaryDatabase(async (databaseUrl) => {
    console.log(`Preparing a shop with ${larger} different guides…`)
    await storeBenchmarkGuides(databaseUrl, larger)
    await benchStart(databaseUrl, larger, '≤ 10 s', async (shop) => {
      benchGrowth(beside, await answerTimes(shop.url))
      printBenchmarkRow(`${larger} guides: memory`, `${megabytes(shop.residentBytes())} resident`, '≤ 900 MB')
    })
    await withServer(databaseUrl, async (server) => {
      await benchRebuild(server, larger, '')
      await benchAnswers(server)
    })
  })
}

async function mark(databaseUrl: string, count: number): Promise<void> {
  const { db, close } = openDatabase(databaseUrl, (error) => console.error(error.message))
  try {
    const started = performance.now()
    const { pairs } = await markDuplicates(db)
    printBenchmarkRow(
      `Near-duplicates marked among ${count} stored guides: ${pairs.length}`,
      seconds(started),
      '',
    )
  } finally {
    await close()
  }
}

async function withServer(databaseUrl: string, work: (server: BenchServer) => Promise<void>): Promise<void> {
  const server = await startBenchServer(databaseUrl)
  try {
    await work(server)
  } finally {
    await server.stop()
  }
}

interface StartedShop {
  url: string
  residentBytes: () => number
}

const root = fileURLToPath(new URL('../../', import.meta.url))

/** Returns the arguments with which `npm start` runs Node. */
async function startArguments(): Promise<string[]> {
  const { scripts } = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8')) as {
    scripts: { start: string }
  }
  return scripts.start.split(' ').slice(1)
}

/** Benchmarks the time from `npm start` until the shop is ready. */
async function benchStart(
  databaseUrl: string,
  count: number,
  budget: string,
  work: (shop: StartedShop) => Promise<void> = async () => undefined,
): Promise<void> {
  const port = await findFreePort()
  const started = performance.now()
  const child = spawn(process.execPath, await startArguments(), {
    cwd: root,
    env: { ...process.env, ...createBenchEnvironment(databaseUrl, port) },
    stdio: 'inherit',
  })
  const exited = once(child, 'exit')
  const url = `http://127.0.0.1:${port}`
  while (!(await isReady(`${url}/readyz`))) await wait(20)
  printBenchmarkRow(`Ready after start with ${count} guides`, seconds(started), budget)
  await work({ url, residentBytes: () => residentBytesOf(child.pid) })
  child.kill()
  await exited
}

function residentBytesOf(pid = 0): number {
  const kilobytes = execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })
  return Number(kilobytes) * 1024
}

async function isReady(address: string): Promise<boolean> {
  return fetch(address).then(
    ({ ok }) => ok,
    () => false,
  )
}

async function benchRebuild(server: BenchServer, count: number, budget: string): Promise<void> {
  const results = []
  for (let round = 0; round < rebuilds; round += 1)
    results.push({ ...(await server.rebuild()), ...(await server.eventLoopDelay()) })
  printBenchmarkRow(
    `Event loop delay while ${count} guides are read again`,
    `p99 ${worst(results.map(({ p99Ms }) => p99Ms))} ms, longest ${worst(results.map(({ maxMs }) => maxMs))} ms` +
      ` (worst of ${rebuilds} rebuilds, each ${worst(results.map(({ tookMs }) => tookMs))} ms at most)`,
    budget,
  )
}

async function benchMemory(shop: StartedShop): Promise<void> {
  const before = shop.residentBytes()
  const addresses = Array.from({ length: smaller }, (_, index) => [
    `/guide/${index + 1}`,
    `/ja/guide/${index + 1}`,
  ]).flat()
  for (let start = 0; start < addresses.length; start += 16)
    await Promise.all(
      addresses.slice(start, start + 16).map((address) => fetchBytes(`${shop.url}${address}`)),
    )
  const after = shop.residentBytes()
  printBenchmarkRow(
    `Memory after ${addresses.length} distinct pages, ${smaller} guides`,
    `${megabytes(after)} resident (${megabytes(before)} after the start)`,
    '≤ 350 MB',
  )
}

/** 95th percentile of the response times in milliseconds, by request. */
type AnswerTimes = Record<string, number>

const searched = {
  things: ['podcasts', 'captions', 'courses', 'stickers', 'planners', 'quizzes'],
  places: ['kyoto', 'osaka', 'lisbon', 'austin', 'oslo', 'turin', '札幌'],
}

/** URLs of pages that are not cached, so that each request renders one. */
const newPages: Record<string, readonly string[]> = {
  'list page': Array.from({ length: 40 }, (_, index) => `/guides?page=${index + 2}`),
  search: searched.things.flatMap((thing) =>
    searched.places.map((place) => `/guides?q=${encodeURIComponent(`${thing} ${place}`)}`),
  ),
  'guide page': Array.from({ length: 40 }, (_, index) => `/guide/${index * 7 + 3}`),
}

async function answerTimes(url: string): Promise<AnswerTimes> {
  const found: AnswerTimes = {}
  for (const [kind, addresses] of Object.entries(newPages)) {
    const times: number[] = []
    for (const address of addresses) {
      const started = performance.now()
      await fetchBytes(`${url}${address}`)
      times.push(performance.now() - started)
    }
    found[kind] = times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? Number.NaN
  }
  return found
}

function benchGrowth(beside: AnswerTimes, times: AnswerTimes): void {
  for (const [kind, time] of Object.entries(times)) {
    const before = beside[kind] ?? Number.NaN
    printBenchmarkRow(
      `${larger} guides: a new ${kind}, p95`,
      `${(time / before).toFixed(2)} of ${smaller} guides (${time.toFixed(0)} and ${before.toFixed(0)} ms)`,
      '≤ 1.5',
    )
  }
}

/** Benchmarks pages of a signed-in user, which are rendered on each request, against rendering the same page from loaded data. */
async function benchSignedIn(server: BenchServer): Promise<void> {
  // Paths of the free guides in this catalog.
  const addresses = Array.from({ length: 20 }, (_, index) => `/guide/${(index + 1) * 400}`)
  const product: RequestBatch = {
    url: server.url,
    addresses,
    requests: 400,
    headers: { cookie: 'session=bench' },
  }
  const result = await compareWithBaseline(server, product, { ...product, url: server.renderUrl }, rounds)
  printBenchmarkRow(
    'Signed-in guide page',
    result,
    '≥ 0.6 of rendering the same tree with nothing to ask for',
  )
}

async function benchAnswers(server: BenchServer): Promise<void> {
  for (const address of [
    '/api/guides?limit=10000&language=en',
    '/api/guides?limit=100&offset=99900',
    '/api/guides?search=podcasts%20kyoto&limit=50',
    '/guides',
    '/guides?q=kyoto',
    `/guide/${larger}`,
  ]) {
    const times: number[] = []
    for (let round = 0; round < 5; round += 1) {
      const started = performance.now()
      await fetchBytes(`${server.url}${address}`)
      times.push(performance.now() - started)
    }
    const [first = 0, ...later] = times
    printBenchmarkRow(
      `${larger} guides: GET ${address}`,
      `${first.toFixed(0)} ms, then ${Math.min(...later).toFixed(1)} ms`,
      '',
    )
  }
  printBenchmarkRow(`${larger} guides: memory`, `${megabytes(await server.residentBytes())} resident`, '')
}

const worst = (values: number[]): string => Math.max(...values).toFixed(0)
const seconds = (started: number): string => `${((performance.now() - started) / 1000).toFixed(2)} s`
const megabytes = (bytes: number): string => `${Math.round(bytes / 1_000_000)} MB`
