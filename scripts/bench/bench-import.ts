import { fork } from 'node:child_process'
import { once } from 'node:events'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import { demoGuides } from '../sandbox/catalogue/index.ts'
import type { ImportMeasurement } from './import-process.ts'
import { withTemporaryDatabase } from './database.ts'
import { printBenchmarkRow } from './report.ts'
import { startBenchServer } from './servers/server-process.ts'

const guides = 100_000
/** Number of words in a title. It makes nearly all titles differ, as in a real catalog. */
const wordsOfTitle = 10

/** Benchmarks an import into a running shop against PostgreSQL's COPY of the same rows. */
export function benchImport(): Promise<void> {
  return withTemporaryDatabase(importInto)
}

async function importInto(databaseUrl: string): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-import-'))
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const file = path.join(folder, 'guides.jsonl')
    await writeGuides(file)
    const server = await startBenchServer(databaseUrl)
    const imported = await importInProcess(databaseUrl, file)
    await untilShown(server.url, guides)
    const delay = await server.eventLoopDelay()
    await server.stop()

    const copySeconds = await measureCopy(client, path.join(folder, 'rows.copy'))
    printBenchmarkRow(
      `guides:import of ${guides} guides`,
      `${(copySeconds / imported.seconds).toFixed(2)} of COPY (${imported.seconds.toFixed(1)} s and ${copySeconds.toFixed(1)} s)`,
      '≥ 0.3 of plain COPY, ≤ 180 s',
    )
    printBenchmarkRow('  its memory, at most', `${Math.round(imported.maxMemoryMb)} MB`, '≤ 1000 MB')
    printBenchmarkRow(
      '  event loop delay of the open shop meanwhile',
      `p99 ${delay.p99Ms.toFixed(0)} ms, at most ${delay.maxMs.toFixed(0)} ms`,
      'p99 ≤ 50 ms',
    )
  } finally {
    await client.end()
    await rm(folder, { recursive: true, force: true })
  }
}

async function writeGuides(file: string): Promise<void> {
  const pattern = demoGuides()
  const words = pattern.flatMap(({ titleEn }) => titleEn.split(' '))
  let seed = 42
  const randomWord = () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return words[Math.floor((seed / 2_147_483_648) * words.length)] ?? ''
  }
  function* lines() {
    for (let index = 0; index < guides; index += 1) {
      const titleEn = Array.from({ length: wordsOfTitle }, randomWord).join(' ')
      yield `${JSON.stringify({ ...pattern[index % pattern.length], id: index + 1, titleEn })}\n`
    }
  }
  await pipeline(Readable.from(lines()), createWriteStream(file))
}

/** Imports in a separate process, so that its memory can be measured alone. */
async function importInProcess(databaseUrl: string, file: string): Promise<ImportMeasurement> {
  const program = fileURLToPath(new URL('import-process.ts', import.meta.url))
  const [measured] = await once(fork(program, [databaseUrl, file], { execArgv: [] }), 'message')
  return measured as ImportMeasurement
}

async function untilShown(url: string, id: number): Promise<void> {
  while ((await fetch(`${url}/api/guides/${id}`)).status !== 200) await sleep(100)
}

async function measureCopy(client: pg.Client, file: string): Promise<number> {
  await pipeline(client.query(copyTo('copy guides to stdout')), createWriteStream(file))
  await client.query('create table plain_guides as select * from guides with no data')
  await client.query('checkpoint')
  const started = performance.now()
  await pipeline(createReadStream(file), client.query(copyFrom('copy plain_guides from stdin')))
  return (performance.now() - started) / 1000
}
