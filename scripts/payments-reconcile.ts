// Compares the shop’s records with Stripe, lists every difference with what it would do, and changes nothing by itself.
//
// Usage: npm run payments:reconcile [-- --apply]
//   --apply  does what the list says; may be repeated
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
