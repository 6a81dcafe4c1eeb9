// Starts the demo with hot reload.
//
// Usage: npm run dev
// Settings: PORT (3000), DATA_DIR (.data).
//
// Example: npm run dev
import { runShop } from './demo/run-shop.ts'
import { assertNodeVersion } from './processes/assert-node-version.ts'

assertNodeVersion()
await runShop('dev')
