import { formatMoney } from '../../../shared/money.ts'
import {
  changePurchase,
  hasAccessChange,
  insertAccessChange,
  recordGrant,
  updatePayingItem,
  type EntitlementChange,
} from '../../access/index.ts'
import type { Db } from '../../platform/database.ts'
import { enqueueProOfferCheck } from '../credit/pro-offer-check.ts'
import { updateGift, type StoredGift } from '../gifts/gift-queries.ts'
import { enqueueGiftMails } from '../gifts/send-gift-mail.ts'
import { notifyRecipient, type GiftChange } from '../gifts/notify-recipient.ts'
import { markItemsReturned } from '../orders/order-queries.ts'
import { sumAmounts } from '../orders/order.ts'
import type { NewReceipt } from '../receipts/receipt-queries.ts'
import { sendUnneededPaymentMail, writeReceipt, type ReceiptDeps } from '../receipts/write-receipt.ts'
import { scheduleRefund, scheduleShareRefund } from '../refunds/schedule-refund.ts'
import { deleteRefund } from '../refunds/refund-queries.ts'
import type { SettlementDecision, OrderDecision } from './decide-orders.ts'
import { enqueueGiftAlignment } from './enqueue-settlement.ts'
import {
  findGuideItem,
  type GroupedEntitlement,
  type EntitlementGroup,
  type OrderPayment,
} from './entitlements.ts'

type Change = EntitlementChange<GroupedEntitlement>
type GuideHolding = Extract<EntitlementGroup, { kind: 'guide' }>

/** Writes a decision (access, refunds, receipts, emails) and returns the changes as text. The caller has locked the user's row. */
export async function applySettlementDecision(
  tx: Db,
  deps: ReceiptDeps,
  { changes, orders }: SettlementDecision,
  now: Date,
): Promise<string[]> {
  const said: string[] = []
  for (const { holding, ...change } of changes)
    said.push(
      holding.kind === 'guide'
        ? await changeGuide(tx, deps, { holding, change, now })
        : await changeGift(tx, deps, { gift: holding.gift, change, now }),
    )
  for (const order of orders) {
    // Refunds are written first, because the receipt shows which items were returned.
    said.push(...(await writeRefund(tx, deps, order, now)))
    if (order.opens === 'receipt') await writeReceipt(tx, deps, boughtIn(order, now), now)
    // The refund of a bundle is for its returned items, not for the granted ones, so it is not deleted.
    if (order.opens !== undefined && order.order.items.length === 1)
      await deleteRefund(tx, order.payment.paymentId)
  }
  const closed = changes.filter((change) => change.do === 'suspend' || change.do === 'revoke')
  const userIds = closed.flatMap(({ holding }) => (holding.kind === 'guide' ? holding.userId : []))
  for (const userId of new Set(userIds)) await enqueueProOfferCheck(tx, deps.jobs, userId)
  return said
}

/** Returns the fields that a payment's receipt and refund have in common. */
function boughtIn({ order, payment }: OrderPayment, now: Date): NewReceipt {
  const { id: orderId, userId, price, language, description, code, codeMinor } = order
  return {
    userId,
    orderId,
    reference: payment.paymentId,
    description,
    money: { amountMinor: payment.amountMinor, currency: price.currency },
    takenOffMinor: codeMinor,
    code,
    language,
    paidAt: payment.paidAt ?? now,
  }
}

async function changeGuide(
  tx: Db,
  deps: ReceiptDeps,
  { holding, change, now }: { holding: GuideHolding; change: Change; now: Date },
): Promise<string> {
  const { userId, guideId } = holding
  const { paid, gift, purchase: stored } = change.entitlement
  if (change.do === 'grant') {
    const item = paid && findGuideItem(paid.order, guideId)
    if (paid === undefined || item === undefined)
      throw new Error('Only a payment grants access for the first time')
    const { order, payment } = paid
    const purchase = {
      userId,
      guideId,
      source: 'payment',
      amount: order.items.length > 1 ? item.amountMinor : payment.amountMinor,
      currency: order.price.currency,
      stripePaymentId: payment.paymentId,
      itemId: item.id,
      purchaseDate: now,
    } as const
    await recordGrant(tx, purchase, 'paid', now)
    return `grant guide ${guideId}`
  }
  if (stored === undefined) throw new Error('A change of a purchase that is not there')
  const reason = reasonOf(change)
  const sourceRef = gift?.id ?? stored.stripePaymentId
  await changePurchase(tx, change.do, { purchaseId: stored.id, userId, guideId, sourceRef, reason }, now)
  const became = becameOf(change)
  if (gift !== undefined && became !== undefined)
    await notifyRecipient(tx, deps, { gift, readerId: userId, became }, now)
  const said = `${change.do} guide ${guideId}: ${reason}`
  if (change.do !== 'restore' || paid === undefined || reason !== 'the refund failed') return said
  return `${said}, ${formatMoney(boughtIn(paid, now).money)} kept`
}

/** Returns the change that the recipient is notified of. Undefined if the gift was on hold and another entitlement replaces it. */
function becameOf({ entitlement: { standing, stored } }: Change): GiftChange | undefined {
  if (standing === 'stands') return 'openAgain'
  if (standing === 'ended') return 'takenBack'
  return stored === 'open' ? 'onHold' : undefined
}

function reasonOf({ entitlement, do: what }: Change): string {
  const { source, standing, stored, paid } = entitlement
  if (source === 'gift') {
    if (what === 'restore') return 'the gift stands again'
    return standing === 'on-hold' ? 'the payment of the gift is disputed' : 'the gift was taken back'
  }
  if (what === 'restore') {
    if (stored === 'closed' && (paid?.payment.failedRefunds.length ?? 0) > 0) return 'the refund failed'
    return (paid?.payment.bankReturnedMinor ?? 0) > 0
      ? 'only a part was returned'
      : 'the money stayed with us'
  }
  if (standing === 'on-hold') return 'disputed'
  return paid?.payment.money === 'lost' ? 'dispute lost' : 'refunded'
}

/** Writes a change of a gift. The recipient's access is changed by a separate job, because that locks the recipient's row. */
async function changeGift(
  tx: Db,
  { jobs }: ReceiptDeps,
  { gift, change, now }: { gift: StoredGift; change: Change; now: Date },
): Promise<string> {
  const { id } = gift
  if (change.do === 'grant') {
    const { paid } = change.entitlement
    const itemId = paid?.order.items[0]?.id
    if (paid === undefined || itemId === undefined) throw new Error('Only a payment opens a gift')
    const held = { stripePaymentId: paid.payment.paymentId, itemId, paidAt: now }
    await updateGift(tx, id, { ...held, suspendedAt: null, revokedAt: null })
    if (gift.claimedAt !== null) await updatePayingItem(tx, gift, itemId)
    await enqueueGiftMails(tx, jobs)
  } else
    await updateGift(
      tx,
      id,
      {
        restore: { suspendedAt: null, revokedAt: null },
        suspend: { suspendedAt: now, revokedAt: gift.revokedAt },
        revoke: { suspendedAt: gift.suspendedAt, revokedAt: now },
      }[change.do],
    )
  await enqueueGiftAlignment(tx, jobs, id)
  const said = { grant: 'open', restore: 'restore', suspend: 'suspend', revoke: 'take back' }[change.do]
  return `${said} ${nameOf(gift)}`
}

const nameOf = ({ guideId }: StoredGift) =>
  guideId === null ? 'the gift of Pro' : `the gift of guide ${guideId}`

async function writeRefund(tx: Db, deps: ReceiptDeps, decided: OrderDecision, now: Date): Promise<string[]> {
  const { order, payment, returned } = decided
  const [first] = returned
  if (first === undefined) return []
  const { paymentId } = payment
  const isBundle = order.items.length > 1
  const isNoted = await hasAccessChange(tx, 'duplicate-refunded', paymentId)
  const bought = boughtIn(decided, now)
  if (isBundle) await oweReturned(tx, deps, decided, now)
  const isOwed = isBundle || (await scheduleRefund(tx, deps.jobs, { ...bought, paymentId }, now))
  if (!isNoted || isBundle)
    for (const { holding, entitlement } of returned) {
      const { guideId } = holding.kind === 'guide' ? holding : holding.gift
      const change = { userId: order.userId, guideId, change: 'duplicate-refunded' } as const
      const reason = whyReturned(holding, entitlement)
      await insertAccessChange(tx, { ...change, reason, sourceRef: paymentId }, now)
    }
  // A payment with a receipt needs no such email, because its receipt shows the returned items.
  const isUnneeded = returned.length === order.items.length && first.entitlement.stored === null
  if (isUnneeded && !isNoted && first.instead !== undefined)
    await sendUnneededPaymentMail(tx, deps, { ...bought, items: order.items }, first.instead.source, now)
  if (!isOwed) return []
  return returned.map(({ holding }) => {
    if (holding.kind === 'gift') return `refund a second payment for ${nameOf(holding.gift)}`
    const what = isBundle ? 'the share of' : 'a second payment for'
    return `refund ${what} guide ${holding.guideId}`
  })
}

function whyReturned({ kind }: EntitlementGroup, { stored }: GroupedEntitlement): string {
  if (kind === 'gift') return 'the gift was paid for already'
  return stored === null ? 'owned already' : 'bought again after a refund that failed'
}

/**
 * Owes the shares of owned guides and marks them as returned. This payment never grants access to them, even if the other
 * entitlement ends (B21.77).
 */
async function oweReturned(tx: Db, { jobs }: ReceiptDeps, decided: OrderDecision, now: Date) {
  const { order, payment, returned } = decided
  const back = new Set<number | null>(
    returned.map(({ holding }) => (holding.kind === 'guide' ? holding.guideId : null)),
  )
  const owed = order.items.filter(({ guideId, isReturned }) => isReturned || back.has(guideId))
  const unmarked = owed.filter(({ isReturned }) => !isReturned)
  await markItemsReturned(tx, unmarked, now)
  const bought = boughtIn(decided, now)
  const shares = {
    ...bought,
    description:
      owed.length === order.items.length ? order.description : owed.map(({ title }) => title).join(' / '),
    money: { ...bought.money, amountMinor: sumAmounts(owed) },
  }
  await scheduleShareRefund(tx, jobs, { ...shares, paymentId: payment.paymentId }, now)
}
