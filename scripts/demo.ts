import { assertNode } from './services/assert-node.ts'
import { runShop } from './services/run-shop.ts'

assertNode()
await runShop('demo')
