// Sets up the Stripe account for the shop: products, webhook endpoint, customer portal. May be repeated.
//
// Usage: npm run setup:stripe [-- --dry-run]
//   --dry-run  only prints what would change
//
// Settings: ORIGIN, STRIPE_SECRET_KEY.
//
// Example: npm run setup:stripe -- --dry-run
import { parseArgs } from 'node:util'
import { setUpStripeAccount } from './operator/set-up-stripe.ts'
import { runCommand } from './processes/run-command.ts'

await runCommand(async () => {
  const { values } = parseArgs({ options: { 'dry-run': { type: 'boolean', default: false } } })
  await setUpStripeAccount({ dryRun: values['dry-run'] })
})
