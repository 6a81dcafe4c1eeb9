import type { PageLanguage } from '../../../shared/languages.ts'
import type { Currency, Money } from '../../../shared/money.ts'
import type { Db } from '../../platform/database.ts'

export interface StoredGift {
  id: string
  buyerId: number
  /** Null where months of Pro are given. */
  guideId: number | null
  months: number | null
  language: PageLanguage
  recipient: string | null
  message: string
  tellAt: Date
  toldAt: Date | null
  toldTimes: number
  /** When the last mail was refused for good. */
  refusedAt: Date | null
  stripePaymentId: string | null
  paidAt: Date | null
  suspendedAt: Date | null
  revokedAt: Date | null
  claimedAt: Date | null
  claimedBy: number | null
  purchaseId: number | null
  createdAt: Date
}

const giftColumns = [
  'id',
  'buyer_id as buyerId',
  'guide_id as guideId',
  'months',
  'language',
  'recipient',
  'message',
  'tell_at as tellAt',
  'told_at as toldAt',
  'told_times as toldTimes',
  'refused_at as refusedAt',
  'stripe_payment_id as stripePaymentId',
  'paid_at as paidAt',
  'suspended_at as suspendedAt',
  'revoked_at as revokedAt',
  'claimed_at as claimedAt',
  'claimed_by as claimedBy',
  'purchase_id as purchaseId',
  'created_at as createdAt',
] as const

// The table's check constraint holds these words.
const toGift = ({ language, ...row }: Omit<StoredGift, 'language'> & { language: string }): StoredGift => ({
  ...row,
  language: language as PageLanguage,
})

type NewGift = Pick<
  StoredGift,
  'id' | 'buyerId' | 'guideId' | 'months' | 'language' | 'recipient' | 'message' | 'tellAt'
>

/** Nothing where there is one with this id. */
export async function insertGift(db: Db, gift: NewGift, now: Date): Promise<void> {
  await db
    .insertInto('gifts')
    .values({
      id: gift.id,
      buyer_id: gift.buyerId,
      guide_id: gift.guideId,
      months: gift.months,
      language: gift.language,
      recipient: gift.recipient,
      message: gift.message,
      tell_at: gift.tellAt,
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
}

export async function findGift(db: Db, id: string): Promise<StoredGift | undefined> {
  const row = await db.selectFrom('gifts').select(giftColumns).where('id', '=', id).executeTakeFirst()
  return row === undefined ? undefined : toGift(row)
}

/** Whoever locks a person as well locks the person first. */
export async function lockGift(tx: Db, id: string): Promise<StoredGift> {
  const row = await tx
    .selectFrom('gifts')
    .select(giftColumns)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow()
  return toGift(row)
}

/** What somebody has given and paid for, or is about to; the newest first. */
export async function listGiftsBy(db: Db, buyerId: number): Promise<StoredGift[]> {
  const rows = await db
    .selectFrom('gifts')
    .select(giftColumns)
    .where('buyer_id', '=', buyerId)
    .orderBy('created_at', 'desc')
    .execute()
  return rows.map(toGift)
}

/** What somebody has claimed. */
export async function listGiftsTo(db: Db, readerId: number): Promise<StoredGift[]> {
  const rows = await db
    .selectFrom('gifts')
    .select(giftColumns)
    .where('claimed_by', '=', readerId)
    .orderBy('claimed_at', 'desc')
    .execute()
  return rows.map(toGift)
}

/** The gifts that these purchases came of. */
export async function listGiftsOfPurchases(db: Db, purchaseIds: readonly number[]): Promise<StoredGift[]> {
  const rows = await db
    .selectFrom('gifts')
    .select(giftColumns)
    .where('purchase_id', 'in', purchaseIds)
    .execute()
  return rows.map(toGift)
}

export interface UnopenedGift {
  /** The recipient. */
  userId: number
  email: string
  guideId: number
  stripePaymentId: string
  money: Money
}

/** Claimed gifts of guides that are paid for, whose recipients have no access to the guide by any title. */
export async function listUnopenedGifts(db: Db): Promise<UnopenedGift[]> {
  const rows = await db
    .selectFrom('gifts')
    .innerJoin('purchases as claimed', 'claimed.id', 'gifts.purchase_id')
    .innerJoin('users', 'users.id', 'claimed.user_id')
    .innerJoin('receipts', 'receipts.reference', 'gifts.stripe_payment_id')
    .select([
      'users.id as userId',
      'users.email',
      'claimed.guide_id as guideId',
      'gifts.stripe_payment_id as stripePaymentId',
      'receipts.amount',
      'receipts.currency',
    ])
    .where('gifts.revoked_at', 'is', null)
    .where('gifts.suspended_at', 'is', null)
    .where('claimed.revoked_at', 'is not', null)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('purchases as open')
            .select('open.id')
            .whereRef('open.user_id', '=', 'claimed.user_id')
            .whereRef('open.guide_id', '=', 'claimed.guide_id')
            .where('open.revoked_at', 'is', null)
            .where('open.suspended_at', 'is', null),
        ),
      ),
    )
    .orderBy('gifts.id')
    .$narrowType<{ stripePaymentId: string }>()
    .execute()
  // The column's check constraint allows only these currencies.
  return rows.map(({ amount, currency, ...row }) => ({
    ...row,
    money: { amountMinor: amount, currency: currency as Currency },
  }))
}

/** Paid for, due, and not yet told. */
export async function listGiftsToTell(db: Db, now: Date, count: number): Promise<string[]> {
  const rows = await db
    .selectFrom('gifts')
    .select('id')
    .where('told_at', 'is', null)
    .where('recipient', 'is not', null)
    .where('tell_at', '<=', now)
    .where('paid_at', 'is not', null)
    .where('claimed_at', 'is', null)
    .where('suspended_at', 'is', null)
    .where('revoked_at', 'is', null)
    .orderBy('tell_at')
    .limit(count)
    .execute()
  return rows.map(({ id }) => id)
}

export async function updateTelling(
  tx: Db,
  id: string,
  telling: Pick<StoredGift, 'recipient' | 'language' | 'message' | 'tellAt'>,
): Promise<void> {
  const { recipient, language, message, tellAt } = telling
  await tx
    .updateTable('gifts')
    .set({ recipient, language, message, tell_at: tellAt })
    .where('id', '=', id)
    .execute()
}

export async function markTold(tx: Db, id: string, now: Date): Promise<void> {
  await tx
    .updateTable('gifts')
    .set((eb) => ({ told_at: now, told_times: eb('told_times', '+', 1), refused_at: null }))
    .where('id', '=', id)
    .execute()
}

/** Nobody was told, so somebody may be told yet. */
export async function markUntold(tx: Db, id: string): Promise<void> {
  await tx.updateTable('gifts').set({ told_at: null, refused_at: null }).where('id', '=', id).execute()
}

/** In which they paid. */
export async function findBuyersLanguage(db: Db, { id, language }: StoredGift): Promise<PageLanguage> {
  const row = await db.selectFrom('receipts').select('language').where('gift_id', '=', id).executeTakeFirst()
  return (row?.language as PageLanguage | undefined) ?? language
}

export async function markUnreached(tx: Db, id: string, now: Date): Promise<void> {
  await tx.updateTable('gifts').set({ refused_at: now }).where('id', '=', id).execute()
}

export async function markPaid(tx: Db, id: string, paymentId: string, now: Date): Promise<void> {
  await tx
    .updateTable('gifts')
    .set({ stripe_payment_id: paymentId, paid_at: now, suspended_at: null, revoked_at: null })
    .where('id', '=', id)
    .execute()
}

export async function markHeld(
  tx: Db,
  id: string,
  { suspendedAt, revokedAt }: Pick<StoredGift, 'suspendedAt' | 'revokedAt'>,
): Promise<void> {
  await tx
    .updateTable('gifts')
    .set({ suspended_at: suspendedAt, revoked_at: revokedAt })
    .where('id', '=', id)
    .execute()
}

export async function markClaimed(
  tx: Db,
  id: string,
  { readerId, purchaseId, now }: { readerId: number; purchaseId: number | null; now: Date },
): Promise<void> {
  await tx
    .updateTable('gifts')
    .set({ claimed_at: now, claimed_by: readerId, purchase_id: purchaseId })
    .where('id', '=', id)
    .execute()
}

export async function insertKey(tx: Db, fingerprint: string, giftId: string, now: Date): Promise<void> {
  await tx.insertInto('gift_keys').values({ fingerprint, gift_id: giftId, made_at: now }).execute()
}

export async function countKeys(tx: Db, giftId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('gift_keys')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('gift_id', '=', giftId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

export async function findGiftByKey(db: Db, fingerprint: string): Promise<StoredGift | undefined> {
  const row = await db
    .selectFrom('gift_keys')
    .select('gift_id as giftId')
    .where('fingerprint', '=', fingerprint)
    .executeTakeFirst()
  return row === undefined ? undefined : findGift(db, row.giftId)
}

/** As they call themselves; empty once they are gone. */
export async function findGiverName(db: Db, buyerId: number): Promise<string> {
  const row = await db.selectFrom('users').select('username').where('id', '=', buyerId).executeTakeFirst()
  return row?.username ?? ''
}

/** What was said to and of others goes with the account of either; the gift stays. */
export async function forgetRecipients(tx: Db, userId: number): Promise<void> {
  await tx
    .updateTable('gifts')
    .set({ recipient: null, message: '' })
    .where((eb) => eb.or([eb('buyer_id', '=', userId), eb('claimed_by', '=', userId)]))
    .execute()
}

/** Addresses and messages of gifts that have long been claimed or taken back. At most `most`; says how many. */
export async function forgetOldRecipients(db: Db, before: Date, most: number): Promise<number> {
  const old = db
    .selectFrom('gifts')
    .select('id')
    .where((eb) => eb.or([eb('claimed_at', '<', before), eb('revoked_at', '<', before)]))
    .where((eb) => eb.or([eb('recipient', 'is not', null), eb('message', '!=', '')]))
    .limit(most)
  const { numUpdatedRows } = await db
    .updateTable('gifts')
    .set({ recipient: null, message: '' })
    .where('id', 'in', old)
    .executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
}

/** Gifts that nobody has paid for, once no attempt to pay for them is kept. At most `most`; says how many. */
export async function deleteUnpaidGifts(db: Db, before: Date, most: number): Promise<number> {
  const old = db
    .selectFrom('gifts')
    .select('id')
    .where('paid_at', 'is', null)
    .where('created_at', '<', before)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb.selectFrom('checkouts').select('checkouts.id').whereRef('checkouts.gift_id', '=', 'gifts.id'),
        ),
      ),
    )
    .limit(most)
  const { numDeletedRows } = await db.deleteFrom('gifts').where('id', 'in', old).executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
