import { payWithCard } from '../buyers.ts'
import type { Person } from '../people.ts'
import type { DumpActions } from './actions.ts'

export const bundleOfFive = { guideIds: [1, 2, 3, 4, 5] }
export const readingPathBundle = { path: 'sell-what-you-draw' }

/** Buys several guides at once, chosen by the buyer or by a reading path. */
export async function buyBundles(actions: DumpActions, operator: Person): Promise<void> {
  const { signUp, buyGuide, buyBundle, refund, openDispute, endDispute } = actions
  const inUsd = await signUp('bundle-usd')
  await buyBundle(inUsd, bundleOfFive)
  await actions.issueOfficeReceipt(inUsd, { addressee: 'Aozora Ltd.' })
  await buyBundle(await signUp('bundle-jpy'), bundleOfFive, 'ja')
  await buyBundle(await signUp('bundle-cheaper-guide'), { guideIds: [1, 2, 3, 4, 23] })
  await buyBundle(await signUp('path'), readingPathBundle)
  const rest = await signUp('path-owned-in-part')
  await buyGuide(rest, 33)
  await buyBundle(rest, readingPathBundle, 'ja')
  await buyMeanwhile(actions, 'bundle-owned-meanwhile')
  const refundedLater = await buyMeanwhile(actions, 'bundle-owned-meanwhile-refunded')
  await refund(refundedLater.single)

  const allOwned = await signUp('bundle-all-owned')
  const late = await actions.openBundle(allOwned, bundleOfFive)
  for (const guideId of bundleOfFive.guideIds) await actions.giveGuide(operator, allOwned, guideId)
  await payWithCard(actions.shop.deps.stripe, late)
  await actions.settleAll()

  await refund(await buyBundle(await signUp('bundle-refunded'), bundleOfFive))
  const part = await signUp('bundle-refunded-part')
  await buyBundle(part, bundleOfFive)
  await actions.refundAsOperator(operator, part, 200)
  const failed = await signUp('bundle-refund-failed')
  const failing = await refund(await buyBundle(failed, bundleOfFive))
  await buyGuide(failed, 4)
  await actions.failRefund(failing)
  await openDispute(await buyBundle(await signUp('bundle-dispute-open'), bundleOfFive))
  await endDispute(
    await openDispute(await buyBundle(await signUp('bundle-dispute-won'), bundleOfFive)),
    'won',
  )
  const lost = await buyBundle(await signUp('path-dispute-lost'), readingPathBundle)
  await endDispute(await openDispute(lost), 'lost')
}

/** Leaves a refund owed: the refund of one guide of a bundle failed a minute ago, and the shop retries later. */
export async function leaveShareRefundOwed(actions: DumpActions): Promise<void> {
  const { bundle } = await buyMeanwhile(actions, 'bundle-share-owed')
  for (const id of await actions.refundsOf(bundle)) await actions.failRefund(id)
}

async function buyMeanwhile(actions: DumpActions, name: string): Promise<{ bundle: string; single: string }> {
  const person = await actions.signUp(name)
  const bundle = await actions.openBundle(person, bundleOfFive)
  const single = await actions.buyGuide(person, 2)
  await payWithCard(actions.shop.deps.stripe, bundle)
  await actions.settleAll()
  return { bundle, single }
}
