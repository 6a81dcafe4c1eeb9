// Builds the client into dist/.
//
// Usage: npm run build [-- --if-stale]
//   --if-stale  only if a source is newer than the last build
//
// Example: npm run build
import { buildIfNeeded } from './build/build.ts'
import { assertNodeVersion } from './processes/assert-node-version.ts'

assertNodeVersion()
await buildIfNeeded({ ifStale: process.argv.includes('--if-stale') })
