// Builds the client: npm run build [-- --if-stale]
import { build } from './build/build.ts'
import { assertNode } from './processes/assert-node.ts'

assertNode()
await build({ ifStale: process.argv.includes('--if-stale') })
