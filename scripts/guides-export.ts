// Writes every guide of the shop to a file: npm run guides:export -- FILE [--format jsonl|csv] [--excel]
import { parseArgs } from 'node:util'
import { exportGuides, fileFormats } from '../src/server/guides/index.ts'
import { runOnDatabase } from './operator/operator-command.ts'

const usage = 'Usage: npm run guides:export -- FILE.jsonl|FILE.csv [--format jsonl|csv] [--excel]'

await runOnDatabase(async ({ db }) => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { format: { type: 'string' }, excel: { type: 'boolean' } },
  })
  const format = fileFormats.find((format) => format === values.format)
  const [file] = positionals
  if (file === undefined || positionals.length > 1 || format !== values.format) throw new Error(usage)

  const written = await exportGuides(db, { file, format, excel: values.excel })
  console.log(`${written.toLocaleString('en-US')} guides with their paid texts are in ${file}.`)
})
