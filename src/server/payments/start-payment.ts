import type { GuideCard } from '../../shared/guides.ts'
import type { PageLanguage } from '../../shared/languages.ts'
import type { Money } from '../../shared/money.ts'
import { findHoldings, mayRead } from '../access/index.ts'
import type { Deps } from '../deps.ts'
import { Refusal } from '../platform/refusal.ts'
import type { User } from '../platform/trpc.ts'
import { cancelAttempt, intentOf, isPayable } from './payment-attempt.ts'
import { priceOf } from './price-of.ts'
import { findOpenCheckout, insertCheckout, lockBuyer, type Checkout } from './queries.ts'
import { refuseWhenDown } from './stripe.ts'

export interface StartedPayment {
  clientSecret: string
  amount: number
  currency: Money['currency']
}

interface Offer {
  userId: number
  guide: GuideCard
  price: Money
  language: PageLanguage
}

/** Attempts after which a checkout that keeps ending under us is somebody else's race to win. */
const mostAttempts = 3

/** A payment for one guide, ready for the card form; the same offer again is the same payment. */
export async function startPayment(
  deps: Deps,
  user: User,
  { guideId, language }: { guideId: number; language: PageLanguage },
): Promise<StartedPayment> {
  const guide = deps.catalogue.current().find(guideId)
  if (guide === undefined) throw new Refusal('not-found', `No guide ${guideId}`)
  const offer = { userId: user.id, guide, price: priceOf(guide, language), language }
  for (let attempt = 1; attempt <= mostAttempts; attempt += 1) {
    await refuseOwned(deps, user, guide)
    const checkout = await openCheckout(deps, offer)
    const intent = await refuseWhenDown(intentOf(deps, checkout))
    if (intent === undefined) continue
    if (isPayable(intent, checkout, offer.price)) {
      if (intent.client_secret === null) throw new Error(`Stripe gave no client secret for ${intent.id}`)
      return { clientSecret: intent.client_secret, amount: intent.amount, currency: checkout.price.currency }
    }
    await refuseWhenDown(cancelAttempt(deps, checkout, intent))
  }
  throw new Refusal('payment-incomplete', 'Another payment for this guide is under way')
}

async function refuseOwned({ db, clock }: Deps, user: User, guide: GuideCard): Promise<void> {
  const holdings = await findHoldings(db, user.uid, guide.id)
  if (mayRead(guide, holdings, clock())) throw new Refusal('already-owned')
  // Paid for once and under dispute: a second payment would only be given back.
  if (holdings?.purchase != null) throw new Refusal('purchase-suspended')
}

/** Committed before Stripe is called, so that whatever happens next, its id finds the same payment again. */
function openCheckout({ db }: Deps, { userId, guide, price, language }: Offer): Promise<Checkout> {
  return db.transaction().execute(async (tx) => {
    await lockBuyer(tx, userId)
    const open = await findOpenCheckout(tx, userId, guide.id)
    return open ?? insertCheckout(tx, { userId, guideId: guide.id, kind: 'payment_intent', price, language })
  })
}
