import module from 'node:module'
import { fileURLToPath } from 'node:url'

// Parsed by older versions of Node, too, so that the start can say which one it needs.
const oldest = 24
const [major] = process.versions.node.split('.')
if (Number(major) < oldest) {
  process.stderr.write(
    `The shop needs Node ${oldest} or newer, and this is ${process.versions.node}. Install Node ${oldest} (https://nodejs.org) and start again.\n`,
  )
  process.exit(1)
}

if (process.argv.includes('--help') || process.argv.includes('-h')) {
  process.stdout.write(`Starts the shop.

Usage: npm run start
Settings: .env.example describes them; missing ones are named at the start. Deploying: docs/production.md.

Example: PORT=3000 npm run start
`)
  process.exit(0)
}

// What the last start has compiled, and freed of its types, is not compiled again. Where nothing may be written, it is.
module.enableCompileCache(fileURLToPath(new URL('../../node_modules/.cache/start', import.meta.url)))
await import('./main.ts')
