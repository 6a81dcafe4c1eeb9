// Starts the demo with hot reload.
//
// Usage: npm run dev
// Settings: PORT (3000), DATA_DIR (.data).
//
// Example: npm run dev
import { runShop } from './demo/run-shop.ts'
import { assertNode } from './processes/assert-node.ts'

assertNode()
await runShop('dev')
