import { payWithCard } from '../buyers.ts'
import type { Person } from '../people.ts'
import type { Acts } from './acts.ts'

export const five = { guideIds: [1, 2, 3, 4, 5] }
export const path = { path: 'sell-what-you-draw' }

/** Several guides at once, of the buyer's choice or of a path. */
export async function buyBundles(acts: Acts, operator: Person): Promise<void> {
  const { signUp, buyGuide, buyBundle, refund, openDispute, endDispute } = acts
  const inUsd = await signUp('bundle-usd')
  await buyBundle(inUsd, five)
  await acts.issueOfficeReceipt(inUsd, { addressee: 'Aozora Ltd.' })
  await buyBundle(await signUp('bundle-jpy'), five, 'ja')
  await buyBundle(await signUp('bundle-cheaper-guide'), { guideIds: [1, 2, 3, 4, 23] })
  await buyBundle(await signUp('path'), path)
  const rest = await signUp('path-owned-in-part')
  await buyGuide(rest, 33)
  await buyBundle(rest, path, 'ja')
  await buyMeanwhile(acts, 'bundle-owned-meanwhile')
  const refundedLater = await buyMeanwhile(acts, 'bundle-owned-meanwhile-refunded')
  await refund(refundedLater.single)

  const allOwned = await signUp('bundle-all-owned')
  const late = await acts.openBundle(allOwned, five)
  for (const guideId of five.guideIds) await acts.giveGuide(operator, allOwned, guideId)
  await payWithCard(acts.shop.deps.stripe, late)
  await acts.settleAll()

  await refund(await buyBundle(await signUp('bundle-refunded'), five))
  const part = await signUp('bundle-refunded-part')
  await buyBundle(part, five)
  await acts.refundAsOperator(operator, part, 200)
  const failed = await signUp('bundle-refund-failed')
  const failing = await refund(await buyBundle(failed, five))
  await buyGuide(failed, 4)
  await acts.failRefund(failing)
  await openDispute(await buyBundle(await signUp('bundle-dispute-open'), five))
  await endDispute(await openDispute(await buyBundle(await signUp('bundle-dispute-won'), five)), 'won')
  const lost = await buyBundle(await signUp('path-dispute-lost'), path)
  await endDispute(await openDispute(lost), 'lost')
}

/** A share that the bank sent back a minute ago is owed. */
export async function oweShare(acts: Acts): Promise<void> {
  const { bundle } = await buyMeanwhile(acts, 'bundle-share-owed')
  for (const id of await acts.refundsOf(bundle)) await acts.failRefund(id)
}

async function buyMeanwhile(acts: Acts, name: string): Promise<{ bundle: string; single: string }> {
  const person = await acts.signUp(name)
  const bundle = await acts.openBundle(person, five)
  const single = await acts.buyGuide(person, 2)
  await payWithCard(acts.shop.deps.stripe, bundle)
  await acts.settleAll()
  return { bundle, single }
}
