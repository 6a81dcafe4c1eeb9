// Compares the shop’s records with Stripe, and lists each discrepancy with its correction. Changes nothing without --apply.
//
// Usage: npm run payments:reconcile [-- --apply]
//   --apply  makes the listed corrections; may be repeated
//
// Settings: those of the shop.
//
// Example: npm run payments:reconcile
import { parseArgs } from 'node:util'
import { reconcilePayments } from './operator/reconcile-payments.ts'
import { runCommand } from './processes/run-command.ts'

await runCommand(async () => {
  const { values } = parseArgs({ options: { apply: { type: 'boolean', default: false } } })
  await reconcilePayments(values)
})
