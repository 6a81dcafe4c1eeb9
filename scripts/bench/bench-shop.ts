import { brotliDecompressSync } from 'node:zlib'
import { readFile } from 'node:fs/promises'
import { seed } from '../demo/seed.ts'
import { withDatabase } from './database.ts'
import { fetchBytes, measure, type Leg } from './load.ts'
import { printRow } from './report.ts'
import { startBenchServer, type BenchServer } from './server-process.ts'
import { zipfAddresses } from './zipf.ts'

const guides = 10_000
const rounds = 5

/** Sizes, the list and guest pages of a shop with 10,000 guides, against bare routes with the same bytes. */
export async function benchShop(): Promise<void> {
  await withDatabase(async (databaseUrl) => {
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
  })
}

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

async function benchList(server: BenchServer): Promise<void> {
  const address = '/api/guides?limit=10000&language=en'
  await server.mirror([address])
  const product: Leg = { url: server.url, addresses: [address], requests: 4000 }
  const bare: Leg = { ...product, url: server.bareUrl }
  const result = await measure(server, product, bare, rounds)
  printRow(`GET ${address}, ${guides} guides`, result, '≥ 0.9 of a bare route with the same bytes')
}

async function benchGuestPages(server: BenchServer): Promise<void> {
  const addresses = zipfAddresses(2000, 8000)
  await server.mirror([...new Set(addresses)])
  const product: Leg = { url: server.url, addresses, requests: addresses.length }
  const result = await measure(server, product, { ...product, url: server.bareUrl }, rounds)
  printRow('Guest pages, Zipf mix of 2,000 addresses', result, '≥ 0.7 of a bare route with the same bytes')
}

function kB(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`
}
