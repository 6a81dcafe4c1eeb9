// Pictures of every page in both languages, themes and widths, and a sheet of them all:
// npm run screenshots [-- --out folder] [part of a name...]
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { assertNode } from './processes/assert-node.ts'
import { launchBrowser } from './demo/chromium/chromium.ts'
import { findFreePort } from './processes/ports.ts'
import { projectRoot } from './processes/project.ts'
import { createRoster } from './processes/roster.ts'
import { startStack } from './demo/stack.ts'
import { photograph } from './tour/photograph.ts'

assertNode()
const { values, positionals } = parseArgs({
  options: { out: { type: 'string', default: 'screenshots' } },
  allowPositionals: true,
})
// So that the question about cookies is there to be seen; nobody agrees, so nobody is asked for.
process.env['ANALYTICS_SCRIPT_URL'] = 'https://tags.example/tag.js'
process.env['ANALYTICS_TAG_ID'] = 'G-TOUR'

const dataDir = await mkdtemp(path.join(tmpdir(), 'screenshots-'))
const roster = createRoster(dataDir)
const browser = await launchBrowser()
// Without a browser the work below ends, and everything is put down.
process.once('SIGINT', () => void browser.close())
try {
  const shop = await startStack({ mode: 'demo', port: await findFreePort(), dataDir, roster })
  const operator = shop.accounts.find(({ admin }) => admin)
  if (operator === undefined) throw new Error('The demo has no operator')
  const folder = path.resolve(projectRoot, values.out)
  await photograph({ ...shop, operator }, browser, { folder, only: positionals })
  console.log(`Look at ${path.join(folder, 'index.html')}`)
} finally {
  await browser.close()
  await roster.stopAll()
  await rm(dataDir, { recursive: true, force: true })
}
