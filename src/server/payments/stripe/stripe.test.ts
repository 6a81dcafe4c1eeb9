import { expect, test } from 'vitest'
import { refuseDuringOutage } from './stripe.ts'

test('a buyer waits STRIPE_PATIENCE_SECONDS for a silent Stripe, then is refused', async () => {
  const env = { STRIPE_PATIENCE_SECONDS: 0.05 }
  const silent = new Promise<never>(() => undefined)

  await expect(refuseDuringOutage({ env }, silent)).rejects.toMatchObject({
    code: 'payments-unavailable',
    cause: { message: 'No answer within 50 ms' },
  })
})
