// Checks with a test account that Stripe behaves as the shop expects (docs/stripe-assumptions.md).
//
// Usage: npm run stripe:verify
// Takes some minutes. Live keys are rejected.
//
// Settings: STRIPE_SECRET_KEY, a key of a test account.
//
// Example: STRIPE_SECRET_KEY=sk_test_… npm run stripe:verify
import { runCommand } from './processes/run-command.ts'
import { openTestAccount, verifyStripe } from './stripe-verify/verify.ts'

await runCommand(async () => {
  const failed = await verifyStripe(openTestAccount(process.env['STRIPE_SECRET_KEY']), (line) =>
    console.log(line),
  )
  if (failed > 0) process.exitCode = 1
})
