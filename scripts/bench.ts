// Measures the shop against baselines in the same run, and prints ratios.
//
// Usage: npm run bench [-- PART...]
//   PART  one of pages, payment, search, …; an unknown name lists them all
//
// Takes some minutes; nothing else should run meanwhile.
//
// Example: npm run bench -- pages
import { bench } from './bench/bench.ts'
import { assertNode } from './processes/assert-node.ts'

assertNode()
await bench(process.argv.slice(2))
