import { setMailFaults } from '../mailbox.ts'
import type { DumpActions } from './actions.ts'

/** Gives guides as gifts that are claimed, refunded or disputed. */
export async function giveGuideGifts(actions: DumpActions): Promise<void> {
  const { signUp, giveGift, claimGift, refund, openDispute, endDispute } = actions
  const giver = await signUp('gift-giver')
  const claimed = async (name: string, guideId = 1) => {
    const gift = await giveGift(giver, { guideId })
    const recipient = await signUp(name)
    await claimGift(recipient, giver, gift.id)
    return { ...gift, recipient }
  }
  await claimed('gift-claimed')
  await refund((await claimed('gift-claimed-refunded')).payment)
  await refund((await claimed('gift-claimed-part-refunded')).payment, 50)
  await openDispute((await claimed('gift-claimed-on-hold')).payment)
  await endDispute(await openDispute((await claimed('gift-dispute-won')).payment), 'won')
  await endDispute(await openDispute((await claimed('gift-dispute-lost')).payment), 'lost')
  await refund((await giveGift(giver, { guideId: 2 })).payment)
  await openDispute((await giveGift(giver, { guideId: 2 })).payment)
  const failing = await claimed('gift-refund-failed', 3)
  await actions.failRefund(await refund(failing.payment))
  const withdrawn = await claimed('gift-withdrawn-guide', 12)
  await actions.pickFreeGuide(withdrawn.recipient, 1)

  const japanese = await signUp('gift-giver-jpy')
  const order = { guideId: 1, language: 'ja', message: 'よい一日を' } as const
  const inJpy = await giveGift(japanese, order)
  await claimGift(await signUp('gift-claimed-jpy'), japanese, inJpy.id)
}

/** Reinstates a refunded gift after its recipient has bought the guide, then refunds the purchase (B21.67). */
export async function reinstateGift(actions: DumpActions): Promise<void> {
  const giver = await actions.signUp('gift-giver-reinstated')
  const reader = await actions.signUp('gift-reinstated-reads-nothing')
  const gift = await actions.giveGift(giver, { guideId: 8 })
  await actions.claimGift(reader, giver, gift.id)
  const failing = await actions.refund(gift.payment)
  const own = await actions.buyGuide(reader, 8)
  await actions.failRefund(failing)
  await actions.refund(own)
}

/** Gives months of Pro as a gift that expires before the dump. */
export async function claimExpiringMonths(actions: DumpActions): Promise<void> {
  const giver = await actions.signUp('pro-gift-giver-first')
  const gift = await actions.giveGift(giver)
  await actions.claimGift(await actions.signUp('pro-gift-expired'), giver, gift.id)
}

/** Gives months of Pro as gifts that are claimed, refunded or disputed. */
export async function giveProGifts(actions: DumpActions): Promise<void> {
  const { signUp, giveGift, claimGift, refund, openDispute, endDispute } = actions
  const giver = await signUp('pro-gift-giver')
  const claimed = async (name: string) => {
    const gift = await giveGift(giver)
    const recipient = await signUp(name)
    await claimGift(recipient, giver, gift.id)
    return { ...gift, recipient }
  }
  await claimed('pro-gift-claimed')
  const twice = await claimed('pro-gift-claimed-twice')
  await claimGift(twice.recipient, giver, (await giveGift(giver)).id)
  const first = await claimed('pro-gift-first-of-two-refunded')
  await claimGift(first.recipient, giver, (await giveGift(giver)).id)
  await refund(first.payment)
  await refund((await claimed('pro-gift-claimed-refunded')).payment)
  await refund((await giveGift(giver)).payment)
  await openDispute((await claimed('pro-gift-on-hold')).payment)
  await endDispute(await openDispute((await claimed('pro-gift-dispute-lost')).payment), 'lost')
  const reinstated = await claimed('pro-gift-waits-for-plan')
  const opened = await openDispute(reinstated.payment)
  await actions.subscribe(reinstated.recipient)
  await endDispute(opened, 'won')

  const japanese = await signUp('pro-gift-giver-jpy')
  const inJpy = await giveGift(japanese, { language: 'ja', message: 'おめでとう' })
  await claimGift(await signUp('pro-gift-claimed-jpy'), japanese, inJpy.id)
}

/** Fails the refund of a paid month while gifted months of Pro run (B21.72). */
export async function failRefundDuringGiftedMonths(actions: DumpActions): Promise<void> {
  const giver = await actions.signUp('pro-gift-giver-overlap')
  const reader = await actions.signUp('pro-month-beside-gift')
  const failing = await actions.refund(await actions.subscribe(reader))
  await actions.claimGift(reader, giver, (await actions.giveGift(giver)).id)
  await actions.failRefund(failing)
}

/** Gives guides and months of Pro as gifts that stay unclaimed. */
export async function leaveGiftsUnclaimed(actions: DumpActions): Promise<void> {
  const { giveGift } = actions
  const giver = await actions.signUp('gift-giver-open')
  const wrong = 'wrong-address@example.com'
  await actions.orderGift(giver, { guideId: 2 })
  await giveGift(giver, { guideId: 1 })
  await giveGift(giver, { guideId: 3, recipient: 'later@example.com', inDays: 20, message: 'For your day' })
  await giveGift(giver, { recipient: 'pro-later@example.com', inDays: 30 })
  await giveGift(giver, { guideId: 1, recipient: 'told@example.com', inDays: 1 })
  await giveGift(giver, { recipient: 'pro-told@example.com', inDays: 1 })
  await setMailFaults(actions.shop, { unknown: [wrong] })
  await giveGift(giver, { guideId: 2, recipient: wrong, inDays: 1 })
  await actions.passDays(2)
  await setMailFaults(actions.shop)
}
