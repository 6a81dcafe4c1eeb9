import {
  isLiveMode,
  setUpStripe,
  createStripeClient,
  type SetUpStep,
} from '../../src/server/payments/index.ts'
import { readSettings } from '../../src/server/platform/env.ts'
import { Telemetry } from '../../src/server/platform/watching/watch.ts'

/** Configures the Stripe account for the shop, and prints what it found and changed. */
export async function setUpStripeAccount({ dryRun }: { dryRun: boolean }): Promise<void> {
  const env = readSettings(process.env, ['ORIGIN', 'STRIPE_SECRET_KEY', 'STRIPE_API_URL'])
  console.log(`Stripe in ${isLiveMode(env) ? 'live' : 'test'} mode, for ${env.ORIGIN}`)
  let changed = 0
  for await (const step of setUpStripe({
    stripe: createStripeClient(env, new Telemetry()),
    origin: env.ORIGIN,
    dryRun,
  })) {
    if (step.done !== 'found') changed += 1
    console.log(describe(step, dryRun))
  }
  console.log(summarize(changed, dryRun))
}

const words = { found: 'is as it should be', made: 'made', changed: 'changed' }
const wouldBe = { found: words.found, made: 'would be made', changed: 'would be changed' }

function describe({ what, id, done, changes, secret, advice = [] }: SetUpStep, dryRun: boolean): string {
  const name = id === undefined ? what : `${what} (${id})`
  return [
    `${name}: ${(dryRun ? wouldBe : words)[done]}`,
    ...changes.map((each) => `  ${each}`),
    ...(secret === undefined
      ? []
      : [
          `  STRIPE_WEBHOOK_SECRET=${secret}`,
          '  Put this line into the settings of the shop now: it is shown only this once.',
        ]),
    ...advice.map((each) => `  Note: ${each}.`),
  ].join('\n')
}

function summarize(changed: number, dryRun: boolean): string {
  if (changed === 0) return 'Nothing to change.'
  return dryRun ? 'This was a dry run; nothing was changed.' : 'Done.'
}
