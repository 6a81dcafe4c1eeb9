// Runs the drills: long tests that npm test doesn’t run.
//
// Usage: npm run drills [-- PART | FILE | arguments of vitest]
//   PART  pages, faults, site, readers, money or admin; each takes less than an hour
//
// Example: npm run drills -- money
import { assertNodeVersion } from './processes/assert-node-version.ts'
import { runDrills } from './testing/run-drills.ts'

assertNodeVersion()
await runDrills(process.argv.slice(2))
