// Compares the tables of checkouts with those of orders, which mirror each other.
//
// Usage: npm run payments:compare [-- --repair]
//   --repair  mirrors the users again whose rows differ, and compares once more
//
// Lists differences by user: orders, items, amounts, credits, gifts, access, Pro, receipts and refunds, at most 1,000 of
// each kind. Ends with 1 if there are any.
//
// Settings: DATABASE_URL.
//
// Example: npm run payments:compare
import { parseArgs } from 'node:util'
import { compareOrders } from './operator/compare-orders.ts'
import { runCommand } from './processes/run-command.ts'

await runCommand(async () => {
  const { values } = parseArgs({ options: { repair: { type: 'boolean', default: false } } })
  await compareOrders(values)
})
