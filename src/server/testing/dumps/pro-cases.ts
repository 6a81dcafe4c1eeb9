import type { Person } from '../people.ts'
import { subscriptionsOf } from '../subscribers.ts'
import type { Acts } from './acts.ts'
import { five } from './bundle-cases.ts'

/** Plans that begin months before the dump. */
export async function startOldPlans(acts: Acts, operator: Person): Promise<OldPlans> {
  const { signUp, subscribe } = acts
  await subscribe(await signUp('pro-renewed'))
  await subscribe(await signUp('pro-renewed-jpy'), { language: 'ja' })
  const canceled = await signUp('pro-ended')
  await subscribe(canceled)
  await acts.cancelPro(canceled)
  const unpaid = await signUp('pro-ended-unpaid')
  await subscribe(unpaid)
  await acts.saveFailingCard(unpaid)
  for (const when of ['now', 'period-end'] as const) {
    const ended = await signUp(`pro-ended-by-operator-${when}`)
    await subscribe(ended)
    await acts.endPro(operator, ended, when)
  }
  const resubscribed = await signUp('pro-subscribed-again')
  await subscribe(resubscribed)
  await acts.endAtStripe(resubscribed)
  const disputed = await signUp('pro-old-month-dispute-lost')
  const refunded = await signUp('pro-old-month-refunded')
  return {
    resubscribed,
    disputed: await subscribe(disputed),
    refunded: await subscribe(refunded),
  }
}

export interface OldPlans {
  resubscribed: Person
  /** Payments of first months. */
  disputed: string
  refunded: string
}

/** A month before the dump: what these have is renewed, canceled or past due at the dump. */
export async function startPlans(acts: Acts, old: OldPlans): Promise<Failing> {
  const { signUp, subscribe, buyGuide, openDispute, endDispute } = acts
  await subscribe(old.resubscribed, { language: 'ja' })
  await endDispute(await openDispute(old.disputed), 'lost')
  await acts.refund(old.refunded)

  const failing = await signUp('pro-past-due')
  await subscribe(failing)
  await acts.saveFailingCard(failing)
  const canceled = await signUp('pro-canceled')
  await subscribe(canceled)

  const credited = await signUp('pro-credit')
  await buyGuide(credited, 1)
  await buyGuide(credited, 2)
  await subscribe(credited)
  const creditedBundle = await signUp('pro-credit-bundle-code')
  await acts.buyBundle(creditedBundle, five, 'ja')
  await subscribe(creditedBundle, { language: 'ja', code: 'HALF' })
  const all = await signUp('pro-credit-refunded')
  const counted = await buyGuide(all, 1)
  await subscribe(all)
  await acts.refund(counted)
  await subscribe(await signUp('pro-code'), { code: 'HALF' })
  await acts.buyOnPage(await signUp('pro-hosted'), undefined, { language: 'ja' })
  await acts.buyOnPage(await signUp('pro-hosted-code'), undefined, { code: 'HALF' })
  await acts.refund(await subscribe(await signUp('pro-month-refunded')))
  await acts.refund(await subscribe(await signUp('pro-month-refunded-part')), 500)
  await openDispute(await subscribe(await signUp('pro-dispute-open')))
  await endDispute(await openDispute(await subscribe(await signUp('pro-dispute-won'))), 'won')
  await endDispute(await openDispute(await subscribe(await signUp('pro-dispute-lost'))), 'lost')
  const reader = await signUp('pro-owns-and-picked')
  await buyGuide(reader, 1)
  await acts.pickFreeGuide(reader, 2)
  await subscribe(reader)

  // Two months are kept for the same days (M13 of the findings).
  const twice = await signUp('pro-two-months-kept')
  const month = await acts.refund(await subscribe(twice))
  await subscribe(twice)
  await acts.failRefund(month)
  return { canceled }
}

export interface Failing {
  canceled: Person
}

/** On the days of the dump. */
export async function startNewPlans(acts: Acts, { canceled }: Failing): Promise<void> {
  await acts.cancelPro(canceled)
  await acts.subscribe(await acts.signUp('pro-active'))
  await acts.subscribe(await acts.signUp('pro-active-jpy'), { language: 'ja' })
  const declined = await acts.signUp('pro-declined')
  const payment = await acts.openProForm(declined)
  await acts.shop.deps.stripe.paymentIntents
    .confirm(payment, { payment_method: 'pm_card_visa_chargeDeclined' })
    .catch((error: unknown) => {
      if (!String(error).includes('declined')) throw error
    })
  await acts.settleAll()
  const [plan] = await subscriptionsOf(acts.shop, declined)
  if (plan?.status !== 'incomplete') throw new Error(`The plan is ${plan?.status}, not incomplete`)
}
