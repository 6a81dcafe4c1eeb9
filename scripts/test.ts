// Types, build, lint, format and tests: npm test [-- arguments of vitest]
import { assertNode } from './processes/assert-node.ts'
import { runTests } from './testing/run-tests.ts'

assertNode()
await runTests(process.argv.slice(2))
