// Imports a file and reports time and memory to the process that has forked it.
import { importGuides, markDuplicates } from '../../src/server/guides/index.ts'
import { openDatabase } from '../../src/server/platform/database.ts'

export interface ImportMeasured {
  seconds: number
  /** Of which for near-twins, measured by marking once more. */
  markingSeconds: number
  largestMemoryMb: number
  lastId: number
}

const [databaseUrl = '', file = ''] = process.argv.slice(2)
const database = openDatabase(databaseUrl, () => undefined)
const seconds = async (work: () => Promise<unknown>) => {
  const started = performance.now()
  await work()
  return (performance.now() - started) / 1000
}
const importSeconds = await seconds(() =>
  importGuides(database, {
    file,
    partial: false,
    dryRun: false,
    now: new Date(),
    onBadValue: ({ line, field, reason }) => console.error(`line ${line}: ${field} ${reason}`),
    onProgress: () => undefined,
    onStep: () => undefined,
  }),
)
const largestMemoryMb = process.resourceUsage().maxRSS / 1024
const markingSeconds = await seconds(() => markDuplicates(database.db))
const last = await database.db
  .selectFrom('guides')
  .select((eb) => eb.fn.max('id').as('id'))
  .executeTakeFirstOrThrow()
const measured: ImportMeasured = { seconds: importSeconds, markingSeconds, largestMemoryMb, lastId: last.id }
process.send?.(measured)
await database.close()
