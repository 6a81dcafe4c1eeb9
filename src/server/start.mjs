import module from 'node:module'
import { fileURLToPath } from 'node:url'

// Older versions of Node must be able to parse this file, so that the error message can name the required version.
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

// Caches compiled modules across starts. If the folder isn't writable, Node compiles them on each start.
module.enableCompileCache(fileURLToPath(new URL('../../node_modules/.cache/start', import.meta.url)))
await import('./main.ts')
