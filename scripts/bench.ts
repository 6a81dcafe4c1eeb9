// Benchmarks the shop against baselines in the same run, and prints ratios.
//
// Usage: npm run bench [-- PART...]
//   PART  a benchmark, such as pages, payment or search; an unknown name lists all
//
// Takes some minutes. No other programs should run at the same time.
//
// Example: npm run bench -- pages
import { runBenchmarks } from './bench/bench.ts'
import { assertNodeVersion } from './processes/assert-node-version.ts'

assertNodeVersion()
await runBenchmarks(process.argv.slice(2))
