// Checks types, lint and format, builds, and runs all tests except drills.
//
// Usage: npm test [-- PATH... | --changed | arguments of vitest]
//   PATH       only these files, without the checks
//   --changed  only tests of uncommitted changes
//
// Settings: SLOW, PATIENCE, CHROME (README, “Tests”).
//
// Example: npm test -- src/server/integration/payments
import { assertNodeVersion } from './processes/assert-node-version.ts'
import { runTests } from './testing/run-tests.ts'

assertNodeVersion()
await runTests(process.argv.slice(2))
