// The whole shop with everything that it talks to, as in production: npm run demo
import { runShop } from './demo/run-shop.ts'
import { assertNode } from './processes/assert-node.ts'

assertNode()
await runShop('demo')
