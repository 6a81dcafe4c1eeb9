// Measures the shop against baselines in the same run and prints ratios: npm run bench [-- part...]
import { bench } from './bench/bench.ts'
import { assertNode } from './processes/assert-node.ts'

assertNode()
await bench(process.argv.slice(2))
