// Writes all guides of the shop to a file.
//
// Usage: npm run guides:export -- FILE.jsonl|FILE.csv [--format jsonl|csv] [--excel]
//   --format  format of the file, if its name doesn’t end in it
//   --excel   a CSV file that Excel opens without import
//
// Settings: DATABASE_URL.
//
// Example: npm run guides:export -- guides.csv --excel
import { parseArgs } from 'node:util'
import { fileFormats } from '../src/server/guides/import-export/index.ts'
import { exportGuidesToFile } from './operator/export-guides.ts'
import { runCommand } from './processes/run-command.ts'

const usage = 'Usage: npm run guides:export -- FILE.jsonl|FILE.csv [--format jsonl|csv] [--excel]'

await runCommand(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { format: { type: 'string' }, excel: { type: 'boolean' } },
  })
  const format = fileFormats.find((format) => format === values.format)
  const [file] = positionals
  if (file === undefined || positionals.length > 1 || format !== values.format) throw new Error(usage)

  await exportGuidesToFile({ file, format, excel: values.excel })
})
