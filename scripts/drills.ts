// The longer tests, which npm test leaves out: npm run drills [-- arguments of vitest]
import { assertNode } from './processes/assert-node.ts'
import { runDrills } from './testing/run-drills.ts'

assertNode()
await runDrills(process.argv.slice(2))
