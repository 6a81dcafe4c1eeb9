// Takes screenshots of every page in both languages, themes and widths, and writes an index of them.
//
// Usage: npm run screenshots [-- --out FOLDER] [PART-OF-A-NAME...]
//   --out  folder for the files; screenshots by default
//
// Example: npm run screenshots -- checkout
import { parseArgs } from 'node:util'
import { assertNodeVersion } from './processes/assert-node-version.ts'
import { takeScreenshots } from './tour/take-screenshots.ts'

assertNodeVersion()
const { values, positionals } = parseArgs({
  options: { out: { type: 'string', default: 'screenshots' } },
  allowPositionals: true,
})
await takeScreenshots({ folder: values.out, only: positionals })
