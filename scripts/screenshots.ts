// Pictures of every page in both languages, themes and widths, and a sheet of them all:
// npm run screenshots [-- --out folder] [part of a name...]
import { parseArgs } from 'node:util'
import { assertNode } from './processes/assert-node.ts'
import { takeScreenshots } from './tour/take-screenshots.ts'

assertNode()
const { values, positionals } = parseArgs({
  options: { out: { type: 'string', default: 'screenshots' } },
  allowPositionals: true,
})
await takeScreenshots({ folder: values.out, only: positionals })
