// Compares the shop's records with Stripe: npm run payments:reconcile [-- --apply]
import { parseArgs } from 'node:util'
import { reconcilePayments } from './operator/reconcile-payments.ts'
import { runCommand } from './processes/run-command.ts'

await runCommand(async () => {
  const { values } = parseArgs({ options: { apply: { type: 'boolean', default: false } } })
  await reconcilePayments(values)
})
