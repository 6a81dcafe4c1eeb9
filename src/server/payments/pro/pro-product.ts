import { Stripe } from 'stripe'
import type { Money } from '../../../shared/money.ts'
import { findOrUndefined } from '../stripe/stripe.ts'
import type { SetUpOptions, SetUpStep } from '../stripe/set-up-step.ts'

/** Id of the shop's only Stripe product. Each subscription gets its price from the shop's own price list. */
const proProduct = 'pro-monthly'

export function createProSubscriptionItem({ amountMinor, currency }: Money) {
  return {
    price_data: {
      currency,
      unit_amount: amountMinor,
      product: proProduct,
      recurring: { interval: 'month' },
    },
  } as const
}

const ensured = new WeakSet<Stripe>()

/** Creates the product if the Stripe account has none. Checks once per process. */
export async function ensureProProduct(stripe: Stripe): Promise<void> {
  if (ensured.has(stripe)) return
  await setUpProProduct({ stripe, dryRun: false })
  ensured.add(stripe)
}

export async function setUpProProduct({
  stripe,
  dryRun,
}: Pick<SetUpOptions, 'stripe' | 'dryRun'>): Promise<SetUpStep> {
  const found = await findOrUndefined(stripe.products.retrieve(proProduct))
  if (found === undefined && !dryRun) await createUnlessExists(stripe)
  return {
    what: 'Product of Pro',
    id: proProduct,
    done: found === undefined ? 'made' : 'found',
    changes: [],
  }
}

/** Creates the product unless another node has created it in the meantime. */
async function createUnlessExists(stripe: Stripe): Promise<void> {
  try {
    await stripe.products.create({ id: proProduct, name: 'Pro' })
  } catch (error) {
    const exists =
      error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_already_exists'
    if (!exists) throw error
  }
}
