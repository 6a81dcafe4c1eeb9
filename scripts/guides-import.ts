// Imports the guides of a file: adds new guides, and updates others by their id.
//
// Usage: npm run guides:import -- FILE.jsonl|FILE.csv [--partial] [--dry-run]
//   --partial  imports the rows without errors, and lists the others
//   --dry-run  only prints what would change
//
// Settings: DATABASE_URL.
//
// Example: npm run guides:import -- guides.csv --dry-run
import { parseArgs } from 'node:util'
import { importGuidesFromFile } from './operator/import-guides.ts'
import { runCommand } from './processes/run-command.ts'

await runCommand(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { partial: { type: 'boolean', default: false }, 'dry-run': { type: 'boolean', default: false } },
  })
  const [file] = positionals
  if (file === undefined || positionals.length > 1)
    throw new Error('Usage: npm run guides:import -- FILE.jsonl|FILE.csv [--partial] [--dry-run]')
  await importGuidesFromFile({ file, partial: values.partial, dryRun: values['dry-run'] })
})
