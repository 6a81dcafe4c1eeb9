// Measures the shop against bare baselines in the same run and prints ratios (npm run bench).
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { seed } from './seed.ts'
import { migrate } from './migrate.ts'
import { benchImport } from './bench/import.ts'
import { fetchBytes, measure, type Leg } from './bench/load.ts'
import { printRow } from './bench/report.ts'
import { startBenchServer } from './bench/server-process.ts'
import { zipfAddresses } from './bench/zipf.ts'
import { ensureDatabase } from './services/database.ts'
import { startPostgres } from './services/postgres.ts'
import { assertNode } from './services/assert-node.ts'

assertNode()

const guides = 10_000
const rounds = 5

/** Each measures in a database of its own: npm run bench, or npm run bench -- pages import. */
const parts: Record<string, (databaseUrl: string) => Promise<void>> = {
  pages: benchPages,
  import: benchImport,
}

const asked = process.argv.slice(2)
const unknown = asked.filter((name) => parts[name] === undefined)
if (unknown.length > 0) {
  console.error(`No such part: ${unknown.join(', ')}. There are ${Object.keys(parts).join(', ')}.`)
  process.exit(1)
}

const folder = await mkdtemp(path.join(tmpdir(), 'bench-'))
const postgres = await startPostgres({ dir: path.join(folder, 'postgres'), fast: true })
try {
  for (const [name, bench] of Object.entries(parts)) {
    if (asked.length > 0 && !asked.includes(name)) continue
    await ensureDatabase(postgres.url('postgres'), name)
    await migrate(postgres.url(name), () => undefined)
    await bench(postgres.url(name))
  }
} finally {
  await postgres.stop()
  await rm(folder, { recursive: true, force: true })
}

async function benchPages(databaseUrl: string): Promise<void> {
  console.log(`Preparing a shop with ${guides} guides…`)
  await seed(databaseUrl, () => undefined, guides)
  const server = await startBenchServer(databaseUrl)
  try {
    await benchSizes(server.url)
    await benchList(server)
    await benchGuestPages(server)
  } finally {
    await server.stop()
  }
}

type Server = Awaited<ReturnType<typeof startBenchServer>>

async function benchSizes(url: string): Promise<void> {
  const visits = JSON.parse(await readFile('dist/first-visit.json', 'utf8')) as Record<string, number>
  for (const [visit, bytes] of Object.entries(visits))
    printRow(`JavaScript, first visit of ${visit}`, `${kB(bytes)} gzip`, '≤ 110 kB')
  for (const [page, budget] of [
    ['/', '≤ 10 kB'],
    ['/guides', '≤ 40 kB'],
    ['/guide/1', ''],
  ] as const) {
    const html = await fetchBytes(`${url}${page}`)
    printRow(
      `HTML of ${page}`,
      `${kB(html.length)} br (${kB(brotliDecompressSync(html).length)} plain)`,
      budget,
    )
  }
}

async function benchList(server: Server): Promise<void> {
  const address = '/api/guides?limit=10000&language=en'
  await server.mirror([address])
  const product: Leg = { url: server.url, addresses: [address], requests: 4000 }
  const bare: Leg = { ...product, url: server.bareUrl }
  const result = await measure(server, product, bare, rounds)
  printRow(`GET ${address}, ${guides} guides`, result, '≥ 0.9 of a bare route with the same bytes')
}

async function benchGuestPages(server: Server): Promise<void> {
  const addresses = zipfAddresses(2000, 8000)
  await server.mirror([...new Set(addresses)])
  const product: Leg = { url: server.url, addresses, requests: addresses.length }
  const result = await measure(server, product, { ...product, url: server.bareUrl }, rounds)
  printRow('Guest pages, Zipf mix of 2,000 addresses', result, '≥ 0.7 of a bare route with the same bytes')
}

function kB(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`
}
