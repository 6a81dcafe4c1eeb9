// Imports the guides of a file into the shop: npm run guides:import -- FILE [--partial] [--dry-run]
import { parseArgs } from 'node:util'
import { importGuidesFrom } from './operator/import-guides.ts'
import { runCommand } from './processes/run-command.ts'

await runCommand(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { partial: { type: 'boolean', default: false }, 'dry-run': { type: 'boolean', default: false } },
  })
  const [file] = positionals
  if (file === undefined || positionals.length > 1)
    throw new Error('Usage: npm run guides:import -- FILE.jsonl|FILE.csv [--partial] [--dry-run]')
  await importGuidesFrom({ file, partial: values.partial, dryRun: values['dry-run'] })
})
