// Runs an import in its own process, and reports its duration and memory to the parent process.
import { importGuides } from '../../src/server/guides/import-export/index.ts'
import { openDatabase } from '../../src/server/platform/database.ts'

export interface ImportMeasurement {
  seconds: number
  maxMemoryMb: number
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
    onProgress({ step }) {
      // All guides are imported before near-duplicates are searched, which is measured separately.
      if (step === 'near-twins') report()
    },
  },
)

function report(): void {
  const measured: ImportMeasurement = {
    seconds: (performance.now() - started) / 1000,
    maxMemoryMb: process.resourceUsage().maxRSS / 1024,
  }
  process.send?.(measured, () => process.exit(0))
}
