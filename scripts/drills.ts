// The longer tests, which npm test leaves out: npm run drills [-- a part of scripts/testing/drill-parts.ts, or arguments of vitest]
import { assertNode } from './processes/assert-node.ts'
import { runDrills } from './testing/run-drills.ts'

assertNode()
await runDrills(process.argv.slice(2))
