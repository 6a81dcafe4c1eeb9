import { formatMoney } from '../../../shared/money.ts'
import {
  changePurchase,
  decideTitles,
  hasAccessChange,
  insertAccessChange,
  recordGrant,
  type TitleChange,
} from '../../access/index.ts'
import type { Db } from '../../platform/database.ts'
import { returnShares } from '../bundles/return-shares.ts'
import { endOutdatedOfferLater } from '../credit/outdated-offer.ts'
import { tellReader, type GiftChange } from '../gifts/tell-reader.ts'
import { sendUnneededPaymentMail, writeReceipt, type ReceiptDeps } from '../receipts/write-receipt.ts'
import { oweRefund } from '../refunds/owe-refund.ts'
import { deleteRefund } from '../refunds/refund-queries.ts'
import { isLiveMode } from '../stripe.ts'
import { boughtIn } from './bought-in.ts'
import type { CheckoutPayment } from './fetch-titles.ts'
import { listGuideTitles, listPaidCheckouts, type GuideTitle, type PaidCheckout } from './guide-titles.ts'

interface WrittenGuides {
  /** What was written, as readable text. */
  changes: string[]
  /** The guides to which some title grants access. */
  kept: Set<number>
}

interface DecidedTitle {
  title: GuideTitle
  /** The title that grants access instead. */
  instead: GuideTitle | undefined
}

/**
 * Decides over all titles of a person to these guides, and writes what follows: access, receipts, refunds and mails. The caller
 * has locked the person's row.
 */
export async function writeGuides(
  tx: Db,
  deps: ReceiptDeps,
  {
    userId,
    guideIds,
    payments,
    now,
  }: { userId: number; guideIds: readonly number[]; payments: readonly CheckoutPayment[]; now: Date },
): Promise<WrittenGuides> {
  const paid = await listPaidCheckouts(tx, payments, isLiveMode(deps.env))
  const changes: string[] = []
  const kept = new Set<number>()
  const refunded: DecidedTitle[] = []
  const opened: TitleChange<GuideTitle>[] = []
  let hasClosed = false
  for (const guideId of guideIds) {
    const decision = decideTitles(await listGuideTitles(tx, { userId, guideId, paid }))
    for (const change of decision.changes) {
      changes.push(await writeChange(tx, deps, userId, change, now))
      if (change.do === 'grant' || change.do === 'restore') opened.push(change)
      else hasClosed = true
    }
    if (decision.granting !== undefined) kept.add(guideId)
    refunded.push(...decision.refunded.map((title) => ({ title, instead: decision.granting })))
  }
  for (const by of paid) {
    const back = refunded.filter(({ title }) => title.paid === by)
    // The receipt says which shares go back.
    if (back.length > 0) changes.push(...(await writeRefund(tx, deps, by, { back, now })))
    await writeOpened(tx, deps, by, { opened: opened.filter(({ title }) => title.paid === by), now })
  }
  if (hasClosed) await endOutdatedOfferLater(tx, deps.jobs, userId)
  return { changes, kept }
}

async function writeChange(
  tx: Db,
  deps: ReceiptDeps,
  userId: number,
  change: TitleChange<GuideTitle>,
  now: Date,
): Promise<string> {
  const { title } = change
  const { guideId, purchase, paid, gift } = title
  if (change.do === 'grant') {
    if (paid === undefined) throw new Error('Only a payment grants access for the first time')
    const { checkout, payment, parts } = paid
    const amountMinor = parts.find((part) => part.guideId === guideId)?.amountMinor ?? 0
    const bought = { userId, guideId, amountMinor, currency: checkout.price.currency, purchasedAt: now }
    const of = { paidCheckoutId: checkout.id, ...(checkout.bundle && { bundleId: checkout.id }) }
    const stripePaymentId = payment.paymentId
    await recordGrant(tx, { ...bought, ...of, source: 'payment', stripePaymentId }, 'paid', now)
    return `grant guide ${guideId}`
  }
  if (purchase === undefined) throw new Error('A change of a purchase that is not there')
  const reason = reasonOf(change)
  const sourceRef = gift?.id ?? purchase.stripePaymentId
  await changePurchase(tx, change.do, { purchaseId: purchase.id, userId, guideId, sourceRef, reason }, now)
  const became = becameOf(change)
  if (gift !== undefined && became !== undefined)
    await tellReader(tx, deps, { gift, readerId: userId, became }, now)
  const said = `${change.do} guide ${guideId}: ${reason}`
  if (change.do !== 'restore' || paid === undefined || reason !== 'the refund failed') return said
  return `${said}, ${formatMoney(boughtIn(paid, now).money)} kept`
}

/** Undefined for a gift that was on hold before and that another title only replaces. */
function becameOf({ title: { standing, stored } }: TitleChange<GuideTitle>): GiftChange | undefined {
  if (standing === 'stands') return 'openAgain'
  if (standing === 'ended') return 'takenBack'
  return stored === 'open' ? 'onHold' : undefined
}

function reasonOf({ title, do: what }: TitleChange<GuideTitle>): string {
  const { source, standing, stored, paid } = title
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

/** A payment that grants access has a receipt, and is not owed. */
async function writeOpened(
  tx: Db,
  deps: ReceiptDeps,
  by: PaidCheckout,
  { opened, now }: { opened: readonly TitleChange<GuideTitle>[]; now: Date },
): Promise<void> {
  if (opened.some((change) => change.do === 'grant')) await writeReceipt(tx, deps, boughtIn(by, now), now)
  // What is owed of a bundle are its other shares.
  if (opened.length > 0 && !by.checkout.bundle) await deleteRefund(tx, by.payment.paymentId)
}

async function writeRefund(
  tx: Db,
  deps: ReceiptDeps,
  by: PaidCheckout,
  { back, now }: { back: readonly DecidedTitle[]; now: Date },
): Promise<string[]> {
  const bought = boughtIn(by, now)
  const { checkout, payment } = by
  const { paymentId } = payment
  const isNoted = await hasAccessChange(tx, 'duplicate-refunded', paymentId)
  const isOwed = checkout.bundle
    ? await returnShares(tx, deps.jobs, by, { guideIds: back.map(({ title }) => title.guideId), now })
    : await oweRefund(tx, deps.jobs, { ...bought, paymentId }, now)
  if (!isNoted || checkout.bundle)
    for (const { title } of back) {
      const reason = title.stored === null ? 'owned already' : 'bought again after a refund that failed'
      const change = {
        userId: checkout.userId,
        guideId: title.guideId,
        change: 'duplicate-refunded',
      } as const
      await insertAccessChange(tx, { ...change, reason, sourceRef: paymentId }, now)
    }
  // Otherwise there is a receipt, on which it is said.
  const [first] = back
  const isUnneeded = back.length === by.parts.length && first?.title.stored === null
  if (isUnneeded && !isNoted && first.instead !== undefined)
    await sendUnneededPaymentMail(tx, deps, bought, first.instead.source, now)
  if (!isOwed) return []
  return checkout.bundle
    ? back.map(({ title }) => `refund the share of guide ${title.guideId}`)
    : [`refund a second payment for guide ${checkout.guideId ?? 0}`]
}
