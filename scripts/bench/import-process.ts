// Imports a file and reports time and memory to the process that has forked it.
import { importGuides } from '../../src/server/guides/index.ts'
import { openDatabase } from '../../src/server/platform/database.ts'

export interface ImportMeasured {
  seconds: number
  largestMemoryMb: number
}

const [databaseUrl = '', file = ''] = process.argv.slice(2)
const started = performance.now()

await importGuides(
  openDatabase(databaseUrl, () => undefined),
  {
    file,
    partial: false,
    dryRun: false,
    now: new Date(),
    onBadValue: ({ line, field, reason }) => console.error(`line ${line}: ${field} ${reason}`),
    onProgress: () => undefined,
    onStep(step) {
      // By now the guides are in the shop; near-twins are another measurement.
      if (step === 'near-twins') report()
    },
  },
)

function report(): void {
  const measured: ImportMeasured = {
    seconds: (performance.now() - started) / 1000,
    largestMemoryMb: process.resourceUsage().maxRSS / 1024,
  }
  process.send?.(measured, () => process.exit(0))
}
