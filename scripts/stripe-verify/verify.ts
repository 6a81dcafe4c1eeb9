import { setTimeout as sleep } from 'node:timers/promises'
import { Stripe } from 'stripe'
import type { VerifiedAccount } from './account.ts'
import { stripeChecks } from './checks.ts'

const betweenLooksMs = 2000

/** Returns the account of a test mode key. Throws for any other key, because the checks charge cards. */
export function openTestAccount(key: string | undefined): VerifiedAccount {
  if (key === undefined || key === '')
    throw new Error('Set STRIPE_SECRET_KEY to a secret key of test mode (sk_test_…).')
  if (!/^sk_test_\w+$/.test(key))
    throw new Error('This is no secret key of test mode (sk_test_…); nothing was sent to Stripe.')
  return { stripe: new Stripe(key, { telemetry: false }), wait: () => sleep(betweenLooksMs) }
}

/** Runs all checks one after the other, and prints each result. Returns the number of failures. */
export async function verifyStripe(account: VerifiedAccount, say: (line: string) => void): Promise<number> {
  let failed = 0
  for (const { id, run } of stripeChecks) {
    try {
      await run(account)
      say(`ok      ${id}`)
    } catch (error) {
      failed += 1
      say(`FAILED  ${id}: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
  say(
    `${stripeChecks.length - failed} of ${stripeChecks.length} behaviors of Stripe are as docs/stripe-assumptions.md says.`,
  )
  return failed
}
