import { assertNode } from './processes/assert-node.ts'
import { runShop } from './demo/run-shop.ts'

assertNode()
await runShop('demo')
