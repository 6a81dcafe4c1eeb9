// The demo with hot reload: npm run dev
import { runShop } from './demo/run-shop.ts'
import { assertNode } from './processes/assert-node.ts'

assertNode()
await runShop('dev')
