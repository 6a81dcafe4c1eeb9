// Starts the whole shop with all its services, as in production: npm run demo
import { runShop } from './demo/run-shop.ts'
import { assertNode } from './processes/assert-node.ts'

assertNode()
await runShop('demo')
