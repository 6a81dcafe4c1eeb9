import {
  decideTitles,
  hasAccessChange,
  insertAccessChange,
  type Title,
  type TitleChange,
} from '../../access/index.ts'
import type { Db } from '../../platform/database.ts'
import { sendUnneededPaymentMail, writeReceipt, type ReceiptDeps } from '../receipts/write-receipt.ts'
import { oweRefund } from '../refunds/owe-refund.ts'
import { deleteRefund } from '../refunds/refund-queries.ts'
import { boughtIn } from '../titles/bought-in.ts'
import { decidePayment } from '../settle/decide-payment.ts'
import type { CheckoutPayment } from '../titles/fetch-titles.ts'
import { storedState } from '../titles/guide-titles.ts'
import { isLiveMode } from '../stripe.ts'
import { alignLater } from './align-claimed.ts'
import { lockGift, markHeld, markPaid, type StoredGift } from './gift-queries.ts'
import { tellSoon } from './tell-gift.ts'

/** A payment for the gift: a title to it as to anything that is bought once. */
type GiftTitle = Title & CheckoutPayment

interface GiftSettlement {
  giftId: string
  /** All that Stripe knows of. */
  payments: readonly CheckoutPayment[]
  now: Date
}

/**
 * Writes what the payments for a gift mean for it. The buyer gets nothing but a receipt; the access of its recipient
 * is a job of its own, because it locks the recipient's row.
 */
export async function writeGift(
  tx: Db,
  deps: ReceiptDeps,
  { giftId, payments, now }: GiftSettlement,
): Promise<{ changes: string[]; keepsAccess: boolean }> {
  const gift = await lockGift(tx, giftId)
  const { changes, refunded, granting } = decideTitles(titlesOf(gift, payments, isLiveMode(deps.env)))
  const what = gift.guideId === null ? 'the gift of Pro' : `the gift of guide ${gift.guideId}`
  const said: string[] = []
  for (const change of changes) said.push(`${await writeChange(tx, deps, { change, gift, now })} ${what}`)
  if (changes.length > 0) await alignLater(tx, deps.jobs, gift.id)
  for (const title of refunded)
    if (await refundDuplicate(tx, deps, title, now)) said.push(`refund a second payment for ${what}`)
  return { changes: said, keepsAccess: granting !== undefined }
}

function titlesOf(gift: StoredGift, payments: readonly CheckoutPayment[], liveMode: boolean): GiftTitle[] {
  return payments.flatMap((each): GiftTitle[] => {
    const { checkout, payment } = each
    const decision = decidePayment(payment, checkout, liveMode)
    if (decision.do !== 'settle') return []
    const isStored = gift.paidAt !== null && gift.stripePaymentId === payment.paymentId
    const stored = isStored ? storedState(gift) : null
    const since = payment.paidAt ?? new Date(0)
    return [{ ...each, standing: decision.standing, stored, refundable: true, precedence: 0, since }]
  })
}

async function writeChange(
  tx: Db,
  deps: ReceiptDeps,
  { change, gift, now }: { change: TitleChange<GiftTitle>; gift: StoredGift; now: Date },
): Promise<string> {
  const { paymentId } = change.title.payment
  switch (change.do) {
    case 'grant':
      await markPaid(tx, gift.id, paymentId, now)
      await deleteRefund(tx, paymentId)
      await writeReceipt(tx, deps, boughtIn(change.title, now), now)
      await tellSoon(tx, deps.jobs)
      return 'open'
    case 'suspend':
      await markHeld(tx, gift.id, { suspendedAt: now, revokedAt: gift.revokedAt })
      return 'suspend'
    case 'revoke':
      await markHeld(tx, gift.id, { suspendedAt: gift.suspendedAt, revokedAt: now })
      return 'take back'
    case 'restore':
      await deleteRefund(tx, paymentId)
      await markHeld(tx, gift.id, { suspendedAt: null, revokedAt: null })
      return 'restore'
  }
}

async function refundDuplicate(tx: Db, deps: ReceiptDeps, title: GiftTitle, now: Date): Promise<boolean> {
  const bought = boughtIn(title, now)
  const { userId, guideId, reference } = bought
  const isNew = await oweRefund(tx, deps.jobs, { ...bought, paymentId: reference }, now)
  if (await hasAccessChange(tx, 'duplicate-refunded', reference)) return isNew
  const change = { userId, guideId, change: 'duplicate-refunded', sourceRef: reference } as const
  await insertAccessChange(tx, { ...change, reason: 'the gift was paid for already' }, now)
  await sendUnneededPaymentMail(tx, deps, bought, 'gift', now)
  return isNew
}
