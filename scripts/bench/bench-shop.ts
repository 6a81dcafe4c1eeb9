import { setTimeout as wait } from 'node:timers/promises'
import { brotliDecompressSync } from 'node:zlib'
import { readFile } from 'node:fs/promises'
import { seedGuides } from '../demo/seed.ts'
import { withTemporaryDatabase } from './database.ts'
import { fetchBytes, compareWithBaseline, type RequestBatch } from './load/measure.ts'
import { printBenchmarkRow } from './report.ts'
import { startBenchServer, type BenchServer } from './servers/server-process.ts'
import { generateZipfAddresses } from './load/zipf.ts'

const guides = 10_000
const rounds = 5

/** Benchmarks sizes, the list and guest pages of a shop with 10,000 guides against bare routes with the same bytes. */
export async function benchShop(): Promise<void> {
  await withTemporaryDatabase(async (databaseUrl) => {
    console.log(`Preparing a shop with ${guides} guides…`)
    await seedGuides(databaseUrl, () => undefined, guides)
    const server = await startBenchServer(databaseUrl)
    try {
      await benchSizes(server.url)
      await benchAlone(server)
      await benchGuestPages(server)
    } finally {
      await server.stop()
    }
  })
}

async function benchSizes(url: string): Promise<void> {
  const visits = JSON.parse(await readFile('dist/first-visit.json', 'utf8')) as Record<string, number>
  for (const [visit, bytes] of Object.entries(visits))
    printBenchmarkRow(`JavaScript, first visit of ${visit}`, `${kB(bytes)} gzip`, '≤ 110 kB')
  for (const [page, budget] of [
    ['/', '≤ 10 kB'],
    ['/guides', '≤ 20 kB'],
    ['/guide/1', '≤ 9 kB'],
  ] as const) {
    const html = await fetchBytes(`${url}${page}`)
    const often = await fetchPressed(`${url}${page}`, html.length)
    printBenchmarkRow(
      `HTML of ${page}`,
      `${kB(html.length)} br at first, ${kB(often.length)} for all who come later (${kB(brotliDecompressSync(html).length)} plain)`,
      budget,
    )
  }
}

/** Polls until the shop has compressed a frequent response again, and returns it. */
async function fetchPressed(url: string, before: number): Promise<Buffer> {
  for (let tries = 0; tries < 100; tries += 1) {
    const html = await fetchBytes(url)
    if (html.length < before) return html
    await wait(20)
  }
  throw new Error(`${url} was not compressed once more`)
}

async function benchAlone(server: BenchServer): Promise<void> {
  for (const [address, requests, budget] of [
    ['/', 20_000, '≥ 0.6'],
    ['/guide/1', 20_000, '≥ 0.6'],
    ['/api/guides?limit=10000&language=en', 4000, '≥ 0.75'],
  ] as const) {
    await server.mirror([address])
    const product: RequestBatch = { url: server.url, addresses: [address], requests }
    const result = await compareWithBaseline(server, product, { ...product, url: server.bareUrl }, rounds)
    printBenchmarkRow(
      `GET ${address}, ${guides} guides`,
      result,
      `${budget} of a bare route with the same bytes`,
    )
  }
}

async function benchGuestPages(server: BenchServer): Promise<void> {
  const addresses = generateZipfAddresses(2000, 20_000)
  await server.mirror([...new Set(addresses)])
  const product: RequestBatch = { url: server.url, addresses, requests: addresses.length }
  const result = await compareWithBaseline(server, product, { ...product, url: server.bareUrl }, rounds)
  printBenchmarkRow(
    'Guest pages, Zipf mix of 2,000 addresses',
    result,
    '≥ 0.6 of a bare route with the same bytes',
  )
}

function kB(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`
}
