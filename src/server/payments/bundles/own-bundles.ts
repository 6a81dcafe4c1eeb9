import type { z } from 'zod'
import type { BundleChoice, paidBundleSchema } from '../../../shared/payments/bundle-schemas.ts'
import type { User } from '../../platform/caller.ts'
import { Refusal } from '../../platform/refusal.ts'
import { startCheckout } from '../checkout/start-checkout.ts'
import { started, type StartedPayment } from '../checkout/start-payment.ts'
import type { PaymentDeps } from '../deps.ts'
import { settle } from '../settle/settle.ts'
import type { SettleDeps } from '../settle/settle-deps.ts'
import { refuseDuringOutage } from '../stripe.ts'
import { listParts } from './bundle-queries.ts'
import { offerOfBundle } from './offer-bundle.ts'

type BundlePaymentDeps = SettleDeps & Pick<PaymentDeps, 'catalogue'>

/** A payment for several guides, ready for the card form; the same choice again is the same payment. */
export async function startBundlePayment(
  deps: BundlePaymentDeps,
  user: User,
  choice: BundleChoice,
): Promise<StartedPayment> {
  const offer = await offerOfBundle(deps, user, choice)
  const { object: intent, price } = await startCheckout(deps, user, () => offer)
  return started(intent.client_secret, price)
}

/** The buyer names the payment; Stripe alone says whether it is paid. Answers what it has opened. */
export async function recordBundlePaid(
  deps: BundlePaymentDeps,
  user: User,
  { stripePaymentId }: { stripePaymentId: string },
): Promise<z.infer<typeof paidBundleSchema>> {
  const settled = await refuseDuringOutage(settle(deps, stripePaymentId))
  if (settled?.bundleId === undefined || settled.userId !== user.id) throw new Refusal('payment-mismatch')
  if (!settled.paid) throw new Refusal('payment-incomplete')
  const guides = deps.catalogue.current()
  const parts = await listParts(deps.db, settled.bundleId)
  return {
    lines: parts.map(({ guideId, givenBackAt }) => ({
      guideId,
      titleEn: guides.findSold(guideId)?.titleEn ?? '',
      titleJa: guides.findSold(guideId)?.titleJa ?? '',
      givenBack: givenBackAt !== null,
    })),
  }
}
