import { expect, test } from 'vitest'
import { setUpStripe } from '../../payments/index.ts'
import type { Person } from '../../testing/people.ts'
import { openTestShop } from '../../testing/shop.ts'

const shop = await openTestShop()
await shop.stock({ id: 1 })

async function portalOf(person: Person): Promise<string> {
  const { url } = (await shop.post('/api/users/billing-portal', {}, person)).json<{ url: string }>()
  return (await fetch(url)).text()
}

/** Restricts the portal to invoices, as an operator can at Stripe. */
async function offerInvoicesOnly(portal: string): Promise<void> {
  await shop.deps.stripe.billingPortal.configurations.update(portal, {
    features: { payment_method_update: { enabled: false }, subscription_cancel: { enabled: false } },
  })
}

test('the billing portal uses the shop’s own configuration once it has been set up', async () => {
  const { stripe, env } = shop.deps
  const ben = await shop.signUp('ben')
  const { clientSecret } = (await shop.post('/api/create-subscription', {}, ben)).json<{
    clientSecret: string
  }>()
  await stripe.paymentIntents.confirm(clientSecret.split('_secret')[0] ?? '', {
    payment_method: 'pm_card_visa',
  })
  const before = await portalOf(ben)

  const made = new Map<string, string | undefined>()
  for await (const { what, id } of setUpStripe({ stripe, origin: env.ORIGIN, dryRun: false }))
    made.set(what, id)
  const setUp = await portalOf(ben)
  await offerInvoicesOnly(made.get('Billing portal') ?? '')
  const changed = await portalOf(ben)

  expect([before, setUp].filter((page) => /Cancel plan[^]*Card number[^]*Invoices/.test(page))).toHaveLength(
    2,
  )
  expect(changed).toContain('Invoices')
  expect(changed).not.toMatch(/Cancel plan|Card number/)
})
