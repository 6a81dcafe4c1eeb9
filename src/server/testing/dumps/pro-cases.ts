import type { Person } from '../people.ts'
import { fetchSubscriptions } from '../subscribers.ts'
import type { DumpActions } from './actions.ts'
import { bundleOfFive } from './bundle-cases.ts'

/** Starts subscriptions months before the dump. */
export async function startOldPlans(actions: DumpActions, operator: Person): Promise<OldPlans> {
  const { signUp, subscribe } = actions
  await subscribe(await signUp('pro-renewed'))
  await subscribe(await signUp('pro-renewed-jpy'), { language: 'ja' })
  const canceled = await signUp('pro-ended')
  await subscribe(canceled)
  await actions.cancelPro(canceled)
  const unpaid = await signUp('pro-ended-unpaid')
  await subscribe(unpaid)
  await actions.saveFailingCard(unpaid)
  for (const when of ['now', 'period-end'] as const) {
    const ended = await signUp(`pro-ended-by-operator-${when}`)
    await subscribe(ended)
    await actions.endPro(operator, ended, when)
  }
  const resubscribed = await signUp('pro-subscribed-again')
  await subscribe(resubscribed)
  await actions.endAtStripe(resubscribed)
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
  /** Payment ids of the first months of two subscriptions. */
  disputed: string
  refunded: string
}

/** Starts subscriptions a month before the dump, which are renewed or past due by then. Returns the user whom `startNewPlans` cancels. */
export async function startPlans(actions: DumpActions, old: OldPlans): Promise<Person> {
  const { signUp, subscribe, buyGuide, openDispute, endDispute } = actions
  await subscribe(old.resubscribed, { language: 'ja' })
  await endDispute(await openDispute(old.disputed), 'lost')
  await actions.refund(old.refunded)

  const failing = await signUp('pro-past-due')
  await subscribe(failing)
  await actions.saveFailingCard(failing)
  const canceled = await signUp('pro-canceled')
  await subscribe(canceled)

  const credited = await signUp('pro-credit')
  await buyGuide(credited, 1)
  await buyGuide(credited, 2)
  await subscribe(credited)
  const creditedBundle = await signUp('pro-credit-bundle-code')
  await actions.buyBundle(creditedBundle, bundleOfFive, 'ja')
  await subscribe(creditedBundle, { language: 'ja', code: 'HALF' })
  const refunded = await signUp('pro-credit-refunded')
  const counted = await buyGuide(refunded, 1)
  await subscribe(refunded)
  await actions.refund(counted)
  await subscribe(await signUp('pro-code'), { code: 'HALF' })
  await actions.buyOnPage(await signUp('pro-hosted'), undefined, { language: 'ja' })
  await actions.buyOnPage(await signUp('pro-hosted-code'), undefined, { code: 'HALF' })
  await actions.refund(await subscribe(await signUp('pro-month-refunded')))
  await actions.refund(await subscribe(await signUp('pro-month-refunded-part')), 500)
  await openDispute(await subscribe(await signUp('pro-dispute-open')))
  await endDispute(await openDispute(await subscribe(await signUp('pro-dispute-won'))), 'won')
  await endDispute(await openDispute(await subscribe(await signUp('pro-dispute-lost'))), 'lost')
  const reader = await signUp('pro-owns-and-picked')
  await buyGuide(reader, 1)
  await actions.pickFreeGuide(reader, 2)
  await subscribe(reader)

  // The refund of the first of two paid months fails, so that both months cover the same days (B8.20).
  const twice = await signUp('pro-two-months-kept')
  const month = await actions.refund(await subscribe(twice))
  await subscribe(twice)
  await actions.failRefund(month)
  return canceled
}

/** Starts subscriptions in the days before the dump. */
export async function startNewPlans(actions: DumpActions, canceled: Person): Promise<void> {
  await actions.cancelPro(canceled)
  await actions.subscribe(await actions.signUp('pro-active'))
  await actions.subscribe(await actions.signUp('pro-active-jpy'), { language: 'ja' })
  const declined = await actions.signUp('pro-declined')
  const payment = await actions.openProForm(declined)
  await actions.shop.deps.stripe.paymentIntents
    .confirm(payment, { payment_method: 'pm_card_visa_chargeDeclined' })
    .catch((error: unknown) => {
      if (!String(error).includes('declined')) throw error
    })
  await actions.settleAll()
  const [plan] = await fetchSubscriptions(actions.shop, declined)
  if (plan?.status !== 'incomplete') throw new Error(`The plan is ${plan?.status}, not incomplete`)
}
